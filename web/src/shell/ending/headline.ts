/** How a game ended, where it has no words of its own for it. */
import type { GameUI } from '../../lib/desk';
import { sentence } from '../../lib/prose';
import type { OutcomeInfo, SeatInfo } from '../../lib/wire';

/** Who won. Where nobody did, all may have lost together: so nobody is said to have won or lost. */
export function headline(
  { winners }: Pick<OutcomeInfo, 'winners'>,
  names: readonly string[],
  viewer: number,
): string {
  if (winners.length === 0) return 'The game is over';
  const isMine = winners.includes(viewer);
  if (winners.length === 1) return isMine ? 'You win!' : `${names[winners[0] ?? 0]} wins!`;
  if (winners.length === names.length) return isMine ? 'You win together!' : 'They win together!';
  return `${new Intl.ListFormat('en-GB').format(winners.map((seat) => names[seat] ?? ''))} win!`;
}

/** A headline and a sentence: the game's own, or what can be said of any. A game that people gave
 * up (its outcome names no rule) did not end in the position that the game would speak of. */
export function endingOf(
  ui: Pick<GameUI, 'ending'>,
  outcome: OutcomeInfo,
  view: Parameters<NonNullable<GameUI['ending']>>[0],
  seats: readonly SeatInfo[],
  viewer: number,
): readonly [string, string] {
  const names = seats.map(({ name }) => name);
  const told = outcome.rule ? ui.ending?.(view, names) : undefined;
  return told ?? [headline(outcome, names, viewer), sentence(outcome.reason)];
}

/** Both, one after the other: `You win! Bo resigned.` */
export const inSentences = (...parts: readonly string[]): string => parts.map(sentence).join(' ');

/** How often each one asked what a bot would do; empty where nobody did. */
export function hintWords(
  hints: readonly number[],
  seats: readonly SeatInfo[],
  viewer: number,
): string {
  const told = hints.flatMap((number, seat) => {
    const who = seat === viewer ? 'you' : seats[seat]?.name;
    return number > 0 ? [`${who} ${number}`] : [];
  });
  return told.length > 0 ? `Hints taken: ${told.join(', ')}.` : '';
}
