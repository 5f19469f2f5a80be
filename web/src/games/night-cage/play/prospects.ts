/** "What would happen?", in sentences. */

import { jointWords, outlook, sightWords } from '../board/outlook';
import { sceneOf } from '../board/scene';
import type { Happening } from '../desk';
import { listed, percent, tileWord } from '../voice/words';
import type { View } from '../wire';

/** A decision tried out: what is certain, the position then, and whether that is all. */
export interface Trial {
  happenings: readonly Happening[];
  view: View;
  isAll: boolean;
}

export interface Prospect {
  text: string;
  tone: 'fact' | 'hurt' | 'chance';
}

export function prospects(
  view: View,
  trial: Trial,
  laid: { cell: string; tile: string } | null,
): Prospect[] {
  const fact = (text: string): Prospect => ({ text, tone: 'fact' });
  const found = trial.happenings.map(({ text }) => fact(text));
  if (laid) found.push(...jointWords(sceneOf(view), laid.cell, laid.tile).map(fact));
  const { hit } = outlook(view, trial.happenings);
  if (hit.length > 0) found.push({ text: `Hit: ${listed(hit)}.`, tone: 'hurt' });
  found.push(...sightWords(trial.view).map(fact));
  if (!trial.isAll) found.push({ text: nextDraw(trial.view), tone: 'chance' });
  else if (trial.happenings.length === 0) {
    found.push({ text: 'Nothing else happens yet.', tone: 'chance' });
  }
  return found;
}

function nextDraw(view: View): string {
  const likely = Object.entries(view.stack.next)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 3)
    .map(([code, share]) => `${tileWord(code, view.game)} ${percent(share)}`);
  return likely.length > 0 ? `Then a draw: ${likely.join(', ')} …` : 'Then chance decides.';
}
