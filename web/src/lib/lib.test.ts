// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { pieces, plain } from './prose';
import { routeOf } from './route.svelte';
import { again, inviteIn, inviteLink, newTable, seated, sizes, usualSitters } from './setup';
import type { GameInfo, SeatInfo } from './wire';

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
  it('drops the ledger’s marks', () => {
    expect(plain('is **passable** as `OPEN`')).toBe('is passable as OPEN');
  });
});

describe('addresses', () => {
  it.each([
    ['/', { page: 'lobby' }],
    ['/t/abc', { page: 'table', table: 'abc' }],
    ['/t/abc/replay', { page: 'replay', table: 'abc' }],
    ['/rules/a-game', { page: 'rules', slug: 'a-game' }],
    ['/t', { page: 'lost' }],
    ['/t/abc/other', { page: 'lost' }],
    ['/t/%zz', { page: 'lost' }],
  ])('%s', (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });
});

describe('setting a table', () => {
  const game: GameInfo = {
    slug: 'g',
    title: 'G',
    bots: ['random', 'steady'],
    options: [{ name: 'players', help: '', default: '2', choices: ['2', '3'] }],
  };
  it('seats me against the best bot', () => {
    const sitters = usualSitters(game, 2);
    expect(newTable(game, sitters, ' Ada ', { first: '' })).toEqual({
      game: 'g',
      options: { players: '2' },
      seats: [
        { kind: 'me', name: 'Ada' },
        { kind: 'bot', bot: 'steady' },
      ],
    });
    expect(sizes(game)).toEqual([2, 3]);
  });
  it('has names for people who give none', () => {
    const sitters = seated(usualSitters(game, 2), 1, 'here');
    expect(newTable(game, sitters, '', {}).seats.map((seat) => seat.name)).toEqual([
      'Guest',
      'Guest 2',
    ]);
  });
  it('lets me change places', () => {
    const sitters = seated(usualSitters(game, 3), 2, 'me');
    expect(sitters.map((sitter) => sitter.who)).toEqual(['bot', 'bot', 'me']);
  });
  it('invites a friend where no bot can play', () => {
    expect(usualSitters({ ...game, bots: [] }, 2)[1]?.who).toBe('link');
  });
  it('sets the same table again', () => {
    const seat = { online: true, invite: null, bot: null, mine: false };
    const seats = [
      { ...seat, seat: 0, kind: 'person', name: 'Ada', mine: true },
      { ...seat, seat: 1, kind: 'person', name: 'Ben' },
      { ...seat, seat: 2, kind: 'bot', name: 'steady', bot: 'steady' },
    ] as SeatInfo[];
    expect(again('g', { players: '3' }, seats).seats).toEqual([
      { kind: 'me', name: 'Ada' },
      { kind: 'open' },
      { kind: 'bot', bot: 'steady' },
    ]);
  });
  it('puts the secret where no server sees it', () => {
    const link = new URL(inviteLink('abc', 's3-_'));
    expect([link.pathname, link.search]).toEqual(['/t/abc', '']);
    expect(inviteIn(link.hash)).toBe('s3-_');
    expect(inviteIn('#other')).toBeNull();
  });
});
