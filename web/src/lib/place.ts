/** A place in a finished game: a moment, and whose eyes see it. It stands behind the `#` of a replay's address. */

export interface Place {
  /** The log's number of the moment, the same for every viewer; null for the beginning. */
  seq: number | null;
  /** `P0`, `P1` …, `spectator` or `everything`. */
  viewer: string;
}

const PLACE = /^#?(\d+)?(?:@(P\d+|spectator|everything))?$/;

/** `#12`, `#12@P1`, `#@everything`; nothing at all is the beginning, seen by a spectator. */
export function placeIn(hash: string): Place | null {
  const found = PLACE.exec(hash);
  if (!found) return null;
  const [, seq, viewer] = found;
  return { seq: seq === undefined ? null : Number(seq), viewer: viewer ?? 'spectator' };
}

export function hashOf({ seq, viewer }: Place): string {
  return `#${seq ?? ''}${viewer === 'spectator' ? '' : `@${viewer}`}`;
}

/** The viewer as addresses and requests name it. */
export function viewerName(viewer: number): string {
  return viewer >= 0 ? `P${viewer}` : viewer === -1 ? 'spectator' : 'everything';
}

export const replayPath = (table: string, place?: Place): string =>
  `/t/${encodeURIComponent(table)}/replay${place ? hashOf(place) : ''}`;
