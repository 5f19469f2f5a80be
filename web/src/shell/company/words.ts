/** A seat in words. */
import type { SeatInfo } from '../../lib/wire';

/** Who sits there, or for whom it is kept. */
export function calledAt({ kind, name, title, kept }: SeatInfo): string {
  if (kind !== 'open') return name;
  if (kept) return `Kept for ${name}`;
  return title ? `${title}: nobody yet` : 'An empty seat';
}

/** How it stands with a seat, each in a word or two. */
export function tagsOf(seat: SeatInfo, muted: readonly number[]): string[] {
  const isLent = seat.lent === true;
  return [
    ...(seat.kind === 'bot' ? [isLent ? 'a bot plays' : 'bot'] : []),
    ...(seat.resigned ? ['resigned'] : []),
    ...(seat.kind === 'person' && !seat.online ? ['away'] : []),
    ...(muted.includes(seat.seat) ? ['muted'] : []),
    ...(seat.votes?.length ? ['asked for a bot'] : []),
  ];
}
