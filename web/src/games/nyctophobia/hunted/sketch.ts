/** The automatic sketch in words: near to far, with its doubts (NY-INFO-11). */
import { isSide, SIDE_WORDS, SIDES, type Side, STEPS } from '../voice/sides';
import type { SketchEdge, SketchView } from '../wire';

const OPPOSITE: Record<Side, Side> = { N: 'S', E: 'W', S: 'N', W: 'E' };

export interface Known {
  x: number;
  y: number;
  sides: Partial<Record<Side, { felt: string; doubtful: boolean }>>;
  /** In the variant in which trees fill cells. */
  here: { felt: string; doubtful: boolean } | null;
}

/** Every cell something is known of, nearest to the viewer first. */
export function cellsOf(sketch: SketchView): Known[] {
  const cells = new Map<string, Known>();
  const cell = (x: number, y: number): Known => {
    const key = `${x},${y}`;
    const known = cells.get(key) ?? { x, y, sides: {}, here: null };
    cells.set(key, known);
    return known;
  };
  cell(sketch.x, sketch.y);
  for (const { x, y, direction, felt, doubtful } of sketch.edges) {
    if (!isSide(direction)) {
      cell(x, y).here = { felt, doubtful };
      continue;
    }
    cell(x, y).sides[direction] = { felt, doubtful };
    const step = STEPS[direction];
    if (felt !== 'edge')
      cell(x + step.x, y + step.y).sides[OPPOSITE[direction]] = { felt, doubtful };
  }
  const far = ({ x, y }: Known) => Math.abs(x - sketch.x) + Math.abs(y - sketch.y);
  return [...cells.values()].sort((one, two) => far(one) - far(two));
}

const away = (steps: number, plus: string, minus: string) =>
  steps === 0 ? [] : [`${Math.abs(steps)} ${steps > 0 ? plus : minus}`];

/** One sentence for each cell. */
export function sentences(sketch: SketchView): string[] {
  return cellsOf(sketch).map(({ x, y, sides, here }) => {
    const where = [
      ...away(x - sketch.x, 'east', 'west'),
      ...away(y - sketch.y, 'south', 'north'),
    ].join(', ');
    const doubt = (doubtful: boolean) => (doubtful ? ', perhaps' : '');
    const around = SIDES.flatMap((side) => {
      const known = sides[side];
      return known ? [`${SIDE_WORDS[side]} ${known.felt}${doubt(known.doubtful)}`] : [];
    });
    const own = here
      ? [`${here.felt === 'tree' ? 'a tree fills it' : 'free'}${doubt(here.doubtful)}`]
      : [];
    return `${where || 'Where you stand'}: ${[...own, ...around].join('; ') || 'nothing known'}.`;
  });
}

/** The cells the drawing must show, one more around. */
export function extentOf({ x, y, edges }: SketchView): {
  left: number;
  top: number;
  wide: number;
  high: number;
} {
  const xs = [
    x,
    ...edges.flatMap((edge: SketchEdge) => [edge.x, edge.x + (edge.direction === 'E' ? 1 : 0)]),
  ];
  const ys = [
    y,
    ...edges.flatMap((edge: SketchEdge) => [edge.y, edge.y + (edge.direction === 'S' ? 1 : 0)]),
  ];
  const [left, top] = [Math.min(...xs) - 1, Math.min(...ys) - 1];
  return { left, top, wide: Math.max(...xs) - left + 2, high: Math.max(...ys) - top + 2 };
}
