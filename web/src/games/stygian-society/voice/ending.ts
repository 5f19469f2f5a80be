/** How the climb ended: the heroes win or lose together. */
import type { View } from '../wire';

/** A headline, and a sentence. */
export function ending(view: View): readonly [string, string] {
  const [they, them] = view.viewer >= 0 ? ['You', 'you'] : ['They', 'them'];
  const where = `on floor ${view.floor?.number ?? 0}, in turn ${view.turn}`;
  if (view.result === 'wizard') {
    const spare = view.maximum - view.wounds;
    return [
      'The wizard falls',
      `${they} won together ${where}, with ${spare} ${spare === 1 ? 'wound' : 'wounds'} to spare.`,
    ];
  }
  if (view.result === 'wounds') {
    return [
      `The tower is too much for ${them}`,
      `${they} lost together: the team’s wounds reached ${view.maximum} ${where}.`,
    ];
  }
  return [
    `The tower has noticed ${them}`,
    `${they} lost together: peril reached its end ${where}.`,
  ];
}
