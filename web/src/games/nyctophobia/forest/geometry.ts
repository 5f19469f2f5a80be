/** The forest's plan: cells `A1` (north-west) to `H8`, borders `D4-E4` between neighbours (NY-CONV-01). */
import { type Side, STEPS } from '../voice/sides';

export const SIDE = 8;
/** Drawing units along a clearing. */
export const SIZE = 100;
/** Units around the clearings, for the wood's rim and the letters on it. */
export const MARGIN = 44;
export const SPAN = SIDE * SIZE + 2 * MARGIN;

export const VIEW_BOX = `${-MARGIN} ${-MARGIN} ${SPAN} ${SPAN}`;

/** Where the clearings lie in the drawing, in hundredths: for buttons over it. */
export const AREA = {
  left: (MARGIN / SPAN) * 100,
  top: (MARGIN / SPAN) * 100,
  width: ((SIDE * SIZE) / SPAN) * 100,
  height: ((SIDE * SIZE) / SPAN) * 100,
};

export interface Spot {
  x: number;
  y: number;
}

/** A border between two clearings: its middle and its length in drawing units, and the way it runs. */
export interface Border extends Spot {
  name: string;
  /** The clearings it parts: west and east of it, or north and south. */
  cells: readonly [string, string];
  /** The path along it. */
  line: string;
  runs: 'NS' | 'EW';
}

/** The name of a column and row, counted from 0; none outside the forest. */
export function cellAt(column: number, row: number): string | null {
  const isInside = column >= 0 && column < SIDE && row >= 0 && row < SIDE;
  return isInside ? `${String.fromCharCode(65 + column)}${row + 1}` : null;
}

/** All cells, row by row. */
export const CELLS: readonly string[] = Array.from(
  { length: SIDE * SIDE },
  (_, n) => cellAt(n % SIDE, Math.floor(n / SIDE)) ?? '',
);

export const columnOf = (cell: string): number => cell.charCodeAt(0) - 65;
export const rowOf = (cell: string): number => Number(cell.slice(1)) - 1;

/** The middle of a clearing. */
export function place(cell: string): Spot {
  return { x: (columnOf(cell) + 0.5) * SIZE, y: (rowOf(cell) + 0.5) * SIZE };
}

export function neighbour(cell: string, side: Side): string | null {
  const { x, y } = STEPS[side];
  return cellAt(columnOf(cell) + x, rowOf(cell) + y);
}

/** The border between two neighbours, by the name a tree there would have; none for others. */
export function borderBetween(a: string, b: string): string | null {
  const apart = Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b));
  if (apart !== 1) return null;
  return columnOf(a) + rowOf(a) < columnOf(b) + rowOf(b) ? `${a}-${b}` : `${b}-${a}`;
}

export function border(name: string): Border {
  const [first = '', second = ''] = name.split('-');
  const a = place(first);
  const b = place(second);
  const x = (a.x + b.x) / 2;
  const y = (a.y + b.y) / 2;
  const isNS = a.y === b.y;
  return {
    name,
    cells: [first, second],
    x,
    y,
    line: isNS ? `M${x} ${y - SIZE / 2}v${SIZE}` : `M${x - SIZE / 2} ${y}h${SIZE}`,
    runs: isNS ? 'NS' : 'EW',
  };
}

/** All 112 borders inside the forest. */
export const BORDERS: readonly string[] = CELLS.flatMap((cell) =>
  (['E', 'S'] as const).flatMap((side) => {
    const beyond = neighbour(cell, side);
    return beyond ? [`${cell}-${beyond}`] : [];
  }),
);

/** Where a tree stands, on a border or (`trees=cells`) in a cell. */
export function treePlace(tree: string): Spot {
  return tree.includes('-') ? border(tree) : place(tree);
}

/** What stands in the way from a cell to a neighbour: the tree's name, or none. */
export function treeBetween(a: string, b: string, trees: ReadonlySet<string>): string | null {
  const between = borderBetween(a, b);
  return [between, a, b].find((name) => name !== null && trees.has(name)) ?? null;
}

/** Where a cell comes to lie when the forest is turned clockwise, so many quarters. */
export function turnedCell(cell: string, quarters = 1): string {
  if (quarters === 0) return cell;
  return turnedCell(cellAt(SIDE - 1 - rowOf(cell), columnOf(cell)) ?? cell, quarters - 1);
}

/** A number from 0 to 1 that is always the same for the same name: so each tree has its own shape. */
export function grain(name: string, salt = 0): number {
  let hash = 2166136261 + salt * 97;
  for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return ((hash >>> 8) & 0xffff) / 0xffff;
}
