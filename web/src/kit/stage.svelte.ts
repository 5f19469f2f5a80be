/** Looking back on a story: the step on show by the clock, or an earlier one that somebody wants to see again. */
import type { Desk } from '../lib/desk';
import type { Fact, View } from '../lib/messages';
import { factorOf } from './pace';
import type { Step } from './story';

/** Shorter than this nothing can be seen. */
const LEAST = 120;
/** Who sees everything at once wants to see this. */
const AT_ONCE = 0.4;

export class Stage<V = View, F = Fact> {
  /** The steps since the last decision here that are worth coming back to. */
  readonly told: readonly Step<V, F>[] = $derived.by(() =>
    this.desk.story.filter((step) => this.isScene(step)),
  );
  private readonly isUnderWay: boolean = $derived.by(
    () => this.desk.isBehind && this.told.length > 0,
  );
  /** The step somebody looks back on; null for what the clock shows. */
  private back = $state<number | null>(null);
  /** The story is told once more. */
  isRetold = $state(false);

  /** When the story is over, the position now comes after its last step. */
  readonly last: number = $derived.by(() => this.told.length - (this.isUnderWay ? 1 : 0));
  readonly at: number = $derived(this.back === null ? this.last : Math.min(this.back, this.last));
  /** The step on show; none when that is the position now. */
  readonly step: Step<V, F> | null = $derived.by(() => this.told[this.at] ?? null);
  readonly view: V = $derived.by(() => this.step?.view ?? this.desk.view);
  readonly isNow: boolean = $derived.by(() => !this.desk.isBehind && this.at === this.last);
  /** Somebody looks at what is over. */
  readonly isBack: boolean = $derived(this.back !== null && this.at < this.last);
  /** The steps before the position itself. */
  readonly count: number = $derived.by(() => (this.desk.isBehind ? this.last + 1 : this.last));

  constructor(readonly desk: Desk<V, F>) {}

  /** What was told with the step on show. */
  get text(): string {
    return (this.step?.happenings ?? []).map(({ text }) => text).join(' ');
  }

  /** How long the step looked back on stays. */
  get lasts(): number {
    return Math.max(LEAST, (this.step?.lasts ?? 0) * (factorOf(false) || AT_ONCE));
  }

  /** Another position: nobody looks back on what is no longer the story. */
  reset(): void {
    this.back = null;
    this.isRetold = false;
  }

  /** One step back: the clock waits as long as somebody looks. */
  stepBack(): void {
    this.desk.hold();
    this.isRetold = false;
    this.back = Math.max(0, this.at - 1);
  }

  stepOn(): void {
    if (this.at < this.last) this.back = this.at + 1;
    else this.desk.next();
    if (this.at === this.last) this.reset();
  }

  toNow(): void {
    this.reset();
    this.desk.skip();
  }

  /** Tell it once more. */
  again(): void {
    this.back = 0;
    this.isRetold = true;
  }

  protected isScene({ happenings }: Step<V, F>): boolean {
    return happenings.length > 0;
  }
}
