/** How the night ended: all escape together, or nobody does. */
import type { View } from '../wire';

const LOSSES: Record<string, string> = {
  'no-gate': 'No Gate is left to leave by.',
  'no-keys': 'Too few Keys are left: somebody would stay behind.',
  'falls-forever': 'Somebody falls, and there is nothing left to land on.',
  swallowed: 'The last light took the ground from under somebody.',
  isolated: 'No way leads everybody to one Gate any more.',
  repeated: 'The same night came for the third time: they go in circles.',
};

/** A headline, and a sentence. */
export function ending(view: View): readonly [string, string] {
  const [they, them] = view.viewer >= 0 ? ['You', 'you'] : ['They', 'them'];
  const { left } = view.stack;
  if (view.result === 'won') {
    const tiles = left === 1 ? '1 tile' : `${left} tiles`;
    return [
      `${they} escaped together`,
      `All stand on one Gate, each with a Key, and ${tiles} of the stack ${left === 1 ? 'is' : 'are'} left.`,
    ];
  }
  return [`The cage keeps ${them}`, LOSSES[view.result] ?? ''];
}
