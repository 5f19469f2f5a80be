/** The whole game with everything open, fetched once it is over, and what can be said of it. */
import { seam } from '../../../kit/seam.svelte';
import type { Replay } from '../../../lib/wire';
import type { NightDesk } from '../desk';
import { closestCall, passings } from './calls';
import { linesOf, type Moment, standsOf, type Turn, turnAt, turnsOf } from './moments';
import { type Way, waysOf } from './ways';
import { standing, turnTitle } from './words';

/** How long a moment stays when the night is played back. */
const REST = 550;

/** Fetched once for each desk. */
const unrolled = new WeakMap<NightDesk, Promise<Replay>>();

export class Tape {
  moments = $state.raw<readonly Moment[]>([]);
  problem = $state('');
  isPlaying = $state(false);
  /** Whose belief is laid over the truth. */
  whose = $state<number | null>(null);
  /** The moment on show where nobody else leafs. */
  private own = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly turns = $derived.by(() => turnsOf(this.moments));
  readonly call = $derived.by(() => closestCall(this.moments));
  readonly passings = $derived.by(() => passings(this.moments));
  private readonly stands = $derived.by(() => standsOf(this.moments));
  readonly ways: readonly Way[] = $derived.by(() => waysOf(this.stands, this.at));

  constructor(private readonly desk: NightDesk) {
    void this.load();
  }

  get names(): readonly string[] {
    return this.desk.seats.map(({ name }) => name);
  }
  get last(): number {
    return this.moments.length - 1;
  }
  /** The first moment at which the forest is laid out. */
  get first(): number {
    return Math.max(
      0,
      this.moments.findIndex(({ view }) => view.stage !== 'setup'),
    );
  }
  /** The number of the moment on show. */
  get at(): number {
    const { reel } = this.desk;
    if (!reel) return Math.min(this.own, this.last);
    return this.moments.findLastIndex(({ seq }) => seq <= reel.seq);
  }
  get moment(): Moment | undefined {
    return this.moments[this.at];
  }
  get turn(): Turn | null {
    return turnAt(this.turns, this.at);
  }

  private async load(): Promise<void> {
    const fetched = unrolled.get(this.desk) ?? this.desk.unroll();
    unrolled.set(this.desk, fetched);
    try {
      this.moments = (await fetched).frames as readonly Moment[];
      this.own = this.last;
    } catch (error) {
      unrolled.delete(this.desk);
      this.problem = (error as Error).message;
    }
  }

  /** To a moment, told in words; the shell's stepper goes there where it has one. */
  go(to: number): void {
    this.pause();
    const { reel } = this.desk;
    const moment = this.moments[to];
    if (reel) {
      if (moment) reel.seek(moment.seq);
      return;
    }
    const before = this.turn;
    this.own = Math.max(this.first, Math.min(this.last, to));
    const title = this.turn && this.turn !== before ? `${turnTitle(this.turn, this.names)}. ` : '';
    seam.say(`${title}${this.words}`);
  }

  /** What happened in the moment on show, or where everybody stands. */
  get words(): string {
    const { moment } = this;
    return moment ? linesOf(moment).join(' ') || standing(moment.view, this.names) : '';
  }

  toggle(): void {
    if (this.isPlaying) {
      this.pause();
      return;
    }
    if (this.own >= this.last) this.own = this.first;
    this.isPlaying = true;
    this.wait();
  }

  pause(): void {
    clearTimeout(this.timer);
    this.isPlaying = false;
  }

  private wait(): void {
    this.timer = setTimeout(() => {
      this.own += 1;
      if (this.own >= this.last) this.isPlaying = false;
      else this.wait();
    }, REST);
  }
}
