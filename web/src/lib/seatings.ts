/** How this device last set each game's table, so that one click sets it again. */
import { keep, readKept } from './settings.svelte';
import { type Seating, sittersFor, sizes } from './setup';
import type { GameInfo } from './wire';

const KEY = 'lampblack.seatings';

/** The last table's seats and options; null where there was none, or it can no longer be. */
export function lastSeating(game: GameInfo): Seating | null {
  const last = readKept<Record<string, Seating>>(KEY, {})[game.slug];
  if (!last || !Array.isArray(last.sitters) || !sizes(game).includes(last.sitters.length)) {
    return null;
  }
  const options = { ...last.options };
  for (const { name, choices } of game.options) {
    const value = options[name];
    if (value !== undefined && choices.length > 0 && !choices.includes(value)) delete options[name];
  }
  const sitters = sittersFor(game, last.sitters.length, last.sitters);
  const { clock, advice } = last;
  return { sitters, options, ...(clock && { clock }), ...(advice != null && { advice }) };
}

export function keepSeating(game: GameInfo, seating: Seating): void {
  keep(KEY, { ...readKept<Record<string, Seating>>(KEY, {}), [game.slug]: seating });
}
