import { describe, expect, it } from 'vitest';
import type { View } from '../wire';
import { note, sideWords, spaceWords } from './words';

const view = {
  stage: 'play',
  called_by: 2,
  players: [
    { seat: 1, health: 2, hidden: true },
    { seat: 2, health: 1, hidden: false },
  ],
} as View;

describe('a seat in a few words', () => {
  it.each([
    [0, 'the Hunter'],
    [1, 'health 2, hidden'],
    [2, 'health 1, has called for help'],
  ])('P%i', (seat, words) => {
    expect(note(view, seat)).toBe(words);
  });
});

describe('what is felt in words', () => {
  const names = ['Hal', 'Ada', 'Bo'];
  it.each([
    ['tree', 'tree'],
    [[], 'open'],
    [['rock', 'rock', 'hunted:2'], '2 rocks, Bo'],
    [['car'], 'car'],
  ])('%j', (space, words) => {
    expect(spaceWords(space, names)).toBe(words);
  });

  it('names the second space after the first', () => {
    expect(sideWords([[], 'tree'], names)).toBe('open, then tree');
  });
});
