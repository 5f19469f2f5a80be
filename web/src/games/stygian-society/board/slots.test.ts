import { describe, expect, it } from 'vitest';
import { percent, slotsOf } from './slots';

const short = (cost: number, field: number, crypt: number) =>
  slotsOf(cost, field, crypt)
    .slots.map(({ from, wide }) => `${from.charAt(0)}${wide}`)
    .join(' ');

describe('the slots of a cost', () => {
  it('are filled from the field first, then by twos from the crypt', () => {
    expect(short(3, 1, 0)).toBe('f1 n1 n1');
    expect(short(4, 1, 1)).toBe('f1 c2 n1');
    expect(short(3, 0, 2)).toBe('c2 c2');
    expect(short(2, 5, 3)).toBe('f1 f1');
    expect(short(3, 0, 0)).toBe('n1 n1 n1');
  });
});

describe('a chance', () => {
  it('is certain or impossible only when it is', () => {
    expect([0, 0.004, 0.385, 0.998, 1].map(percent)).toEqual(['0', '<1', '39', '>99', '100']);
  });
});
