/** What the Hunter sees happen, step by step: the view after each fact, and what belongs together. */
import type { Fact, ForestView, View } from '../wire';

type Type = Fact['type'];

/** Milliseconds; the Hunter sees what the others only hear of. */
export const HUNTER_LASTS: Partial<Record<Type, number>> = {
  HunterSawMove: 420,
  HunterSawNoise: 700,
  HunterSawTree: 900,
  HunterPlayed: 700,
  HunterPart: 900,
  HunterStood: 1600,
  HunterDrew: 500,
  HunterWounded: 600,
  Stepped: 200,
  Felt: 200,
};

/** What is shown in the moment of the fact before it. */
export const HUNTER_TOGETHER: Partial<Record<Type, readonly Type[]>> = {
  HunterSawMove: ['Stepped', 'Hopped'],
  HunterSawNoise: ['Noise', 'HunterSawMove', 'HunterPart'],
  HunterSawTree: ['HunterSawTree', 'HunterSawMove'],
  Forest: ['HunterSawTree', 'HunterSawMove'],
  TurnEnd: ['HunterDrew', 'HunterWounded'],
  HunterWounded: ['HunterDrew', 'Countered'],
  Felt: ['Turn', 'Unhid'],
  Entered: ['HunterSawMove'],
  Threw: ['Acted'],
  Hid: ['Acted'],
};

/** Facts that tell of every piece at once: the forest turns. */
export const isTurning = (facts: readonly Fact[]): boolean =>
  facts.some((fact) => fact.type === 'Forest' && fact.kind === 'turned');

/** The view with what a fact says of the forest; distances and ways are void until the story is over. */
export function afterSeen(view: View, fact: Fact, end: View): View {
  const seen = forestAfter(view, fact, end);
  return seen === view.forest && view.outlook === null
    ? withHand(view, fact)
    : withHand({ ...view, forest: seen, outlook: null }, fact);
}

function withHand(view: View, fact: Fact): View {
  if (fact.type === 'HunterSawMove' && fact.seat > 0)
    return { ...view, players: changed(view, fact.seat, { cell: fact.cell, distance: null }) };
  if (fact.type === 'Entered') {
    const found = fact.items.filter((item) => item === 'rock').length;
    const held = view.players.find(({ seat }) => seat === fact.seat)?.rocks ?? 0;
    return { ...view, players: changed(view, fact.seat, { rocks: held + found }) };
  }
  const { cards } = view;
  if (!cards) return view;
  if (fact.type === 'HunterWounded') return { ...view, cards: { ...cards, wounded: fact.wounded } };
  if (fact.type !== 'HunterPlayed') return view;
  const card = cards.cards.find(({ id }) => id === fact.card) ?? null;
  const rest = cards.cards.filter(({ id }) => id !== fact.card);
  return { ...view, cards: { ...cards, cards: rest, playing: card } };
}

const changed = (view: View, seat: number, change: object) =>
  view.players.map((player) => (player.seat === seat ? { ...player, ...change } : player));

function forestAfter(view: View, fact: Fact, end: View): ForestView | null {
  const { forest } = view;
  if (!forest) return forest;
  switch (fact.type) {
    case 'HunterSawMove':
      return fact.seat === 0 ? { ...forest, hunter: fact.cell } : forest;
    case 'HunterSawNoise':
      return { ...forest, noise: fact.cell };
    case 'HunterSawTree': {
      const others = forest.trees.filter((tree) => tree !== fact.tree);
      return { ...forest, trees: fact.stands ? [...others, fact.tree] : others };
    }
    case 'Entered': {
      const there = view.players.find(({ seat }) => seat === fact.seat)?.cell;
      return { ...forest, rocks: forest.rocks.filter((rock) => rock !== there) };
    }
    case 'Forest': {
      if (fact.kind !== 'turned' || !end.forest) return forest;
      const { trees, car, rocks, noise } = end.forest;
      return { ...forest, trees, car, rocks, noise };
    }
    default:
      return forest;
  }
}
