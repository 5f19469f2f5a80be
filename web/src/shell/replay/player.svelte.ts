/** Plays a finished game: moment after moment, each told to its end, then a rest. */
import type { ReplayDesk } from '../../lib/replay.svelte';

/** How long a moment stays when all of it is shown. */
const REST = 600;

export class Player {
  isPlaying = $state(false);

  constructor(private readonly desk: ReplayDesk) {
    $effect(() => {
      if (!this.isPlaying || desk.isBehind) return;
      void desk.at;
      const timer = setTimeout(() => {
        if (desk.at >= desk.last) this.isPlaying = false;
        else desk.go(desk.at + 1);
      }, REST / desk.speed);
      return () => clearTimeout(timer);
    });
  }

  toggle(): void {
    if (!this.isPlaying && this.desk.at >= this.desk.last) this.desk.go(0);
    this.isPlaying = !this.isPlaying;
  }

  /** To a moment, and stop there. */
  step(to: number): void {
    this.isPlaying = false;
    this.desk.go(to, true);
  }

  /** What a key does here; nothing for other keys. */
  deed(key: string): (() => void) | undefined {
    const { desk } = this;
    const keys: Record<string, () => void> = {
      ArrowRight: () => this.step(desk.at + 1),
      ArrowLeft: () => this.step(desk.at - 1),
      Home: () => this.step(0),
      End: () => this.step(desk.last),
      ' ': () => this.toggle(),
    };
    return keys[key];
  }
}
