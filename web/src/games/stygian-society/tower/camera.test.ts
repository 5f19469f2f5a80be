import { expect, it } from 'vitest';
import { FIELD, HAND } from './bank';
import { across, BOUNDS, upward } from './camera';
import { heldPose } from './hand';
import { mirrored, type Pose } from './space';
import { theBank } from './testing';

/** A cube's corner is at most so far from its center. */
const CORNER = 0.87;

it('shows every cube, held, in motion and lying', () => {
  const held = Array.from({ length: 18 }, (_, n) => heldPose(n));
  const tracks = theBank().takes.flatMap((take) => take.tracks);
  expect(tracks.some(({ start, end }) => start === HAND && end === FIELD)).toBe(true);
  const poses: Pose[] = [...held, ...tracks.flatMap((track) => track.poses)];
  const all = [...poses, ...poses.map(mirrored)];
  expect(Math.min(...all.map(([x, y]) => across(x, y))) - CORNER).toBeGreaterThan(BOUNDS.left);
  expect(Math.max(...all.map(([x, y]) => across(x, y))) + CORNER).toBeLessThan(BOUNDS.right);
  expect(Math.max(...all.map(([x, y, z]) => upward(x, y, z))) + CORNER).toBeLessThan(BOUNDS.top);
  const lowest = Math.min(...all.map(([x, y, z]) => upward(x, y, z))) - CORNER;
  expect(lowest).toBeGreaterThan(BOUNDS.bottom);
});
