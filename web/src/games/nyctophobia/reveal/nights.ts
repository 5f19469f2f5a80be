/** Small nights for tests: who stands where, moment by moment. */
import type { Happening } from '../desk';
import type { BeliefView, Fact, HuntedView, View } from '../wire';
import type { Moment } from './moments';

export const NAMES = ['Hal', 'Ada', 'Bo'];

export interface Scene {
  /** `X`, `1`, `2`: `D4 A1 H8`. */
  stand: string;
  facts?: readonly Fact[];
  trees?: readonly string[];
  hidden?: readonly number[];
  /** Steps the Hunter would need to each Hunted. */
  steps?: readonly number[];
  beliefs?: readonly Partial<BeliefView>[];
  stage?: string;
  car?: readonly string[];
}

export const turn = (seat: number): Fact => ({ type: 'Turn', seat });
export const goes = (seat: number, cell: string): Fact => ({ type: 'HunterSawMove', seat, cell });

const wordsOf = (fact: Fact) => ('cell' in fact ? `${fact.seat} to ${fact.cell}` : fact.type);

export function viewOf({
  stand,
  trees = [],
  hidden = [],
  steps = [],
  beliefs = [],
  stage = 'play',
  car = [],
}: Scene): View {
  const [hunter = null, ...cells] = stand.split(' ');
  const players = cells.map((cell, n): HuntedView => {
    const distance = steps[n] ?? null;
    const known = { character: null, title: null, health: 2, rocks: 1, fogged: false };
    return { ...known, seat: n + 1, hidden: hidden.includes(n + 1), cell, distance };
  });
  const empty = {
    origin: 'A1',
    trees: [],
    open: [],
    doubtful: [],
    ends: [],
    car: [],
    met: null,
    since: 0,
  };
  return {
    stage,
    players,
    order: [1, 2, 0],
    told: [],
    called_by: null,
    winner: null,
    forest: { hunter, trees, car },
    beliefs: beliefs.map((belief, n) => ({ ...empty, seat: n + 1, ...belief })),
  } as unknown as View;
}

export function nightOf(...scenes: readonly Scene[]): Moment[] {
  return scenes.map((scene, seq) => ({
    seq,
    view: viewOf(scene),
    happenings: (scene.facts ?? []).map((fact): Happening => ({ fact, text: wordsOf(fact) })),
  }));
}
