/** What a screen reader is told: lines added to one live region, the oldest dropped. */

const MOST = 12;

class Announcer {
  lines = $state.raw<readonly { id: number; text: string }[]>([]);
  private next = 0;

  say(text: string): void {
    if (text) this.lines = [...this.lines, { id: this.next++, text }].slice(-MOST);
  }
}

export const announcer = new Announcer();
