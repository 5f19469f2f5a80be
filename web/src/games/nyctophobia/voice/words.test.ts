import { describe, expect, it } from 'vitest';
import type { View } from '../wire';
import { note } from './words';

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
