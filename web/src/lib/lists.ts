/** Tables of a list, in words. */
import type { Clock, OpenTable, OwnTable, TableSeat } from './wire';

const list = new Intl.ListFormat('en');

const called = ({ kind, name }: TableSeat) => (kind === 'bot' ? `${name} (bot)` : name);

/** Who is there, but for some seats: `with Ben and quick (bot)`; free seats are counted. */
export function withWhom(seats: readonly TableSeat[], without: readonly number[] = []): string {
  const others = seats.filter((_, seat) => !without.includes(seat));
  const free = others.filter(({ kind }) => kind === 'open').length;
  const names = others.filter(({ kind }) => kind !== 'open').map(called);
  const empty = free === 0 ? [] : [freeSeats(free)];
  const all = [...names, ...empty];
  return all.length === 0 ? 'alone' : `with ${list.format(all)}`;
}

export const freeSeats = (count: number) =>
  count === 0 ? 'no free seat' : count === 1 ? 'a free seat' : `${count} free seats`;

/** Whose turn it is, as far as one may know. */
export function whoseTurn({ asked, mine, turn, over, seats, problem, again }: OwnTable): string {
  if (problem) return problem;
  if (over) return again ? 'Over; the others play again' : 'Over';
  if (asked.length > 0) {
    const names = asked.map((seat) => seats[seat]?.name ?? '');
    return mine.length > 1 ? `${list.format(names)}: your turn` : 'Your turn';
  }
  const up = turn === null ? undefined : seats[turn];
  if (!up) return 'The game goes on';
  if (up.kind === 'open') return 'Waits for a player';
  if (turn === null || !mine.includes(turn)) return `${up.name}’s turn`;
  return up.kind === 'bot' ? 'A bot plays for you' : 'You have decided';
}

/** Who sits at an open table: `Ada and 2 free seats`. */
export const atTable = ({ seats }: OpenTable) => withWhom(seats).replace(/^with /, '');

/** A clock in words; empty where there is none. */
export function pace(clock: Clock | null): string {
  if (!clock) return '';
  const parts = [
    clock.move ? `${span(clock.move)} for each decision` : '',
    clock.game ? `${span(clock.game)} for the game` : '',
  ].filter(Boolean);
  return list.format(parts);
}

const UNITS: readonly [number, string][] = [
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
];

function span(seconds: number): string {
  const [size, unit] = UNITS.find(([each]) => seconds >= each && seconds % each === 0) ?? [
    1,
    'second',
  ];
  const count = seconds / size;
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** When something last happened: `2 hours ago`. */
export function ago(at: number, now = Date.now() / 1000): string {
  const passed = Math.max(0, now - at);
  if (passed < 60) return 'just now';
  const [size, unit] = UNITS.find(([each]) => passed >= each) ?? [60, 'minute'];
  const count = Math.floor(passed / size);
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
