/** A finished game, moment by moment, from one viewpoint. */
import { Clock } from '../kit/clock.svelte';
import { factorOf } from '../kit/pace';
import { seam } from '../kit/seam.svelte';
import { type Step, stepsOf } from '../kit/story';
import { replay as fetchReplay } from './api';
import type { Desk, GameUI, Reel } from './desk';
import { upTo } from './log';
import { EVERYTHING, type View } from './messages';
import type {
  ActionOption,
  ChanceInfo,
  Entry,
  Happening,
  PhraseInfo,
  PromptInfo,
  Replay,
  ReplayFrame,
  SeatInfo,
} from './wire';

export class ReplayDesk implements Desk {
  /** Which moment lies on the table, or is about to. */
  at = $state(0);
  replay = $state.raw<Replay>(null as unknown as Replay);
  /** What is told, how much faster than usual. */
  speed = $state(1);
  /** The steps of this moment that have been shown. */
  story = $state.raw<readonly Step[]>([]);
  readonly prompt: PromptInfo | null = null;
  readonly legal: readonly ActionOption[] = [];
  readonly chance: ChanceInfo | null = null;
  readonly remarks: readonly PhraseInfo[] = [];
  readonly silence: string | null = null;
  readonly isBusy = false;
  readonly isStill = true;

  private isAloud = false;
  private readonly clock = new Clock<Step>({
    show: (steps) => {
      this.story = [...this.story, ...steps];
      if (this.isAloud) say(steps.flatMap(({ happenings }) => happenings));
    },
    arrive: () => {},
    pace: () => factorOf(false) / this.speed,
  });

  constructor(
    replay: Replay,
    private readonly ui: GameUI,
  ) {
    this.replay = replay;
  }

  get id(): string {
    return this.replay.table;
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
    return this.isBehind ? this.at - 1 : this.at;
  }
  get isBehind(): boolean {
    return this.clock.isBehind;
  }
  /** The log's number of the moment that lies on the table, or is about to. */
  get seq(): number {
    return this.frame.seq;
  }
  get reel(): Reel {
    return {
      seq: this.frameAt(Math.max(0, this.moment)).seq,
      seek: (to) => this.seek(to, true),
    };
  }
  get stays(): number {
    return this.clock.stays;
  }
  get view(): View {
    return this.isBehind ? (this.story.at(-1)?.view ?? this.frame.view) : this.frame.view;
  }
  get description(): readonly string[] {
    return this.isPartly ? this.frameAt(this.at - 1).description : this.frame.description;
  }
  get recent(): readonly Happening[] {
    return this.isPartly ? this.frame.happenings.slice(0, this.told) : this.frame.happenings;
  }
  private get frame(): ReplayFrame {
    return this.frameAt(this.at);
  }
  private frameAt(at: number): ReplayFrame {
    const frame = this.replay.frames[at];
    if (!frame) throw new Error(`the replay has no moment ${at}`);
    return frame;
  }
  /** How much of this moment has been told. */
  private get told(): number {
    return this.story.reduce((sum, { happenings }) => sum + happenings.length, 0);
  }
  private get isPartly(): boolean {
    return this.isBehind && this.view !== this.frame.view;
  }
  /** Everything up to what is shown, as log entries; what people said stands between. */
  get entries(): Entry[] {
    const whole = this.isPartly ? this.at : this.at + 1;
    const before = this.replay.frames.slice(0, whole).flatMap(entriesOf);
    return this.isPartly ? [...before, ...upTo(entriesOf(this.frame), this.told)] : before;
  }

  get talk(): Entry[] {
    return this.entries;
  }

  /** The same moment, as another saw it; each notices other things. */
  lookAt(replay: Replay): void {
    this.clock.stop();
    this.story = [];
    const now = this.frame.seq;
    const next = replay.frames.findIndex(({ seq }) => seq > now);
    this.at = (next < 0 ? replay.frames.length : Math.max(1, next)) - 1;
    this.replay = replay;
  }

  /** To another moment: to the next one step by step, to any other at once. */
  go(to: number, isAloud = false): void {
    const before = this.frame;
    const isNext = to === this.at + 1;
    this.clock.stop();
    this.story = [];
    this.at = Math.max(0, Math.min(this.last, to));
    this.isAloud = isAloud;
    if (isNext && this.at === to) {
      const { happenings, view } = this.frame;
      this.clock.add(stepsOf(this.ui, before.view, happenings, view, false));
    } else if (isAloud) say(this.frame.happenings);
  }

  /** To the moment with this number, or the last before it; to the beginning without one. */
  seek(seq: number | null, isAloud = false): void {
    const found = this.replay.frames.findLastIndex((frame) => frame.seq <= (seq ?? 0));
    this.go(Math.max(0, found), isAloud);
  }

  skip(): void {
    this.clock.skip();
  }
  next(): void {
    this.clock.next();
  }
  hold(): void {
    this.clock.hold();
  }
  leave(): void {
    this.clock.stop();
  }

  act(): void {}
  tell(): void {}
  speak(): void {}
  say(): void {}
  ask(): void {}
  foresee(): Promise<null> {
    return Promise.resolve(null);
  }
  check(): Promise<null> {
    return Promise.resolve(null);
  }
  unroll(): Promise<Replay> {
    const { viewer, table } = this.replay;
    return viewer === EVERYTHING ? Promise.resolve(this.replay) : fetchReplay(table, 'everything');
  }
  explain(): void {}
}

function entriesOf({ seq, happenings, chat }: ReplayFrame): Entry[] {
  return [
    { seq, kind: 'decision', happenings },
    ...chat.map(({ name, text }, n): Entry => {
      const place = (n + 1) / (chat.length + 1);
      return { seq: seq + place, kind: 'chat', text: `${name}: ${text}` };
    }),
  ];
}

function say(happenings: readonly Happening[]): void {
  seam.say(happenings.map(({ text }) => text).join(' '));
}
