import { describe, expect, it } from 'vitest';
import { BORDERS } from '../forest/geometry';
import type { View } from '../wire';
import { newName, withForest, withoutForest } from './kept';
import { carTurned, completed, type Layout, layoutOf, moved, toggled, turned } from './layout';
import { answerTo, isAtOdds, type Scheme } from './orders';
import { fromText, toText } from './text';
import { cellUnder, meant, rowsOf, walked } from './walk';
import { mapWords, placeWords } from './words';

const SMALL: Layout = {
  trees: ['D4-E4', 'A1-A2', 'H7-H8'],
  car: ['G7', 'H7'],
  starts: ['D2', 'D7', 'F6'],
};
const GROVE: Layout = { trees: ['C3', 'H1'], car: ['A1', 'A2'], starts: ['D2', 'D7', 'F6'] };
const MAP = {
  id: 'SC-09',
  name: 'Nowhere',
  trees: ['D4-E4'],
  spots: [
    ['A1', 'B1'],
    ['G7', 'H7'],
  ],
  hunter: 'D2',
  starts: ['D7', 'F6', 'B8', 'A6'],
};
const NAMES = ['Hal', 'Ada', 'Bo'];

describe('a layout', () => {
  it('turns as a whole, and is back after four quarters', () => {
    expect(turned(SMALL)).toEqual({
      trees: ['E4-E5', 'G1-H1', 'A8-B8'],
      car: ['B7', 'B8'],
      starts: ['G4', 'B4', 'C6'],
    });
    expect(turned(turned(turned(turned(SMALL))))).toEqual(SMALL);
    expect(turned(GROVE).trees).toEqual(['F3', 'H8']);
  });

  it('is made of a printed map as it is used', () => {
    const layout = layoutOf(MAP, { turns: 1, spot: 1, order: [1, 0] });
    expect(layout).toEqual({ trees: ['E4-E5'], car: ['B7', 'B8'], starts: ['G4', 'C6', 'B4'] });
  });

  it('has trees planted and felled', () => {
    expect(toggled(SMALL, 'B2-C2').trees).toContain('B2-C2');
    expect(toggled(SMALL, 'D4-E4').trees).toEqual(['A1-A2', 'H7-H8']);
  });

  it('lets pieces change places, and trees in cells give way', () => {
    expect(moved(SMALL, 'D2', 'D7').starts).toEqual(['D7', 'D2', 'F6']);
    expect(moved(SMALL, 'D2', 'A8').starts).toEqual(['A8', 'D7', 'F6']);
    expect(moved(GROVE, 'D2', 'C3')).toMatchObject({ trees: ['H1'], starts: ['C3', 'D7', 'F6'] });
    expect(moved(SMALL, 'B5', 'B6')).toBe(SMALL);
  });

  it('moves the car by one half, the other way round at the edge', () => {
    expect(moved(SMALL, 'G7', 'B2').car).toEqual(['B2', 'C2']);
    expect(moved(SMALL, 'G7', 'H2').car).toEqual(['H2', 'G2']);
    expect(carTurned(SMALL, 'G7').car).toEqual(['G7', 'G8']);
    expect(carTurned(SMALL, 'H7').car).toEqual(['H7', 'H6']);
    expect(carTurned(SMALL, 'A1')).toBe(SMALL);
  });

  it('is completed for as many as play', () => {
    expect(completed(SMALL, 4).starts).toEqual(['D2', 'D7', 'F6', 'H1']);
    expect(completed(SMALL, 2).starts).toEqual(['D2', 'D7']);
    const bare = completed({ trees: [], car: ['A1', 'C1'], starts: [] }, 3);
    expect(bare).toEqual({ trees: [], car: ['G8', 'H8'], starts: ['A1', 'H1', 'D4'] });
  });
});

describe('its text', () => {
  it('is the map of the ledger', () => {
    const lines = toText(SMALL, false, 'Small').split('\n');
    expect(lines.slice(0, 5)).toEqual([
      'name: Small',
      '    A B C D E F G H',
      '   #################',
      ' 1 #. . . . . . . .#',
      '   #-+ + + + + + + #',
    ]);
    expect(lines[9]).toBe(' 4 #. . . .|. . . .#');
    expect(lines[15]).toBe(' 7 #. . . 1 . . C C#');
    expect(lines).toHaveLength(20);
    expect(toText(GROVE, true).split('\n')[3]).toBe(' 3  . . T . . . . .');
  });

  it.each([
    ['on borders', SMALL, false],
    ['in cells', GROVE, true],
    ['with somebody in the car', { ...SMALL, starts: ['D2', 'G7', 'F6'] }, false],
  ])('is read back: %s', (_, layout, isCells) => {
    const { name, layout: read } = fromText(toText(layout, isCells, 'Deep woods'));
    expect(name).toBe('Deep woods');
    expect(new Set(read.trees)).toEqual(new Set(layout.trees));
    expect({ ...completed(read, 3), trees: [] }).toEqual({ ...layout, trees: [] });
  });
});

describe('walking', () => {
  it('leads from cell to border to cell, and along borders past the corners', () => {
    expect(walked('D4', 1, 0, false)).toBe('D4-E4');
    expect(walked('D4-E4', 1, 0, false)).toBe('E4');
    expect(walked('D4-E4', 0, -1, false)).toBe('D3-E3');
    expect(walked('D4-D5', 1, 0, false)).toBe('E4-E5');
    expect(walked('D4', 1, 0, true)).toBe('E4');
    expect(walked('A1', -1, 0, false)).toBe('A1');
    expect(walked('A1-B1', 0, -1, false)).toBe('A1-B1');
  });

  it('reaches everything', () => {
    expect(rowsOf(false).flat()).toHaveLength(64 + BORDERS.length);
    expect(rowsOf(true).flat()).toHaveLength(64);
  });

  it('takes a point for the nearest border, or for what stands there', () => {
    const isTaken = (cell: string) => cell === 'D4';
    expect(meant(3.9, 3.5, isTaken)).toBe('D4-E4');
    expect(meant(3.7, 3.5, isTaken)).toBe('D4');
    expect(meant(4.3, 3.5, isTaken)).toBe('D4-E4');
    expect(meant(4.5, 3.45, isTaken)).toBe('E4');
    expect(meant(0.05, 0.3, isTaken)).toBe('A1');
    expect(meant(0.9, 0.2, isTaken)).toBe('A1-B1');
    expect(meant(8.2, 3, isTaken)).toBeNull();
    expect(cellUnder(3.9, 3.5)).toBe('D4');
  });
});

describe('in words', () => {
  it('says what is where', () => {
    expect(placeWords(SMALL, 'D4-E4', NAMES)).toBe('Between D4 and E4: a tree.');
    expect(placeWords(SMALL, 'D4-D5', NAMES)).toBe('Between D4 and D5: open.');
    expect(placeWords(SMALL, 'D7', NAMES)).toBe('D7: Ada starts here.');
    expect(placeWords(SMALL, 'H7', NAMES)).toBe('H7: the car, tree south.');
    expect(placeWords(GROVE, 'C2', NAMES)).toBe('C2: tree south.');
    expect(placeWords(SMALL, 'B5', NAMES)).toBe('B5: open on all sides.');
  });

  it('sums up a map', () => {
    expect(mapWords(MAP, 2)).toBe(
      '1 tree. You start in D2, the Hunted in D7 and F6. The car: A in A1 and B1 and B in G7 and H7.',
    );
  });
});

describe('laying it out', () => {
  const view = (forest: object, cells: (string | null)[] = [null, null]) =>
    ({
      forest: { trees: [], car: [], hunter: null, printed: null, ...forest },
      players: cells.map((cell, n) => ({ seat: n + 1, cell })),
    }) as unknown as View;
  const own: Scheme = { map: 'OWN', use: null, layout: SMALL };

  it('answers what is asked about a printed map', () => {
    const use = { turns: 3, spot: 1, order: [1, 0] };
    const scheme: Scheme = { map: 'SC-09', use, layout: layoutOf(MAP, use) };
    const said = ['SCENARIO', 'TURNED', 'SPOT', 'STARTS', 'CLUE'].map((asked) =>
      Object.values(answerTo(asked, view({}), scheme) ?? {}).join(' '),
    );
    expect(said).toEqual(['SCENARIO SC-09', 'TURNED 270', 'SPOT B', 'STARTS 2-1', '']);
  });

  it('builds tree after tree, felling first, then places everybody', () => {
    const answer = (asked: string, at: View) => answerTo(asked, at, own);
    const turnedCar = { ...own, layout: { ...SMALL, car: ['H7', 'G7'] } };
    expect(answerTo('CAR_AT', view({}), turnedCar)).toEqual({ type: 'CAR_AT', cells: 'G7-H7' });
    const standing = ['B2-C2', 'D4-E4'];
    expect(answer('BUILD', view({ trees: standing }))).toEqual({ type: 'TAKE', tree: 'B2-C2' });
    expect(answer('BUILD', view({ trees: ['D4-E4'] }))).toEqual({ type: 'PUT', tree: 'A1-A2' });
    expect(answer('BUILD', view({ trees: [...SMALL.trees] }))).toEqual({ type: 'BUILT' });
    expect(answer('HUNTER_AT', view({}))).toEqual({ type: 'HUNTER_AT', cell: 'D2' });
    expect(answer('HUNTED_AT', view({}, ['D7', null]))).toEqual({ type: 'HUNTED_AT', cell: 'F6' });
    expect(answer('CONFIRM', view({}))).toEqual({ type: 'CONFIRM' });
    expect(answer('TURNED', view({}))).toBeNull();
  });

  it('notices what stands already, and otherwise', () => {
    expect(isAtOdds('BUILD', view({ car: ['H7', 'G7'] }), SMALL)).toBe(false);
    expect(isAtOdds('BUILD', view({ car: ['A1', 'B1'] }), SMALL)).toBe(true);
    expect(isAtOdds('BUILD', view({ trees: ['A1-B1'] }), SMALL)).toBe(false);
    expect(isAtOdds('HUNTER_AT', view({ trees: ['A1-B1'] }), SMALL)).toBe(true);
    expect(isAtOdds('HUNTED_AT', view({ trees: SMALL.trees, hunter: 'A8' }), SMALL)).toBe(true);
    expect(isAtOdds('HUNTED_AT', view({ trees: SMALL.trees }, ['D7', null]), SMALL)).toBe(false);
  });
});

describe('forests on this device', () => {
  const one = { name: 'Forest 1', text: 'a', isCells: false };
  it('go by name and kind of tree', () => {
    const two = withForest([one], { ...one, isCells: true });
    expect(two).toHaveLength(2);
    expect(withForest(two, { ...one, text: 'b' })[0]?.text).toBe('b');
    expect(withoutForest(two, one)).toEqual([{ ...one, isCells: true }]);
    expect(newName(two)).toBe('Forest 2');
  });
});
