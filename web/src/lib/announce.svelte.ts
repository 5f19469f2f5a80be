/** What a screen reader is told. Two regions take turns, so that the same words are read again. */

class Announcer {
  one = $state('');
  other = $state('');
  private isOther = false;

  say(text: string): void {
    if (!text) return;
    this.isOther = !this.isOther;
    this.one = this.isOther ? '' : text;
    this.other = this.isOther ? text : '';
  }
}

export const announcer = new Announcer();
