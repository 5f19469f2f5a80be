import type { GameUI } from '../../lib/desk';
import Night from './Night.svelte';
import type { Fact, View } from './wire';
import { note } from './words';

const ui: GameUI<View, Fact> = {
  Game: Night,
  blurb: 'One hunts, the others feel their way through a dark forest.',
  note,
};

export const boards = { nyctophobia: ui };
