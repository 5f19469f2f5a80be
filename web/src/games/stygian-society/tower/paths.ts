/** Where cubes go, frame by frame, and whether they run into each other. */
import { CRYPT } from './bank';
import type { Dice } from './dice';
import { REACH } from './hand';
import { type Place, placeOf } from './places';
import { overlap, type Pose } from './space';
import measures from './tower.json';

/** Cubes that reach farther into each other, in edges, are kept apart. */
const TOO_DEEP = 0.17;
const FRONT = -measures.shaft.inner / 2 - measures.shaft.wall;
/** How far a cube that has come out may be led aside, in cm, and the room it then keeps to what is around. */
const ASIDE = 2.5;
const ROOM = 0.6;

/** A cube on its way. */
export interface Way {
  /** The frame at which it leaves the hand; for one that lay inside, when those recorded with it do. */
  begins: number;
  /** Its poses, frame by frame. */
  poses: readonly Pose[];
}

/** Where a cube is at a frame of its own; at the end it lies still. */
export function poseIn(poses: readonly Pose[], frame: number): Pose {
  return poses[Math.max(0, Math.min(frame, poses.length - 1))] as Pose;
}

/** Two that are let go at once, on their way from the hand. */
export function meet(a: readonly Pose[], b: readonly Pose[]): boolean {
  for (let frame = 0; frame < REACH; frame++) {
    if (overlap(a[frame] as Pose, b[frame] as Pose, measures.edge) > TOO_DEEP) return true;
  }
  return false;
}

/** Whether a path that begins then runs into another cube. */
export function clash(path: readonly Pose[], begins: number, other: Way): boolean {
  const last = Math.max(begins + path.length, other.begins + other.poses.length);
  for (let frame = Math.min(begins, other.begins); frame < last; frame++) {
    const mine = poseIn(path, frame - begins);
    const theirs = poseIn(other.poses, frame - other.begins);
    if (overlap(mine, theirs, measures.edge) > TOO_DEEP) return true;
  }
  return false;
}

/** Two that lie in one place in the end can begin whenever they like. */
export function lieTogether(a: readonly Pose[], b: readonly Pose[]): boolean {
  return overlap(a.at(-1) as Pose, b.at(-1) as Pose, measures.edge) > TOO_DEEP;
}

/** The same path, but led aside once it is out of the tower; null when it would end somewhere else. */
export function bent(path: readonly Pose[], end: number, roll: Dice): Pose[] | null {
  const [turn, far] = [2 * Math.PI * roll(), ASIDE * Math.sqrt(roll())];
  const [dx, dy] = [far * Math.cos(turn), far * Math.sin(turn)];
  const out = path.findLastIndex(([, y]) => y >= FRONT) + 1;
  const steps = Math.max(1, path.length - 1 - out);
  const led = path.map((pose, frame): Pose => {
    const part = Math.max(0, Math.min(1, (frame - out) / steps));
    const eased = part * part * (3 - 2 * part);
    const [x, y, ...rest] = pose;
    return [x + eased * dx, y + eased * dy, ...rest];
  });
  return isRoomy(led.at(-1) as Pose, end === CRYPT ? 'crypt' : 'field') ? led : null;
}

/** It lies in this place, and not on its edge. */
export function isRoomy([x, y, z]: Pose, place: Place): boolean {
  const near = [-ROOM, 0, ROOM];
  return (
    Math.abs(x) < 7.4 &&
    y > -15.3 &&
    near.every((a) => near.every((b) => placeOf([x + a, y + b, z, 1, 0, 0, 0]) === place))
  );
}
