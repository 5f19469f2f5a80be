import { describe, expect, it } from 'vitest';
import { minus, plus } from '../board/cubes';
import { dice } from './dice';
import { House, TOWER_EDGE } from './house';
import type { Drop } from './needs';
import { lying } from './places';
import { type Film, filmOf } from './plan';
import { lengthOf, sceneAt } from './scene';
import { overlap, type Pose } from './space';
import { someDrop, theBank } from './testing';

const DROPS = Number(process.env.DROPS ?? 60);
/** SS-TOW-22. */
const FIFTH = 0.2;

const bank = theBank();
const drops = Array.from({ length: DROPS }, (_, n) => someDrop(dice('drop', n)));
const films = drops.map((drop, n): [Drop, House, Film] => {
  const house = new House(`table ${n % 7}`);
  const film = filmOf(bank, house, drop);
  if (!film) throw new Error(`no film for ${JSON.stringify(drop)}`);
  return [drop, house, film];
});

describe('the film of a drop', () => {
  it('begins with what is inside and in hand', () => {
    for (const [drop, house, film] of films) {
      const { tower, hand, field, crypt } = lying(sceneAt(film, house, 0));
      expect([tower, hand, field, crypt]).toEqual([drop.inside, drop.dropped, '0', '0']);
    }
  });

  it('ends with exactly the outcome, by colour and place', () => {
    for (const [drop, house, film] of films) {
      const { tower, hand, field, crypt } = lying(sceneAt(film, house, lengthOf(film) - 1));
      const left = minus(minus(plus(drop.inside, drop.dropped), drop.field), drop.crypt);
      expect([tower, hand, field, crypt]).toEqual([left, '0', drop.field, drop.crypt]);
    }
  });

  it('leaves what stays where it is seen before the next drop', () => {
    for (const [drop, house, film] of films) {
      const end = sceneAt(film, house, lengthOf(film) - 1);
      const left = minus(minus(plus(drop.inside, drop.dropped), drop.field), drop.crypt);
      for (const { letter, lodging } of house.resting(left)) {
        const pose = house.pose(lodging);
        const near = end.filter((one) => one.letter === letter && away(one.pose, pose) < 0.05);
        expect(near).toHaveLength(1);
      }
    }
  });

  it('shows no two cubes in one place', () => {
    for (const [drop, house, film] of films) {
      const deepest = worst(film, house);
      expect(deepest.depth, JSON.stringify([drop, deepest])).toBeLessThanOrEqual(FIFTH);
    }
  });

  it('is the same whenever it is looked at', () => {
    const again = drops.map((drop, n) => filmOf(bank, new House(`table ${n % 7}`), drop));
    expect(again).toEqual(films.map(([, , film]) => film));
  });
});

function away(a: Pose, b: Pose): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function worst(film: Film, house: House): { depth: number; frame: number } {
  let found = { depth: 0, frame: 0 };
  const resting = film.resting.length;
  for (let frame = 0; frame < lengthOf(film); frame++) {
    const shown = sceneAt(film, house, frame);
    for (let a = resting; a < shown.length; a++) {
      for (let b = 0; b < a; b++) {
        const depth = overlap(shown[a]?.pose as Pose, shown[b]?.pose as Pose, TOWER_EDGE);
        if (depth > found.depth) found = { depth, frame };
      }
    }
  }
  return found;
}
