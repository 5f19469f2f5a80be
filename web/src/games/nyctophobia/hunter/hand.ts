/** The cards: which part of the one that is played counts. */
import type { Entry } from '../../../lib/wire';
import type { CardView, Fact } from '../wire';

/** The part was fixed when it was reached (NY-HUNTER-04), whatever became of the noise since. */
export function partCounting(card: CardView, entries: readonly Entry[]): CardView {
  const facts = entries.flatMap(({ happenings }) =>
    (happenings ?? []).map(({ fact }) => fact as Fact),
  );
  const last = facts.findLast(({ type }) => type === 'HunterPart' || type === 'HunterPlayed');
  if (last?.type !== 'HunterPart' || last.card !== card.id) return card;
  return { ...card, part: last.part, because: last.because };
}
