// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import {
  isTaken,
  keepNotes,
  keepStep,
  notesRead,
  offered,
  stoppedAt,
  takenOf,
  wasOffered,
} from './learned';

describe('what this device knows of lessons', () => {
  beforeEach(() => localStorage.clear());

  it('keeps where somebody stopped, and forgets it at the end', () => {
    keepStep('cage', 'a-turn', ['', 'MOVE(S)'], false);
    expect(stoppedAt('cage', 'a-turn')).toEqual(['', 'MOVE(S)']);
    expect(isTaken('cage', 'a-turn')).toBe(false);
    keepStep('cage', 'a-turn', ['', 'MOVE(S)', ''], true);
    expect(stoppedAt('cage', 'a-turn')).toEqual([]);
    expect(takenOf('cage', ['a-turn', 'pits'])).toBe(1);
  });

  it('counts a lesson once, and keeps it taken when it is taken again', () => {
    keepStep('cage', 'pits', [''], true);
    keepStep('cage', 'pits', [''], false);
    keepStep('cage', 'pits', [''], true);
    expect(takenOf('cage', ['pits', 'pits-of-old'])).toBe(1);
    expect(isTaken('castle', 'pits')).toBe(false);
  });

  it('offers lessons until they were offered, or taken', () => {
    expect(wasOffered('cage')).toBe(false);
    offered('cage');
    keepStep('castle', 'bars', [''], false);
    expect([wasOffered('cage'), wasOffered('castle'), wasOffered('tower')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('knows the last tables of first games, with the notes read there', () => {
    expect(notesRead('cage', 'one')).toBeNull();
    for (const table of ['one', 'two', 'three', 'four']) keepNotes('cage', table, [0]);
    keepNotes('cage', 'four', [0, 2]);
    expect(notesRead('cage', 'one')).toBeNull();
    expect(notesRead('cage', 'four')).toEqual([0, 2]);
  });

  it('makes do with what somebody else has put there', () => {
    localStorage.setItem('lampblack.lessons', '{"cage": 3}');
    expect(takenOf('cage', ['pits'])).toBe(0);
  });
});
