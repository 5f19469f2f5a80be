/** Six characters, somebody without one, and three Hunters, as shapes. Feet at the origin, the face about
 * 46 units above it; each is known by outline: by what is on the head and in the hands. */

/** A path and its paint; one that is drawn as a line has a width, too. */
export type Part = readonly [d: string, paint: string, width?: number];

export interface Person {
  /** Behind everything. */
  back?: readonly Part[];
  body: readonly Part[];
  /** The face and what is on the head; it sinks to the knees of who crouches. */
  head: readonly Part[];
  /** What the hands hold. */
  held: readonly Part[];
  /** The same when crouched; left out when it moves down with the head. */
  low?: readonly Part[];
  cloth: string;
}

const SKIN = '#efc39f';
const TAN = '#c98f66';
const BROWN = '#8c5a3c';
const INK = '#141018';

const face = (paint: string): Part => ['M-8-46a8 8 0 1 0 16 0a8 8 0 1 0-16 0', paint];
const pompons = (top: number): Part => [
  `M-20 ${top}l5 6l6-2l-2 7l5 5l-7 2l-1 6l-6-4l-7 3v-7l-6-4l7-4zM20 ${top}l6 8l7 4l-6 4v7l-7-3l-6 4l-1-6l-7-2l5-5l-2-7l6 2z`,
  '#ffd95c',
];
const eyes: Part = ['M-3-46V-45M3-46V-45', INK, 2.2];

export const PEOPLE: Record<string, Person> = {
  // A broad hat, a pack, a long staff.
  guide: {
    cloth: '#5d7a3e',
    back: [['M-20-36H-8V-11H-20C-22-18-22-29-20-36Z', '#8a6136']],
    body: [
      ['M-9-20H9L8 0H2L0-13L-2 0H-8Z', '#54452f'],
      ['M-12-14L-10-33C-8-39 8-39 10-33L12-14Z', '#5d7a3e'],
    ],
    head: [
      face(TAN),
      eyes,
      ['M-19-50C-9-55 9-55 19-50C12-46-12-46-19-50Z', '#a9864e'],
      ['M-9-51C-9-64 9-64 9-51Z', '#c4a063'],
    ],
    held: [
      ['M17-66V0', '#c9995a', 3.4],
      ['M9-31L17-27', '#5d7a3e', 5],
    ],
    low: [['M-26-3L24-9', '#c9995a', 3.4]],
  },
  // Two big gloves.
  boxer: {
    cloth: '#c0392f',
    body: [
      ['M-8-10H-2V0H-9ZM2-10H8L9 0H2Z', BROWN],
      ['M-11-22H11L10-8H1L0-14L-1-8H-10Z', '#e9e4d6'],
      ['M-13-36C-6-40 6-40 13-36L11-20H-11Z', '#c0392f'],
    ],
    head: [face(BROWN), eyes, ['M-8.5-47C-9-57 9-57 8.5-47C4-52-4-52-8.5-47Z', '#1c1412']],
    held: [
      ['M-12-33L-19-39M12-33L19-43', BROWN, 5],
      [
        'M-30-41a9.5 9.5 0 1 1 17 5c-3 5-15 5-17-5ZM13-48a9.5 9.5 0 1 1 17 5c-3 5-15 5-17-5Z',
        '#f25c4d',
      ],
      ['M-29-37H-15M14-43H29', '#fff1e6', 2.4],
    ],
    low: [
      ['M-24-24a9 9 0 1 1 16 4c-3 5-14 5-16-4ZM8-24a9 9 0 1 1 16 4c-3 5-14 5-16-4Z', '#f25c4d'],
      ['M-23-20H-10M9-20H23', '#fff1e6', 2.4],
    ],
  },
  // Pompons in the air, a wide skirt, a tail of hair.
  cheerleader: {
    cloth: '#3d6fd0',
    body: [
      ['M-6-10H-2V0H-7ZM2-10H6L7 0H2Z', SKIN],
      ['M-7-24H7L17-8H-17Z', '#f0c63f'],
      ['M-8-37C-4-39 4-39 8-37L7-23H-7Z', '#3d6fd0'],
    ],
    head: [
      ['M5-52C16-58 19-46 13-36C13-44 10-47 5-48Z', '#b5651d'],
      face(SKIN),
      eyes,
      ['M-9-45C-10-58 10-58 9-46C5-52-4-52-9-45Z', '#b5651d'],
    ],
    held: [['M-7-34L-18-52M7-34L18-52', SKIN, 4], pompons(-68)],
    low: [pompons(-22)],
  },
  // Glasses, a long scarf, one foot in the air, and everything slips out of the hands.
  klutz: {
    cloth: '#8a5fa8',
    body: [
      ['M-2-20L-8 0H-14L-9-21ZM2-20L14-10L11-5L-3-14Z', '#3f4a66'],
      ['M-11-16L-8-35C-5-40 8-39 10-33L9-14Z', '#8a5fa8'],
    ],
    head: [
      face(SKIN),
      ['M-10-45C-13-58-2-55-1-59C2-55 13-58 9-45L6-51L1-49L-3-52Z', '#d8893b'],
      [
        'M-6.5-45a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0M1-45a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0',
        INK,
        1.8,
      ],
      ['M-9-39C-3-35 5-35 9-39L10-35L24-31L22-26L7-31C0-31-6-33-9-36Z', '#f2d24b'],
    ],
    held: [
      ['M-9-32L-21-40', '#8a5fa8', 5],
      [
        'M-34-50L-24-55L-20-47L-30-42ZM-36-31L-25-31L-25-22L-36-22ZM-22-62L-14-66L-11-60L-19-56Z',
        '#f1ead8',
      ],
    ],
    low: [['M-32-6L-21-8L-19 1L-30 2ZM18-2L28-8L32-1L22 4Z', '#f1ead8']],
  },
  // In full run, a headband flying behind.
  star: {
    cloth: '#e7e2d4',
    body: [
      ['M-3-21L-19-13L-25-17L-22-22L-4-29ZM1-21L8-12L4 0H11L16-12L7-26Z', BROWN],
      ['M-6-27L9-27L12-15L3-16L-8-19Z', '#2c9c8f'],
      ['M-7-25L-3-37C2-41 10-39 12-34L10-24Z', '#e7e2d4'],
      ['M0-34L3-34V-28', '#c0392f', 2.2],
    ],
    head: [
      ['M2-50L-22-57L-15-51L-24-47L2-48Z', '#f25c4d'],
      ['M-2-46a8 8 0 1 0 16 0a8 8 0 1 0-16 0', BROWN],
      ['M-2.5-48C-3-58 14-59 14-48Z', '#241812'],
      ['M-2-50H14V-47H-2Z', '#f25c4d'],
      ['M6-45V-44M11-45V-44', INK, 2.2],
    ],
    held: [['M-3-34L-14-28L-18-35M10-33L18-27L26-33', BROWN, 4.2]],
    low: [['M-12-10L-22-2M12-10L22-2', BROWN, 4.2]],
  },
  // A helmet, a coil of rope, an ice axe.
  climber: {
    cloth: '#d9772b',
    body: [
      ['M-9-20H9L8 0H2L0-13L-2 0H-8Z', '#39465c'],
      ['M-11-16L-10-34C-7-39 7-39 10-34L11-16Z', '#d9772b'],
      ['M-11-31C4-28 9-22 10-13M-12-27C1-25 6-19 7-13', '#f6e7b8', 2.6],
    ],
    head: [
      face(SKIN),
      eyes,
      ['M-10-48C-11-62 11-62 10-48ZM-11-49H11V-46H-11Z', '#54c3e6'],
      ['M-4-58V-50M4-58V-50', '#174457', 2],
    ],
    held: [
      ['M10-33L17-36', '#d9772b', 5],
      ['M15-26L25-60', '#b98a52', 3.2],
      ['M15-60C22-65 29-63 35-56C29-58 24-58 21-57Z', '#dfe6ee'],
    ],
    low: [
      ['M12 0L30-20', '#b98a52', 3.2],
      ['M21-22C28-26 33-23 37-16C32-18 29-18 26-17Z', '#dfe6ee'],
    ],
  },
  // Nobody in particular: a hood and a torch that gives no light.
  plain: {
    cloth: '#9aa3b5',
    body: [
      ['M-9-20H9L8 0H2L0-13L-2 0H-8Z', '#3f4a66'],
      ['M-12-14L-10-34C-7-39 7-39 10-34L12-14Z', '#9aa3b5'],
    ],
    head: [face(SKIN), eyes, ['M-11-42C-13-60 13-60 11-42L7-46C6-53-6-53-7-46Z', '#c2c9d6']],
    held: [
      ['M10-32L17-24', '#9aa3b5', 5],
      ['M15-27L22-23L18-14L12-18Z', '#2b2f3a'],
    ],
    low: [['M15-7L24-5L23 1L14 0Z', '#2b2f3a']],
  },
  // Shoulders like a door, and an axe above them.
  axe: {
    cloth: '#4b2b2b',
    body: [
      ['M-13-18H13L12 0H3L0-10L-3 0H-12Z', '#241a1c'],
      ['M-22-36C-14-44 14-44 22-36L16-14H-16Z', '#5c3434'],
      ['M-16-22H16M-12-40L4-14', '#2a1617', 2.6],
    ],
    head: [
      ['M-9-46C-9-58 9-58 9-46C9-38 5-35 0-35C-5-35-9-38-9-46Z', '#d8cdbb'],
      ['M-6-48L-1-46L-6-44ZM6-48L1-46L6-44Z', '#b3121c'],
      ['M-4-39H4M-2-41V-37M2-41V-37', INK, 1.6],
    ],
    held: [
      ['M-20-34L-27-22M20-34L24-24', '#5c3434', 8],
      ['M30-10L19-66', '#8a6136', 4],
      ['M17-66C26-72 36-68 40-60C33-58 27-54 22-49Z', '#e3e8ef'],
      ['M17-66L8-62L21-52Z', '#9aa5b5'],
    ],
  },
  // Antlers, a robe down to the ground, a staff with an eye.
  mage: {
    cloth: '#3b2c66',
    body: [
      ['M-18 0C-14-14-13-28-9-38H9C13-28 14-14 18 0C8 4-8 4-18 0Z', '#4a3788'],
      ['M-4 2C-5-12-4-26 0-37C4-26 5-12 4 2Z', '#7157c2'],
    ],
    head: [
      ['M-6-53C-17-56-19-66-15-74M-13-61L-22-64M6-53C17-56 19-66 15-74M13-61L22-64', '#d9cdb2', 3],
      ['M-10-38C-13-58 13-58 10-38C5-34-5-34-10-38Z', '#2a1f4d'],
      ['M-5-45V-43M5-45V-43', '#b6ffcf', 3.2],
    ],
    held: [
      ['M9-32L18-29', '#4a3788', 6],
      ['M21 0V-58', '#b98a52', 3.4],
      ['M14-60a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0', '#8ff0b8'],
      ['M21.5-64V-56', '#0d3a24', 3],
    ],
  },
  // A tall hat and a long coat; nothing in the hands.
  simple: {
    cloth: '#2b3140',
    body: [
      ['M-8-6H-2V0H-9ZM2-6H8L9 0H2Z', '#0d0f14'],
      ['M-15-4L-11-34C-8-40 8-40 11-34L15-4L2-6L0-20L-2-6Z', '#3a4358'],
      ['M-11-34L-17-12M11-34L17-12', '#3a4358', 6],
    ],
    head: [
      ['M-8-45a8 8 0 1 0 16 0a8 8 0 1 0-16 0', '#c8c2b4'],
      ['M-5-46L-1-44M5-46L1-44', '#b3121c', 2.4],
      ['M-16-50H16V-47H-16ZM-9-50L-8-69H8L9-50Z', '#11141c'],
      ['M-9-54H9', '#a33', 2.6],
    ],
    held: [],
  },
};

/** Who crouches: knees drawn up, arms around them. */
export const CROUCHED = 'M-17 0C-19-12-12-22 0-22C12-22 19-12 17 0C8 4-8 4-17 0Z';
export const KNEES = 'M-9 1C-10-8-5-12-1-11V1ZM9 1C10-8 5-12 1-11V1Z';
/** How far a head sinks. */
export const SINKS = 22;
/** Fern in front of who hides. */
export const FERN =
  'M-26 6C-24-4-20-8-15-9C-18-4-19 0-18 6ZM-14 7C-12-3-8-8-3-8C-7-3-8 2-8 7ZM26 6C24-4 20-8 15-9C18-4 19 0 18 6ZM14 7C12-3 8-8 3-8C7-3 8 2 8 7Z';
