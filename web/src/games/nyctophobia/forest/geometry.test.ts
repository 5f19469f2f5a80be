import { describe, expect, it } from 'vitest';
import {
  BORDERS,
  border,
  borderBetween,
  CELLS,
  cellAt,
  grain,
  neighbour,
  place,
  treeBetween,
  treePlace,
} from './geometry';

describe('the plan of the forest', () => {
  it('names cells from the north-west corner, row by row', () => {
    expect(CELLS.slice(0, 9)).toEqual(['A1', 'B1', 'C1', 'D1', 'E1', 'F1', 'G1', 'H1', 'A2']);
    expect(CELLS.at(-1)).toBe('H8');
    expect(cellAt(3, 6)).toBe('D7');
    expect(cellAt(8, 0)).toBeNull();
    expect(cellAt(0, -1)).toBeNull();
  });

  it('puts east to the right and south down', () => {
    expect(place('A1')).toEqual({ x: 50, y: 50 });
    expect(place('D7')).toEqual({ x: 350, y: 650 });
    expect(neighbour('D4', 'N')).toBe('D3');
    expect(neighbour('D4', 'E')).toBe('E4');
    expect(neighbour('A1', 'W')).toBeNull();
    expect(neighbour('H8', 'S')).toBeNull();
  });

  it('has 112 borders, named from the north-west', () => {
    expect(BORDERS).toHaveLength(112);
    expect(new Set(BORDERS).size).toBe(112);
    expect(borderBetween('E4', 'D4')).toBe('D4-E4');
    expect(borderBetween('D5', 'D4')).toBe('D4-D5');
    expect(borderBetween('D4', 'E5')).toBeNull();
  });

  it('knows how a border runs', () => {
    expect(border('D4-E4')).toMatchObject({
      x: 400,
      y: 350,
      line: 'M400 300v100',
      runs: 'NS',
    });
    expect(border('D4-D5')).toMatchObject({
      x: 350,
      y: 400,
      line: 'M300 400h100',
      runs: 'EW',
    });
  });

  it('finds what stands in the way', () => {
    expect(treeBetween('E4', 'D4', new Set(['D4-E4']))).toBe('D4-E4');
    expect(treeBetween('E4', 'E5', new Set(['D4-E4']))).toBeNull();
    expect(treeBetween('E4', 'D4', new Set(['D4']))).toBe('D4');
    expect(treePlace('D4')).toEqual(place('D4'));
    expect(treePlace('D4-E4').x).toBe(400);
  });

  it('gives each name its own grain', () => {
    expect(grain('D4-E4')).toBe(grain('D4-E4'));
    expect(new Set(BORDERS.map((name) => grain(name))).size).toBeGreaterThan(100);
  });
});
