import { describe, expect, it } from 'vitest';
import { turnsFrom, turnsToHelp } from './round';

const three = { order: [1, 2, 3, 0], active: 3, ends_with: null };
const four = { order: [1, 2, 0, 3, 4, 0], active: 0, ends_with: null };

describe('the order of turns', () => {
  it('begins with whoever has the turn', () => {
    expect(turnsFrom(three)).toEqual([3, 0, 1, 2]);
    expect(turnsFrom({ ...four, active: 4 })).toEqual([4, 0, 1, 2, 0, 3]);
  });
  it('is the usual one where it is not known which turn it is', () => {
    expect(turnsFrom(four)).toEqual(four.order);
    expect(turnsFrom({ ...three, active: null })).toEqual(three.order);
  });
});

describe('help', () => {
  it('is so many turns away', () => {
    expect(turnsToHelp({ ...three, ends_with: 2 })).toBe(3);
    expect(turnsToHelp({ ...three, active: 1, ends_with: 2 })).toBe(1);
  });
  it('is not counted without a call, nor in the turn that may be the last or the first', () => {
    expect(turnsToHelp(three)).toBeNull();
    expect(turnsToHelp({ ...three, ends_with: 3 })).toBeNull();
    expect(turnsToHelp({ ...four, ends_with: 3 })).toBeNull();
  });
});
