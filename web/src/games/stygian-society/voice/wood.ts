/** Wood on wood, as data: no two knocks are quite alike. */
import type { Part, Sound } from '../../../kit/sound';

function parts(force: number, pitch: number, at = 0): Part[] {
  return [
    { wave: 'noise', at, from: 1500 * pitch, lasts: 0.03, loud: 0.1 + 0.35 * force, sharp: 3 },
    { wave: 'triangle', at, from: 620 * pitch, to: 430 * pitch, lasts: 0.06, loud: 0.14 * force },
  ];
}

/** A cube hits something; `n` varies the pitch. */
export function knockSound(force: number, n: number): Sound {
  return { cue: 'wood', parts: parts(force, 0.8 + ((n * 7) % 10) / 22) };
}

/** The last of them come to rest. */
export const CLATTER: Sound = {
  cue: 'clatter',
  parts: [0, 0.07, 0.11, 0.2].flatMap((at, n) => parts(0.5 - n * 0.1, 0.85 + n * 0.09, at)),
};
