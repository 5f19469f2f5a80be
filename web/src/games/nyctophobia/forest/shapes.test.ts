import { describe, expect, it } from 'vitest';
import { groundOf, stumps, treeShape } from './shapes';

const pieces = (path: string) => path.split('M').length - 1;

describe('what grows', () => {
  it('is a row of three firs on a border, five in a cell', () => {
    expect(pieces(treeShape('D4-E4').crown)).toBe(3);
    expect(pieces(treeShape('D4').crown)).toBe(5);
    expect(stumps('D4-E4')).toHaveLength(3);
  });

  it('leaves a way open wherever no tree stands', () => {
    expect(pieces(groundOf(new Set()))).toBe(64 + 112);
    expect(pieces(groundOf(new Set(['D4-E4'])))).toBe(64 + 111);
    expect(pieces(groundOf(new Set(['D4'])))).toBe(63 + 108);
  });
});
