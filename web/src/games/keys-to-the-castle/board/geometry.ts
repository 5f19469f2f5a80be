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
  cols: number;
  rows: number;
  width: number;
  height: number;
  /** Width of the margin left and right of the doors, and of the one above and below. */
  marginX: number;
  marginY: number;
}

/** A margin holds the wall; where somebody starts, also the strip to stand on. */
export function layout(view: Pick<View, 'cols' | 'rows' | 'players'>): Layout {
  const sides = view.players.map((player) => player.side);
  const marginX = sides.includes('W') || sides.includes('E') ? WALL + 86 : WALL + 24;
  const marginY = sides.includes('N') || sides.includes('S') ? WALL + 86 : WALL + 24;
  return {
    cols: view.cols,
    rows: view.rows,
    width: view.cols * CELL + 2 * marginX,
    height: view.rows * CELL + 2 * marginY,
    marginX,
    marginY,
  };
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

/** The north-west corner of a cell. */
export function corner(at: Layout, cell: string): Point {
  return { x: at.marginX + column(cell) * CELL, y: at.marginY + row(cell) * CELL };
}

/** Where the feet of somebody in this doorway are. */
export function threshold(at: Layout, cell: string): Point {
  const { x, y } = corner(at, cell);
  return { x: x + CELL / 2, y: y + 93 };
}

/** Where the feet of somebody outside on this side are. */
export function outside(at: Layout, side: string): Point {
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
