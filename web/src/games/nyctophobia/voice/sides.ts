/** The four directions, and where they are around a listener who looks north. */
import type { Place } from '../../../kit/sound';
import type { Searched } from '../wire';

export const SIDES = ['N', 'E', 'S', 'W'] as const;
export type Side = (typeof SIDES)[number];

export const SIDE_WORDS: Record<Side, string> = { N: 'north', E: 'east', S: 'south', W: 'west' };
/** A step in columns and rows: to the east, to the south. */
export const STEPS: Record<Side, { x: number; y: number }> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};

/** The keys that mean them. */
export const ARROWS: Record<string, Side> = {
  ArrowUp: 'N',
  ArrowRight: 'E',
  ArrowDown: 'S',
  ArrowLeft: 'W',
};

export const isSide = (text: string): text is Side => (SIDES as readonly string[]).includes(text);

/** So many steps away in a direction. */
export function placeOf(side: string, steps = 1): Place | undefined {
  if (!isSide(side)) return;
  const { x, y } = STEPS[side];
  return { east: x * steps, north: 0 - y * steps };
}

/** One space of a search: `tree`, `edge`, or what lies and stands there. */
export type Space = string | readonly string[];

/** What a search came upon in a direction, near to far. */
export function spacesOf(search: Searched, side: Side): readonly Space[] {
  return { N: search.north, E: search.east, S: search.south, W: search.west }[side];
}
