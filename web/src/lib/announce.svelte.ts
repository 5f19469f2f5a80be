/** What a screen reader is told: lines added to one live region, the oldest dropped. */

import { untrack } from 'svelte';

const MOST = 12;

class Announcer {
  lines = $state.raw<readonly { id: number; text: string }[]>([]);
  private next = 0;

  say(text: string): void {
    if (!text) return;
    // Whoever speaks from an effect must not run again because of it.
    const before = untrack(() => this.lines);
    this.lines = [...before, { id: this.next++, text }].slice(-MOST);
  }
}

export const announcer = new Announcer();
