/** A finished game, moment by moment, from one viewpoint. */
import type { Desk } from './desk';
import type { View } from './messages';
import type { ActionOption, Entry, Happening, PromptInfo, Replay, SeatInfo } from './wire';

export class ReplayDesk implements Desk {
  /** Which moment lies on the table. */
  at = $state(0);
  replay = $state.raw<Replay>(null as unknown as Replay);
  readonly description: readonly string[] = [];
  readonly prompt: PromptInfo | null = null;
  readonly legal: readonly ActionOption[] = [];
  readonly isBusy = false;
  readonly isStill = true;

  constructor(replay: Replay) {
    this.replay = replay;
  }

  get game(): string {
    return this.replay.game;
  }
  get seats(): readonly SeatInfo[] {
    return this.replay.seats;
  }
  get viewer(): number {
    return this.replay.viewer;
  }
  get last(): number {
    return this.replay.frames.length - 1;
  }
  get moment(): number {
    return this.at;
  }
  get view(): View {
    const frame = this.replay.frames[this.at];
    if (!frame) throw new Error(`the replay has no moment ${this.at}`);
    return frame.view;
  }
  get recent(): readonly Happening[] {
    return this.replay.frames[this.at]?.happenings ?? [];
  }
  /** Everything up to now, as log entries. */
  get entries(): Entry[] {
    return this.replay.frames
      .slice(0, this.at + 1)
      .map(({ seq, happenings }) => ({ seq, kind: 'decision', happenings }));
  }

  go(to: number): void {
    this.at = Math.max(0, Math.min(this.last, to));
  }

  act(): void {}
  ask(): void {}
  foresee(): Promise<null> {
    return Promise.resolve(null);
  }
  explain(): void {}
}
