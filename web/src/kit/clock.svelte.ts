/** The one clock. Whatever is told waits here until it is shown: a step at a time, each with its
 * board, words and sounds. Nobody is asked, and nothing has ended, before the clock has caught up. */

/** What the clock must know of a step. */
export interface Timed {
  /** How long it is worth looking at, in milliseconds at normal pace; 0 when there is nothing to see. */
  lasts: number;
  /** Only what comes next waits for it: whoever did this has seen it at once. */
  yields?: boolean;
  /** The part of its length it keeps in the longest story: what cannot be followed need not be told. */
  least?: number;
}

/** A long story is told faster. */
const HURRY: readonly (readonly [number, number])[] = [
  [40, 0.12],
  [20, 0.25],
  [9, 0.5],
];
/** Shorter than this nothing can be seen. */
const LEAST = 120;

interface Face<S> {
  /** Put these on show: all but the last have passed at once. */
  show(steps: readonly S[]): void;
  /** Everything told is shown. */
  arrive(): void;
  /** What lengths are multiplied with: 0 shows at once. */
  pace(step: S): number;
}

export class Clock<S extends Timed> {
  /** Something that was told is not on show yet. */
  isBehind = $state(false);
  /** Stopped by somebody who wants to look closer. */
  isHeld = $state(false);
  /** How long the step on show stays, in milliseconds; 0 for what is not told step by step. */
  stays = $state(0);

  private waiting: S[] = [];
  /** The step on show, for as long as it lasts. */
  private current: S | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly face: Face<S>) {}

  /** Show these after everything that waits. */
  add(steps: readonly S[]): void {
    this.waiting.push(...steps);
    // Whoever goes on deciding waits for nothing but the others.
    const isOwn = this.current?.yields === true && steps[0]?.yields === true;
    if (isOwn && this.waiting.length === steps.length) this.cut();
    if (this.current === null && !this.isHeld) this.run();
    else this.isBehind = this.waiting.length > 0 || this.isBehind;
  }

  /** Everything at once, up to the present. */
  skip(): void {
    const steps = this.waiting;
    if (!this.isBehind && steps.length === 0) return;
    this.stop();
    this.isHeld = false;
    this.isBehind = false;
    if (steps.length > 0) this.face.show(steps);
    this.face.arrive();
  }

  /** Stop here until somebody goes on by hand. */
  hold(): void {
    if (!this.isBehind) return;
    this.cut();
    this.isHeld = true;
  }

  /** One step by hand. */
  next(): void {
    this.hold();
    const [step, ...rest] = this.waiting;
    if (step && rest.length > 0) {
      this.waiting = rest;
      this.face.show([step]);
    } else this.skip();
  }

  /** Forget what waits: another viewpoint tells its own story. */
  stop(): void {
    this.cut();
    this.waiting = [];
    this.isHeld = false;
    this.isBehind = false;
  }

  /** What is on show has been seen. */
  private cut(): void {
    clearTimeout(this.timer);
    this.current = null;
    this.stays = 0;
  }

  private run(): void {
    const steps: S[] = [];
    let length = 0;
    while (length === 0 && this.waiting.length > 0) {
      const step = this.waiting.shift() as S;
      steps.push(step);
      length = this.length(step);
    }
    this.current = length > 0 ? (steps.at(-1) ?? null) : null;
    this.stays = length;
    const isOpen =
      this.current === null || (this.current.yields === true && this.waiting.length === 0);
    const wasBehind = this.isBehind;
    this.isBehind = !isOpen;
    if (this.current) {
      this.timer = setTimeout(() => {
        this.current = null;
        this.run();
      }, length);
    }
    if (steps.length > 0) this.face.show(steps);
    if (isOpen && (wasBehind || steps.length > 0)) this.face.arrive();
  }

  private length(step: S): number {
    const pace = this.face.pace(step);
    if (step.lasts === 0 || pace === 0) return 0;
    const left = this.waiting.length;
    const hurry = Math.max(step.least ?? 0, HURRY.find(([more]) => left > more)?.[1] ?? 1);
    return Math.max(LEAST, step.lasts * pace * hurry);
  }
}
