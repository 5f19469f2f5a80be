/** What can be chosen on the map: the place each option is about. */
import type { Wire } from '../../../lib/messages';
import type { ActionOption } from '../../../lib/wire';
import { neighbour } from '../forest/geometry';
import { isSide } from '../voice/sides';
import { capital } from '../voice/words';
import type { ClaimsView, View } from '../wire';

/** Options that have controls of their own. */
const CARD = 'PLAY';
const CLAIM = 'CLAIM';
/** As many answers as stand in the tray with a number. */
const MOST_ANSWERS = 9;

export const seatIn = (action: Wire): number => Number((action.player ?? '').slice(1));

/** The clearing (`D4`) or the border (`D4-E4`) an action is about; none for what is said or turned. */
export function placeIn(view: View, action: Wire): string | null {
  if (action.cell) return action.cell;
  if (action.tree) return action.tree;
  if (action.player) return view.players.find(({ seat }) => seat === seatIn(action))?.cell ?? null;
  if (action.path && action.path !== 'NONE') return endOf(view.forest?.hunter ?? null, action.path);
  return null;
}

/** Where a way of letters, `NNE`, leads. */
export function endOf(from: string | null, path: string): string | null {
  let cell = from;
  for (const letter of path) cell = cell && isSide(letter) ? neighbour(cell, letter) : null;
  return cell;
}

/** Of each place, the options about it. */
export function aims(view: View, legal: readonly ActionOption[]): Map<string, ActionOption[]> {
  const found = new Map<string, ActionOption[]>();
  for (const option of legal) {
    const place = placeIn(view, option.action);
    if (place) found.set(place, [...(found.get(place) ?? []), option]);
  }
  return found;
}

export const isCard = ({ action }: ActionOption): boolean => action.type === CARD;
export const isClaim = ({ action }: ActionOption): boolean => action.type === CLAIM;

/** What stands in the tray as numbered answers: all options, or without those on the map if that were too many. */
export function answersOf(view: View, legal: readonly ActionOption[]): readonly ActionOption[] {
  const others = legal.filter((option) => !isCard(option) && !isClaim(option));
  if (others.length <= MOST_ANSWERS) return others;
  return others.filter(({ action }) => placeIn(view, action) === null);
}

/** The question to the rules about a place that is no option; none when they would not know what is meant. */
export function doubt(view: View, legal: readonly ActionOption[], place: string): Wire | null {
  const like = legal.find(({ action }) => placeIn(view, action) !== null)?.action;
  const type = like?.type;
  if (!like || !type) return null;
  if (like.cell) return place.includes('-') ? null : { type, cell: place };
  if (like.tree)
    return like.tree.includes('-') === place.includes('-') ? { type, tree: place } : null;
  const there = view.players.find(({ cell }) => cell === place);
  return like.player && there ? { type, player: `P${there.seat}` } : null;
}

/** Whom a statement is about; of a pair, the first. */
export const aboutOf = ({ action }: ActionOption): number =>
  Number((action.statement ?? '').split(':')[1]?.slice(1));

/** A claim as it will be heard, without what a button says before it. */
export const claimWords = ({ label }: ActionOption): string => capital(label.replace(/^Say: /, ''));

/** What is still to be said; the Hunted do not learn which is which (NYC-VERB-02). */
export function dueWords({ truths, lies }: ClaimsView): string {
  const due = [...(truths > 0 ? [`${truths} true`] : []), ...(lies > 0 ? [`${lies} false`] : [])];
  return `Left to say: ${due.join(', ')}. They are not told which.`;
}
