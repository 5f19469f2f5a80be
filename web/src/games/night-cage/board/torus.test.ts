import { describe, expect, it } from 'vitest';
import {
  cellAt,
  column,
  ghosts,
  isAcross,
  leaves,
  lineCells,
  neighbour,
  RIM,
  rays,
  row,
  SIDES,
  sideTowards,
} from './torus';

describe('a board without edges', () => {
  it('reads and writes spaces', () => {
    expect([row('(2,13)'), column('(2,13)')]).toEqual([2, 13]);
    expect(cellAt(-1, 6, 6)).toBe('(5,0)');
  });
  it('goes on at the other side', () => {
    expect(SIDES.map((to) => neighbour('(0,5)', to, 6))).toEqual([
      '(5,5)',
      '(0,0)',
      '(1,5)',
      '(0,4)',
    ]);
    expect(sideTowards('(0,5)', '(0,0)', 6)).toBe('E');
    expect(sideTowards('(0,0)', '(1,1)', 6)).toBeNull();
    expect(isAcross('(0,5)', 'E', 6)).toBe(true);
    expect(isAcross('(0,5)', 'E', 7)).toBe(false);
  });
  it('shows a space again beyond each edge it touches', () => {
    expect(ghosts('(2,2)', 6)).toEqual([]);
    expect(ghosts('(2,0)', 6)).toEqual([{ x: RIM + 600, y: RIM + 200 }]);
    expect(ghosts('(5,0)', 6)).toHaveLength(3);
    expect(ghosts('(0,0)', 6)).toContainEqual({ x: RIM + 600, y: RIM + 600 });
  });
  it('names the spaces of a line', () => {
    expect(lineCells('column 2', 6).slice(0, 2)).toEqual(['(0,2)', '(1,2)']);
    expect(lineCells('row 6', 7)).toHaveLength(7);
  });
});

describe('rays', () => {
  it('run over the edge, as far as the spaces reach', () => {
    const seen = rays('(2,5)', ['(2,5)', '(2,0)', '(2,1)', '(4,5)'], 6);
    expect(seen).toEqual([
      { cell: '(2,0)', enters: 'W', far: 1, goesOn: true },
      { cell: '(2,1)', enters: 'W', far: 2, goesOn: false },
    ]);
    expect(leaves('(2,5)', ['(2,0)', '(4,5)'], 6)).toEqual(['E']);
  });
  it('end where they began, once round', () => {
    const round = Array.from({ length: 6 }, (_, n) => `(0,${n})`);
    const eastward = rays('(0,3)', round, 6).filter(({ enters }) => enters === 'W');
    expect(eastward.map(({ cell }) => cell)).toEqual(['(0,4)', '(0,5)', '(0,0)', '(0,1)', '(0,2)']);
    expect(eastward.at(-1)?.goesOn).toBe(false);
  });
});
