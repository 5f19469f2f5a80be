/** The one way out for everything that is heard, felt or read aloud. Nothing else on the page makes
 * a sound, shakes the device or writes into the live region; so tests can listen here. */
import { untrack } from 'svelte';
import { settings } from '../lib/settings.svelte';
import { type Cue, sound, wakeSound } from './sound';

export type Signal =
  | { kind: 'say'; text: string }
  | { kind: 'warn'; text: string }
  | { kind: 'sound'; cue: Cue }
  | { kind: 'vibrate'; pattern: readonly number[] };

declare global {
  /** A test in a browser puts an empty array here before the page loads; signals are added to it. */
  var lampblackHeard: Signal[] | undefined;
}

/** Lines kept in the live region. */
const MOST = 12;

class Seam {
  /** What the live region holds, the oldest dropped. */
  lines = $state.raw<readonly { id: number; text: string }[]>([]);
  /** What must not wait until all that is read. */
  warning = $state('');
  private next = 0;
  private readonly ears = new Set<(signal: Signal) => void>();

  /** Say something to who uses a screen reader. */
  say(text: string): void {
    if (!text) return;
    this.pass({ kind: 'say', text });
    // Whoever speaks from an effect must not run again because of it.
    const before = untrack(() => this.lines);
    this.lines = [...before, { id: this.next++, text }].slice(-MOST);
  }

  /** Say something at once; an empty text takes it back. */
  warn(text: string): void {
    if (text) this.pass({ kind: 'warn', text });
    this.warning = text;
  }

  play(cue: Cue): void {
    untrack(() => {
      if (!settings.sound) return;
      this.pass({ kind: 'sound', cue });
      sound(cue, settings.volume);
    });
  }

  /** Milliseconds of shaking and of rest, in turns. */
  vibrate(...pattern: number[]): void {
    untrack(() => {
      if (!settings.vibration) return;
      this.pass({ kind: 'vibrate', pattern });
      // Before the first gesture browsers refuse, and complain.
      if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
    });
  }

  /** Called at the first gesture: browsers allow sound only then. */
  readonly wake = () => wakeSound();

  /** Hear every signal from now on; the answer stops it. */
  listen(ear: (signal: Signal) => void): () => void {
    this.ears.add(ear);
    return () => this.ears.delete(ear);
  }

  private pass(signal: Signal): void {
    globalThis.lampblackHeard?.push(signal);
    for (const ear of this.ears) ear(signal);
  }
}

export const seam = new Seam();
