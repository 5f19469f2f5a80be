import type { GameUI } from '../../lib/desk';
import Figure from './Figure.svelte';
import Night from './Night.svelte';
import Portrait from './Portrait.svelte';
import Primer from './Primer.svelte';
import { aboutOf, suggestionFor } from './play/intent';
import { steps } from './play/steps';
import SeatDial from './SeatDial.svelte';
import SeatDial2019 from './SeatDial2019.svelte';
import { cue } from './voice/cues';
import { ending } from './voice/ending';
import { seatNote } from './voice/words';
import type { Fact, View } from './wire';

const published: GameUI<View, Fact> = {
  Game: Night,
  Figure,
  isOpen: true,
  Portrait,
  SeatDial,
  note: seatNote,
  cue,
  ending,
  steps,
  suggests: suggestionFor,
  about: aboutOf,
  Primer,
  keys: [
    ['Arrow keys', 'walk over the spaces; over the edge to the other side'],
    ['Enter', 'go there, or lay the tile there; once more to place it'],
    ['T', 'go to the next space that glows'],
    ['R', 'turn the tile'],
    ['P', 'place it so'],
    ['S', 'stay; sustain the light'],
    ['E', 'end the turn'],
    ['F', 'foresee: says what would surely happen'],
    ['V', 'show what all monsters see'],
    ['O', 'what is left, lost, and the odds of the next draw'],
    ['W', 'why (not)? asks the rules about this space'],
    ['Escape', 'take back what you laid out'],
  ],
};

const june2019: GameUI<View, Fact> = {
  ...published,
  SeatDial: SeatDial2019,
};

export const boards = { 'night-cage': published, 'night-cage-2019': june2019 };
