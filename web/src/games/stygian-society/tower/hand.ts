/** The gathered cubes, held over the tower until they are let go, each from its own place. */
import { between, type Pose } from './space';
import measures from './tower.json';

/** Frames for which everything is held. */
export const HOLDING = 18;
/** Frames in which a cube goes from the hand to where it is let go. */
export const REACH = 10;

const STEP = 1.5;
const ROW = 3;
const ABOVE = measures.shaft.height + 6.2;
/** The height at which nothing that is held is touched, and the part of the way on which a cube gets there. */
const CLEAR = ABOVE - 1.35;
const DOWN = 0.35;
const UPRIGHT = upright();

/** In layers of nine. */
export function heldPose(n: number): Pose {
  const at = n % (ROW * ROW);
  const z = ABOVE + Math.floor(n / (ROW * ROW)) * STEP;
  return [((at % ROW) - 1) * STEP, (Math.floor(at / ROW) - 1) * STEP, z, 1, 0, 0, 0];
}

/** From the hand to where the recorded motion begins: straight down first, so that none brushes another still held. */
export function reach(n: number, first: Pose): Pose[] {
  const [x, y, z] = heldPose(n);
  const like = (turn: readonly number[]) =>
    Math.abs(turn.reduce((sum, part, at) => sum + part * (first[at + 3] as number), 0));
  const [w, i, j, k] = UPRIGHT.reduce((best, one) => (like(one) > like(best) ? one : best)) as [
    number,
    number,
    number,
    number,
  ];
  const held: Pose = [x, y, z, w, i, j, k];
  const below: Pose = [x, y, CLEAR, w, i, j, k];
  return Array.from({ length: REACH }, (_, frame) => {
    const part = (frame / REACH) ** 2;
    if (part < DOWN) return between(held, below, part / DOWN);
    return between(below, first, (part - DOWN) / (1 - DOWN));
  });
}

/** The 24 ways in which a cube stands straight, as quaternions. */
function upright(): number[][] {
  const [half, root] = [0.5, Math.SQRT1_2];
  const signs = [1, -1];
  const turns: number[][] = [0, 1, 2, 3].map((n) => [0, 1, 2, 3].map((at) => Number(at === n)));
  for (const a of signs)
    for (const b of signs) for (const c of signs) turns.push([half, a * half, b * half, c * half]);
  for (let a = 0; a < 4; a++)
    for (let b = a + 1; b < 4; b++)
      for (const sign of signs)
        turns.push([0, 1, 2, 3].map((at) => (at === a ? root : at === b ? sign * root : 0)));
  return turns;
}
