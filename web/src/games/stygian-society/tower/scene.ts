/** What is in the picture at one moment: cubes with their poses, and where each is to be found. */
import { HOLDING } from './hand';
import type { House } from './house';
import { poseIn } from './paths';
import type { Shown } from './places';
import type { Film, Move } from './plan';
import { between, type Pose } from './space';

/** All frames of a film: first everything is held, last everything lies. */
export function lengthOf(film: Film): number {
  return HOLDING + film.frames + 1;
}

export function sceneAt(film: Film, house: House, frame: number): Shown[] {
  const now = Math.max(0, frame - HOLDING);
  return [
    ...film.resting.map(({ letter, lodging }) => ({ letter, pose: house.pose(lodging) })),
    ...film.moves.map((move) => ({ letter: move.letter, pose: poseOf(move, now) })),
  ];
}

function poseOf({ poses, begins }: Move, now: number): Pose {
  const frame = Math.max(0, now - begins);
  const whole = Math.floor(frame);
  const pose = poseIn(poses, whole);
  return frame === whole ? pose : between(pose, poseIn(poses, whole + 1), frame - whole);
}
