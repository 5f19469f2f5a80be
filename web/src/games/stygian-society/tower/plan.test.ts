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
/** Without a bank. */
const cuts = drops.map((drop): [Drop, House, Film] => {
  const house = new House('cut');
  return [drop, house, filmOf(null, house, drop)];
});
const films = drops.map((drop, n): [Drop, House, Film] => {
  const house = new House(`table ${n % 7}`);
  const film = filmOf(bank, house, drop);
  if (film.isCut) throw new Error(`nothing moves in ${JSON.stringify(drop)}`);
  return [drop, house, film];
});

describe('the film of a drop', () => {
  it('begins with what is inside and in hand', () => {
    for (const [drop, house, film] of [...films, ...cuts]) {
      const { tower, hand, field, crypt } = lying(sceneAt(film, house, 0));
      expect([tower, hand, field, crypt]).toEqual([drop.inside, drop.dropped, '0', '0']);
    }
  });

  it('ends with exactly the outcome, by colour and place', () => {
    for (const [drop, house, film] of [...films, ...cuts]) {
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
    for (const [drop, house, film] of [...films, ...cuts]) {
      const deepest = worst(film, house);
      expect(deepest.depth, JSON.stringify([drop, deepest])).toBeLessThanOrEqual(FIFTH);
    }
  });

  it('lets no cube brush another that is still held', () => {
    // One cube sticks and several fall through: whatever the first one did, it met its neighbours in the hand.
    const drop = { inside: 'B1G1W1R1K1', dropped: 'W3R1Y1K1', field: 'W2R1K1', crypt: '0' };
    for (let n = 0; n < 30; n++) {
      expect(filmOf(bank, new House(`hand ${n}`), drop).isCut).toBe(false);
    }
  });

  it('is cut where there is no bank, however many cubes there are', () => {
    const all = { inside: 'B10G10W10', dropped: 'R10Y10K10', field: 'B10R10', crypt: 'G10Y9' };
    const house = new House('all');
    const film = filmOf(null, house, all);
    expect(film.isCut).toBe(true);
    const { tower, field, crypt } = lying(sceneAt(film, house, lengthOf(film) - 1));
    expect([tower, field, crypt]).toEqual(['W10Y1K10', 'B10R10', 'G10Y9']);
    expect(worst(film, house).depth).toBeLessThanOrEqual(FIFTH);
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
