/** Text with rule IDs in it, as pieces. */

export interface Piece {
  text: string;
  rule: boolean;
}

const RULE = /\b[A-Z]{2,4}(?:-[A-Z]+)+-\d{2,}\b/g;

/** `See AB-WIN-01.` becomes the text, the rule, and the dot. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(RULE)) {
    if (match.index > end) found.push({ text: text.slice(end, match.index), rule: false });
    found.push({ text: match[0], rule: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ text: text.slice(end), rule: false });
  return found;
}

/** A clause as a sentence: `reached A1` becomes `Reached A1.` */
export function sentence(clause: string): string {
  const end = /[.!?]$/.test(clause) ? '' : '.';
  return `${clause.charAt(0).toUpperCase()}${clause.slice(1)}${end}`;
}

/** Notation knows seats, people know names: `Catch P1` becomes `Catch Bo`. */
export function named(text: string, seats: readonly { name: string }[]): string {
  return text.replace(/\bP(\d)\b/g, (code, seat: string) => seats[Number(seat)]?.name || code);
}

/** The ledger's light marking (`**bold**`, `` `code` ``) is for its own page; here it is plain. */
export function plain(text: string): string {
  return text.replaceAll('**', '').replaceAll('`', '');
}
