import { describe, expect, it } from 'vitest';
import { CELLS } from '../forest/geometry';
import type { CardView, View } from '../wire';
import {
  aroundWords,
  cardWords,
  cellWords,
  directionsTo,
  farWords,
  ringWords,
  treeRings,
  wayWords,
} from './words';

const names = ['Hal', 'Ada', 'Bo'];
const view = {
  viewer: 0,
  players: [
    { seat: 1, title: 'Boxer', cell: 'D5', hidden: true },
    { seat: 2, title: null, cell: 'G7', hidden: false },
  ],
  forest: {
    hunter: 'D4',
    noise: 'C4',
    rocks: ['D5', 'D5', 'A1'],
    car: ['G7', 'H7'],
    trees: ['D4-E4', 'C4-D4', 'F7-G7'],
  },
  outlook: {
    steps: CELLS.map((cell) => (cell === 'D5' ? 1 : null)),
    ways: [
      { to: 'hunted:2', steps: 6, cells: ['D3', 'E3', 'F3', 'F4', 'F5', 'F6'] },
      { to: 'hunted:1', steps: 1, cells: ['D5'] },
      { to: 'noise', steps: 99, cells: [] },
    ],
  },
} as unknown as View;

const words = (cell: string) => cellWords(cell, CELLS.indexOf(cell), view, names);

describe('a clearing in words', () => {
  it.each([
    ['D4', 'D4: you. Trees east and west.'],
    ['D5', 'D5: Ada, the Boxer, hidden; 2 rocks. 1 step away.'],
    ['G7', 'G7: Bo; the car. Trees west.'],
    ['C4', 'C4: noise. Trees east.'],
    ['H1', 'H1: nothing.'],
  ])('%s', (cell, said) => {
    expect(words(cell)).toBe(said);
  });

  it('and what is around it', () => {
    expect(aroundWords('D4', view, names)).toBe(
      'Around D4. North: open. East: a tree. South: Ada, the Boxer, hidden; 2 rocks. West: a tree.',
    );
    expect(aroundWords('A1', view, names)).toContain('North: the end of the forest.');
  });
});

describe('ways in words', () => {
  it('go on in one direction as long as they do', () => {
    expect(wayWords('D4', ['D3', 'E3', 'F3', 'F4'])).toBe('1 north, then 2 east, then 1 south');
  });

  it('are told near to far', () => {
    expect(farWords(view, names)).toBe(
      'Ada, the Boxer, hidden: 1 step. Bo: 6 steps. The noise: no way.',
    );
  });

  it('lead to somebody', () => {
    const [bo, ada, noise] = view.outlook?.ways ?? [];
    expect(bo && directionsTo(bo, view, names)).toBe(
      'Bo: 6 steps, 1 north, then 2 east, then 3 south.',
    );
    expect(ada && directionsTo(ada, view, names)).toBe('Ada, the Boxer, hidden: 1 step, 1 south.');
    expect(noise && directionsTo(noise, view, names)).toBe('The noise: no way.');
  });
});

describe('trees near to far', () => {
  it('stand in rings', () => {
    expect(treeRings(['D4-E4', 'A1-B1', 'D5-E5'], 'D4')).toEqual([
      ['D4-E4'],
      ['D5-E5'],
      [],
      [],
      [],
      ['A1-B1'],
    ]);
    expect(treeRings(['D5', 'D6'], 'D4')).toEqual([['D5'], ['D6']]);
  });

  it('in words', () => {
    expect(ringWords(0, ['D4-E4'], 'D4')).toBe('Trees beside D4: east.');
    expect(ringWords(0, ['D5'], 'D4')).toBe('Trees beside D4: south.');
    expect(ringWords(1, ['D5-E5'], 'D4')).toBe('1 step off: between D5 and E5.');
    expect(ringWords(3, [], 'D4')).toBe('3 steps off: none.');
  });
});

describe('a card in words', () => {
  const card: CardView = {
    id: 'AX-03',
    name: 'Headlong Rush',
    said: 'taunt the nearest',
    quiet: 'move 3 steps',
    noise: 'move 2 steps',
    part: 'noise',
    because: 'noise in D3',
  };

  it('has both parts, and which counts', () => {
    expect(cardWords(card)).toBe(
      'Headlong Rush. First taunt the nearest. Without noise: move 3 steps. With noise: move 2 steps. Now: noise in D3.',
    );
  });

  it('or one that always counts', () => {
    const steady = {
      ...card,
      said: '',
      noise: null,
      part: 'both',
      because: 'with noise or without',
    };
    expect(cardWords(steady)).toBe('Headlong Rush. Move 3 steps.');
  });
});
