/** The round as everybody may know it (NY-INFO-14): who has the turn, who comes next, when help comes. */
import type { View } from '../wire';

type Round = Pick<View, 'order' | 'active' | 'ends_with'>;

/** The order of turns, beginning with whoever has the turn; the Hunter may be in it twice. */
export function turnsFrom({ order, active }: Round): number[] {
  const now = order.indexOf(active ?? -1);
  return now < 0 || order.lastIndexOf(active ?? -1) !== now
    ? [...order]
    : [...order.slice(now), ...order.slice(0, now)];
}

/** How many turns begin before help is there; null without a call, and where only the engine knows. */
export function turnsToHelp(round: Round): number | null {
  const { order, active, ends_with: last } = round;
  if (last === null || active === null || active === last) return null;
  if (order.indexOf(active) !== order.lastIndexOf(active)) return null;
  return turnsFrom(round).indexOf(last);
}
