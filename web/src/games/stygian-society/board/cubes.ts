/** Cubes as the wire writes them: `B2W1` is two blue and one white, `0` none; `X` is a wild, `A` one of any hero colour. */

export const LETTERS = ['B', 'G', 'W', 'R', 'Y', 'K'] as const;

export const COLOURS: Readonly<Record<string, string>> = {
  B: 'blue',
  G: 'green',
  W: 'white',
  R: 'red',
  Y: 'yellow',
  K: 'black',
  X: 'wild',
  A: 'of any hero colour',
};

export const ZONES = ['bank', 'tower', 'field', 'crypt'] as const;
export type Zone = (typeof ZONES)[number];

export interface Heap {
  letter: string;
  count: number;
}

/** The colours there are any of, in the order written. */
export function heaps(text: string): Heap[] {
  return [...text.matchAll(/([A-Z])(\d+)/g)].map(([, letter, count]) => ({
    letter: letter ?? '',
    count: Number(count),
  }));
}

export function countOf(text: string, letter: string): number {
  return heaps(text).find((heap) => heap.letter === letter)?.count ?? 0;
}

/** `['B', 'W', 'B']` as text. */
export function textOf(letters: readonly string[]): string {
  const order = [...LETTERS, 'X', 'A'];
  const parts = order.map((letter) => {
    const count = letters.filter((one) => one === letter).length;
    return count > 0 ? `${letter}${count}` : '';
  });
  return parts.join('') || '0';
}

/** Every single cube's letter: `B2W1` is `['B', 'B', 'W']`. */
export function singles(text: string): string[] {
  return heaps(text).flatMap(({ letter, count }) => Array<string>(count).fill(letter));
}

export function cubeWords(text: string): string {
  const words = heaps(text).map(({ letter, count }) => `${count} ${COLOURS[letter] ?? letter}`);
  return words.join(', ') || 'nothing';
}

export function letterOf(colour: string): string {
  return Object.entries(COLOURS).find(([, name]) => name === colour)?.[0] ?? '';
}

/** Two heaps as one. */
export function plus(text: string, more: string): string {
  return textOf([...singles(text), ...singles(more)]);
}

/** What is left of a heap; of a colour it has too few of, nothing. */
export function minus(text: string, less: string): string {
  const left = heaps(text).map(({ letter, count }) => ({
    letter,
    count: Math.max(0, count - countOf(less, letter)),
  }));
  return textOf(left.flatMap(({ letter, count }) => Array<string>(count).fill(letter)));
}
