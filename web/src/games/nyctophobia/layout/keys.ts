/** The keys of the set-up, for the help. */
import type { KeyRow } from '../../../lib/desk';

export const KEYS: readonly KeyRow[] = [
  ['Arrow keys', 'walk over clearings, and in a forest of your own over the borders between them'],
  ['Enter', 'plant or fell; pick up whoever starts there, or the car, and put them down'],
  ['Escape', 'let go of what you hold'],
  ['R', 'turn the car'],
  ['Ctrl + Z', 'undo'],
];
