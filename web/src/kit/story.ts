/** What one change of the table brings, as steps that can be shown one by one. */
import type { GameUI } from '../lib/desk';
import type { Fact, Told, View } from '../lib/messages';
import type { Timed } from './clock.svelte';

/** One picture of a story. Lengths follow only what the viewer is told. */
export interface Step<V = View, F = Fact> extends Timed {
  before: V;
  view: V;
  /** What is told with it. */
  happenings: readonly Told<F>[];
}

/** How long a sentence takes on a board where nothing moves, and how long at most. */
const SENTENCE = 350;
const MOST = 1600;

/** A board that knows better tells it in its own steps; else all is shown in one. */
export function stepsOf<V, F>(
  ui: Pick<GameUI<V, F>, 'steps' | 'lasts'>,
  before: V,
  happenings: readonly Told<F>[],
  after: V,
  isOwn: boolean,
): readonly Step<V, F>[] {
  if (ui.steps && happenings.length > 0) {
    const told = ui.steps(before, happenings, after);
    return told.length === 1 ? told.map((step) => ({ ...step, yields: isOwn })) : told;
  }
  const lengths = happenings.map((one) => ui.lasts?.(one) ?? SENTENCE);
  const lasts = Math.min(
    MOST,
    lengths.reduce((sum, length) => sum + length, 0),
  );
  return [{ before, view: after, happenings, lasts, yields: isOwn }];
}
