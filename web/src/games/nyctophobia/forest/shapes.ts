/** Outlines of what grows in the forest, as paths. */
import { BORDERS, border, CELLS, grain, place, SIDE, SIZE, treePlace } from './geometry';

const round = (number: number) => Math.round(number * 10) / 10;

interface Crown {
  x: number;
  y: number;
  reach: number;
  turn: number;
}

/** Twigs of a fir from above. */
const TWIGS = 9;

/** A fir from above: a star with soft notches. */
function star({ x, y, reach, turn }: Crown, scale = 1): string {
  const points = Array.from({ length: TWIGS * 2 }, (_, n) => {
    const far = reach * scale * (n % 2 === 0 ? 1 : 0.68);
    const angle = turn + (n * Math.PI) / TWIGS;
    return `${round(x + far * Math.cos(angle))} ${round(y + far * Math.sin(angle))}`;
  });
  return `M${points.join('L')}Z`;
}

/** Firs in a row along a border, or filling a cell. */
function crownsOf(tree: string): Crown[] {
  const { x, y } = treePlace(tree);
  const crown = (dx: number, dy: number, reach: number, n: number): Crown => ({
    x: x + dx + (grain(tree, n) - 0.5) * 7,
    y: y + dy + (grain(tree, n + 9) - 0.5) * 7,
    reach: reach * (0.9 + grain(tree, n + 20) * 0.25),
    turn: grain(tree, n + 30),
  });
  if (!tree.includes('-'))
    return [
      crown(-26, -26, 22, 0),
      crown(26, -24, 21, 1),
      crown(-25, 26, 21, 2),
      crown(27, 26, 22, 3),
      crown(0, 0, 30, 4),
    ];
  const isNS = border(tree).runs === 'NS';
  return [-32, 0, 32].map((along, n) =>
    crown(isNS ? 0 : along, isNS ? along : 0, n === 1 ? 19 : 17, n),
  );
}

export interface TreeShape {
  shade: string;
  crown: string;
  light: string;
  top: string;
}

const shapes = new Map<string, TreeShape>();

/** The layers of a tree from the ground up; the moon stands in the north-west. */
export function treeShape(tree: string): TreeShape {
  const known = shapes.get(tree);
  if (known) return known;
  const crowns = crownsOf(tree);
  const moved = (by: number) => crowns.map((one) => ({ ...one, x: one.x + by, y: one.y + by }));
  const drawn = (list: Crown[], scale: number) => list.map((one) => star(one, scale)).join('');
  const shape = {
    shade: drawn(moved(6), 1.08),
    crown: drawn(crowns, 1),
    light: drawn(moved(-2), 0.68),
    top: drawn(moved(-3.5), 0.3),
  };
  shapes.set(tree, shape);
  return shape;
}

/** Of a felled tree, what is left: stumps in a row. */
export function stumps(tree: string): readonly { x: number; y: number }[] {
  return crownsOf(tree).map(({ x, y }) => ({ x: round(x), y: round(y) }));
}

/** A clearing with an edge that is nowhere straight. */
function clearing(cell: string): string {
  const { x, y } = place(cell);
  const points = Array.from({ length: 12 }, (_, n) => {
    const angle = (n * Math.PI) / 6;
    const squared = 1 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))) ** 0.72;
    const far = 41 * squared * (0.96 + grain(cell, n) * 0.08);
    return [round(x + far * Math.cos(angle)), round(y + far * Math.sin(angle))] as const;
  });
  const middle = (n: number) => {
    const [ax, ay] = points[n % 12] ?? [0, 0];
    const [bx, by] = points[(n + 1) % 12] ?? [0, 0];
    return `${round((ax + bx) / 2)} ${round((ay + by) / 2)}`;
  };
  const curves = points.map(([px, py], n) => `Q${px} ${py} ${middle(n)}`);
  return `M${middle(11)}${curves.join('')}Z`;
}

/** The gap between two clearings where nothing stands. */
function gap(name: string): string {
  const { x, y, runs } = border(name);
  const [across, along] = runs === 'NS' ? [15, 37] : [37, 15];
  return `M${x - across} ${y - along}h${2 * across}v${2 * along}h${-2 * across}Z`;
}

/** All the ground one can stand on: clearings, and the ways between them that no tree bars. */
export function groundOf(trees: ReadonlySet<string>): string {
  const clearings = CELLS.filter((cell) => !trees.has(cell));
  const gaps = BORDERS.filter(
    (name) => !trees.has(name) && border(name).cells.every((cell) => !trees.has(cell)),
  );
  return [...clearings.map(clearing), ...gaps.map(gap)].join('');
}

/** Where four clearings meet something low grows, which bars nobody's way. */
export const SHRUBS: string = (() => {
  const corners = Array.from({ length: (SIDE - 1) ** 2 }, (_, n) => {
    const [column, row] = [(n % (SIDE - 1)) + 1, Math.floor(n / (SIDE - 1)) + 1];
    const name = `${column} ${row}`;
    return { x: column * SIZE, y: row * SIZE, reach: 19 + grain(name) * 5, turn: grain(name, 1) };
  });
  return corners.map((one) => star(one)).join('');
})();

/** The wood that goes on around the clearings. */
export const RIM: string = (() => {
  const length = SIDE * SIZE;
  const crowns: Crown[] = [];
  for (let at = -22; at < length + 30; at += 34)
    for (const side of [0, 1, 2, 3]) {
      const out = -24 + grain(`${at}`, side) * 6;
      const far = length - out;
      const [x, y] = [
        [at, out],
        [far, at],
        [at, far],
        [out, at],
      ][side] ?? [0, 0];
      crowns.push({ x: x ?? 0, y: y ?? 0, reach: 25, turn: grain(`${at}`, side + 4) });
    }
  return crowns.map((one) => star(one)).join('');
})();
