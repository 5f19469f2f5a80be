import { describe, expect, test } from 'vitest';
import type { SeatInfo } from '../../lib/wire';
import { dashOf, endsOf, momentAt, pathOf, topOf } from './curve';
import { endingOf, headline, inSentences } from './headline';

const track = (values: (number | null)[]) => ({ label: 'x', seat: null, values });

describe('a curve', () => {
  test('goes in steps from one moment to the next', () => {
    expect(pathOf([4, 2, 2], 4)).toBe('M0 0H50V20H100V20');
  });
  test('begins where there is a number, and breaks where there is none', () => {
    expect(pathOf([null, 1, null, 0, 1], 1)).toBe('M25 0M75 40H100V0');
  });
  test('has room for its highest number, and a height when all are zero', () => {
    expect(topOf({ tracks: [track([3, 7]), track([9, null])] })).toBe(9);
    expect(topOf({ tracks: [track([0, 0])] })).toBe(1);
  });
  test('says where it begins and ends', () => {
    expect(endsOf(track([null, 76, 3]))).toBe('76 → 3');
    expect(endsOf(track([2, 1, 2]))).toBe('2');
    expect(endsOf(track([null]))).toBe('');
  });
  test('is told from the others without colours', () => {
    expect(new Set([0, 1, 2, 3, 4, 5].map(dashOf)).size).toBe(6);
  });
  test('leads to the moment under the pointer', () => {
    expect([0, 0.5, 1, 1.4, -1].map((part) => momentAt(part, 11))).toEqual([0, 5, 10, 10, 0]);
  });
});

describe('a headline', () => {
  const names = ['Ada', 'Bo', 'Cleo'];
  test('names who won', () => {
    expect(headline({ winners: [1] }, names, 0)).toBe('Bo wins!');
    expect(headline({ winners: [1] }, names, 1)).toBe('You win!');
    expect(headline({ winners: [1, 2] }, names, 1)).toBe('Bo and Cleo win!');
  });
  test('of who plays together says so', () => {
    expect(headline({ winners: [0, 1, 2] }, names, 2)).toBe('You win together!');
    expect(headline({ winners: [0, 1, 2] }, names, -1)).toBe('They win together!');
    expect(headline({ winners: [] }, names, 0)).toBe('The game is over');
  });
  test('is the game’s own, unless people gave it up', () => {
    const seats = names.map((name) => ({ name }) as SeatInfo);
    const ui = { ending: () => ['Out!', 'All are out.'] as const };
    const outcome = { winners: [0], reason: 'Bo resigned', rule: 'AB-END-01' };
    expect(endingOf(ui, outcome, {}, seats, 0)).toEqual(['Out!', 'All are out.']);
    const given = endingOf(ui, { ...outcome, rule: '' }, {}, seats, 0);
    expect(given).toEqual(['You win!', 'Bo resigned.']);
    expect(inSentences(...given)).toBe('You win! Bo resigned.');
    expect(inSentences('The game is over', 'Bo resigned.')).toBe('The game is over. Bo resigned.');
  });
});
