/** The story of a table: log entries as lines to read. */
import type { Saying } from '../kit/voice';
import type { Fact } from './messages';
import type { ChatLine, Entry } from './wire';

export interface Line {
  key: string;
  kind: 'turn' | 'event' | 'note';
  text: string;
  /** Taken back since. */
  undone: boolean;
}

/** All that the page knows of any game's facts: each has a name. */
const typeOf = (fact: Fact) => (fact as { type: string }).type;
const isTurn = (type: string) => type === 'TurnBegan';

/** What there is to read of one entry, without chat. */
export function sentences(entry: Entry): { text: string; type: string }[] {
  const own = entry.text ? [{ text: entry.text, type: 'note' }] : [];
  return [
    ...own,
    ...(entry.happenings ?? []).map(({ text, fact }) => ({ text, type: typeOf(fact) })),
  ];
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
    if (entry.kind === 'decision' || entry.kind === 'begun') standing.push(mine);
    if (entry.kind === 'undo') {
      for (const line of standing.pop() ?? []) line.undone = true;
    }
    told.push(...mine);
  }
  return told;
}

/** A line of talk: somebody's own words, or a sentence about what somebody said by the rules. */
export interface TalkLine {
  seq: number;
  chat: ChatLine | null;
  text: string;
}

/** What people said, in their own words or as the rules have it; and that one's own words are held back. */
export function talk(entries: Entry[]): TalkLine[] {
  return entries
    .filter(({ chat, kind }) => chat || kind === 'remark' || kind === 'held')
    .map((entry) => ({
      seq: entry.seq,
      chat: entry.chat ?? null,
      text: sentences(entry)
        .map(({ text }) => text)
        .join(' '),
    }));
}

/** The entries as far as this many happenings have been shown; what comes after is not there yet. */
export function upTo(entries: readonly Entry[], shown: number): Entry[] {
  const told: Entry[] = [];
  let left = shown;
  for (const entry of entries) {
    const all = entry.happenings ?? [];
    if (all.length >= left) {
      told.push({ ...entry, happenings: all.slice(0, left) });
      break;
    }
    told.push(entry);
    left -= all.length;
  }
  return told;
}

/** Words that were taken back are gone; that they stood there is not. */
export function withoutRemoved(entries: readonly Entry[]): Entry[] {
  const removed = new Set(entries.flatMap(({ removes }) => removes ?? []));
  if (removed.size === 0) return [...entries];
  return entries.map((entry) =>
    entry.chat && removed.has(entry.seq)
      ? { ...entry, chat: { ...entry.chat, text: '', removed: true } }
      : entry,
  );
}

/** What may still be looked back on: so many happenings, and what was said between them and since. */
export function recalled(entries: readonly Entry[], most: number | null | undefined): Entry[] {
  let left = most ?? Number.POSITIVE_INFINITY;
  const isNone = left === 0;
  const kept: Entry[] = [];
  for (const entry of entries.toReversed()) {
    const all = entry.happenings ?? [];
    if (left === 0 && (!isNone || all.length > 0)) break;
    const isWhole = all.length <= left;
    kept.unshift(isWhole ? entry : { ...entry, happenings: all.slice(-left), text: '' });
    left = isWhole ? left - all.length : 0;
  }
  return kept;
}

/** People's own words, each in the own voice. */
export function spoken(entries: readonly Entry[]): Saying[] {
  return entries.flatMap(({ chat }) =>
    chat && !chat.removed ? [{ text: `${chat.name} says: ${chat.text}`, by: chat.seat }] : [],
  );
}
