/** The four directions, and where they are around a listener who looks north. */
import type { Place } from '../../../kit/sound';
import type { Searched } from '../wire';

export const SIDES = ['N', 'E', 'S', 'W'] as const;
export type Side = (typeof SIDES)[number];

export const SIDE_WORDS: Record<Side, string> = { N: 'north', E: 'east', S: 'south', W: 'west' };
const EAST: Record<Side, number> = { N: 0, E: 1, S: 0, W: -1 };
const NORTH: Record<Side, number> = { N: 1, E: 0, S: -1, W: 0 };

export const isSide = (text: string): text is Side => (SIDES as readonly string[]).includes(text);

/** So many steps away in a direction. */
export function placeOf(side: string, steps = 1): Place | undefined {
  return isSide(side) ? { east: EAST[side] * steps, north: NORTH[side] * steps } : undefined;
}

/** One space of a search: `tree`, `edge`, or what lies and stands there. */
export type Space = string | readonly string[];

/** What a search came upon in a direction, near to far. */
export function spacesOf(search: Searched, side: Side): readonly Space[] {
  return { N: search.north, E: search.east, S: search.south, W: search.west }[side];
}
