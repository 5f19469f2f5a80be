/** The house's own sounds, as data. */
import type { Cue, Part } from './sound';

const steps = (pitch: number, ...at: number[]): Part[] =>
  at.map((start) => ({ wave: 'noise', at: start, lasts: 0.08, loud: 0.5, from: pitch, sharp: 2 }));

const notes = (every: number, lasts: number, loud: number, ...pitches: number[]): Part[] =>
  pitches.map((from, n) => ({ wave: 'triangle', at: n * every, from, lasts, loud }));

export const CUES: Record<Cue, readonly Part[]> = {
  door: [
    ...[0, 0.07, 0.15, 0.24].map(
      (at): Part => ({
        wave: 'sawtooth',
        at,
        from: 150 + at * 300,
        to: 110,
        lasts: 0.09,
        loud: 0.1,
      }),
    ),
    { wave: 'noise', at: 0.3, lasts: 0.22, loud: 0.5, from: 130 },
  ],
  step: steps(320, 0, 0.19, 0.38),
  card: [{ wave: 'noise', lasts: 0.09, loud: 0.28, from: 3200 }],
  lock: [
    { wave: 'noise', lasts: 0.05, loud: 0.5, from: 2400, sharp: 6 },
    { wave: 'triangle', at: 0.08, from: 880, to: 620, lasts: 0.16, loud: 0.12 },
    { wave: 'noise', at: 0.1, lasts: 0.06, loud: 0.5, from: 1500, sharp: 5 },
  ],
  saw: [0, 1, 2, 3].map((n) => ({
    wave: 'noise',
    at: n * 0.16,
    lasts: 0.14,
    loud: 0.3,
    from: n % 2 ? 1900 : 2500,
    sharp: 4,
  })),
  net: [
    { wave: 'noise', lasts: 0.35, loud: 0.35, from: 900 },
    { wave: 'noise', at: 0.28, lasts: 0.15, loud: 0.4, from: 260 },
  ],
  turn: [
    { from: 523, lasts: 0.5, loud: 0.14 },
    { at: 0.12, from: 784, lasts: 0.7, loud: 0.12 },
  ],
  call: notes(0.16, 0.6, 0.16, 784, 1047, 784),
  bonus: notes(0.07, 0.35, 0.09, 659, 880, 1175),
  stone: [
    { wave: 'noise', lasts: 0.18, loud: 0.32, from: 520, sharp: 1.5 },
    { wave: 'noise', at: 0.13, lasts: 0.1, loud: 0.5, from: 170 },
  ],
  thud: [
    { from: 120, to: 48, lasts: 0.3, loud: 0.3 },
    { wave: 'noise', lasts: 0.14, loud: 0.4, from: 160 },
  ],
  rumble: [0, 0.12, 0.21, 0.36, 0.48].map((at) => ({
    wave: 'noise',
    at,
    lasts: 0.28,
    loud: 0.4,
    from: 110 + at * 160,
  })),
  roar: [
    { wave: 'sawtooth', from: 92, to: 46, lasts: 0.9, loud: 0.2 },
    { wave: 'noise', lasts: 0.8, loud: 0.4, from: 240, sharp: 0.7 },
  ],
  fall: [{ from: 620, to: 90, lasts: 0.9, loud: 0.1 }],
  snuff: [
    { wave: 'noise', lasts: 0.4, loud: 0.22, from: 1700, sharp: 0.6 },
    { from: 330, to: 140, lasts: 0.5, loud: 0.07 },
  ],
  flame: [
    { wave: 'noise', lasts: 0.3, loud: 0.18, from: 2600 },
    { wave: 'triangle', at: 0.05, from: 440, to: 880, lasts: 0.4, loud: 0.06 },
  ],
  win: notes(0.13, 0.9, 0.13, 392, 523, 659, 784, 1047),
  end: notes(0.18, 0.8, 0.12, 392, 330, 262),
  no: [{ wave: 'triangle', from: 196, to: 165, lasts: 0.22, loud: 0.16 }],
  chat: [{ from: 988, to: 1319, lasts: 0.16, loud: 0.06 }],
};
