import { describe, expect, it } from 'vitest';
import type { Wire } from '../../../lib/messages';
import type { View } from '../wire';
import { aboutOf, aims, answersOf, claimWords, doubt, endOf, placeIn } from './intent';

const view = {
  forest: { hunter: 'D4' },
  players: [
    { seat: 1, cell: 'C7' },
    { seat: 2, cell: 'H1' },
  ],
} as unknown as View;
const option = (action: Wire, label = '') => ({ action, text: JSON.stringify(action), label });

describe('the place an action is about', () => {
  it.each([
    [{ type: 'MOVE', cell: 'D5' }, 'D5'],
    [{ type: 'FELL', tree: 'D4-E4' }, 'D4-E4'],
    [{ type: 'PICK', player: 'P2' }, 'H1'],
    [{ type: 'RETREAT', path: 'NE' }, 'E3'],
    [{ type: 'RETREAT', path: 'NONE' }, null],
    [{ type: 'TURN', way: 'CW' }, null],
    [{ type: 'DONE' }, null],
  ])('%j', (action, place) => {
    expect(placeIn(view, action)).toBe(place);
  });

  it('is outside when a way leads out', () => {
    expect(endOf('A1', 'N')).toBeNull();
    expect(endOf(null, 'N')).toBeNull();
  });
});

describe('what can be chosen', () => {
  it('glows where it is, several options in one place together', () => {
    const legal = [
      option({ type: 'RETREAT', path: 'NE' }),
      option({ type: 'RETREAT', path: 'EN' }),
      option({ type: 'DONE' }),
    ];
    expect(aims(view, legal).get('E3')).toHaveLength(2);
  });

  it('stands in the tray, unless there is too much of it', () => {
    const moves = ['D3', 'D5'].map((cell) => option({ type: 'MOVE', cell }));
    expect(answersOf(view, moves)).toHaveLength(2);
    const trees = Array.from({ length: 30 }, (_, n) =>
      option({ type: 'LIFT', tree: `A${n}-B${n}` }),
    );
    const done = option({ type: 'DONE' });
    expect(answersOf(view, [...trees, done])).toEqual([done]);
    expect(answersOf(view, [option({ type: 'PLAY', card: 'AX-01' })])).toEqual([]);
  });
});

describe('what does not glow', () => {
  it('is asked about in the terms of what does', () => {
    const moves = [option({ type: 'MOVE', cell: 'D3' })];
    expect(doubt(view, moves, 'A8')).toEqual({ type: 'MOVE', cell: 'A8' });
    expect(doubt(view, moves, 'A7-A8')).toBeNull();
    const fells = [option({ type: 'FELL', tree: 'D4-E4' })];
    expect(doubt(view, fells, 'A7-A8')).toEqual({ type: 'FELL', tree: 'A7-A8' });
    expect(doubt(view, fells, 'A8')).toBeNull();
    const picks = [option({ type: 'PICK', player: 'P2' })];
    expect(doubt(view, picks, 'C7')).toEqual({ type: 'PICK', player: 'P1' });
    expect(doubt(view, picks, 'B1')).toBeNull();
    expect(doubt(view, [option({ type: 'TURN', way: 'CW' })], 'B1')).toBeNull();
  });
});

describe('what the Hunter says', () => {
  it('is about somebody, and a whole sentence', () => {
    const claim = option(
      { type: 'CLAIM', statement: 'PAIR:P1:P2:3' },
      'Say: it is at most 3 steps.',
    );
    expect(aboutOf(claim)).toBe(1);
    expect(claimWords(claim)).toBe('It is at most 3 steps.');
  });
});
