import { expect, it } from 'vitest';
import type { ChanceInfo } from '../../../lib/wire';
import { view } from '../sample';
import { isLeft, lineOf, lyingIn, rowsOf, type Tap, toDrop } from './fallen';

const asked: ChanceInfo = {
  seat: 0,
  label: 'Wild: 1 white',
  what: 'fall',
  questions: [
    { subject: 'white', outcomes: ['0+0', '0+1', '1+0'] },
    { subject: 'black', outcomes: ['0+0', '0+1', '0+2', '0+3', '1+0', '2+0', '3+0'] },
  ],
  text: '',
  happenings: [],
  // Two black cubes are inside already.
  view: { ...view, cubes: { ...view.cubes, tower: 'K2', hand: 'W1K1' } },
};
const taps: Tap[] = [
  { letter: 'K', place: 'crypt' },
  { letter: 'W', place: 'field' },
  { letter: 'K', place: 'field' },
];

it('a row for each colour that may come out, with what is dropped and what is there', () => {
  expect(rowsOf(asked, taps)).toEqual([
    { letter: 'W', colour: 'white', there: 1, dropped: 1, field: 1, crypt: 0 },
    { letter: 'K', colour: 'black', there: 3, dropped: 1, field: 1, crypt: 1 },
  ]);
  expect(toDrop(rowsOf(asked, []))).toBe('W1K1');
});
it('no more of a colour comes out than is there', () => {
  expect(rowsOf(asked, taps).map(isLeft)).toEqual([false, true]);
});
it('what is told is what lies in field and crypt', () => {
  expect(lineOf(taps)).toBe('W1K1/K1');
  expect(lineOf([])).toBe('0/0');
  expect(lyingIn('crypt', taps)).toBe('K1');
});
