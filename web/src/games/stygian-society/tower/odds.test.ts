import { expect, it } from 'vitest';
import { rowsOf } from './odds';

const odds = {
  dropped: 'B2R1',
  wilds: 1,
  acts: [],
  colors: 'BGR',
  out: [[0.81, 0.35, 0.037, 0.0012], [], [0.998]],
  wild: [[0.91, 0.59, 0.2, 0.02, 0.001], [0.53], []],
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
