import type { GameUI } from '../../lib/desk';
import Cover from './Cover.svelte';
import Portrait from './Portrait.svelte';
import Primer from './Primer.svelte';
import { steps } from './play/steps';
import Society from './Society.svelte';
import { cue } from './voice/cues';
import { playerNote } from './voice/words';
import type { Fact, View } from './wire';

const ui: GameUI<View, Fact> = {
  Game: Society,
  Portrait,
  Cover,
  blurb: 'Climb a wizard’s tower together. What falls out of a tower of cubes feeds you and them.',
  note: playerNote,
  cue,
  steps,
  Primer,
  keys: [
    ['1 to 9', 'take a choice of the list'],
    ['C', 'go to the list of choices'],
    ['F', 'go to the first enemy that glows'],
    ['H', 'look at the next hero’s cards'],
    ['N', 'no: use nothing, stop, go on'],
    ['Escape', 'take the last choice back'],
  ],
};

export const boards = { 'stygian-society': ui };
