/** Finding one's way over cells and the borders between them, by arrow keys and by pointer. */
import { borderBetween, cellAt, columnOf, neighbour, rowOf, SIDE } from '../forest/geometry';
import { SIDES } from '../voice/sides';

const LAST = 2 * SIDE - 2;
/** How near the middle of a cell a pointer means the cell, when something stands there or not. */
const TAKEN = 0.3;
const EMPTY = 0.14;

/** Cells lie at even columns and rows, borders between them; nothing at a corner. */
function nameAt(x: number, y: number): string | null {
  if (x < 0 || y < 0 || x > LAST || y > LAST) return null;
  const [a, b] = [
    cellAt(Math.floor(x / 2), Math.floor(y / 2)),
    cellAt(Math.ceil(x / 2), Math.ceil(y / 2)),
  ];
  return a && b && (a === b ? a : borderBetween(a, b));
}

/** Where an arrow leads: from a cell to its border and on, along a row of borders past the corners. */
export function walked(from: string, right: number, down: number, isCells: boolean): string {
  const [a = '', b = a] = from.split('-');
  const [x, y] = [columnOf(a) + columnOf(b), rowOf(a) + rowOf(b)];
  const far = nameAt(x + 2 * right, y + 2 * down);
  return (isCells ? far : (nameAt(x + right, y + down) ?? far)) ?? from;
}

/** Everything that can be walked to, row by row. */
export const rowsOf = (isCells: boolean): readonly (readonly string[])[] =>
  Array.from({ length: isCells ? SIDE : LAST + 1 }, (_, row) =>
    Array.from({ length: isCells ? SIDE : LAST + 1 }, (_, column) =>
      isCells ? cellAt(column, row) : nameAt(column, row),
    ).filter((name) => name !== null),
  );

/** The cell under a point, counted in cells from the north-west corner. */
export const cellUnder = (x: number, y: number): string | null =>
  cellAt(Math.floor(x), Math.floor(y));

/** The border or the cell a point means. */
export function meant(x: number, y: number, isTaken: (cell: string) => boolean): string | null {
  const cell = cellUnder(x, y);
  if (!cell) return null;
  const [right, down] = [x % 1, y % 1];
  const far = { N: down, W: right, S: 1 - down, E: 1 - right };
  if (Math.min(...Object.values(far)) > 0.5 - (isTaken(cell) ? TAKEN : EMPTY)) return cell;
  const side = SIDES.reduce((best, other) => (far[other] < far[best] ? other : best));
  // Nothing can be planted along the rim.
  return borderBetween(cell, neighbour(cell, side) ?? cell) ?? cell;
}
