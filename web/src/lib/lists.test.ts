import { describe, expect, it } from 'vitest';
import { deviceName } from './device';
import { ago, atTable, pace, whoseTurn, withWhom } from './lists';
import { sorted } from './ring.svelte';
import type { OpenTable, OwnTable, TableSeat } from './wire';

const seat = (kind: string, name = '', online = true) => ({ kind, name, online });
const table: OwnTable = {
  table: 't',
  game: 'g',
  title: 'A Game',
  seats: [seat('person', 'Ada'), seat('person', 'Ben'), seat('bot', 'quick'), seat('open')],
  mine: [0],
  asked: [],
  turn: 1,
  over: false,
  at: 0,
  again: null,
};

describe('a table of a list', () => {
  it('says with whom', () => {
    expect(withWhom(table.seats, [0])).toBe('with Ben, quick (bot), and a free seat');
    expect(withWhom([seat('person', 'Ada')], [0])).toBe('alone');
    expect(
      atTable({
        ...table,
        seats: [seat('person', 'Ada'), seat('open'), seat('open')],
      } as unknown as OpenTable),
    ).toBe('Ada and 2 free seats');
  });

  it('says whose turn it is, and no more than the server tells', () => {
    expect(whoseTurn(table)).toBe('Ben’s turn');
    expect(whoseTurn({ ...table, turn: 0, asked: [0] })).toBe('Your turn');
    expect(whoseTurn({ ...table, mine: [0, 1], asked: [1] })).toBe('Ben: your turn');
    expect(whoseTurn({ ...table, turn: 0 })).toBe('You have decided');
    const [own, ...others] = table.seats;
    const lent = [{ ...own, kind: 'bot' } as TableSeat, ...others];
    expect(whoseTurn({ ...table, turn: 0, seats: lent })).toBe('A bot plays for you');
    expect(whoseTurn({ ...table, turn: 3 })).toBe('Waits for a player');
    expect(whoseTurn({ ...table, turn: null })).toBe('The game goes on');
    expect(whoseTurn({ ...table, over: true })).toBe('Over');
    expect(whoseTurn({ ...table, over: true, again: 'u' })).toBe('Over; the others play again');
  });

  it('comes first where one is asked, last where the game is over', () => {
    const over = { ...table, table: 'over', over: true };
    const mine = { ...table, table: 'mine', asked: [0] };
    expect(sorted([over, table, mine]).map((one) => one.table)).toEqual(['mine', 't', 'over']);
  });

  it('tells clocks and times in words', () => {
    expect(pace(null)).toBe('');
    expect(pace({ move: 86_400 })).toBe('1 day for each decision');
    expect(pace({ move: 30, game: 5400 })).toBe(
      '30 seconds for each decision and 90 minutes for the game',
    );
    expect([ago(100, 130), ago(0, 60), ago(0, 7300), ago(0, 90_000)]).toEqual([
      'just now',
      '1 minute ago',
      '2 hours ago',
      '1 day ago',
    ]);
  });
});

it('names a device by browser and system', () => {
  const linux =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Safari/537.36';
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605 Version/17.0 Mobile Safari/604.1';
  expect([deviceName(linux), deviceName(phone), deviceName('?')]).toEqual([
    'Chrome on Linux',
    'Safari on iPhone',
    'A browser',
  ]);
});
