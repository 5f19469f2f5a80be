/** The story of a table: log entries as lines to read. */
import type { Entry } from './wire';

export interface Line {
  key: string;
  kind: 'turn' | 'event' | 'note';
  text: string;
  /** Taken back since. */
  undone: boolean;
}

const isTurn = (type: string) => type.endsWith('TurnBegan');

/** What there is to read of one entry, without chat. */
export function sentences(entry: Entry): { text: string; type: string }[] {
  const own = entry.text ? [{ text: entry.text, type: 'note' }] : [];
  return [...own, ...(entry.happenings ?? []).map(({ text, fact }) => ({ text, type: fact.type }))];
}

/** The log's lines; an undo strikes out the last decision that still stands. */
export function lines(entries: Entry[]): Line[] {
  const told: Line[] = [];
  const standing: Line[][] = [];
  for (const entry of entries) {
    const mine = sentences(entry).map(
      ({ text, type }, n): Line => ({
        key: `${entry.seq}.${n}`,
        kind: type === 'note' ? 'note' : isTurn(type) ? 'turn' : 'event',
        text,
        undone: false,
      }),
    );
    if (entry.kind === 'decision') standing.push(mine);
    if (entry.kind === 'undo') {
      for (const line of standing.pop() ?? []) line.undone = true;
    }
    told.push(...mine);
  }
  return told;
}

/** What to say aloud of new entries. */
export function spoken(entries: Entry[]): string {
  return entries
    .flatMap((entry) => [
      ...sentences(entry).map(({ text }) => text),
      ...(entry.chat ? [`${entry.chat.name} says: ${entry.chat.text}`] : []),
    ])
    .join(' ');
}
