/** Where things are on the drawing. One cell is 100 units wide. */
import type { View } from '../wire';

export const CELL = 100;
export const WALL = 38;

export interface Point {
  x: number;
  y: number;
}

export type Side = 'S' | 'W' | 'N' | 'E';

export interface Layout {
  /** Columns and rows as they are drawn. */
  cols: number;
  rows: number;
  /** The side of the castle that is drawn at the bottom. */
  foot: Side;
  width: number;
  height: number;
  /** Width of the margin left and right of the doors, and of the one above and below. */
  marginX: number;
  marginY: number;
}

/** A margin holds the wall; where somebody starts, also the strip to stand on. */
export function layout(view: Pick<View, 'cols' | 'rows' | 'players'>, foot: Side = 'S'): Layout {
  const sides = view.players.map(({ side }) => turned(side, foot));
  const marginX = sides.includes('W') || sides.includes('E') ? WALL + 86 : WALL + 24;
  const marginY = sides.includes('N') || sides.includes('S') ? WALL + 86 : WALL + 24;
  const [cols, rows] = isAside(foot) ? [view.rows, view.cols] : [view.cols, view.rows];
  return {
    cols,
    rows,
    foot,
    width: cols * CELL + 2 * marginX,
    height: rows * CELL + 2 * marginY,
    marginX,
    marginY,
  };
}

/** The side at the bottom of somebody's screen: the own one, for who sits in the castle. */
export function footOf(view: Pick<View, 'players'>, viewer: number): Side {
  return (view.players[viewer]?.side ?? 'S') as Side;
}

/** East and west lie above and below. */
function isAside(foot: Side): boolean {
  return foot === 'W' || foot === 'E';
}

const CLOCKWISE: readonly Side[] = ['N', 'E', 'S', 'W'];

/** Where a side of the castle is on the drawing, by the name it would have there if north were up. */
export function turned(side: string, foot: Side): Side {
  const at = CLOCKWISE.indexOf(side as Side) + CLOCKWISE.indexOf('S') - CLOCKWISE.indexOf(foot);
  return CLOCKWISE[(at + 4) % 4] ?? 'S';
}

export function column(cell: string): number {
  return cell.charCodeAt(0) - 65;
}

export function row(cell: string): number {
  return Number(cell.slice(1)) - 1;
}

export function cellAt(col: number, row: number): string {
  return `${String.fromCharCode(65 + col)}${row + 1}`;
}

/** The place of a cell on the drawing: how many columns from the left, how many rows from the top. */
export function spot(at: Layout, cell: string): Point {
  const [right, down] = [column(cell), row(cell)];
  switch (at.foot) {
    case 'N':
      return { x: at.cols - 1 - right, y: at.rows - 1 - down };
    case 'W':
      return { x: down, y: at.rows - 1 - right };
    case 'E':
      return { x: at.cols - 1 - down, y: right };
    default:
      return { x: right, y: down };
  }
}

/** The cell at a place of the drawing. */
export function cellOn(at: Layout, { x, y }: Point): string {
  switch (at.foot) {
    case 'N':
      return cellAt(at.cols - 1 - x, at.rows - 1 - y);
    case 'W':
      return cellAt(at.rows - 1 - y, x);
    case 'E':
      return cellAt(y, at.cols - 1 - x);
    default:
      return cellAt(x, y);
  }
}

/** All cells as they are drawn, row by row. */
export function cellsOn(at: Layout): string[] {
  return Array.from({ length: at.cols * at.rows }, (_, n) =>
    cellOn(at, { x: n % at.cols, y: Math.floor(n / at.cols) }),
  );
}

/** The upper left corner of a cell. */
export function corner(at: Layout, cell: string): Point {
  const { x, y } = spot(at, cell);
  return { x: at.marginX + x * CELL, y: at.marginY + y * CELL };
}

/** The point where two diagonal cells touch. */
export function touch(at: Layout, a: string, b: string): Point {
  const [one, other] = [corner(at, a), corner(at, b)];
  return { x: (one.x + other.x + CELL) / 2, y: (one.y + other.y + CELL) / 2 };
}

/** Where the feet of somebody in this doorway are. */
export function threshold(at: Layout, cell: string): Point {
  const { x, y } = corner(at, cell);
  return { x: x + CELL / 2, y: y + 93 };
}

/** Where the feet of somebody outside are, on this side of the drawing. */
export function outside(at: Layout, side: Side): Point {
  const middle = { x: at.width / 2, y: at.height / 2 };
  if (side === 'N') return { x: middle.x, y: 68 };
  if (side === 'S') return { x: middle.x, y: at.height - 10 };
  if (side === 'W') return { x: 42, y: middle.y + 28 };
  return { x: at.width - 42, y: middle.y + 28 };
}

export const OPPOSITE: Record<string, Side> = { S: 'N', N: 'S', W: 'E', E: 'W' };

/** Whether two cells touch only at a corner. */
export function isDiagonal(a: string, b: string): boolean {
  return Math.abs(column(a) - column(b)) === 1 && Math.abs(row(a) - row(b)) === 1;
}

/** The joint between two diagonal cells, by its north-west cell. */
export function jointOf(a: string, b: string): string {
  return cellAt(Math.min(column(a), column(b)), Math.min(row(a), row(b)));
}

/** The two pairs that meet at a joint, each with its northern cell first. */
export function pairsAt(joint: string): [string, string][] {
  const col = column(joint);
  const line = row(joint);
  return [
    [joint, cellAt(col + 1, line + 1)],
    [cellAt(col + 1, line), cellAt(col, line + 1)],
  ];
}
