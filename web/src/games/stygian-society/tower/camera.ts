/** From somewhat above and a little from the side, without vanishing points: what is higher is always nearer. */

const ASIDE = (16 * Math.PI) / 180;
const ABOVE = (21 * Math.PI) / 180;

const [SIN_A, COS_A] = [Math.sin(ASIDE), Math.cos(ASIDE)];
const [SIN_E, COS_E] = [Math.sin(ABOVE), Math.cos(ABOVE)];

/** What is in the picture, in centimetres of the picture's plane. */
export const BOUNDS = { left: -12.3, right: 7.2, top: 39.2, bottom: -7 };
export const RATIO = (BOUNDS.right - BOUNDS.left) / (BOUNDS.top - BOUNDS.bottom);

export function across(x: number, y: number): number {
  return COS_A * x + SIN_A * y;
}

export function upward(x: number, y: number, z: number): number {
  return SIN_E * (COS_A * y - SIN_A * x) + COS_E * z;
}

/** How far away. */
export function depth(x: number, y: number, z: number): number {
  return COS_E * (COS_A * y - SIN_A * x) - SIN_E * z;
}

/** How much of the lamp's light a face gets; negative for one that looks away from the eye. */
export function light(x: number, y: number, z: number): number {
  if (depth(x, y, z) >= 0) return -1;
  return 0.5 + 0.5 * Math.max(0, 0.35 * x - 0.45 * y + 0.82 * z);
}
