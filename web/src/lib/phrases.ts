/** Sentences with gaps: `The car is {0}.` */
import type { Wire } from './messages';
import type { PhraseInfo } from './wire';

/** What was chosen for each gap, by its place in the list of choices. */
export type Picks = readonly number[];

/** The sentence in pieces: text, and between them the number of each gap. */
export function pieces(label: string): (string | number)[] {
  return label
    .split(/\{(\d+)\}/)
    .map((piece, n) => (n % 2 ? Number(piece) : piece))
    .filter((piece) => piece !== '');
}

const filled = (text: string, words: readonly string[]) =>
  text.replaceAll(/\{(\d+)\}/g, (gap, n: string) => words[Number(n)] ?? gap);

/** The action that says it. */
export function actionOf({ action, gaps }: PhraseInfo, picks: Picks): Wire {
  const values = gaps.map((choices, gap) => choices[picks[gap] ?? 0]?.value ?? '');
  return Object.fromEntries(
    Object.entries(action).map(([field, text]) => [field, filled(text, values)]),
  );
}

/** The whole sentence. */
export function sentenceOf({ label, gaps }: PhraseInfo, picks: Picks): string {
  return filled(
    label,
    gaps.map((choices, gap) => choices[picks[gap] ?? 0]?.label ?? ''),
  );
}

/** A name for one gap: the sentence, with this gap marked and the others left open. */
export function gapName({ label, gaps }: PhraseInfo, gap: number): string {
  const mark = gaps.length > 1 ? '___' : '…';
  return label.replaceAll(/\{(\d+)\}/g, (_, n: string) => (Number(n) === gap ? mark : '…'));
}
