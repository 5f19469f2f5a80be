/** A forest the Hunter considers, and what can be changed about it. Nothing here knows what is allowed. */
import { borderBetween, CELLS, cellAt, columnOf, rowOf, turnedCell } from '../forest/geometry';
import type { PrintedView } from '../wire';

export interface Layout {
  /** Borders (`D4-E4`), or cells where trees fill them. */
  trees: readonly string[];
  /** Its two cells. */
  car: readonly string[];
  /** Where each seat starts; the Hunter is the first. */
  starts: readonly string[];
}

/** How a printed map is used. */
export interface Use {
  /** Quarter turns clockwise. */
  turns: number;
  spot: number;
  /** The printed cell of each Hunted, counted from 0. */
  order: readonly number[];
}

/** The directions of the car's second half, clockwise. */
const AROUND = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

function turnedTree(tree: string): string {
  const [a = '', b] = tree.split('-').map((cell) => turnedCell(cell));
  return b ? (borderBetween(a, b) ?? tree) : a;
}

/** A quarter turn clockwise. */
export const turned = ({ trees, car, starts }: Layout): Layout => ({
  trees: trees.map(turnedTree),
  car: car.map((cell) => turnedCell(cell)),
  starts: starts.map((cell) => turnedCell(cell)),
});

/** A printed map as it would be laid out. */
export function layoutOf(map: PrintedView, { turns, spot, order }: Use): Layout {
  let layout: Layout = {
    trees: map.trees,
    car: map.spots[spot] ?? [],
    starts: [map.hunter, ...order.map((start) => map.starts[start] ?? '')],
  };
  for (let turn = 0; turn < turns; turn++) layout = turned(layout);
  return layout;
}

export const has = (layout: Layout, tree: string): boolean => layout.trees.includes(tree);

/** Plant a tree, or fell it. */
export function toggled(layout: Layout, tree: string): Layout {
  const trees = has(layout, tree)
    ? layout.trees.filter((other) => other !== tree)
    : [...layout.trees, tree];
  return { ...layout, trees };
}

/** Something that can be picked up stands there. */
export const isTaken = ({ car, starts }: Layout, cell: string): boolean =>
  starts.includes(cell) || car.includes(cell);

/** What stands in one cell goes to another: whoever is there changes places, trees in cells give way. */
export function moved(layout: Layout, from: string, to: string): Layout {
  if (layout.starts.includes(from)) {
    const starts = layout.starts.map((cell) => (cell === from ? to : cell === to ? from : cell));
    return cleared({ ...layout, starts });
  }
  const other = layout.car.find((cell) => cell !== from);
  if (!other || !layout.car.includes(from)) return layout;
  const [right, down] = [columnOf(other) - columnOf(from), rowOf(other) - rowOf(from)];
  const beside =
    cellAt(columnOf(to) + right, rowOf(to) + down) ??
    cellAt(columnOf(to) - right, rowOf(to) - down);
  return beside ? cleared({ ...layout, car: [to, beside] }) : layout;
}

/** The car turned around the half in this cell, a quarter clockwise or as far as the forest goes. */
export function carTurned(layout: Layout, pivot: string): Layout {
  const other = layout.car.find((cell) => cell !== pivot);
  if (!other || !layout.car.includes(pivot)) return layout;
  const now = AROUND.findIndex(
    ([right, down]) => cellAt(columnOf(pivot) + right, rowOf(pivot) + down) === other,
  );
  for (const by of [1, 2, 3]) {
    const [right, down] = AROUND[(now + by) % 4] ?? [0, 0];
    const beside = cellAt(columnOf(pivot) + right, rowOf(pivot) + down);
    if (beside) return cleared({ ...layout, car: [pivot, beside] });
  }
  return layout;
}

/** Trees that fill the cells of car and pieces are gone. */
function cleared(layout: Layout): Layout {
  return { ...layout, trees: layout.trees.filter((tree) => !isTaken(layout, tree)) };
}

const apart = (a: string, b: string): number =>
  Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b));

/** With a car and as many starts as there are seats; what is missing stands as far from the others as can be. */
export function completed(layout: Layout, seats: number): Layout {
  const [a = '', b = ''] = layout.car;
  const isWhole = layout.car.length === 2 && CELLS.includes(a) && apart(a, b) === 1;
  const car = isWhole ? layout.car : ['G8', 'H8'];
  const starts = layout.starts.slice(0, seats);
  for (let seat = 0; seat < seats; seat++) {
    if (starts[seat]) continue;
    const others = [...car, ...starts.filter((cell) => cell)];
    const room = (cell: string) => Math.min(...others.map((other) => apart(cell, other)));
    const free = CELLS.filter((cell) => !others.includes(cell) && !layout.trees.includes(cell));
    starts[seat] = free.reduce(
      (best, cell) => (room(cell) > room(best) ? cell : best),
      free[0] ?? 'A1',
    );
  }
  return { ...layout, car, starts };
}
