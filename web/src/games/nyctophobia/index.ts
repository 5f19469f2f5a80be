import type { GameUI } from '../../lib/desk';
import type { NyctoView } from '../../lib/wire';
import Night from './Night.svelte';
import { note } from './words';

const ui: GameUI<NyctoView> = {
  Game: Night,
  blurb: 'One hunts, the others feel their way through a dark forest.',
  note,
};

export const boards = { nyctophobia: ui };
