import { describe, expect, it } from 'vitest';
import { buildOf, statureOf } from './figure';

describe('a figure', () => {
  it('is the same for the same enemy, of any content pack', () => {
    const ids = ['brute', 'clockwork_nun', 'tin_wolf', 'the_last_librarian', 'ash'];
    expect(ids.map(buildOf)).toEqual(ids.map(buildOf));
    expect(new Set(ids.map((id) => JSON.stringify(buildOf(id)))).size).toBeGreaterThan(2);
    for (const { body, held } of ids.map(buildOf)) {
      expect(body).toBeLessThan(6);
      expect(held).toBeLessThan(10);
    }
  });
  it('is bigger the more it can bear, a boss above all', () => {
    expect(statureOf(3, false)).toBeLessThan(statureOf(9, false));
    expect(statureOf(40, false)).toBeLessThan(statureOf(1, true));
  });
});
