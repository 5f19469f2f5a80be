/** How does this work? What somebody asks about, found among the things the game explains. */
import type { ThingInfo } from './wire';

/** A text longer than this is about many things, and so about none; but a button is one thing. */
const LONGEST = 240;

const house = (name: string, called: string, words: string[], text: string): ThingInfo => ({
  name,
  called,
  words,
  say: [{ text, rules: [] }],
  rule: '',
  lesson: '',
});

/** What every table has, whatever is played: no rule of a game speaks of it. */
export const HOUSE: readonly ThingInfo[] = [
  house(
    'story',
    'The story',
    ['Step back', 'Step on', 'Once more', 'Skip ahead', 'Story'],
    'It shows step by step what happened since you last decided; looking changes nothing.',
  ),
  house(
    'undo',
    'Taking back',
    ['Take it back'],
    'You may take your last decision back as long as nothing was drawn or revealed and nobody else decided.',
  ),
  house(
    'advice',
    'A bot’s advice',
    ['What would you do?'],
    'A bot says what it would do with what you know, and why; at the end everybody is told how often you asked.',
  ),
  house(
    'foresight',
    'What would happen',
    ['What would happen', 'All of it', 'Less'],
    'It tells what a choice would surely do before you make it; what is drawn after that nobody knows.',
  ),
  house('chat', 'Chat', ['Chat'], 'What you write there is read by everybody at this table.'),
];

/** What a text names, in the order in which the game lists its things: the particular before the general. */
export function thingsIn(things: readonly ThingInfo[], text: string): ThingInfo[] {
  return things.filter(({ words }) => words.some((word) => names(text, word)));
}

/** Whole words, whatever their case: `Key` is in `a Key, lit`, not in `Monkey`. */
function names(text: string, word: string): boolean {
  const literal = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'iu').test(text);
}

/** What stands where somebody clicked: the innermost element whose words name something. */
export function thingsAt(things: readonly ThingInfo[], target: Element): ThingInfo[] {
  for (let at: Element | null = target; at && at.id !== 'main'; at = at.parentElement) {
    const kind =
      at instanceof HTMLElement || at instanceof SVGElement ? at.dataset.what : undefined;
    const text = kind ?? wordsOf(at);
    const isOne = text.length <= LONGEST || kind || at instanceof HTMLButtonElement;
    const found = isOne ? thingsIn(things, text) : [];
    if (found.length > 0) return found;
  }
  return [];
}

/** What an element says of itself to who cannot see it. */
function wordsOf(element: Element): string {
  const by = element.getAttribute('aria-labelledby');
  const label =
    element.getAttribute('aria-label') ?? (by && document.getElementById(by)?.textContent);
  return (label || element.textContent || '').trim();
}

/** The page listens for what is asked about. */
class Asking {
  isOn = $state(false);
  /** What was asked about; several where several things are in one place. */
  found = $state.raw<readonly ThingInfo[]>([]);

  start(): void {
    this.isOn = true;
    this.found = [];
  }

  stop(): void {
    this.isOn = false;
    this.found = [];
  }
}

export const asking = new Asking();
