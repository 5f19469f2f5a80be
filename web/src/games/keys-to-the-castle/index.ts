import type { GameUI } from '../../lib/desk';
import Figure from './Figure.svelte';
import Keys from './Keys.svelte';
import Portrait from './Portrait.svelte';
import Primer from './Primer.svelte';
import SeatDial from './SeatDial.svelte';
import { cue, lasts } from './voice/cues';
import { ending } from './voice/ending';
import { playerNote } from './voice/words';
import type { Fact, View } from './wire';

const ui: GameUI<View, Fact> = {
  Game: Keys,
  Figure,
  Portrait,
  SeatDial,
  dials: ['characters'],
  note: playerNote,
  cue,
  ending,
  lasts,
  Primer,
  keys: [
    ['Arrow keys', 'walk over the doors'],
    ['Enter', 'use the chosen card on this door, or move there'],
    ['T', 'go to the next door that glows'],
    ['1 to 4', 'choose a card'],
    ['D', 'discard the chosen card'],
    ['S', 'stay where you are; skip the Extra Key'],
    ['X', 'leave the castle'],
    ['W', 'why (not)? asks the rules about this door'],
    ['Escape', 'take the last choice back'],
  ],
};

export const boards = { 'keys-to-the-castle': ui };
