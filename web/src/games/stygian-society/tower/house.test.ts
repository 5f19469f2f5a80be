import { describe, expect, it } from 'vitest';
import { LETTERS } from '../board/cubes';
import { House, TOWER_EDGE } from './house';
import { overlap } from './space';

const ALL = LETTERS.map((letter) => `${letter}10`).join('');

describe('the lodgings of a table', () => {
  const house = new House('a table');

  it('are enough for every cube, and each has its own', () => {
    const lodgings = house.resting(ALL).map(({ lodging }) => lodging);
    expect(new Set(lodgings).size).toBe(60);
  });

  it('do not reach into each other', () => {
    const poses = house.resting(ALL).map(({ lodging }) => house.pose(lodging));
    const deep = poses.flatMap((a, n) => poses.slice(0, n).map((b) => overlap(a, b, TOWER_EDGE)));
    expect(Math.max(...deep)).toBeLessThan(0.2);
  });

  it('stay the same when cubes come and go', () => {
    const before = house.resting('B2R3');
    expect(
      house
        .resting('B2G1R4')
        .filter(({ letter, lodging }) =>
          before.some((one) => one.letter === letter && one.lodging === lodging),
        ),
    ).toHaveLength(5);
  });

  it('are the same whenever the table is looked at, and others at another table', () => {
    expect(new House('a table').resting('B5K5')).toEqual(house.resting('B5K5'));
    expect(new House('another').resting('B5K5')).not.toEqual(house.resting('B5K5'));
  });
});
