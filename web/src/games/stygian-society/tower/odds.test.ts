import { expect, it } from 'vitest';
import { rowsOf } from './odds';

const odds = {
  dropped: 'B2R1',
  wilds: 1,
  acts: [],
  colors: [
    {
      color: 'blue',
      inside: 2,
      dropped: 2,
      out: [0.81, 0.35, 0.037, 0.0012],
      wild: [0.91, 0.59, 0.2, 0.02, 0.001],
    },
    { color: 'green', inside: 0, dropped: 0, out: [], wild: [0.53] },
    { color: 'red', inside: 0, dropped: 1, out: [0.998], wild: [] },
  ],
};

it('has a row for each colour, without and with the wilds', () => {
  expect(
    rowsOf(odds).map(({ letter, cells }) => [letter, ...cells.map(({ text }) => text)]),
  ).toEqual([
    ['B', '81–91', '35–59', '4–20', '<1–2'],
    ['G', '0–53', '0', '0', '0'],
    ['R', '>99', '0', '0', '0'],
  ]);
});
