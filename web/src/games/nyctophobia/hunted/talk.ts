/** What can be said in one or two taps: the rules' phrases by what comes first in them, and a few words of one's own. */
import type { Wire } from '../../../lib/messages';
import { actionOf, type Picks } from '../../../lib/phrases';
import type { PhraseInfo } from '../../../lib/wire';

export interface Opener {
  label: string;
  phrase: PhraseInfo;
  /** Gaps that are filled by choosing it. */
  picks: Picks;
}

/** Questions and calls the rules have no phrase for; said as words of one's own. */
export const OWN_WORDS = ['Where are you?', 'Come to me!', 'I am lost.'] as const;

/** `The car is {0}.` begins with `The car is …`. */
const opening = (label: string) => label.replace(/\s*\{\d+\}.*$/, ' …');

/** Each phrase once; one that begins with somebody's name once for everybody it can be said to. */
export function openers(remarks: readonly PhraseInfo[]): Opener[] {
  return remarks.flatMap((phrase): Opener[] => {
    const [first] = phrase.gaps;
    if (!phrase.label.startsWith('{0}') || !first)
      return [{ label: opening(phrase.label), phrase, picks: [] }];
    return first.map(({ label }, n) => ({ label: `${label}, …`, phrase, picks: [n] }));
  });
}

/** The choices for the next gap; none when the sentence is whole. */
export function choices({ phrase, picks }: Opener): readonly string[] {
  const order = gapOrder(phrase);
  const gap = order[picks.length];
  return gap === undefined ? [] : (phrase.gaps[gap] ?? []).map(({ label }) => label);
}

export const picked = (opener: Opener, choice: number): Opener => ({
  ...opener,
  picks: [...opener.picks, choice],
});

/** The whole sentence as an action. */
export function wireOf({ phrase, picks }: Opener): Wire {
  const order = gapOrder(phrase);
  const byGap = phrase.gaps.map((_, gap) => picks[order.indexOf(gap)] ?? 0);
  return actionOf(phrase, byGap);
}

/** Gaps in the order in which the sentence has them. */
function gapOrder({ label }: PhraseInfo): number[] {
  return [...label.matchAll(/\{(\d+)\}/g)].map(([, gap]) => Number(gap));
}
