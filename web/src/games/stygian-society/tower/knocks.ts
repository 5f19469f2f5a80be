/** Wood on wood: when cubes hit something, and how hard. */
import { FRAMES_PER_SECOND } from './bank';
import type { Film } from './plan';
import type { Pose } from './space';
import measures from './tower.json';

export interface Knock {
  frame: number;
  /** From 0 to 1. */
  force: number;
}

/** Changes of speed in cm per frame: less is no knock, more is no louder. */
const SOFT = 0.7;
const HARD = 4;
/** Frames between two knocks that can be told apart. */
const APART = 3;

export function knocksOf({ moves }: Film): Knock[] {
  const loudest = new Map<number, number>();
  for (const { poses, begins } of moves) {
    for (let n = 1; n < poses.length - 1; n++) {
      const force = jolt(poses[n - 1] as Pose, poses[n] as Pose, poses[n + 1] as Pose);
      if (force < SOFT) continue;
      const slot = Math.floor((begins + n) / APART) * APART;
      loudest.set(slot, Math.max(loudest.get(slot) ?? 0, Math.min(1, force / HARD)));
    }
  }
  return [...loudest]
    .map(([frame, force]) => ({ frame, force }))
    .toSorted((a, b) => a.frame - b.frame);
}

/** How much the speed changes beyond what gravity does. */
function jolt(before: Pose, now: Pose, after: Pose): number {
  const fall = measures.gravity / FRAMES_PER_SECOND ** 2;
  const change = (n: 0 | 1 | 2) => after[n] - 2 * now[n] + before[n];
  const free = change(2) + fall;
  return Math.min(
    Math.hypot(change(0), change(1), change(2)),
    Math.hypot(change(0), change(1), free),
  );
}
