import type { GameUI } from '../../lib/desk';
import Figure from './Figure.svelte';
import { KEYS as HUNTED_KEYS } from './hunted/keys';
import { KEYS as HUNTER_KEYS } from './hunter/keys';
import { KEYS as LAYOUT_KEYS } from './layout/keys';
import Night from './Night.svelte';
import Portrait from './Portrait.svelte';
import Primer from './Primer.svelte';
import { ending } from './reveal/ending';
import { KEYS as LIGHT_KEYS } from './reveal/keys';
import SeatDial from './SeatDial.svelte';
import { cue, speaker } from './voice/cues';
import { lasts, steps } from './voice/steps';
import { note } from './voice/words';
import type { Fact, View } from './wire';

const ui: GameUI<View, Fact> = {
  Game: Night,
  isInWords: true,
  Figure,
  Portrait,
  Primer,
  SeatDial,
  note,
  cue,
  speaker,
  lasts,
  steps,
  ending,
  keyGroups: [
    { title: 'The Hunted', keys: HUNTED_KEYS },
    { title: 'The Hunter', keys: HUNTER_KEYS },
    { title: 'The Hunter’s set-up', keys: LAYOUT_KEYS },
    { title: 'Lights on', keys: LIGHT_KEYS },
  ],
};

export const boards = { nyctophobia: ui };
