import { expect, test } from 'vitest';
import { partOf } from './crop';

const WHOLE = { width: 500, height: 700 };
const corner = (cell: string) => ({
  x: 50 + 100 * (cell.charCodeAt(0) - 65),
  y: 50 + 100 * (Number(cell[1]) - 1),
});

test('all of it where nothing is named', () => {
  expect(partOf([], corner, 100, WHOLE)).toEqual({ x: 0, y: 0, width: 500, height: 700 });
});

test('a part in the middle has a little around it', () => {
  expect(partOf(['B3', 'C4'], corner, 100, WHOLE)).toEqual({
    x: 130,
    y: 230,
    width: 240,
    height: 240,
  });
});

test('a part at the edge has the rim', () => {
  expect(partOf(['A1', 'B2'], corner, 100, WHOLE)).toEqual({ x: 0, y: 0, width: 270, height: 270 });
  expect(partOf(['C5', 'D6'], corner, 100, WHOLE)).toEqual({
    x: 230,
    y: 430,
    width: 270,
    height: 270,
  });
});
