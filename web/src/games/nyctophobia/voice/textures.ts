/** What things feel like in the dark: each has a sound, a shaking and a word of its own. */
import type { Part, Sound } from '../../../kit/sound';
import { placeOf, type Space } from './sides';

export const TEXTURES = [
  'open',
  'tree',
  'edge',
  'rock',
  'noise',
  'car',
  'friend',
  'hunter',
] as const;
export type Texture = (typeof TEXTURES)[number];

export interface Feel {
  parts: readonly Part[];
  shake: readonly number[];
}

const rasp = (at: number, from: number): Part => ({
  wave: 'noise',
  at,
  from,
  lasts: 0.09,
  loud: 1,
  sharp: 3,
});
const tap = (at: number, from: number, loud: number): Part => ({
  wave: 'noise',
  at,
  from,
  lasts: 0.04,
  loud,
  sharp: 9,
});

export const FEELS: Record<Texture, Feel> = {
  // Air.
  open: {
    parts: [{ wave: 'noise', from: 1300, to: 500, lasts: 0.32, loud: 0.28, sharp: 0.6 }],
    shake: [8],
  },
  // Bark under the fingers, and the trunk behind it.
  tree: {
    parts: [
      rasp(0, 520),
      rasp(0.08, 430),
      { at: 0.15, from: 170, to: 110, lasts: 0.14, loud: 0.3 },
    ],
    shake: [30, 25, 30, 25, 30],
  },
  // The ground falls away.
  edge: {
    parts: [
      { from: 260, to: 62, lasts: 0.5, loud: 0.2 },
      { wave: 'noise', at: 0.1, from: 240, to: 90, lasts: 0.4, loud: 0.2 },
    ],
    shake: [140],
  },
  rock: { parts: [tap(0, 2500, 2), tap(0.09, 1900, 2)], shake: [14, 26, 14] },
  // Twigs and leaves.
  noise: {
    parts: [3600, 3000, 4200, 3300].map((from, n) => tap(n * 0.05, from, 0.9)),
    shake: [6, 12, 6, 12, 6, 12, 6],
  },
  // Cold metal.
  car: {
    parts: [
      { wave: 'square', from: 311, lasts: 0.5, loud: 0.05 },
      { wave: 'triangle', from: 830, lasts: 0.6, loud: 0.09 },
      { wave: 'noise', from: 900, lasts: 0.07, loud: 0.5, sharp: 5 },
    ],
    shake: [70, 30, 70],
  },
  // A warm hand.
  friend: {
    parts: [
      { wave: 'triangle', from: 330, to: 349, lasts: 0.28, loud: 0.14 },
      { wave: 'triangle', at: 0.16, from: 415, to: 440, lasts: 0.4, loud: 0.13 },
    ],
    shake: [24, 70, 24],
  },
  hunter: {
    parts: [
      { wave: 'sawtooth', from: 74, to: 49, lasts: 0.8, loud: 0.24 },
      { wave: 'noise', from: 210, lasts: 0.7, loud: 0.4, sharp: 0.7 },
      { wave: 'square', at: 0.05, from: 37, lasts: 0.6, loud: 0.1 },
    ],
    shake: [220, 60, 220],
  },
};

/** What weighs most comes first. */
const WEIGHT: readonly Texture[] = ['hunter', 'friend', 'car', 'rock', 'noise'];

/** The textures of a space. */
export function texturesOf(space: Space): readonly Texture[] {
  if (space === 'tree' || space === 'edge') return [space];
  if (typeof space === 'string') return ['open'];
  const found = space.map((item) => (item.startsWith('hunted') ? 'friend' : item));
  const felt = WEIGHT.filter((texture) => found.includes(texture));
  return felt.length > 0 ? felt : ['open'];
}

/** Seconds between the things of one space, and to the second space of a direction. */
const APART = 0.14;

/** The sound of a direction, from where it is. */
export function soundsOf(side: string, spaces: readonly Space[], after = 0): Sound[] {
  let at = after;
  return spaces.flatMap((space, n) =>
    texturesOf(space).map((texture): Sound => {
      const from = placeOf(side, n + 1);
      const sound = { cue: texture, parts: FEELS[texture].parts, ...(from && { from }), after: at };
      at += APART;
      return sound;
    }),
  );
}

/** What shakes most of all that is in a direction. */
export function shakeOf(spaces: readonly Space[]): readonly number[] {
  const felt = spaces.flatMap(texturesOf);
  const first = WEIGHT.find((texture) => felt.includes(texture)) ?? felt[0] ?? 'open';
  return FEELS[first].shake;
}
