// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { named, pieces, plain, sentence } from './prose';
import { routeOf } from './route.svelte';

describe('prose', () => {
  it('finds rule IDs', () => {
    expect(pieces('See AB-WIN-01/04 (AB-CARD-NET-06).')).toEqual([
      { text: 'See ', rule: false },
      { text: 'AB-WIN-01', rule: true },
      { text: '/04 (', rule: false },
      { text: 'AB-CARD-NET-06', rule: true },
      { text: ').', rule: false },
    ]);
    expect(pieces('A row-01 is no rule.')).toHaveLength(1);
  });
  it('names people, not seats', () => {
    const seats = [{ name: 'Ada' }, { name: 'Bo' }, { name: '' }];
    expect(named('P1 is outside; P0 may go on.', seats)).toBe('Bo is outside; Ada may go on.');
    expect(named('P2 and P7 have no names; P12 is none.', seats)).toBe(
      'P2 and P7 have no names; P12 is none.',
    );
  });
  it('makes a sentence of a clause', () => {
    expect(sentence('this invitation is spent')).toBe('This invitation is spent.');
    expect(sentence('Is it?')).toBe('Is it?');
  });
  it('drops the ledger’s marks', () => {
    expect(plain('is **passable** as `OPEN`')).toBe('is passable as OPEN');
  });
});

describe('addresses', () => {
  it.each([
    ['/', { page: 'lobby' }],
    ['/t/abc', { page: 'table', table: 'abc' }],
    ['/t/abc/replay', { page: 'replay', table: 'abc' }],
    ['/rules/a-game', { page: 'rules', slug: 'a-game', place: '' }],
    ['/rules/a-game/AB-WIN-01', { page: 'rules', slug: 'a-game', place: 'AB-WIN-01' }],
    ['/rules/a-game/ledger/more', { page: 'lost' }],
    ['/learn/a-game', { page: 'learn', slug: 'a-game', lesson: '' }],
    ['/learn/a-game/a-turn', { page: 'learn', slug: 'a-game', lesson: 'a-turn' }],
    ['/learn', { page: 'lost' }],
    ['/new/a-game', { page: 'setup', slug: 'a-game' }],
    ['/t', { page: 'lost' }],
    ['/t/abc/other', { page: 'lost' }],
    ['/t/%zz', { page: 'lost' }],
  ])('%s', (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });
});
