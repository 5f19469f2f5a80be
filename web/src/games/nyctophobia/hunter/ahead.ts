/** What a decision tried out would change, as a picture and in words. */
import type { Foretold } from '../../../lib/messages';
import type { Fact, View } from '../wire';

type Trial = Pick<Foretold<View, Fact>, 'view' | 'happenings'>;

export interface Ghost {
  seat: number;
  who: string;
  /** From where it stands to where it would. */
  way: string[];
  hidden: boolean;
}

export interface Change {
  ghosts: Ghost[];
  felled: string[];
  grown: string[];
  noise: string | null;
  /** Everything has turned: the forest itself is another. */
  isTurned: boolean;
}

/** The sentences up to the end of the Hunter's turn, and no more than can be read at a glance. */
const MOST = 4;

export function changeIn(before: View, { view: after, happenings }: Trial): Change {
  const a = before.forest;
  const b = after.forest;
  const none = { ghosts: [], felled: [], grown: [], noise: null, isTurned: false };
  if (!a || !b) return none;
  if (a.car.join() !== b.car.join()) return { ...none, isTurned: true };
  const ghost = (seat: number, who: string, from: string | null, hidden = false): Ghost[] => {
    const steps = happenings.flatMap(({ fact }) =>
      fact.type === 'HunterSawMove' && fact.seat === seat ? [fact.cell] : [],
    );
    return from && steps.length > 0 ? [{ seat, who, way: [from, ...steps], hidden }] : [];
  };
  return {
    ghosts: [
      ...before.players.flatMap(({ seat, character, cell, hidden }) =>
        ghost(seat, character ?? 'plain', cell, hidden),
      ),
      ...ghost(0, before.hunter ?? 'simple', a.hunter),
    ],
    felled: a.trees.filter((tree) => !b.trees.includes(tree)),
    grown: b.trees.filter((tree) => !a.trees.includes(tree)),
    noise: b.noise !== a.noise ? b.noise : null,
    isTurned: false,
  };
}

export function aheadWords({ happenings }: Trial): string {
  const end = happenings.findIndex(({ fact }) => fact.type === 'TurnEnd');
  const sure = happenings
    .slice(0, end < 0 ? undefined : end)
    .filter(({ fact }) => fact.type !== 'HunterPlayed');
  const words = sure.slice(0, MOST).map(({ text }) => text);
  const rest = sure.length > MOST ? ['And more.'] : [];
  const over = end >= 0 ? ['Then your turn ends.'] : [];
  return [...words, ...rest, ...over].join(' ') || 'Nothing is sure to happen yet.';
}
