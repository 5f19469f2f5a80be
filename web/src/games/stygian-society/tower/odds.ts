/** The odds of a drop as rows of a table. */
import { COLOURS } from '../board/cubes';
import { percent } from '../board/slots';
import type { Odds } from '../wire';

/** At least one, two, three, four. */
export const MOST = 4;

export interface Cell {
  text: string;
  /** How likely, from 0 to 1; and with all wilds in this colour. */
  part: number;
  most: number;
}

export interface Row {
  letter: string;
  colour: string;
  cells: readonly Cell[];
}

export function rowsOf({ colors, out, wild }: Odds): Row[] {
  return [...colors].map((letter, at) => ({
    letter,
    colour: COLOURS[letter] ?? '',
    cells: Array.from({ length: MOST }, (_, n) => {
      const part = out[at]?.[n] ?? 0;
      return cell(part, wild[at]?.[n] ?? part);
    }),
  }));
}

function cell(part: number, most: number): Cell {
  const [low, high] = [percent(part), percent(most)];
  return { text: low === high ? low : `${low}–${high}`, part, most };
}
