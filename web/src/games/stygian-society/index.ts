import type { GameUI } from '../../lib/desk';
import Figure from './Figure.svelte';
import Portrait from './Portrait.svelte';
import Primer from './Primer.svelte';
import { keysOf, suggestionFor } from './play/intent';
import { steps } from './play/steps';
import Society from './Society.svelte';
import { cue } from './voice/cues';
import { ending } from './voice/ending';
import { playerNote } from './voice/words';
import type { Fact, View } from './wire';

const ui: GameUI<View, Fact> = {
  Game: Society,
  // All is public (SS-STATE-09).
  isOpen: true,
  Figure,
  Portrait,
  note: playerNote,
  cue,
  ending,
  steps,
  suggests: suggestionFor,
  about: (view, action) => keysOf(action, view),
  Primer,
  keys: [
    ['1 to 9', 'take a choice of the list'],
    ['C', 'go to the list of choices'],
    ['F', 'go to the first enemy that glows'],
    ['H', 'look at the next hero’s cards'],
    ['N', 'no: use nothing, stop, go on'],
    ['B', 'one step back in the story'],
    ['Escape', 'take the last choice back'],
  ],
};

export const boards = { 'stygian-society': ui };
