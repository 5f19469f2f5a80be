/** Everything there is to see, in words: for who does not see the map. */
import { border, borderBetween, columnOf, neighbour, rowOf, treeBetween } from '../forest/geometry';
import { SIDE_WORDS, SIDES, type Side } from '../voice/sides';
import { capital, type Names } from '../voice/words';
import type { CardView, ForestView, HuntedView, View, WayView } from '../wire';

export const counted = (number: number, word: string): string =>
  `${number} ${word}${number === 1 ? '' : 's'}`;

export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** `Ada, the Boxer`. */
export function personWords({ seat, title }: HuntedView, names: Names): string {
  const name = names[seat] ?? '';
  return title ? `${name}, the ${title}` : name;
}

/** What lies and stands in a clearing, each thing once. */
function thingsIn(cell: string, view: View, forest: ForestView, names: Names): string[] {
  const rocks = forest.rocks.filter((rock) => rock === cell).length;
  const people = view.players
    .filter((player) => player.cell === cell)
    .map((player) => `${personWords(player, names)}${player.hidden ? ', hidden' : ''}`);
  return [
    ...(forest.hunter === cell ? [view.viewer === 0 ? 'you' : 'the Hunter'] : []),
    ...people,
    ...(forest.noise === cell ? ['noise'] : []),
    ...(rocks > 0 ? [rocks === 1 ? 'a rock' : counted(rocks, 'rock')] : []),
    ...(forest.car.includes(cell) ? ['the car'] : []),
    ...(forest.trees.includes(cell) ? ['trees'] : []),
  ];
}

/** The sides of a clearing that a tree bars. */
export function barredSides(cell: string, trees: ReadonlySet<string>): Side[] {
  return SIDES.filter((side) => {
    const beyond = neighbour(cell, side);
    return beyond !== null && treeBetween(cell, beyond, trees) !== null;
  });
}

export function stepsTo(view: View, n: number): number | null {
  return view.outlook?.steps[n] ?? null;
}

/** A clearing for its button: everything in it, its trees, and how far it is. */
export function cellWords(cell: string, n: number, view: View, names: Names): string {
  const { forest } = view;
  if (!forest) return cell;
  const trees = new Set(forest.trees);
  const things = thingsIn(cell, view, forest, names);
  const sides = trees.has(cell) ? [] : barredSides(cell, trees).map((side) => SIDE_WORDS[side]);
  const steps = stepsTo(view, n);
  return [
    `${cell}: ${things.join('; ') || 'nothing'}.`,
    ...(sides.length > 0 ? [`Trees ${listed(sides)}.`] : []),
    ...(steps ? [`${capital(counted(steps, 'step'))} away.`] : []),
  ].join(' ');
}

/** What is around a clearing, side by side. */
export function aroundWords(cell: string, view: View, names: Names): string {
  const { forest } = view;
  if (!forest) return '';
  const trees = new Set(forest.trees);
  const sides = SIDES.map((side) => {
    const beyond = neighbour(cell, side);
    const word = capital(SIDE_WORDS[side]);
    if (beyond === null) return `${word}: the end of the forest.`;
    if (treeBetween(cell, beyond, trees)) return `${word}: a tree.`;
    return `${word}: ${thingsIn(beyond, view, forest, names).join('; ') || 'open'}.`;
  });
  return `Around ${cell}. ${sides.join(' ')}`;
}

/** `2 north, then 1 east`. */
export function wayWords(from: string, cells: readonly string[]): string {
  const runs: { side: Side; steps: number }[] = [];
  let at = from;
  for (const cell of cells) {
    const side = SIDES.find((one) => neighbour(at, one) === cell);
    const last = runs.at(-1);
    if (side && last?.side === side) last.steps += 1;
    else if (side) runs.push({ side, steps: 1 });
    at = cell;
  }
  return runs.map(({ side, steps }) => `${steps} ${SIDE_WORDS[side]}`).join(', then ');
}

/** Who or what a way leads to. */
export function goalWords({ to }: WayView, view: View, names: Names): string {
  const [kind, seat] = to.split(':');
  if (kind !== 'hunted') return `the ${kind}`;
  const player = view.players.find((one) => one.seat === Number(seat));
  if (!player) return '';
  return `${personWords(player, names)}${player.hidden ? ', hidden' : ''}`;
}

/** How far everything is, near to far. */
export function farWords(view: View, names: Names): string {
  const ways = (view.outlook?.ways ?? []).toSorted((a, b) => a.steps - b.steps);
  return ways
    .map((way) => `${capital(goalWords(way, view, names))}: ${stepsWords(way)}.`)
    .join(' ');
}

const stepsWords = (way: WayView): string => {
  if (way.cells.length > 0) return counted(way.steps, 'step');
  return way.steps === 0 ? 'here' : 'no way';
};

/** The answer to "which way?". */
export function directionsTo(way: WayView, view: View, names: Names): string {
  const goal = capital(goalWords(way, view, names));
  const from = view.forest?.hunter;
  if (!from || way.cells.length === 0) return `${goal}: ${stepsWords(way)}.`;
  return `${goal}: ${counted(way.steps, 'step')}, ${wayWords(from, way.cells)}.`;
}

/** Trees by how far they stand from a clearing as the crow flies: 0 is beside it. */
export function treeRings(trees: readonly string[], from: string): string[][] {
  const rings: string[][] = [];
  for (const tree of trees) {
    const cells = tree.includes('-') ? border(tree).cells : [tree];
    const far = Math.min(...cells.map((cell) => apart(cell, from)));
    const ring = tree.includes('-') ? far : Math.max(0, far - 1);
    rings[ring] = [...(rings[ring] ?? []), tree];
  }
  return Array.from(rings, (ring) => ring ?? []);
}

const apart = (a: string, b: string): number =>
  Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b));

/** One ring in words: `Beside you: north, east.`, `2 steps off: between D4 and E4.` */
export function ringWords(ring: number, trees: readonly string[], from: string): string {
  if (ring === 0) {
    const sides = SIDES.filter((side) => {
      const beyond = neighbour(from, side);
      const between = beyond && borderBetween(from, beyond);
      return trees.some((tree) => tree === between || tree === beyond);
    });
    return `Trees beside ${from}: ${listed(sides.map((side) => SIDE_WORDS[side])) || 'none'}.`;
  }
  const where = trees.map((tree) =>
    tree.includes('-') ? `between ${border(tree).cells.join(' and ')}` : `in ${tree}`,
  );
  return `${capital(counted(ring, 'step'))} off: ${where.join('; ') || 'none'}.`;
}

/** A card as its button says it, and which part of it counts. */
export function cardWords(card: CardView): string {
  const said = card.said ? [`First ${card.said}.`] : [];
  if (card.noise === null)
    return [`${card.name}.`, ...said, `${capital(card.quiet)}.`, ...reason(card)].join(' ');
  return [
    `${card.name}.`,
    ...said,
    `Without noise: ${card.quiet}.`,
    `With noise: ${card.noise}.`,
    ...reason(card),
  ].join(' ');
}

const reason = ({ because, part }: CardView): string[] =>
  part === 'both' && because.startsWith('with noise or without') ? [] : [`Now: ${because}.`];
