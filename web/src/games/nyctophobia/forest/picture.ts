/** The forest of a view, and who stands in it, as far as a picture needs to know. */
import type { View } from '../wire';

export interface Hunter {
  cell: string;
  /** `axe`, `mage` or `simple`. */
  role: string;
}

export interface Hunted {
  seat: number;
  cell: string;
  character: string | null;
  hidden?: boolean;
  name?: string;
}

/** What there is to draw of a view; nothing where the forest is not seen. */
export interface Picture {
  /** Borders (`D4-E4`), or cells (`D4`) where trees fill them. */
  trees?: readonly string[];
  /** Its two cells. */
  car?: readonly string[];
  rocks?: readonly string[];
  noise?: string | null;
  hunter?: Hunter | null;
  hunted?: readonly Hunted[];
}

export function pictureOf(
  { forest, hunter, players }: Pick<View, 'forest' | 'hunter' | 'players'>,
  names: readonly string[],
): Picture {
  if (!forest) return {};
  const { trees, car, rocks, noise } = forest;
  return {
    trees,
    car,
    rocks,
    noise,
    hunter: forest.hunter ? { cell: forest.hunter, role: hunter ?? 'simple' } : null,
    hunted: players.flatMap(({ seat, cell, character, hidden }) =>
      cell ? [{ seat, cell, character, hidden, name: names[seat] ?? '' }] : [],
    ),
  };
}
