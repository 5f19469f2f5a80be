/** Several decisions in one gesture: each is made when it is asked for, and any news stops the rest. */
import type { Wire } from '../../../lib/messages';
import type { ActionOption } from '../../../lib/wire';
import type { Fact } from '../wire';

/** A decision that is meant: one of these kinds, whichever is asked for first. */
export interface Meant {
  types: readonly string[];
  direction?: string;
  /** A few words: `step north`. */
  words: string;
}

/** What ends what one is at: a pass, a stop, the end of the turn, a no. */
export const DONE: Meant = {
  types: ['PASS', 'STOP', 'END', 'DECLINE', 'NOISE_NO', 'HIDE_NO'],
  words: 'go on',
};
export const PASS: Meant = { types: ['PASS'], words: 'no action yet' };

export function fits({ action }: ActionOption, { types, direction }: Meant): boolean {
  return (
    types.includes(action.type ?? '') && (direction === undefined || action.direction === direction)
  );
}

/** The legal action that is meant; in the order of the kinds. */
export function optionFor(legal: readonly ActionOption[], meant: Meant): ActionOption | undefined {
  const order = ({ action }: ActionOption) => meant.types.indexOf(action.type ?? '');
  return legal.filter((one) => fits(one, meant)).sort((one, two) => order(one) - order(two))[0];
}

/** The first kind that is meant, to ask the rules about. */
export function asked({ types: [type = ''], direction }: Meant): Wire {
  return direction === undefined ? { type } : { type, direction };
}

/** What comes of every step, and tells nothing new. */
const USUAL: readonly Fact['type'][] = ['Step', 'Stepped', 'Hopped', 'Noise', 'Acted', 'Spoke'];

/** Whether this is a reason to think again. */
export const isNews = (fact: Fact, viewer: number): boolean =>
  fact.seat !== viewer || !USUAL.includes(fact.type);
