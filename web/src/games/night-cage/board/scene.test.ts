import { describe, expect, it } from 'vitest';
import type { Happening } from '../desk';
import { prospects } from '../play/prospects';
import { drawn, steps } from '../play/steps';
import { happening, sample } from '../sample';
import { inventory, wholeStack } from '../tray/stock';
import { seatNote, spaceLabel } from '../voice/words';
import { outlook } from './outlook';
import { light, type Scene, sceneOf, tileAt } from './scene';
import { faceOf, joints, openings } from './tiles';

describe('tiles', () => {
  it.each([
    ['X', 'NESW'],
    ['Te', 'NSW'],
    ['tn', 'ESW'],
    ['Iv', 'NS'],
    ['Ih', 'EW'],
    ['Ssw', 'SW'],
    ['#I', 'NESW'],
    ['Qn', 'NESW'],
    ['.', ''],
  ])('%s opens %s', (code, sides) => {
    expect(openings(code)).toBe(sides);
  });
  it('have one face for each way to turn them', () => {
    expect(faceOf('TE', 't')).toBe('te');
    expect(faceOf('TE', 'T')).toBe('Te');
    expect(faceOf('SNE', null)).toBe('Sne');
    expect(faceOf('F', 'F')).toBe('#F');
  });
  it('join, block or lead on', () => {
    expect(joints('Tn', { N: 'X', E: 'X', S: '.', W: 'Iv' })).toEqual({
      N: 'shut',
      E: 'joined',
      S: 'open',
      W: 'blocked',
    });
  });
});

/** The pictures of a story that begins with the sample. */
function story(happenings: readonly Happening[]): Scene[] {
  return steps(sample(), happenings, sample()).slice(0, -1).map(drawn);
}

describe('the story', () => {
  const begin = sceneOf(sample());
  it('lights exactly what the view calls lit', () => {
    for (const space of sample().spaces) {
      if (space.tile !== '.') expect(light(begin, space.cell) !== '', space.cell).toBe(space.lit);
    }
  });
  it('shows each fact, one after the other', () => {
    const strike = {
      cell: '(3,2)',
      tile: 'W',
      set_off_by: null,
      reach: ['(3,2)', '(2,2)', '(1,2)'],
    };
    const told = story([
      happening({ type: 'Moved', origin: '(2,2)', cell: '(1,2)', how: 'move' }, 'A moves.'),
      happening({ type: 'MonstersAttacked', strikes: [strike] }),
      happening({
        type: 'WasHit',
        cell: '(3,2)',
        monster: 'W',
        tiles: ['X', 'G'],
        blocked: true,
        put_out: true,
      }),
      happening({ type: 'WentDark', tiles: [{ cell: '(2,3)', tile: 'I' }] }),
      happening({ type: 'PitsFormed', cause: 'crumbled', tiles: [{ cell: '(2,1)', tile: 'G' }] }),
    ]);
    expect(told.map(({ text }) => text)[0]).toBe('A moves.');
    const [moved, struck, hit, dark, pits] = told;
    expect(moved?.bodies[0]).toMatchObject({ cell: '(1,2)', lit: true });
    expect(struck?.strikes).toEqual([strike]);
    expect(hit).toMatchObject({ hit: ['A'], strikes: [] });
    expect(hit?.bodies[0]?.lit).toBe(false);
    expect(dark?.lost).toEqual([{ cell: '(2,3)', tile: 'Ih', how: 'dark' }]);
    expect(dark && tileAt(dark, '(2,3)')).toBe('.');
    expect(pits && tileAt(pits, '(2,1)')).toBe('#G');
    expect(tileAt(begin, '(2,3)')).toBe('Ih');
  });
  it('lets Keys change hands', () => {
    const [taken, given] = story([
      happening({ type: 'KeyTaken', cell: '(2,2)', tile: 'K' }),
      happening({ type: 'KeyGiven', receiver: 'B' }),
    ]);
    expect(taken?.bodies.map(({ key }) => key)).toEqual([true, false]);
    expect(given?.bodies.map(({ key }) => key)).toEqual([false, true]);
  });
  it('follows a fall and a landing', () => {
    const [fell, landed] = story([
      happening({ type: 'Fell', cell: '(2,2)', line: 'row 2' }),
      happening({ type: 'Landed', cell: '(2,0)', tile: 'Te' }),
    ]);
    expect(fell?.bodies[0]).toMatchObject({ cell: null, line: 'row 2' });
    expect(landed?.bodies[0]).toMatchObject({ cell: '(2,0)', line: null });
    expect(landed && tileAt(landed, '(2,0)')).toBe('Te');
  });
});

describe('looking ahead', () => {
  const view = sample();
  const strike = { cell: '(3,2)', tile: 'W', set_off_by: null, reach: ['(3,2)', '(1,2)'] };
  const facts = [
    happening({ type: 'Moved', origin: '(2,2)', cell: '(1,2)', how: 'move' }, 'A moves.'),
    happening({ type: 'MonstersAttacked', strikes: [strike] }, 'It strikes.'),
  ];
  it('finds who would be hit where they would be then', () => {
    expect(outlook(view, facts)).toMatchObject({
      hit: ['A'],
      ways: [{ name: 'A', from: '(2,2)', to: '(1,2)' }],
    });
    expect(outlook(view, facts.slice(1)).hit).toEqual([]);
  });
  it('says so', () => {
    const trial = { happenings: facts, view, isAll: false };
    const laid = { cell: '(1,3)', tile: 'Tn' };
    expect(prospects(view, trial, laid).map(({ text }) => text)).toEqual([
      'A moves.',
      'It strikes.',
      'It joins C2 (west).',
      'A wall closes it towards D3 (south).',
      'It leads into the dark: east.',
      'Hit: A.',
      'Then seen: A from C4.',
      'Then a draw: crossing 60%, Gate 40% …',
    ]);
  });
});

describe('words and counts', () => {
  const view = sample();
  const label = (cell: string) => {
    const space = view.spaces.find((one) => one.cell === cell);
    return space ? spaceLabel(view, space, cell === '(1,2)' ? 'Move north' : null) : '';
  };
  it('say everything about a space', () => {
    expect(label('(0,0)')).toBe('A1, nothing but darkness.');
    expect(label('(1,2)')).toBe(
      'C2, fork, closed to the north, lit, in sight of the Wax Eater at C4, possible: Move north.',
    );
    expect(label('(2,4)')).toBe(
      'E3, fork, closed to the west, unlit, B stands here, in the dark, 1 Nerve.',
    );
    expect(label('(3,2)')).toBe('C4, Wax Eater, lit, watches C3 and C2.');
  });
  it('say who leads whom', () => {
    expect(seatNote(view, 1)).toBe('Leads B');
  });
  it('count what is left and lost', () => {
    const gate = inventory(view).find(({ code }) => code === 'G');
    expect(gate).toEqual({ code: 'G', stack: 4, lost: 1, next: 0.4 });
    expect(wholeStack(view)).toBe(10 + 4 + 6);
  });
});
