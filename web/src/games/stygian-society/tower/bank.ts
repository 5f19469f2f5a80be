/** The bank of recorded motion (docs/tower.md has the format; `lampblack tower bank` makes it). */

import { between, type Pose } from './space';
import measures from './tower.json';

export const FRAMES_PER_SECOND = 60;
const FLIES = 0x80;
const FINE = 50;

/** Where a cube of a take begins and ends: a lodging's number, or one of these. */
export const HAND = -1;
export const FIELD = -1;
export const CRYPT = -2;

export interface Track {
  start: number;
  end: number;
  /** The frames of its poses. */
  at: readonly number[];
  flies: readonly boolean[];
  poses: readonly Pose[];
}

/** Cubes recorded together. */
export interface Take {
  tracks: readonly Track[];
  /** Lodgings that must be empty: something goes through there. */
  barred: bigint;
  /** Lodgings with a cube that is knocked on. */
  knocked: bigint;
}

export function lengthOf(track: Track): number {
  return (track.at.at(-1) ?? 0) + 1;
}

export function poseAt(track: Track, frame: number): Pose {
  const { at, poses, flies } = track;
  const next = at.findIndex((moment) => moment > frame);
  if (next === 0) return poses[0] as Pose;
  if (next < 0) return poses.at(-1) as Pose;
  const began = at[next - 1] as number;
  const steps = (at[next] as number) - began;
  const part = (frame - began) / steps;
  const pose = between(poses[next - 1] as Pose, poses[next] as Pose, part);
  if (!flies[next]) return pose;
  const seconds = steps / FRAMES_PER_SECOND;
  const rise = (measures.gravity / 2) * seconds * seconds * part * (1 - part);
  return [pose[0], pose[1], pose[2] + rise, pose[3], pose[4], pose[5], pose[6]];
}

export function readBank(buffer: ArrayBuffer): Take[] {
  const data = new DataView(buffer);
  if (data.getUint32(0) !== 0x4c425431) throw new Error('this is no bank of the tower');
  const count = data.getUint16(4, true);
  const keys = data.getUint32(8, true);
  const planes = new Uint8Array(buffer, buffer.byteLength - 11 * keys);
  let byte = 12;
  let key = 0;
  const track = (): Track => {
    const [start, end, poses] = [
      data.getInt8(byte),
      data.getInt8(byte + 1),
      data.getUint8(byte + 2),
    ];
    byte += 3;
    const read = readTrack(planes, keys, key, poses);
    key += poses;
    return { start, end, ...read };
  };
  return Array.from({ length: count }, () => {
    const members = data.getUint8(byte);
    const barred = data.getBigUint64(byte + 1, true);
    const knocked = data.getBigUint64(byte + 9, true);
    byte += 17;
    return { barred, knocked, tracks: Array.from({ length: members }, track) };
  });
}

/** Poses lie in eleven rows of bytes, each the difference to the pose before. */
function readTrack(
  planes: Uint8Array,
  keys: number,
  first: number,
  count: number,
): Pick<Track, 'at' | 'flies' | 'poses'> {
  const at: number[] = [];
  const flies: boolean[] = [];
  const poses: Pose[] = [];
  const now = [0, 0, 0, 0, 0, 0, 0];
  let frame = 0;
  const byte = (row: number, n: number) => planes[row * keys + n] as number;
  for (let n = first; n < first + count; n++) {
    frame += byte(0, n) & ~FLIES;
    at.push(frame);
    flies.push((byte(0, n) & FLIES) !== 0);
    for (let axis = 0; axis < 3; axis++) {
      const value = byte(1 + axis, n) | (byte(4 + axis, n) << 8);
      now[axis] = (now[axis] as number) + (value % 2 === 0 ? value / 2 : -(value + 1) / 2);
    }
    for (let part = 3; part < 7; part++) {
      now[part] = (((now[part] as number) + byte(4 + part, n)) << 24) >> 24;
    }
    poses.push(poseOf(now));
  }
  return { at, flies, poses };
}

function poseOf([x = 0, y = 0, z = 0, w = 0, i = 0, j = 0, k = 0]: readonly number[]): Pose {
  const length = Math.hypot(w, i, j, k);
  return [x / FINE, y / FINE, z / FINE, w / length, i / length, j / length, k / length];
}
