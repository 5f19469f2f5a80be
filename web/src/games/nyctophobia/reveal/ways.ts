/** Everybody's way through the forest, up to a moment. */
import { columnOf, rowOf, turnedCell } from '../forest/geometry';
import type { Stand } from './moments';

export interface Way {
  seat: number;
  /** Runs of cells, each a step from the one before; a card may put the piece down elsewhere.
   * When the forest turns they turn with it, and lie where they were among the trees. */
  legs: readonly (readonly string[])[];
}

/** Steps from cell to cell, whatever stands between. */
export function apart(a: string, b: string): number {
  return Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b));
}

/** A step, or a hop over a tree that fills a cell. */
function isStep(a: string, b: string): boolean {
  return apart(a, b) === 1 || (apart(a, b) === 2 && (a[0] === b[0] || a[1] === b[1]));
}

export function waysOf(stands: readonly Stand[], until: number): Way[] {
  const seats = stands[0]?.cells.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => {
    let legs: string[][] = [];
    for (const { at, cells, quarters } of stands) {
      const cell = cells[seat];
      if (at > until) break;
      if (quarters > 0) legs = legs.map((leg) => leg.map((one) => turnedCell(one, quarters)));
      const last = legs.at(-1)?.at(-1);
      if (!cell || cell === last) continue;
      if (last && isStep(last, cell)) legs.at(-1)?.push(cell);
      else legs.push([cell]);
    }
    return { seat, legs };
  });
}
