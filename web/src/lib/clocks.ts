/** How much time somebody has left, and how that is said. */
import type { Clock, ClockInfo } from './wire';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Seconds a seat has left when the server's clock shows `time`; never less than none. */
export function leftOf(clock: ClockInfo, seat: number, time: number): number {
  const left = clock.left[seat] ?? 0;
  const gone = clock.running === seat ? Math.max(0, time - clock.since) : 0;
  return Math.max(0, left - gone);
}

/** As a clock shows it: `0:09`, `12:30`, `3 h 20 min`, `2 d 4 h`. */
export function shown(seconds: number): string {
  const all = Math.ceil(seconds);
  if (all >= DAY) return `${Math.floor(all / DAY)} d ${Math.floor((all % DAY) / HOUR)} h`;
  if (all >= HOUR) return `${Math.floor(all / HOUR)} h ${Math.floor((all % HOUR) / 60)} min`;
  return `${Math.floor(all / 60)}:${String(all % 60).padStart(2, '0')}`;
}

const some = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** In words, in the one unit that counts most. */
export function inWords(seconds: number): string {
  const all = Math.ceil(seconds);
  if (all >= 2 * DAY) return some(Math.floor(all / DAY), 'day');
  if (all >= 2 * HOUR) return some(Math.floor(all / HOUR), 'hour');
  if (all >= 120) return some(Math.floor(all / 60), 'minute');
  return some(all, 'second');
}

/** Moments at which somebody should hear how little is left, in seconds. */
const WARNINGS: readonly number[] = [HOUR, 300, 60, 30, 10];

/** The warning that is due, when so much was left at the last look and so much is left now: one at most,
 * and none right after the clock began. */
export function warningDue(before: number, now: number, whole: number): number | null {
  return WARNINGS.findLast((at) => now <= at && at < before && at <= whole / 2) ?? null;
}

/** How a table's clock goes, in a sentence. */
export function clockWords({ move = 0, game = 0, at_zero }: Clock): string {
  const times = [
    ...(move > 0 ? [`${inWords(move)} for each decision`] : []),
    ...(game > 0 ? [`${inWords(game)} for the whole game${move > 0 ? ' beyond that' : ''}`] : []),
  ];
  const then =
    at_zero === 'others'
      ? 'whoever is at the table may decide in your place'
      : 'a bot decides in your place';
  return `Everybody has ${times.join(', and ')}. When it is used up, ${then}.`;
}
