/** What came out of a real tower, as it is tapped: pure functions of what is asked and the taps so far. */
import type { ChanceInfo } from '../../../lib/wire';
import { COLOURS, countOf, letterOf, textOf } from '../board/cubes';
import type { View } from '../wire';

export type Place = 'field' | 'crypt';
export interface Tap {
  letter: string;
  place: Place;
}

export interface Row {
  letter: string;
  colour: string;
  /** In the tower, with those dropped: more cannot come out. */
  there: number;
  dropped: number;
  field: number;
  crypt: number;
}

/** The colours that are asked about, with what is tapped so far. */
export function rowsOf(asked: ChanceInfo, taps: readonly Tap[]): Row[] {
  const { cubes } = asked.view as View;
  return asked.questions.map(({ subject, outcomes }) => {
    const letter = letterOf(subject);
    const there = Math.max(...outcomes.map((outcome) => Number(outcome.split('+')[0])));
    const count = (place: Place) =>
      taps.filter((tap) => tap.letter === letter && tap.place === place).length;
    return {
      letter,
      colour: COLOURS[letter] ?? subject,
      there,
      dropped: there - countOf(cubes.tower, letter),
      field: count('field'),
      crypt: count('crypt'),
    };
  });
}

/** Whether one more of a colour can have come out. */
export function isLeft({ there, field, crypt }: Row): boolean {
  return field + crypt < there;
}

/** The cubes to drop, as text. */
export function toDrop(rows: readonly Row[]): string {
  return (
    rows.map(({ letter, dropped }) => (dropped > 0 ? `${letter}${dropped}` : '')).join('') || '0'
  );
}

/** What lies there, as text. */
export function lyingIn(place: Place, taps: readonly Tap[]): string {
  return textOf(taps.filter((tap) => tap.place === place).map(({ letter }) => letter));
}

/** What is told: `B1R2/W1`. */
export function lineOf(taps: readonly Tap[]): string {
  return `${lyingIn('field', taps)}/${lyingIn('crypt', taps)}`;
}
