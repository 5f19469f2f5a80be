/** How the race ended. */
import type { View } from '../wire';

/** A headline, and a sentence. */
export function ending(view: View, names: readonly string[]): readonly [string, string] {
  const { winner, turn, viewer } = view;
  if (winner === null) {
    return ['Nobody got across', `The agreed limit of ${turn} turns came first.`];
  }
  const cell = view.players[winner]?.cell ?? 'the far side';
  const isMine = winner === viewer;
  const name = names[winner] ?? '';
  return [
    isMine ? 'You are across!' : `${name} is across first`,
    `${isMine ? 'You' : name} reached ${cell} on the far side in turn ${turn}.`,
  ];
}
