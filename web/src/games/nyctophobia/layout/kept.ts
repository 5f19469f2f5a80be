/** Forests of one's own, kept on this device by name. */
import { keep, readKept } from '../../../lib/settings.svelte';

const KEY = 'lampblack.forests';
const DRAFT = 'lampblack.forest';

export interface Kept {
  name: string;
  text: string;
  /** Trees fill cells. */
  isCells: boolean;
}

export const readForests = (): readonly Kept[] =>
  readKept<{ all: readonly Kept[] }>(KEY, { all: [] }).all;

/** One more, or another of the same name in its place. */
export function withForest(all: readonly Kept[], one: Kept): readonly Kept[] {
  const isSame = (other: Kept) => other.name === one.name && other.isCells === one.isCells;
  return all.some(isSame) ? all.map((other) => (isSame(other) ? one : other)) : [...all, one];
}

export const withoutForest = (all: readonly Kept[], { name, isCells }: Kept): readonly Kept[] =>
  all.filter((other) => other.name !== name || other.isCells !== isCells);

export const keepForests = (all: readonly Kept[]): void => keep(KEY, { all });

/** What is being drawn at a table survives a reload; only the last one is kept. */
export const keepDraft = (table: string, text: string): void => keep(DRAFT, { table, text });

export function readDraft(table: string): string {
  const kept = readKept(DRAFT, { table: '', text: '' });
  return kept.table === table ? kept.text : '';
}

/** A name nobody has used yet. */
export function newName(all: readonly Kept[]): string {
  let number = 1;
  while (all.some(({ name }) => name === `Forest ${number}`)) number++;
  return `Forest ${number}`;
}
