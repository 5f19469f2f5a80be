import { describe, expect, it } from 'vitest';
import { bearing } from './sound';

describe('where a sound comes from', () => {
  it('is heard by one ear more, and dull from behind', () => {
    const [north, east, south, west] = [
      { east: 0, north: 1 },
      { east: 2, north: 0 },
      { east: 0, north: -1 },
      { east: -1, north: 0 },
    ].map(bearing);
    expect(north).toEqual({ pan: 0, dull: 0 });
    expect(east?.pan).toBeGreaterThan(0.5);
    expect(west?.pan).toBe(-(east?.pan ?? 0));
    expect(south?.pan).toBeCloseTo(0);
    expect(south?.dull).toBeLessThan(-5);
    expect(bearing({ east: 0, north: 0 })).toEqual({ pan: 0, dull: 0 });
  });
});
