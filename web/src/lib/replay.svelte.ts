/** A finished game, moment by moment, from one viewpoint. */
import type { Desk } from './desk';
import type { View } from './messages';
import type {
  ActionOption,
  Entry,
  Happening,
  PhraseInfo,
  PromptInfo,
  Replay,
  ReplayFrame,
  SeatInfo,
} from './wire';

export class ReplayDesk implements Desk {
  /** Which moment lies on the table. */
  at = $state(0);
  replay = $state.raw<Replay>(null as unknown as Replay);
  readonly prompt: PromptInfo | null = null;
  readonly legal: readonly ActionOption[] = [];
  readonly remarks: readonly PhraseInfo[] = [];
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
    return this.frame.view;
  }
  get description(): readonly string[] {
    return this.frame.description;
  }
  get recent(): readonly Happening[] {
    return this.frame.happenings;
  }
  private get frame(): ReplayFrame {
    const frame = this.replay.frames[this.at];
    if (!frame) throw new Error(`the replay has no moment ${this.at}`);
    return frame;
  }
  /** Everything up to now, as log entries; what people said stands between. */
  get entries(): Entry[] {
    return this.replay.frames
      .slice(0, this.at + 1)
      .flatMap(({ seq, happenings, chat }): Entry[] => [
        { seq, kind: 'decision', happenings },
        ...chat.map(({ name, text }, n): Entry => {
          const place = (n + 1) / (chat.length + 1);
          return { seq: seq + place, kind: 'chat', text: `${name}: ${text}` };
        }),
      ]);
  }

  /** The same moment, as another saw it; each notices other things. */
  lookAt(replay: Replay): void {
    const now = this.frame.seq;
    const next = replay.frames.findIndex(({ seq }) => seq > now);
    this.at = (next < 0 ? replay.frames.length : Math.max(1, next)) - 1;
    this.replay = replay;
  }

  go(to: number): void {
    this.at = Math.max(0, Math.min(this.last, to));
  }

  act(): void {}
  speak(): void {}
  ask(): void {}
  foresee(): Promise<null> {
    return Promise.resolve(null);
  }
  explain(): void {}
}
