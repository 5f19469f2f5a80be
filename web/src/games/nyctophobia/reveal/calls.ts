/** Where they passed each other, and the closest call. docs/nyctophobia.md says what counts. */
import { treeBetween } from '../forest/geometry';
import type { Fact } from '../wire';
import { type Moment, type Stand, standsOf, type Turn, turnAt, turnsOf } from './moments';
import { apart } from './ways';

export interface Call {
  at: number;
  seat: number;
  /** Steps the Hunter would have needed. */
  steps: number;
  turn: Turn;
  isHidden: boolean;
}

export interface Passing {
  /** The moments of the first and the last they were beside each other. */
  from: number;
  to: number;
  /** Two seats; the Hunter is 0. */
  pair: readonly [number, number];
  turn: Turn;
  /** Trees stood between them all the while. */
  isBarred: boolean;
  /** The one the Hunter passed was hidden. */
  isHidden: boolean;
}

/** More than any way through the forest: nobody can get there. */
export const NO_WAY = 64;

/** The nearest that the Hunter was to somebody who had not been attacked for a round, nor was for another. */
export function closestCall(moments: readonly Moment[]): Call | null {
  const turns = turnsOf(moments);
  const attacks = attacksIn(moments);
  let closest: Call | null = null;
  moments.forEach(({ view }, at) => {
    const turn = turnAt(turns, at);
    if (!turn) return;
    for (const { seat, distance, hidden } of view.players) {
      if (distance === null || distance >= Math.min(NO_WAY, closest?.steps ?? NO_WAY)) continue;
      const isNear = ([whose, when]: readonly [number, number]) =>
        whose === seat && Math.abs(when - turn.number) < view.order.length;
      if (!attacks.some(isNear)) closest = { at, seat, steps: distance, turn, isHidden: hidden };
    }
  });
  return closest;
}

/** Who was attacked in which turn. */
function attacksIn(moments: readonly Moment[]): (readonly [number, number])[] {
  let turn = 0;
  return moments.flatMap(({ happenings }) =>
    happenings.flatMap(({ fact }) => {
      if (fact.type === 'Turn') turn += 1;
      return fact.type === 'Attacked' ? [[fact.seat, turn] as const] : [];
    }),
  );
}

/** Whenever two stood in one clearing or in neighbouring ones, and neither came to touch the other. */
export function passings(moments: readonly Moment[]): Passing[] {
  const stands = standsOf(moments);
  const turns = turnsOf(moments);
  const seats = stands.at(-1)?.cells.length ?? 0;
  const found: Passing[] = [];
  for (let one = 0; one < seats; one += 1)
    for (let other = one + 1; other < seats; other += 1)
      for (const run of runsOf(stands, one, other)) {
        const from = run[0]?.at ?? 0;
        const to = run.at(-1)?.at ?? 0;
        const turn = turnAt(turns, from);
        const told = moments.slice(from, to + 1).flatMap(({ happenings }) => happenings);
        if (!turn || told.some(({ fact }) => touches(fact, one, other))) continue;
        const isBarred = run.every(({ at, cells }) =>
          isTreeBetween(moments[at], cells, one, other),
        );
        const isHidden = one === 0 && isHiddenIn(moments[from], other);
        found.push({ from, to, pair: [one, other], turn, isBarred, isHidden });
      }
  return found.sort((a, b) => a.from - b.from);
}

/** Unbroken runs of stands in which two pieces are beside each other. */
function runsOf(stands: readonly Stand[], one: number, other: number): Stand[][] {
  const runs: Stand[][] = [];
  let wasNear = false;
  for (const stand of stands) {
    const [a, b] = [stand.cells[one], stand.cells[other]];
    const isNear = !!a && !!b && apart(a, b) <= 1;
    if (isNear && wasNear) runs.at(-1)?.push(stand);
    else if (isNear) runs.push([stand]);
    wasNear = isNear;
  }
  return runs;
}

function isTreeBetween(
  moment: Moment | undefined,
  cells: Stand['cells'],
  one: number,
  other: number,
): boolean {
  const [a, b] = [cells[one], cells[other]];
  if (!a || !b || a === b) return false;
  return treeBetween(a, b, new Set(moment?.view.forest?.trees)) !== null;
}

function isHiddenIn(moment: Moment | undefined, seat: number): boolean {
  return moment?.view.players.find((player) => player.seat === seat)?.hidden ?? false;
}

/** One felt, ran into, hit or fought the other. */
export function touches(fact: Fact, one: number, other: number): boolean {
  const item = (seat: number) => (seat === 0 ? 'hunter' : `hunted:${seat}`);
  if (fact.type === 'Attacked') return one === 0 && fact.seat === other;
  if (fact.seat !== one && fact.seat !== other) return false;
  const met = item(fact.seat === one ? other : one);
  switch (fact.type) {
    case 'Searched': {
      const { here, north, east, south, west } = fact;
      return [here, north, east, south, west].flat(2).includes(met);
    }
    case 'Blocked':
      return fact.item === met;
    case 'Threw':
      return fact.hit === met;
    default:
      return false;
  }
}
