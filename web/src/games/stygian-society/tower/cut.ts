/** Before and after: a drop for which no recorded motion fits, or whose bank did not come. */

import { CRYPT, FIELD, HAND } from './bank';
import { heldPose } from './hand';
import type { House, Resting } from './house';
import type { Needs } from './needs';
import { isRoomy } from './paths';
import type { Place } from './places';
import type { Film, Move } from './plan';
import type { Pose } from './space';
import measures from './tower.json';

/** Between the middles of two cubes that lie side by side. */
const STEP = 1.3 * measures.edge;
const SPOTS = { field: spots('field'), crypt: spots('crypt') };

export function beforeAndAfter(house: House, needs: Needs, inside: readonly Resting[]): Film {
  const moves: Move[] = [];
  const taken = { field: 0, crypt: 0 };
  let held = 0;
  const out = (end: number): Pose => {
    const place = end === CRYPT ? 'crypt' : 'field';
    return lyingPose(place, taken[place]++);
  };
  const move = (letter: string, start: number, end: number) => {
    const first = start === HAND ? heldPose(held++) : house.pose(start);
    const last = end < 0 ? out(end) : house.pose(end);
    moves.push({ letter, start, end, begins: 0, take: moves.length, poses: [first, last] });
  };
  for (const { letter, order, to } of needs.leaves) move(letter, house.lodging(letter, order), to);
  for (const { letter, order } of needs.sticks) move(letter, HAND, house.lodging(letter, order));
  for (const letter of needs.field) move(letter, HAND, FIELD);
  for (const letter of needs.crypt) move(letter, HAND, CRYPT);
  const resting = inside.filter(({ lodging }) => !moves.some(({ start }) => start === lodging));
  return { resting, moves, frames: 1, isCut: true };
}

/** Side by side, and on top of each other when there is no more room. */
function lyingPose(place: 'field' | 'crypt', n: number): Pose {
  const row = SPOTS[place];
  const [x, y] = row[n % row.length] as readonly [number, number];
  return [x, y, (0.5 + Math.floor(n / row.length)) * measures.edge, 1, 0, 0, 0];
}

/** The nearest first. */
function spots(place: Place): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  for (let y = -5; y > -16; y -= STEP)
    for (let n = 0; n < 12; n++) {
      const x = Math.ceil(n / 2) * STEP * (n % 2 ? 1 : -1);
      if (isRoomy([x, y, measures.edge / 2, 1, 0, 0, 0], place)) found.push([x, y]);
    }
  return found;
}
