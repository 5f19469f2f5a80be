/** What the board shows: the story up to now, scene by scene, and then the position itself. */
import type { NightDesk, NightView } from './desk';
import { type Scene, sceneOf, story } from './scene';

/** A long story is told faster. */
const HURRY: readonly (readonly [number, number])[] = [
  [40, 0.12],
  [20, 0.25],
  [9, 0.5],
];
const MOST = 200;

export class Stage {
  /** The scenes since the last decision here; the last one is the position now. */
  steps = $state.raw<readonly Scene[]>([]);
  at = $state(0);
  isPlaying = $state(false);

  readonly scene: Scene = $derived.by(() => this.steps[this.at] ?? sceneOf(this.desk.view));
  readonly isNow: boolean = $derived(this.at >= this.steps.length - 1);

  private shown: NightView | null = null;
  private moment = -1;
  private wasAsked = false;

  constructor(readonly desk: NightDesk) {}

  /** A new position lies on the table: tell how it came about. */
  follow(): void {
    const { view, recent, moment, legal, isStill } = this.desk;
    if (moment === this.moment && this.steps.length > 0 && !isStill) {
      // Only the viewpoint is another: the story stays.
      this.steps = [...this.steps.slice(0, -1), sceneOf(view)];
      this.wasAsked = legal.length > 0;
      return;
    }
    const before = this.shown;
    const isNext = isStill ? moment === this.moment + 1 : moment > this.moment;
    this.shown = view;
    if (before === null || !isNext || recent.length === 0 || before.side !== view.side) {
      this.steps = [sceneOf(view)];
      this.at = 0;
      this.isPlaying = false;
    } else {
      const told = story(sceneOf(before), recent);
      const kept = isStill || this.wasAsked ? [] : this.steps.slice(0, -1).slice(-MOST);
      const isBehind = this.isPlaying && kept.length > 0;
      this.steps = [...kept, ...told, sceneOf(view)];
      if (isCalm()) this.toNow();
      else {
        this.at = isBehind ? this.at : kept.length;
        this.isPlaying = true;
      }
    }
    this.moment = moment;
    this.wasAsked = legal.length > 0;
  }

  /** How long the scene on show stays. */
  get lasts(): number {
    const left = this.steps.length - this.at;
    const pace = HURRY.find(([more]) => left > more)?.[1] ?? 1;
    const most = this.desk.isStill
      ? 900 / Math.max(1, this.steps.length - 1)
      : Number.POSITIVE_INFINITY;
    return Math.min(most, Math.max(120, this.scene.lasts * pace));
  }

  go(to: number): void {
    this.isPlaying = false;
    this.at = Math.max(0, Math.min(this.steps.length - 1, to));
  }

  next(): void {
    if (this.isNow) this.isPlaying = false;
    else this.at += 1;
    if (this.isNow) this.isPlaying = false;
  }

  toNow(): void {
    this.go(this.steps.length - 1);
  }

  /** Tell it once more. */
  again(): void {
    this.at = 0;
    this.isPlaying = true;
  }
}

function isCalm(): boolean {
  return document.documentElement.dataset.motion === 'reduced';
}
