/** The odds of a drop as rows of a table. */
import { letterOf } from '../board/cubes';
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

export function rowsOf({ colors }: Odds): Row[] {
  return colors.map(({ color, out, wild }) => ({
    letter: letterOf(color),
    colour: color,
    cells: Array.from({ length: MOST }, (_, n) => cell(out[n] ?? 0, wild[n] ?? out[n] ?? 0)),
  }));
}

function cell(part: number, most: number): Cell {
  const [low, high] = [percent(part), percent(most)];
  return { text: low === high ? low : `${low}–${high}`, part, most };
}
