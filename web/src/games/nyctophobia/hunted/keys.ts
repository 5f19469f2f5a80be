/** The Hunted's keys, and the help that tells of them. */
import { tellAgain } from '../voice/again';
import { ARROWS, type Side } from '../voice/sides';
import type { Play } from './play.svelte';

const WALKS: Record<string, Side> = { ...ARROWS, w: 'N', d: 'E', s: 'S', a: 'W' };

export const KEYS: readonly (readonly [string, string])[] = [
  ['Arrow keys, or W A S D', 'step that way; several in a row are done one after the other'],
  ['Shift + arrow', 'throw a rock that way'],
  ['F', 'feel around; where that is not allowed, go through what you last felt'],
  ['R, then an arrow', 'sprint'],
  ['J, then an arrow', 'hop over a tree (the Climber)'],
  ['G', 'cheer somebody on (the Cheerleader)'],
  ['H', 'hide'],
  ['C', 'call for help'],
  ['E', 'go on: no action yet, stop, end of the turn, no'],
  ['Y', 'yes'],
  ['T', 'talk; then a number, or an arrow to tell what you felt there'],
  ['Q', 'say again what you may still know; again for the turn before'],
  ['B', 'the notebook or the sketch, where the table plays with one'],
  ['1 to 9', 'answer, or say, what has that number'],
  ['Escape', 'take back what you meant to do'],
];

export function keysOf(play: Play): Record<string, (event: KeyboardEvent) => unknown> {
  const walk = (side: Side) => (event: KeyboardEvent) => {
    if (play.isTalking) play.sayFelt(side);
    else play.go(side, event.shiftKey ? 'throw' : play.mode);
  };
  return {
    ...Object.fromEntries(
      Object.entries(WALKS).map(([key, side]) => [key.toLowerCase(), walk(side)]),
    ),
    f: () => play.feel(),
    r: () => play.do('sprint'),
    j: () => play.do('hop'),
    g: () => play.do('grant'),
    h: () => play.do('hide'),
    c: () => play.do('call'),
    e: () => play.done(),
    y: () => play.yes(),
    t: () => {
      play.isTalking = !play.isTalking;
    },
    q: tellAgain(play.desk, () => play.desk.description),
  };
}
