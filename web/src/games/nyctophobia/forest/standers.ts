/** Who stands in the forest, as far as a picture needs to know. */
import type { ForestView, View } from '../wire';

export interface Hunter {
  cell: string;
  /** `axe`, `mage` or `simple`. */
  role: string;
  name?: string;
}

export interface Hunted {
  seat: number;
  cell: string;
  character: string | null;
  hidden?: boolean;
  name?: string;
}

/** The pieces of a view in which the forest is seen. */
export function standersOf(
  view: Pick<View, 'hunter' | 'players'>,
  forest: Pick<ForestView, 'hunter'>,
  names: readonly string[],
): { hunter: Hunter | null; hunted: Hunted[] } {
  return {
    hunter: forest.hunter ? { cell: forest.hunter, role: view.hunter ?? 'simple' } : null,
    hunted: view.players.flatMap(({ seat, cell, character, hidden }) =>
      cell ? [{ seat, cell, character, hidden, name: names[seat] ?? '' }] : [],
    ),
  };
}
