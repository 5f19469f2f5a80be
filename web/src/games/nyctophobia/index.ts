import type { GameUI } from '../../lib/desk';
import { KEYS } from './hunted/keys';
import Night from './Night.svelte';
import { cue, speaker } from './voice/cues';
import { lasts, steps } from './voice/steps';
import { note } from './voice/words';
import type { Fact, View } from './wire';

const ui: GameUI<View, Fact> = {
  Game: Night,
  blurb: 'One hunts, the others feel their way through a dark forest.',
  note,
  cue,
  speaker,
  lasts,
  steps,
  keys: KEYS,
};

export const boards = { nyctophobia: ui };
