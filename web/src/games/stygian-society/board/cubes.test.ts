import { describe, expect, it } from 'vitest';
import { countOf, cubeWords, heaps, letterOf, singles, textOf } from './cubes';

describe('cubes', () => {
  it('are read heap by heap', () => {
    expect(heaps('B2K10')).toEqual([
      { letter: 'B', count: 2 },
      { letter: 'K', count: 10 },
    ]);
    expect(heaps('0')).toEqual([]);
    expect(countOf('B2K10', 'K')).toBe(10);
    expect(countOf('B2K10', 'R')).toBe(0);
  });
  it('come back as they were written', () => {
    expect(singles('B2X1')).toEqual(['B', 'B', 'X']);
    expect(textOf(['W', 'B', 'W'])).toBe('B1W2');
    expect(textOf([])).toBe('0');
  });
  it('have words', () => {
    expect(cubeWords('B2X1')).toBe('2 blue, 1 wild');
    expect(cubeWords('0')).toBe('nothing');
    expect(letterOf('black')).toBe('K');
  });
});
