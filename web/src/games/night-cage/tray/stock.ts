/** Counting tiles: what is left, what is lost, what may come next. */
import { KINDS, original } from '../board/tiles';
import type { View } from '../wire';

export interface Stock {
  code: string;
  stack: number;
  lost: number;
  next: number;
}

/** Every kind there is in this game, Gates and Keys first. */
export function inventory(view: View): Stock[] {
  const { opening, rest, next } = view.stack;
  return KINDS.map((code) => ({
    code,
    stack: (opening[code] ?? 0) + (rest[code] ?? 0),
    lost: view.discards[code] ?? 0,
    next: next[code] ?? 0,
  })).filter(
    ({ code, stack, lost }) => code !== 'S' && (stack > 0 || lost > 0 || lies(view, code)),
  );
}

function lies(view: View, code: string): boolean {
  return view.spaces.some(({ tile }) => original(tile) === code) || view.hand === code;
}

/** How many tiles the stack had when the candle was new. */
export function wholeStack(view: View): number {
  const lost = Object.entries(view.discards).reduce(
    (n, [code, more]) => (code === 'S' ? n : n + more),
    0,
  );
  const laid = view.spaces.filter(({ tile }) => !'.SD'.includes(original(tile))).length;
  // The second Omen is laid like any tile; only the first lies aside (NC-DIRGE-02).
  const aside = Math.min(1, view.omens);
  return view.stack.left + lost + laid + aside + (view.hand === null ? 0 : 1);
}
