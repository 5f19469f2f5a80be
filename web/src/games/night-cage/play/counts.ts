/** What is left, lost and still to come, after one more thing has happened. */
import { original } from '../board/tiles';
import type { Fact, StackView, View } from '../wire';

type Counts = Record<string, number>;

/** The view after a fact, whose board, hand and prisoners are those after it already. */
export function counted(view: View, fact: Fact): View {
  const discards = lost(fact).reduce((counts, code) => added(counts, code, 1), view.discards);
  const stack = drawn(fact).reduce(taken, view.stack);
  const after = {
    ...view,
    stack,
    discards,
    last_discards: [...view.last_discards, ...lost(fact)].slice(-12),
    omens: omensAfter(view.omens, fact),
    final_flickers: stack.left === 0,
  };
  return { ...after, gates_left: gatesLeft(after), keys_left: keysLeft(after) };
}

/** The kinds that are discarded. */
function lost(fact: Fact): string[] {
  switch (fact.type) {
    case 'Burned':
      return [fact.tile];
    case 'Swapped':
      return [fact.lost];
    case 'WasHit':
      return fact.tiles;
    case 'WentDark':
      return fact.tiles.map(({ tile }) => tile);
    case 'ChasmOpened':
      return fact.lost.map(({ tile }) => tile);
    case 'FlickerTook':
      return [original(fact.tile)];
    default:
      return [];
  }
}

/** The kinds that leave the stack. */
function drawn(fact: Fact): string[] {
  if (fact.type === 'TileDrawn') return [fact.tile];
  return fact.type === 'WasHit' ? fact.tiles : [];
}

/** Four digits, as the server has them. */
const rounded = (share: number) => Math.floor(share * 10_000 + 0.5) / 10_000;

/** The opening tiles lie on top of the rest (NC-STATE-03). */
function taken(stack: StackView, code: string): StackView {
  const from = sum(stack.opening) > 0 ? 'opening' : 'rest';
  const after = { ...stack, left: stack.left - 1, [from]: added(stack[from], code, -1) };
  const bag = sum(after.opening) > 0 ? after.opening : after.rest;
  const share = ([kind, number]: [string, number]) => [kind, rounded(number / sum(bag))];
  return { ...after, next: Object.fromEntries(Object.entries(bag).map(share)) };
}

function omensAfter(omens: number, { type }: Fact): number {
  if (type === 'OmenSetAside') return 1;
  return type === 'DirgeArrived' ? 2 : omens;
}

/** On the board, in the stack or in hand (NC-END-04). */
function gatesLeft({ spaces, stack, hand }: View): number {
  const laid = spaces.filter(({ tile }) => tile === 'G').length;
  return laid + inStack(stack, 'G') + (hand === 'G' ? 1 : 0);
}

/** Those that somebody has, and those within reach (NC-KEY-07). */
function keysLeft({ spaces, prisoners, stack, hand }: View): number {
  const held = prisoners.filter(({ key }) => key).length;
  const laid = spaces.filter(({ key }) => key).length;
  const drawn = hand === 'K' || hand === 'Q' ? 1 : 0;
  return held + laid + drawn + inStack(stack, 'K') + inStack(stack, 'Q');
}

function inStack({ opening, rest }: StackView, code: string): number {
  return (opening[code] ?? 0) + (rest[code] ?? 0);
}

function sum(counts: Counts): number {
  return Object.values(counts).reduce((all, number) => all + number, 0);
}

/** Kinds there are none of are not listed. */
function added(counts: Counts, code: string, more: number): Counts {
  const after = { ...counts, [code]: (counts[code] ?? 0) + more };
  return Object.fromEntries(Object.entries(after).filter(([, number]) => number > 0));
}
