/** The one way out for everything that is heard, felt or read aloud. Nothing else on the page makes
 * a sound, speaks, shakes the device or writes into the live region; so tests can listen here. */
import { untrack } from 'svelte';
import { settings } from '../lib/settings.svelte';
import { type Cue, type Place, type Sound, sound, wakeSound } from './sound';
import { hasVoice, hush, type Saying, speak } from './voice';

export type Signal =
  | { kind: 'say'; text: string }
  | { kind: 'warn'; text: string }
  | { kind: 'voice'; text: string; by: number | null }
  | { kind: 'sound'; cue: string; from?: Place; to?: Place; after?: number }
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

  /** Say something to who uses a screen reader or the built-in voice; perhaps in several people's words. */
  say(what: string | readonly Saying[]): void {
    const sayings = typeof what === 'string' ? [{ text: what, by: null }] : what;
    const text = sayings.map((saying) => saying.text).join(' ');
    if (!text) return;
    this.pass({ kind: 'say', text });
    // Whoever speaks from an effect must not run again because of it.
    untrack(() => {
      this.lines = [...this.lines, { id: this.next++, text }].slice(-MOST);
      this.speak(sayings);
    });
  }

  /** Say something at once; an empty text takes it back. */
  warn(text: string): void {
    this.warning = text;
    if (!text) return;
    this.pass({ kind: 'warn', text });
    untrack(() => {
      if (settings.voice) hush();
      this.speak([{ text, by: null }]);
    });
  }

  /** Whether this device has a voice. */
  get canSpeak(): boolean {
    return hasVoice();
  }

  /** Nobody waits for the rest of what is being read. */
  hush(): void {
    if (untrack(() => settings.voice)) hush();
  }

  /** Where the live region is now, for `forget`. */
  mark(): number {
    return this.next;
  }

  /** What was said before may no longer be read. */
  forget(before: number): void {
    this.lines = untrack(() => this.lines).filter(({ id }) => id >= before);
  }

  play(what: Cue | Sound): void {
    untrack(() => {
      if (!settings.sound) return;
      this.pass({ kind: 'sound', ...about(what) });
      sound(what, settings.volume);
    });
  }

  /** Milliseconds of shaking and of rest, in turns. */
  vibrate(...pattern: number[]): void {
    if (untrack(() => settings.vibration)) this.shake(pattern);
  }

  /** The same for what is felt in the game. */
  touch(pattern: readonly number[]): void {
    if (untrack(() => settings.touch)) this.shake(pattern);
  }

  /** Called at the first gesture: browsers allow sound only then. */
  readonly wake = () => wakeSound();

  /** Hear every signal from now on; the answer stops it. */
  listen(ear: (signal: Signal) => void): () => void {
    this.ears.add(ear);
    return () => this.ears.delete(ear);
  }

  private speak(sayings: readonly Saying[]): void {
    if (!settings.voice) return;
    for (const saying of sayings) {
      this.pass({ kind: 'voice', ...saying });
      speak(saying, { rate: settings.voiceRate, volume: settings.voiceVolume });
    }
  }

  private shake(pattern: readonly number[]): void {
    this.pass({ kind: 'vibrate', pattern });
    // Before the first gesture browsers refuse, and complain.
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([...pattern]);
  }

  private pass(signal: Signal): void {
    globalThis.lampblackHeard?.push(signal);
    for (const ear of this.ears) ear(signal);
  }
}

/** What a test should know of a sound. */
function about(what: Cue | Sound): { cue: string; from?: Place; to?: Place; after?: number } {
  if (typeof what === 'string') return { cue: what };
  const { cue, from, to, after } = what;
  return { cue, ...(from && { from }), ...(to && { to }), ...(after && { after }) };
}

export const seam = new Seam();
