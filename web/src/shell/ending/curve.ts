/** The shape of a game as lines on a small piece of paper, 100 wide and 40 high. */
import type { ChartInfo, TrackInfo } from '../../lib/wire';

export const WIDE = 100;
export const HIGH = 40;

/** Lines are told apart by how they are broken, not by colour alone. */
const DASHES = ['none', '5 3', '1.5 2.5', '8 3 1.5 3', '3 2', '10 4'];

export const dashOf = (n: number): string => DASHES[n % DASHES.length] ?? 'none';

/** The highest number of all tracks; a chart of nothing but zeros has a height, too. */
export function topOf({ tracks }: Pick<ChartInfo, 'tracks'>): number {
  return Math.max(1, ...tracks.flatMap(({ values }) => values.map((value) => value ?? 0)));
}

/** A number holds until the next moment: the line goes in steps, and begins where there is a number. */
export function pathOf(values: TrackInfo['values'], top: number): string {
  const last = Math.max(1, values.length - 1);
  let path = '';
  let isOpen = false;
  values.forEach((value, n) => {
    if (value === null) {
      isOpen = false;
      return;
    }
    const x = place(n, last);
    const y = round(HIGH - (value / top) * HIGH);
    path += isOpen ? `H${x}V${y}` : `M${x} ${y}`;
    isOpen = true;
  });
  return path;
}

/** How far to the right the n-th moment stands. */
export const place = (n: number, last: number): number => round((n / Math.max(1, last)) * WIDE);

/** `76 → 3`: the first number and the last. */
export function endsOf({ values }: Pick<TrackInfo, 'values'>): string {
  const known = values.filter((value) => value !== null);
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined) return '';
  return first === last ? `${first}` : `${first} → ${last}`;
}

/** The moment a point of the paper stands for, by how far to the right it lies (0 to 1). */
export function momentAt(part: number, moments: number): number {
  return Math.round(Math.max(0, Math.min(1, part)) * (moments - 1));
}

const round = (number: number): number => Math.round(number * 100) / 100;
