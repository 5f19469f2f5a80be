import type { GameUI } from '../../lib/desk';
import Plain from './Plain.svelte';

/** The board of a game that has none of its own: words and buttons. */
export const plainBoard: GameUI = { Game: Plain, isInWords: true };
