import { describe, expect, it } from 'vitest';
import {
  cellOn,
  cellsOn,
  footOf,
  isDiagonal,
  jointOf,
  layout,
  pairsAt,
  spot,
  touch,
  turned,
} from '../board/geometry';
import { castFrom, nextCast } from '../characters';
import type { Tile, View } from '../wire';
import { cellLabel, playerNote } from './words';

const player = {
  seat: 0,
  side: 'S',
  character: 'baker',
  cell: 'B2',
  net: 0,
  hand_size: 3,
  hand: null,
  bonus_used: [],
};
const view = {
  viewer: 0,
  cols: 5,
  rows: 8,
  passages: [['B2', 'C3']],
  players: [player, { ...player, seat: 1, side: 'N', cell: 'C3', net: 2, character: 'page' }],
} as unknown as View;
const names = ['Ada', 'Ben'];

function label(more: Partial<Tile>, isTarget = false): string {
  const tile = {
    cell: 'A1',
    colour: 'G',
    is_open: false,
    kind: null,
    padlock: false,
    sawn: false,
    ...more,
  };
  return cellLabel(view, tile, names, isTarget);
}

describe('a cell says everything', () => {
  it.each([
    [{}, 'A1, green door, closed, never opened.'],
    [{ kind: 'BARRED' }, 'A1, green door, closed, hides bars.'],
    [{ is_open: true, kind: 'BARRED' }, 'A1, green door, open, but barred.'],
    [{ is_open: true, kind: 'BARRED', sawn: true }, 'A1, green door, open, its bars sawn through.'],
    [
      { is_open: true, kind: 'EXTRA_KEY', padlock: true },
      'A1, green door, open, with an Extra Key, padlocked.',
    ],
    [
      { cell: 'B2', is_open: true, kind: 'OPEN' },
      'B2, green door, open, you stand here, secret passage to C3.',
    ],
    [
      { cell: 'C3', is_open: true, kind: 'OPEN' },
      'C3, green door, open, Ben stands here, caught in a net for 2 more turns, secret passage to B2.',
    ],
  ])('%o', (more, words) => {
    expect(label(more)).toBe(words);
  });
  it('says when it can be chosen', () => {
    expect(label({}, true)).toContain('possible target');
  });
});

it('a seat says who, where and how many cards', () => {
  expect(playerNote(view, 1)).toBe('The page, on C3, 3 cards, netted for 2 turns');
});

describe('geometry', () => {
  it('joins what touches at a corner', () => {
    expect(isDiagonal('B2', 'C3')).toBe(true);
    expect(isDiagonal('B2', 'B3')).toBe(false);
    expect(jointOf('C6', 'B7')).toBe('B6');
    expect(pairsAt('B6')).toEqual([
      ['B6', 'C7'],
      ['C6', 'B7'],
    ]);
  });
  it.each([
    ['S', 'A1', 'E8', 'N'],
    ['N', 'E8', 'A1', 'S'],
    ['W', 'E1', 'A8', 'W'],
    ['E', 'A8', 'E1', 'E'],
  ] as const)('has the side %s at the bottom', (foot, first, last, north) => {
    const at = layout(view, foot);
    const cells = cellsOn(at);
    expect([cells[0], cells.at(-1)]).toEqual([first, last]);
    expect(new Set(cells).size).toBe(40);
    expect(turned(foot, foot)).toBe('S');
    expect(turned('N', foot)).toBe(north);
    for (const cell of cells) expect(cellOn(at, spot(at, cell))).toBe(cell);
    expect(touch(at, 'B2', 'C3')).toEqual(touch(at, 'C2', 'B3'));
  });
  it('seats whoever looks at the bottom', () => {
    expect([footOf(view, 0), footOf(view, 1), footOf(view, -1)]).toEqual(['S', 'N', 'S']);
  });
  it('leaves room to stand only where somebody starts', () => {
    const at = layout(view);
    expect(at.marginY).toBeGreaterThan(at.marginX);
  });
});

describe('casting', () => {
  it('takes the first characters, and never one twice', () => {
    expect(castFrom(undefined, 3)).toEqual(['baker', 'falconer', 'minstrel']);
    expect(castFrom('falconer', 3)).toEqual(['falconer', 'baker', 'minstrel']);
    expect(castFrom('baker page', 4)).toEqual(['baker', 'page', 'falconer', 'minstrel']);
  });
  it('goes on to the next free one', () => {
    expect(nextCast(undefined, 2, 0)).toBe('minstrel falconer');
    expect(nextCast('locksmith falconer', 2, 0)).toBe('baker falconer');
  });
});
