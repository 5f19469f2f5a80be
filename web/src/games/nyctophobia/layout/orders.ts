/** The decisions that make a forest stand, one by one, as the rules ask for them. */
import type { Wire } from '../../../lib/messages';
import { columnOf, rowOf } from '../forest/geometry';
import type { View } from '../wire';
import type { Layout, Use } from './layout';

/** What the Hunter has settled on: a printed map and how it is used, or a layout of their own. */
export interface Scheme {
  map: string;
  use: Use | null;
  layout: Layout;
}

export const OWN = 'OWN';
export const SPOTS = 'ABC';
/** What is asked once trees can no longer be changed. */
const STARTING = ['HUNTER_AT', 'HUNTED_AT', 'CONFIRM'];
/** Everything that is asked about the layout. */
export const ASKED = ['SCENARIO', 'TURNED', 'SPOT', 'STARTS', 'CAR_AT', 'BUILD', ...STARTING];

/** The answer to what is asked now; none where the scheme has none. */
export function answerTo(asked: string, view: View, { map, use, layout }: Scheme): Wire | null {
  switch (asked) {
    case 'SCENARIO':
      return { type: asked, scenario: map };
    case 'TURNED':
      return use && { type: asked, degrees: String(use.turns * 90) };
    case 'SPOT':
      return use && { type: asked, spot: SPOTS[use.spot] ?? '' };
    case 'STARTS':
      return use && { type: asked, order: use.order.map((start) => start + 1).join('-') };
    case 'CAR_AT':
      return { type: asked, cells: nameOf(layout.car) };
    case 'BUILD':
      return nextTree(view.forest?.trees ?? [], layout.trees);
    case 'HUNTER_AT':
      return { type: asked, cell: layout.starts[0] ?? '' };
    case 'HUNTED_AT': {
      const next = view.players.find(({ cell }) => cell === null);
      return next ? { type: asked, cell: layout.starts[next.seat] ?? '' } : null;
    }
    case 'CONFIRM':
      return { type: asked };
    default:
      return null;
  }
}

/** Two cells side by side, the one in the north or west first. */
export function nameOf(cells: readonly string[]): string {
  return [...cells].sort((a, b) => rowOf(a) - rowOf(b) || columnOf(a) - columnOf(b)).join('-');
}

/** First what has to go, so that there is room and wood for what is to come. */
function nextTree(standing: readonly string[], wanted: readonly string[]): Wire {
  const spare = standing.find((tree) => !wanted.includes(tree));
  if (spare) return { type: 'TAKE', tree: spare };
  const missing = wanted.find((tree) => !standing.includes(tree));
  return missing ? { type: 'PUT', tree: missing } : { type: 'BUILT' };
}

/** Part of the forest stands already, and otherwise than this layout has it. */
export function isAtOdds(asked: string, { forest, players }: View, layout: Layout): boolean {
  if (!forest || forest.printed) return false;
  const [hunter, ...hunted] = layout.starts;
  const sorted = (trees: readonly string[]) => [...trees].sort().join();
  return (
    (forest.car.length > 0 && nameOf(forest.car) !== nameOf(layout.car)) ||
    (STARTING.includes(asked) && sorted(forest.trees) !== sorted(layout.trees)) ||
    (forest.hunter !== null && forest.hunter !== hunter) ||
    players.some(({ cell }, n) => cell !== null && cell !== hunted[n])
  );
}

/** About how many decisions it takes, to show how far it has come. */
export const lengthOf = ({ use, layout }: Scheme): number =>
  use ? 4 : layout.trees.length + layout.starts.length + 3;
