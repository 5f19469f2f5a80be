/** What a drop must show, cube by cube, so that the outcome is the drop's own. */
import { countOf, LETTERS, minus, plus } from '../board/cubes';
import type { CubesFell } from '../wire';
import { CRYPT, FIELD } from './bank';
import { type Dice, shuffled } from './dice';

/** A drop as the rules tell it; cubes by colour. */
export interface Drop {
  /** In the tower before. */
  inside: string;
  dropped: string;
  field: string;
  crypt: string;
}

export function dropOf({ dropped, field, crypt, inside }: CubesFell): Drop {
  const before = minus(plus(plus(inside, field), crypt), dropped);
  return { inside: before, dropped, field, crypt };
}

export interface Needs {
  /** Dropped cubes that stay: a colour, and the how-manieth of it they become. */
  sticks: { letter: string; order: number }[];
  /** Cubes that come loose, and where they fall. */
  leaves: { letter: string; order: number; to: number }[];
  /** Dropped cubes that fall straight through: their colours. */
  field: string[];
  crypt: string[];
}

/** Cubes of one colour cannot be told apart, so only their number inside matters: when it has grown,
 * some of the dropped ones stick; when it has shrunk, some of the old ones come loose. */
export function needsOf(drop: Drop, roll: Dice): Needs {
  const needs: Needs = { sticks: [], leaves: [], field: [], crypt: [] };
  for (const letter of LETTERS) {
    const [inside, dropped] = [countOf(drop.inside, letter), countOf(drop.dropped, letter)];
    const [field, crypt] = [countOf(drop.field, letter), countOf(drop.crypt, letter)];
    const after = inside + dropped - field - crypt;
    for (let order = inside; order < after; order++) needs.sticks.push({ letter, order });
    const places = shuffled(
      [...Array<number>(field).fill(FIELD), ...Array<number>(crypt).fill(CRYPT)],
      roll,
    );
    for (let order = after; order < inside; order++) {
      needs.leaves.push({ letter, order, to: places.pop() as number });
    }
    for (const place of places) (place === FIELD ? needs.field : needs.crypt).push(letter);
  }
  return needs;
}
