/** The Hunter's keys, and the help that tells of them. */

import type { KeyRow } from '../../../lib/desk';
import { tellAgain } from '../voice/again';
import { ARROWS } from '../voice/sides';
import type { Play } from './play.svelte';

export const KEYS: readonly KeyRow[] = [
  ['Arrow keys', 'walk over the map; each clearing says what is there'],
  ['Enter', 'choose the clearing; where it is no choice, why not'],
  ['Shift + arrow', 'choose the tree, or the place for one, on that side of the clearing'],
  ['1 to 9', 'play that card, or give that answer'],
  ['N', 'go on to the next place that can be chosen'],
  ['H', 'go back to where you stand'],
  ['D', 'how far is everything? Numbers on the map, on or off'],
  ['W', 'which way? Again for the next goal'],
  ['X', 'what is around this clearing?'],
  ['R', 'which trees are near? Again for those farther off'],
  ['P', 'what would come of choosing this?'],
  ['C', 'your cards, and which part of them counts'],
  ['Q', 'say again what happened; again for the turn before'],
  ['E', 'be done, where the card lets you'],
  ['T', 'talk'],
];

interface Places {
  /** Give the keyboard the clearing it is on. */
  map: () => void;
  talk: () => void;
}

export function keysOf(
  play: Play,
  places: Places,
): Record<string, (event: KeyboardEvent) => unknown> {
  const toMap = () => {
    places.map();
  };
  return {
    ...Object.fromEntries(Object.keys(ARROWS).map((key) => [key.toLowerCase(), toMap])),
    n: () => {
      play.toNextTarget();
      places.map();
    },
    h: () => {
      play.home();
      places.map();
    },
    d: () => play.far(),
    w: () => play.way(),
    x: () => play.around(),
    r: () => play.trees(),
    p: () => play.sayAhead(),
    c: () => play.cards(),
    e: () => play.done(),
    q: tellAgain(play.desk),
    t: () => places.talk(),
  };
}
