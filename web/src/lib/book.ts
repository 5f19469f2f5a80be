/** A game's rules as a book: where a rule has its place, and what somebody may be looking for. */
import type { BlockInfo, BookInfo, ChapterInfo, RuleInfo } from './wire';

/** A chapter, and what in it is meant: the `id` of an element, or none for its beginning. */
export interface Place {
  chapter: ChapterInfo;
  at: string;
}

/** The `id` of a passage on its chapter's page. */
export const passageId = (block: number, passage: number) => `p${block + 1}-${passage + 1}`;

interface Spot extends Place {
  text: string;
  rules: readonly string[];
}

/** Every passage with its place. */
export function passages(chapters: readonly ChapterInfo[]): Spot[] {
  return chapters.flatMap((chapter) =>
    chapter.blocks.flatMap(({ passages }, block) =>
      passages.map(({ text, rules }, n) => ({ chapter, at: passageId(block, n), text, rules })),
    ),
  );
}

/** Where a rule is told: in its own chapter if possible, else wherever it is cited first; a rule that no
 * sentence cites has its row among the exact rules of its chapter. */
export function placeOf(book: BookInfo, rule: string): Place | null {
  const home = book.chapters.find(({ rules }) => rules.includes(rule));
  if (home === undefined) return null;
  const telling = (chapters: readonly ChapterInfo[]) =>
    passages(chapters).find(({ rules }) => rules.includes(rule));
  return telling([home]) ?? telling(book.chapters) ?? { chapter: home, at: rule };
}

/** What an address names: a chapter, a rule, or nothing, which is the first chapter. */
export function placeAt(book: BookInfo, name: string, hash: string): Place | null {
  const wanted = name || hash;
  const chapter = book.chapters.find((one) => one.name === wanted);
  if (chapter) return { chapter, at: name ? hash : '' };
  const [first] = book.chapters;
  return placeOf(book, wanted) ?? (first && !name ? { chapter: first, at: '' } : null);
}

/** Blocks by their numbers; the items of one list stand together. */
export function grouped(blocks: readonly BlockInfo[]): number[][] {
  const groups: number[][] = [];
  blocks.forEach(({ kind }, n) => {
    const isNext = kind === 'item' && blocks[n - 1]?.kind === 'item';
    if (isNext) groups.at(-1)?.push(n);
    else groups.push([n]);
  });
  return groups;
}

/** Words between `**` are strong. */
export function spans(text: string): { text: string; strong: boolean }[] {
  return text
    .split('**')
    .map((part, n) => ({ text: part, strong: n % 2 === 1 }))
    .filter((part) => part.text !== '');
}

/** `AB-CARD-01, AB-CARD-02` written shorter: the second as `02`. */
export function shortened(ids: readonly string[]): { id: string; short: string }[] {
  const area = (id: string) => id.slice(0, id.lastIndexOf('-') + 1);
  return ids.map((id, n) => {
    const before = ids[n - 1];
    const isAlike = before !== undefined && area(before) === area(id);
    return { id, short: isAlike ? id.slice(area(id).length) : id };
  });
}

export interface Found {
  /** The chapter's title, or the rule's ID. */
  title: string;
  href: string;
  text: string;
}

/** What everybody writes and nobody looks for. */
const SMALL = new Set(
  'a an and are at be by can do does for from has have how i if in is it my of on or the to what when where which who why with you your'.split(
    ' ',
  ),
);

/** The words somebody looks for, without endings that come and go. */
export function wordsOf(text: string): string[] {
  const all = text.toLowerCase().match(/[\p{L}\d-]+/gu) ?? [];
  const rare = all.filter((word) => !SMALL.has(word));
  return (rare.length > 0 ? rare : all).map((word) =>
    word.length > 4 ? word.replace(/(?:ing|ed|es|s)$/, '') : word.replace(/(?<=..)s$/, ''),
  );
}

const FEW = 5;

/** The best matches first: those with all the words, or with as many as anything has. */
function best<T extends Found>(all: readonly T[], words: readonly string[]): T[] {
  const scored = all.map((found) => {
    const text = ` ${found.text.toLowerCase()}`;
    const title = ` ${found.title.toLowerCase()}`;
    const inText = words.filter((word) => begins(text, word)).length;
    const either = words.filter((word) => begins(text, word) || begins(title, word)).length;
    return { found, inText, score: inText > 0 || begins(title, words[0] ?? '') ? either : 0 };
  });
  const most = Math.max(0, ...scored.map(({ score }) => score));
  const full = scored.filter(({ score }) => score === most).length;
  // A whole question is rarely answered in its own words: one of them may be missing then.
  const least = words.length > 2 && full < FEW ? Math.max(1, most - 1) : most;
  if (most === 0) return [];
  return scored
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score || b.inText - a.inText)
    .map(({ found }) => found);
}

/** Whether a word of the text begins so. */
function begins(text: string, word: string): boolean {
  return [' ', '“', '(', '-', '‘', '/'].some((before) => text.includes(before + word));
}

/** Passages of the book and rules of the ledger that speak of all this. */
export function search(
  slug: string,
  book: BookInfo,
  ledger: readonly RuleInfo[],
  asked: string,
): { told: Found[]; exact: Found[] } {
  const words = wordsOf(asked);
  if (words.length === 0) return { told: [], exact: [] };
  const told = passages(book.chapters).map(({ chapter, at, text }) => ({
    title: chapter.title,
    href: `/rules/${slug}/${chapter.name}#${at}`,
    text: text.replaceAll('**', ''),
  }));
  const exact = ledger.map(({ id, section, text }) => ({
    title: `${id} ${section}`,
    href: `/rules/${slug}/ledger#${id}`,
    text,
  }));
  return { told: best(told, words), exact: best(exact, words) };
}
