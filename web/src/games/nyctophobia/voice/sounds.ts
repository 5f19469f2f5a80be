/** What happens in the dark, as sounds. */
import type { Part } from '../../../kit/sound';

const noise = (from: number, lasts: number, loud: number, more: Partial<Part> = {}): Part => ({
  wave: 'noise',
  from,
  lasts,
  loud,
  ...more,
});
const foot = (at: number, loud = 1.2): Part => noise(380, 0.08, loud, { at, sharp: 1.5 });
const heart = (at: number): Part[] => [
  { wave: 'triangle', at, from: 124, to: 72, lasts: 0.16, loud: 0.35 },
  { wave: 'triangle', at: at + 0.2, from: 110, to: 66, lasts: 0.18, loud: 0.25 },
];

export const SOUNDS = {
  step: [foot(0), noise(900, 0.12, 0.15, { at: 0.03 })],
  otherStep: [foot(0, 0.7), foot(0.24, 0.55)],
  sprint: [foot(0), foot(0.1), foot(0.2), foot(0.3), noise(700, 0.4, 0.15)],
  hop: [noise(500, 0.2, 0.3, { to: 1400 }), foot(0.4), noise(2600, 0.1, 0.3, { at: 0.42 })],
  bump: [{ from: 150, to: 70, lasts: 0.22, loud: 0.35 }, noise(320, 0.12, 1.2)],
  grope: [noise(700, 0.14, 0.3), noise(600, 0.14, 0.25, { at: 0.18 })],
  flight: [noise(900, 0.35, 0.4, { to: 1800, sharp: 2 })],
  crack: [noise(3000, 0.04, 1.5, { sharp: 4 }), noise(1800, 0.06, 1.1, { at: 0.07, sharp: 3 })],
  hush: [noise(2400, 0.5, 0.16, { to: 700, sharp: 0.5 })],
  breath: [noise(700, 0.35, 0.35, { to: 1500, sharp: 0.5 }), ...heart(0.3)],
  attack: [
    { wave: 'sawtooth', from: 110, to: 46, lasts: 0.9, loud: 0.3 },
    noise(320, 0.7, 0.5, { to: 120, sharp: 0.6 }),
  ],
  hurt: [noise(420, 0.2, 1.4, { to: 180 }), ...heart(0.12), ...heart(0.7)],
  strike: [
    noise(420, 0.1, 0.8, { sharp: 2 }),
    { at: 0.08, from: 150, to: 60, lasts: 0.25, loud: 0.3 },
  ],
  call: [
    { from: 440, lasts: 0.4, loud: 0.1 },
    { from: 480, lasts: 0.4, loud: 0.1 },
    { at: 0.6, from: 440, lasts: 0.4, loud: 0.1 },
    { at: 0.6, from: 480, lasts: 0.4, loud: 0.1 },
  ],
  felled: [noise(260, 0.5, 0.6, { to: 620 }), noise(180, 0.5, 1.4, { at: 0.45 })],
  planted: [noise(3200, 0.25, 0.14), noise(1500, 0.4, 0.16, { at: 0.15 })],
  turned: [
    { from: 220, to: 440, lasts: 0.5, loud: 0.1 },
    { at: 0.3, from: 440, to: 150, lasts: 0.7, loud: 0.1 },
  ],
  moved: [
    { from: 300, to: 900, lasts: 0.4, loud: 0.1 },
    { at: 0.25, from: 900, to: 120, lasts: 0.8, loud: 0.12 },
  ],
  fog: [noise(420, 0.9, 0.24, { to: 200, sharp: 0.4 })],
  whisper: [noise(3800, 0.22, 0.14), noise(4600, 0.3, 0.12, { at: 0.26 })],
  laugh: [0, 0.16, 0.32, 0.48].map(
    (at): Part => ({ wave: 'sawtooth', at, from: 190 - at * 90, to: 120, lasts: 0.13, loud: 0.2 }),
  ),
  hunt: [
    { from: 49, lasts: 1.1, loud: 0.25 },
    { wave: 'sawtooth', from: 98, to: 92, lasts: 1.1, loud: 0.12 },
    { wave: 'triangle', at: 0.15, from: 156, to: 147, lasts: 0.9, loud: 0.14 },
  ],
  silence: [noise(260, 0.7, 0.14, { sharp: 0.5 })],
  refused: [{ wave: 'triangle', from: 294, to: 247, lasts: 0.2, loud: 0.16 }],
} as const satisfies Record<string, readonly Part[]>;

export type Name = keyof typeof SOUNDS;
