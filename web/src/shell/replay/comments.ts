/** What people said about a finished game, each word with its moment. */
import type { ChatLine, ReplayFrame } from '../../lib/wire';

export interface Comment {
  /** The log's number of the moment. */
  seq: number;
  /** Which moment of this viewer's replay that is, counted from 1. */
  moment: number;
  line: ChatLine;
}

/** In the order of the game, then of saying. */
export function commentsOf(frames: readonly ReplayFrame[]): Comment[] {
  return frames.flatMap(({ seq, comments }, n) =>
    (comments ?? []).map((line) => ({ seq, moment: n + 1, line })),
  );
}
