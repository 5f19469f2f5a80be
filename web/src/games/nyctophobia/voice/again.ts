/** What happened, said again: turn after turn, as far back as one may know it. */
import { seam } from '../../../kit/seam.svelte';
import type { NightDesk } from '../desk';
import { turnsIn } from '../hunted/said';

/** A key that tells the last turn, and when pressed again the one before; `first` comes before the last. */
export function tellAgain(desk: NightDesk, first: () => readonly string[] = () => []): () => void {
  let told = { moment: -1, back: 0 };
  return () => {
    const { moment, entries } = desk;
    const turns = turnsIn(entries);
    const back = told.moment === moment ? (told.back + 1) % Math.max(1, turns.length) : 0;
    told = { moment, back };
    seam.say([...(back === 0 ? first() : []), ...(turns[back] ?? [])].join(' '));
  };
}
