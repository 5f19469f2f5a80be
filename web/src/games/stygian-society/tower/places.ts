/** Where a cube lies, as the eye would judge it (SS-TOW-14). */
import { textOf } from '../board/cubes';
import type { Pose } from './space';
import measures from './tower.json';

export type Place = 'hand' | 'tower' | 'field' | 'crypt';

export interface Shown {
  letter: string;
  pose: Pose;
}

/** Cubes by where they lie. */
export function lying(shown: readonly Shown[]): Record<Place, string> {
  const letters = { hand: [], tower: [], field: [], crypt: [] } as Record<string, string[]>;
  for (const { letter, pose } of shown) letters[placeOf(pose)]?.push(letter);
  const text = (place: string) => textOf(letters[place] ?? []);
  return { hand: text('hand'), tower: text('tower'), field: text('field'), crypt: text('crypt') };
}

export function placeOf([x, y, z]: Pose): Place {
  const { shaft, crypt } = measures;
  if (Math.max(Math.abs(x), Math.abs(y)) <= shaft.inner / 2 + shaft.wall) {
    return z > shaft.height ? 'hand' : 'tower';
  }
  const near = -shaft.inner / 2 - crypt.gap;
  const isCrypt = Math.abs(x) <= crypt.width / 2 && y <= near && y >= near - crypt.depth;
  return isCrypt ? 'crypt' : 'field';
}
