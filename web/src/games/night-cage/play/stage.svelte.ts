/** What the board shows: the scene on show by the clock, or one that somebody looks back on. */
import { factorOf } from '../../../kit/pace';
import { type Scene, sceneOf } from '../board/scene';
import type { NightDesk } from '../desk';
import type { View } from '../wire';
import { drawn } from './steps';

export class Stage {
  private readonly told = $derived.by(() =>
    this.desk.story.filter(({ happenings }) => happenings.length > 0),
  );
  private readonly isUnderWay = $derived.by(() => this.desk.isBehind && this.told.length > 0);
  /** The scenes since the last decision here; when the story is over, the last is the position now. */
  readonly steps: readonly Scene[] = $derived.by(() =>
    this.isUnderWay ? this.told.map(drawn) : [...this.told.map(drawn), sceneOf(this.desk.view)],
  );
  /** The scene somebody looks back on; null for what the clock shows. */
  private back = $state<number | null>(null);
  /** The story is told once more. */
  isRetold = $state(false);

  readonly last: number = $derived(this.steps.length - 1);
  readonly at: number = $derived(this.back === null ? this.last : Math.min(this.back, this.last));
  readonly scene: Scene = $derived.by(() => this.steps[this.at] ?? sceneOf(this.desk.view));
  /** The counts that go with the scene. */
  readonly view: View = $derived.by(() => this.told[this.at]?.view ?? this.desk.view);
  readonly isNow: boolean = $derived.by(() => !this.desk.isBehind && this.at === this.last);

  constructor(readonly desk: NightDesk) {}

  /** Another position: nobody looks back on what is no longer the story. */
  reset(): void {
    this.back = null;
    this.isRetold = false;
  }

  /** How long the scene looked back on stays. */
  get lasts(): number {
    return Math.max(120, this.scene.lasts * (factorOf(false) || 0.4));
  }

  /** One scene back: the clock waits as long as somebody looks. */
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
}
