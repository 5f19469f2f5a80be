import { describe, expect, it } from 'vitest';
import { blank, borderOf, cellWords, drawn, isOn, nearest } from './notebook';
import { cellsOf, extentOf, sentences } from './sketch';

const HERE = { x: 0, y: 0 };

describe('the notebook', () => {
  it('has one border between two cells', () => {
    expect(borderOf({ x: 1, y: 0 }, 'W')).toBe(borderOf(HERE, 'E'));
    expect(borderOf({ x: 0, y: 1 }, 'N')).toBe(borderOf(HERE, 'S'));
  });

  it('draws walls, ways, marks and names; the same again takes them away', () => {
    let sheet = drawn(blank, 'wall', HERE, 'N');
    sheet = drawn(sheet, 'way', HERE, 'E');
    sheet = drawn(sheet, 'name', { x: 1, y: 0 }, 'N', 'Bo');
    expect(cellWords(sheet, HERE)).toBe('Where you began: you, wall north, open east.');
    expect(cellWords(sheet, { x: 1, y: 0 })).toBe('1 east: Bo, open west.');
    expect(drawn(sheet, 'wall', HERE, 'N').lines).toEqual({ '0,0,E': 'way' });
    expect(drawn(sheet, 'way', HERE, 'N').lines['0,-1,S']).toBe('way');
    expect(cellWords(drawn(sheet, 'mark', HERE, 'N'), HERE)).toContain('a mark');
    expect(drawn(sheet, 'rubber', { x: 1, y: 0 }, 'W')).toMatchObject({ words: {} });
    expect(drawn(sheet, 'me', { x: -2, y: 3 }, 'N').me).toBe('-2,3');
  });

  it('ends where no forest can reach', () => {
    expect(isOn({ x: 7, y: -7 })).toBe(true);
    expect(isOn({ x: 8, y: 0 })).toBe(false);
  });

  it.each([
    [0.5, 0.1, 'N'],
    [0.9, 0.5, 'E'],
    [0.5, 0.8, 'S'],
    [0.2, 0.5, 'W'],
  ])('a tap at %d, %d is on the side %s', (right, down, side) => {
    expect(nearest(right, down)).toBe(side);
  });
});

describe('the sketch', () => {
  const edge = (x: number, y: number, direction: string, felt: string, doubtful = false) => ({
    x,
    y,
    direction,
    felt,
    doubtful,
  });
  const sketch = {
    x: 0,
    y: -1,
    edges: [edge(0, -1, 'S', 'open'), edge(0, -1, 'E', 'tree', true), edge(0, 0, 'W', 'edge')],
  };

  it('is told near to far, with its doubts', () => {
    expect(sentences(sketch)).toEqual([
      'Where you stand: east tree, perhaps; south open.',
      '1 south: north open; west edge.',
      '1 east: west tree, perhaps.',
    ]);
  });

  it('knows no cell beyond the edge', () => {
    expect(cellsOf(sketch).map(({ x, y }) => `${x},${y}`)).not.toContain('-1,0');
    expect(extentOf(sketch)).toEqual({ left: -1, top: -2, wide: 4, high: 4 });
  });

  it('knows trees that fill cells', () => {
    const filled = { x: 0, y: 0, edges: [edge(1, 0, 'HERE', 'tree')] };
    expect(sentences(filled)).toEqual([
      'Where you stand: nothing known.',
      '1 east: a tree fills it.',
    ]);
  });
});
