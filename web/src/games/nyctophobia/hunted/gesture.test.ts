import { describe, expect, it } from 'vitest';
import { reachOf } from './gesture';

describe('a finger that slides out from oneself', () => {
  it.each([
    [0.1, 0.1, null],
    [0.4, 0.1, { side: 'E', space: 0, steps: 0 }],
    [0, -0.5, { side: 'N', space: 0, steps: 0 }],
    [-0.9, 0, { side: 'W', space: 0, steps: 1 }],
    [0, 1.4, { side: 'S', space: 0, steps: 2 }],
  ])('at %d, %d', (right, down, reach) => {
    expect(reachOf(right, down, 1)).toEqual(reach);
  });

  it('feels a second space where hands reach so far', () => {
    expect(reachOf(0, -0.4, 2)?.space).toBe(0);
    expect(reachOf(0, -0.6, 2)?.space).toBe(1);
    expect(reachOf(0, -0.6, 1)?.space).toBe(0);
  });
});
