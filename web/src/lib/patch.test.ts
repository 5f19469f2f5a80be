import { describe, expect, it } from 'vitest';
import { inFull, patched } from './patch';

const now = {
  seq: 4,
  view: { cells: [{ tile: 'a' }, { tile: 'b' }], hand: null },
  description: ['one', 'two', 'three'],
  legal: [{ text: 'STAY' }],
};

describe('a patch', () => {
  it('puts a value in the place of another, and null is a value', () => {
    expect(patched(now, { seq: [5], view: { hand: ['KR'] }, legal: [[]] })).toEqual({
      ...now,
      seq: 5,
      view: { ...now.view, hand: 'KR' },
      legal: [],
    });
    expect(patched({ outcome: 1 }, { outcome: [null] })).toEqual({ outcome: null });
  });

  it('changes members of lists by their index', () => {
    expect(patched(now, { view: { cells: { 1: { tile: ['c'] } } } })).toEqual({
      ...now,
      view: { ...now.view, cells: [{ tile: 'a' }, { tile: 'c' }] },
    });
  });

  it('takes items of a list out and puts others in', () => {
    const lines = (patch: [number, number, unknown[]]) =>
      (patched(now, { description: patch }) as typeof now).description;
    expect(lines([1, 1, []])).toEqual(['one', 'three']);
    expect(lines([3, 0, ['four']])).toEqual(['one', 'two', 'three', 'four']);
    expect(lines([0, 2, ['zero']])).toEqual(['zero', 'three']);
  });

  it('leaves the old value alone, and shares with it what has not changed', () => {
    const before = structuredClone(now);
    const after = patched(now, { view: { cells: { 0: { tile: ['z'] } } } }) as typeof now;
    expect(now).toEqual(before);
    expect(after.view.cells[1]).toBe(now.view.cells[1]);
    expect(after.legal).toBe(now.legal);
  });

  it('of nothing changes nothing', () => {
    expect(patched(now, {})).toEqual(now);
  });
});

it('an entry of a change says what goes without saying in an update', () => {
  const fact = { type: 'Opened' };
  expect(inFull({ seq: 7, happenings: [[fact, 'A door opens.']] })).toEqual({
    seq: 7,
    kind: 'decision',
    tick: 7,
    happenings: [{ fact, text: 'A door opens.' }],
  });
  expect(inFull({ seq: 7, kind: 'joined', tick: 0, text: 'Ada sits down.' })).toEqual({
    seq: 7,
    kind: 'joined',
    tick: 0,
    happenings: [],
    text: 'Ada sits down.',
  });
});
