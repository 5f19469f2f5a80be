/** Where a finger is that slides out from oneself. */
import type { Side } from '../voice/sides';

export interface Reach {
  side: Side;
  /** 0 for the first space, 1 for the second: only the Forest Guide's hands reach so far. */
  space: number;
  /** Steps to make when it is lifted here; none as long as it only feels. */
  steps: number;
}

/** In parts of half the pad's width. */
const SELF = 0.26;
const ARM = 0.5;
const RIM = 0.86;
const FAR = 1.25;

/** From the middle of the pad, in parts of half its width; south is down. */
export function reachOf(right: number, down: number, spaces: number): Reach | null {
  const far = Math.max(Math.abs(right), Math.abs(down));
  if (far < SELF) return null;
  const side: Side =
    Math.abs(right) > Math.abs(down) ? (right > 0 ? 'E' : 'W') : down > 0 ? 'S' : 'N';
  const space = spaces > 1 && far >= ARM ? 1 : 0;
  return { side, space, steps: far < RIM ? 0 : far < FAR ? 1 : 2 };
}

/** Whether it is the same to the touch. */
export const isSame = (one: Reach | null, other: Reach | null): boolean =>
  one?.side === other?.side && one?.space === other?.space && one?.steps === other?.steps;
