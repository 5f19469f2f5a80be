import { describe, expect, it } from 'vitest';
import { happening, option, sample } from '../sample';
import {
  base,
  buttons,
  cellOf,
  ghostsOf,
  objection,
  onSpace,
  spotIn,
  targets,
  turned,
} from './intent';

const north = option('MOVE(N)', { type: 'MOVE', side: 'N' });
const east = option('MOVE(E)', { type: 'MOVE', side: 'E' });
const stay = option('STAY', { type: 'STAY' });
const legal = [north, east, stay];
const place = (side: string, tile: string) =>
  option(`PLACE(${side},${tile})`, { type: 'PLACE', side, tile });

describe('a turn', () => {
  const view = sample();
  it('offers the spaces beside the prisoner, and buttons for the rest', () => {
    expect([...targets(view, legal, null).keys()]).toEqual(['(1,2)', '(2,3)']);
    expect(buttons(view, legal, null)).toEqual([stay]);
  });
  it('moves on a click, and looks first where nothing hovers', () => {
    expect(onSpace(view, legal, null, null, '(1,2)', false)).toEqual({ do: 'act', option: north });
    expect(onSpace(view, legal, null, null, '(1,2)', true)).toEqual({ do: 'lay', option: north });
    expect(onSpace(view, legal, null, north, '(1,2)', true)).toEqual({ do: 'act', option: north });
    expect(onSpace(view, legal, null, north, '(2,3)', true)).toEqual({ do: 'lay', option: east });
  });
  it('goes over the edge', () => {
    const corner = sample({
      prisoners: [{ ...sample().prisoners[0], cell: '(0,5)' }] as never,
    });
    expect([...targets(corner, legal, null).keys()]).toEqual(['(5,5)', '(0,0)']);
  });
  it('asks the rules about a neighbour, and explains what is farther off', () => {
    expect(onSpace(view, legal, null, null, '(3,2)', false)).toEqual({
      do: 'ask',
      action: { type: 'MOVE', side: 'S' },
    });
    expect(objection(view, '(5,5)')).toMatchObject({ do: 'explain', rule: 'NC-MOVE-01' });
    expect(objection(view, '(2,2)')).toMatchObject({ do: 'explain', rule: 'NC-MOVE-01' });
  });
});

describe('a drawn tile', () => {
  const view = sample({ step: 'PLACE', concerned: 'B', hand: 'T' });
  const options = [place('N', 'TE'), place('N', 'TW'), place('S', 'TE')];
  it('lies beside whom it is drawn for', () => {
    expect(base(view)).toBe('(2,4)');
    expect([...targets(view, options, null).keys()]).toEqual(['(1,4)', '(3,4)']);
  });
  it('is laid out, turned, and placed by choosing its space again', () => {
    const laid = onSpace(view, options, null, null, '(1,4)', false);
    expect(laid).toEqual({ do: 'lay', option: options[0] });
    const turns = targets(view, options, null).get('(1,4)') ?? [];
    const next = turned(turns, turns[0] as never, 1);
    expect(next.text).toBe('PLACE(N,TW)');
    expect(turned(turns, next, 1).text).toBe('PLACE(N,TE)');
    expect(onSpace(view, options, null, next, '(1,4)', false)).toEqual({ do: 'act', option: next });
    expect(onSpace(view, options, null, next, '(3,4)', false)).toMatchObject({ do: 'lay' });
  });
  it('is asked about as it could be turned there', () => {
    const asked = (hand: string) => objection({ ...view, hand }, '(2,3)');
    expect(asked('T')).toMatchObject({ action: { type: 'PLACE', side: 'W', tile: 'TW' } });
    expect(asked('I')).toMatchObject({ action: { tile: 'IH' } });
    expect(asked('Q')).toMatchObject({ action: { tile: 'QE' } });
    expect(objection(view, '(5,5)')).toEqual({ do: 'elsewhere' });
  });
  it('is turned where the rules say it will lie', () => {
    const turn = option('TURN(TE)', { type: 'TURN', tile: 'TE' });
    const landed = happening({ type: 'Landed', cell: '(4,4)', tile: 'Te' });
    expect(spotIn([happening({ type: 'TurnBegan' }), landed])).toBe('(4,4)');
    expect(spotIn([])).toBeNull();
    expect(cellOf(view, turn.action, '(4,4)')).toBe('(4,4)');
    expect(buttons(view, [turn], null)).toEqual([]);
  });
});

describe('other decisions', () => {
  it('name their space themselves', () => {
    const land = option('LAND(2,3)', { type: 'LAND', row: '2', column: '3' });
    const view = sample({ step: 'LAND' });
    expect([...targets(view, [land], null).keys()]).toEqual(['(2,3)']);
    expect(objection(view, '(0,1)')).toEqual({
      do: 'ask',
      action: { type: 'LAND', row: '0', column: '1' },
    });
    expect(objection(sample({ step: 'DIRGE' }), '(0,1)')).toMatchObject({
      action: { type: 'DIRGE', turn: '0' },
    });
  });
  it('or are made by buttons', () => {
    const fall = option('FALL(ROW)', { type: 'FALL', line: 'ROW' });
    const view = sample({ step: 'FALL' });
    expect(buttons(view, [fall], null)).toEqual([fall]);
    expect(onSpace(view, [fall], null, null, '(0,0)', false)).toEqual({ do: 'elsewhere' });
  });
});

describe('what others suggest', () => {
  it('is drawn as the tile would lie, and as who would stand there', () => {
    const tile = sample({ step: 'PLACE', concerned: 'B', hand: 'T' });
    expect(ghostsOf(tile, [{ by: 'Bo', action: place('N', 'TE').action }])).toEqual([
      { by: 'Bo', cell: '(1,4)', tile: 'Te', prisoner: null },
    ]);
    const [step] = ghostsOf(sample(), [{ by: 'Bo', action: north.action }]);
    expect(step).toMatchObject({ cell: '(1,2)', tile: null, prisoner: 'A' });
    expect(ghostsOf(sample(), [{ by: 'Bo', action: stay.action }])).toEqual([]);
  });
});
