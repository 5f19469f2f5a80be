/** A board whose edges are joined: spaces, neighbours, and where they are on the drawing. */

export const CELL = 100;
/** How much of the far side shows around the board. */
export const RIM = 58;

export type Side = 'N' | 'E' | 'S' | 'W';
export const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];
export const OPPOSITE: Record<Side, Side> = { N: 'S', E: 'W', S: 'N', W: 'E' };
const STEPS: Record<Side, readonly [number, number]> = {
  N: [-1, 0],
  E: [0, 1],
  S: [1, 0],
  W: [0, -1],
};

export interface Point {
  x: number;
  y: number;
}

export function row(cell: string): number {
  return Number(cell.slice(1, cell.indexOf(',')));
}

export function column(cell: string): number {
  return Number(cell.slice(cell.indexOf(',') + 1, -1));
}

/** What people call a column and a row. */
export function columnName(col: number): string {
  return String.fromCharCode(65 + col);
}

export function rowName(line: number): string {
  return String(line + 1);
}

/** `(2,1)` as people say it: B3. */
export function placeName(cell: string): string {
  return `${columnName(column(cell))}${rowName(row(cell))}`;
}

/** `row 2` and `column 2` as people say them: row 3, column C. */
export function lineName(line: string): string {
  const [what, number] = line.split(' ');
  const at = Number(number);
  return `${what} ${what === 'row' ? rowName(at) : columnName(at)}`;
}

/** The space at a row and column counted beyond the edge, too. */
export function cellAt(line: number, col: number, side: number): string {
  return `(${((line % side) + side) % side},${((col % side) + side) % side})`;
}

export function neighbour(cell: string, to: Side, side: number): string {
  const [down, right] = STEPS[to];
  return cellAt(row(cell) + down, column(cell) + right, side);
}

/** The direction in which another space lies next to this one. */
export function sideTowards(from: string, to: string, side: number): Side | null {
  return SIDES.find((to_) => neighbour(from, to_, side) === to) ?? null;
}

/** A step from here crosses the edge of the drawing. */
export function isAcross(from: string, to: Side, side: number): boolean {
  const [down, right] = STEPS[to];
  const line = row(from) + down;
  const col = column(from) + right;
  return line < 0 || col < 0 || line >= side || col >= side;
}

/** The north-west corner of a space. */
export function corner(cell: string): Point {
  return { x: RIM + column(cell) * CELL, y: RIM + row(cell) * CELL };
}

export function middle(cell: string): Point {
  const { x, y } = corner(cell);
  return { x: x + CELL / 2, y: y + CELL / 2 };
}

export function extent(side: number): number {
  return side * CELL + 2 * RIM;
}

/** Where a space shows again beyond the edges: up to three times, for a corner. */
export function ghosts(cell: string, side: number): Point[] {
  const { x, y } = corner(cell);
  const span = side * CELL;
  const xs = [x];
  const ys = [y];
  if (column(cell) === 0) xs.push(x + span);
  if (column(cell) === side - 1) xs.push(x - span);
  if (row(cell) === 0) ys.push(y + span);
  if (row(cell) === side - 1) ys.push(y - span);
  return xs.flatMap((gx) => ys.map((gy) => ({ x: gx, y: gy }))).slice(1);
}

/** One space of a ray: entered on a side, `far` steps from where it began, perhaps gone through. */
export interface Stretch {
  cell: string;
  enters: Side;
  far: number;
  goesOn: boolean;
}

/** The straight rays from a space over others: each way as long as the next one is among them. */
export function rays(from: string, reach: readonly string[], side: number): Stretch[] {
  const among = new Set(reach);
  const found: Stretch[] = [];
  for (const to of SIDES) {
    let cell = neighbour(from, to, side);
    for (let far = 1; among.has(cell) && cell !== from; far++) {
      const next = neighbour(cell, to, side);
      found.push({ cell, enters: OPPOSITE[to], far, goesOn: among.has(next) && next !== from });
      cell = next;
    }
  }
  return found;
}

/** The sides of its own space a ray leaves by. */
export function leaves(from: string, reach: readonly string[], side: number): Side[] {
  return SIDES.filter((to) => {
    const next = neighbour(from, to, side);
    return next !== from && reach.includes(next);
  });
}

/** The middle of a side, from the north-west corner of its space. */
export function edge(to: Side): Point {
  const [down, right] = STEPS[to];
  return { x: CELL / 2 + (right * CELL) / 2, y: CELL / 2 + (down * CELL) / 2 };
}

/** The spaces of `row 2` or `column 0`. */
export function lineCells(line: string, side: number): string[] {
  const [what, number] = line.split(' ');
  const at = Number(number);
  return Array.from({ length: side }, (_, n) =>
    what === 'row' ? cellAt(at, n, side) : cellAt(n, at, side),
  );
}

/** Where somebody who falls along a line is drawn: at its near end, outside the board. */
export function lineEnd(line: string): Point {
  const [what, number] = line.split(' ');
  const along = RIM + Number(number) * CELL + CELL / 2;
  return what === 'row' ? { x: RIM / 2, y: along } : { x: along, y: RIM / 2 };
}
