/** Small pictures of what happens; each kind has its own. */
import type { Fact } from '../wire';
import { FELT } from './art/felt';

export interface Sign {
  name: string;
  path?: string;
  /** The same as fingers find it. */
  felt?: readonly string[];
  /** It points in the direction that was told. */
  turns?: boolean;
}

const feet: Sign = {
  name: 'step',
  path: 'M11 27C8 27 8 21 10 19C12 17 14 20 14 23S13 27 11 27ZM21 15C18 15 18 9 20 7C22 5 24 8 24 11S23 15 21 15ZM16 4V1M16 4L14 3M16 4L18 3',
  turns: true,
};
const SIGNS = {
  feet,
  run: {
    name: 'sprint',
    path: 'M5 24C3 24 3 19 5 18S8 20 8 22S7 24 5 24ZM14 18C12 18 12 13 14 12S17 14 17 16S16 18 14 18ZM24 11C22 11 22 6 24 5S27 7 27 9S26 11 24 11ZM10 27H18M19 21H26',
  },
  bump: {
    name: 'bump',
    path: 'M22 4V28M18 16L6 16M14 11L19 16L14 21M24 9L28 7M25 16H29M24 23L28 25',
  },
  rock: {
    name: 'flight',
    path: 'M16 3L11 9H21ZM16 12V15M16 19V21M16 25V27',
    turns: true,
  },
  hand: { name: 'feel', felt: FELT.friend },
  ring: { name: 'noise', felt: FELT.noise },
  hide: { name: 'hide', path: 'M4 16C8 9 24 9 28 16C24 23 8 23 4 16ZM5 27L27 5' },
  eyes: { name: 'hunter', felt: FELT.hunter },
  hurt: {
    name: 'hurt',
    path: 'M16 27C6 20 4 14 7 9C10 6 14 7 16 11C18 7 22 6 25 9C28 14 26 20 16 27ZM17 11L14 16L18 18L15 23',
  },
  phone: {
    name: 'call',
    path: 'M9 4H13L15 11L11 13C12 17 15 20 19 21L21 17L28 19V23C28 27 25 28 22 28C12 27 5 20 4 10C4 7 5 4 9 4Z',
  },
  tree: { name: 'forest', path: 'M16 29V20M16 3L8 14H12L6 22H26L20 14H24Z' },
  swirl: {
    name: 'moved',
    path: 'M16 16C16 13 20 13 20 16C20 21 11 21 11 15C11 8 24 7 25 16C26 26 8 28 6 16',
  },
  fog: {
    name: 'fog',
    path: 'M4 10C8 7 12 13 16 10S24 7 28 10M4 17C8 14 12 20 16 17S24 14 28 17M4 24C8 21 12 27 16 24S24 21 28 24',
  },
  word: { name: 'speech', path: 'M4 6H28V21H15L9 27V21H4ZM9 11H23M9 16H18' },
  turn: { name: 'turn', path: 'M26 16A10 10 0 1 1 22 8M26 4V10H20' },
  no: { name: 'refused', path: 'M16 5A11 11 0 1 0 16.1 5ZM8.5 8.5L23.5 23.5' },
} as const satisfies Record<string, Sign>;

const BY_FACT: Partial<Record<Fact['type'], Sign>> = {
  Step: SIGNS.feet,
  Stepped: { ...SIGNS.feet, turns: false },
  Hopped: { ...SIGNS.feet, name: 'hop', turns: false },
  Blocked: SIGNS.bump,
  Threw: SIGNS.rock,
  Entered: SIGNS.hand,
  Rocks: SIGNS.hand,
  Searched: SIGNS.hand,
  Felt: SIGNS.hand,
  Noise: SIGNS.ring,
  Hid: SIGNS.hide,
  Unhid: SIGNS.hide,
  Attacked: SIGNS.eyes,
  Hurt: SIGNS.hurt,
  Countered: SIGNS.bump,
  Called: SIGNS.phone,
  Forest: SIGNS.tree,
  Moved: SIGNS.swirl,
  Fogged: SIGNS.fog,
  Spoke: SIGNS.word,
  Taunted: SIGNS.word,
  Claimed: SIGNS.word,
  Laughed: SIGNS.word,
  Refused: SIGNS.no,
};

export function signOf(fact: Fact): Sign {
  if (fact.type === 'Acted' && fact.kind === 'sprint') return SIGNS.run;
  if ((fact.type === 'Turn' || fact.type === 'TurnEnd') && fact.seat === 0) return SIGNS.eyes;
  return BY_FACT[fact.type] ?? SIGNS.turn;
}
