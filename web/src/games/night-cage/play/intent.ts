/** What a click on a space means, given what is asked. Pure: the rules are the server's. */
import type { Suggested } from '../../../lib/desk';
import type { Wire } from '../../../lib/messages';
import type { ActionOption } from '../../../lib/wire';
import { faceOf } from '../board/tiles';
import {
  column,
  neighbour,
  OPPOSITE,
  placeName,
  row,
  type Side,
  sideTowards,
} from '../board/torus';
import type { Happening } from '../desk';
import type { View } from '../wire';

export type Meaning =
  | { do: 'act'; option: ActionOption }
  | { do: 'lay'; option: ActionOption }
  | { do: 'ask'; action: Wire }
  | { do: 'explain'; rule: string; text: string }
  /** The decision is made elsewhere: by a button, or on another space. */
  | { do: 'elsewhere' };

/** Decisions about one step to a side of a prisoner's space. */
const STEPS: readonly string[] = ['MOVE', 'CHARGE', 'SCRAMBLE', 'SWAP', 'PLACE'];
/** Decisions that name a space. */
const SPACES: readonly string[] = ['START', 'LAND', 'REMOVE', 'DIRGE'];
/** These are first laid out on the board, looked at, turned, and then confirmed. */
const LAID: readonly string[] = ['PLACE', 'TURN', 'DIRGE'];

export function isLaid(option: ActionOption): boolean {
  return LAID.includes(option.action.type ?? '');
}

/** The space the pending decision starts from. */
export function base(view: View): string | null {
  const who = view.step === 'PLACE' ? view.concerned : view.acting;
  return view.prisoners.find(({ name }) => name === who)?.cell ?? null;
}

/** The space an action is about; `spot` is where the tile in hand will lie, once that is settled. */
export function cellOf(view: View, action: Wire, spot: string | null): string | null {
  const type = action.type ?? '';
  if (SPACES.includes(type)) return `(${action.row},${action.column})`;
  if (type === 'TURN') return spot;
  const from = base(view);
  if (!STEPS.includes(type) || from === null) return null;
  return neighbour(from, action.side as Side, view.side);
}

/** Every space something can be done with now, and what. */
export function targets(
  view: View,
  legal: readonly ActionOption[],
  spot: string | null,
): Map<string, ActionOption[]> {
  const found = new Map<string, ActionOption[]>();
  for (const option of legal) {
    const cell = cellOf(view, option.action, spot);
    if (cell !== null) found.set(cell, [...(found.get(cell) ?? []), option]);
  }
  return found;
}

/** What is decided by a button, as it is about no space. */
export function buttons(
  view: View,
  legal: readonly ActionOption[],
  spot: string | null,
): ActionOption[] {
  return legal.filter(
    ({ action }) => action.type !== 'TURN' && cellOf(view, action, spot) === null,
  );
}

/** What is meant by choosing a space. `laid` is what already lies there to be looked at; who cannot
 * hover looks first, too. */
export function onSpace(
  view: View,
  legal: readonly ActionOption[],
  spot: string | null,
  laid: ActionOption | null,
  cell: string,
  looksFirst: boolean,
): Meaning {
  const options = targets(view, legal, spot).get(cell) ?? [];
  const first = options[0];
  if (first === undefined) return objection(view, cell);
  if (laid && options.includes(laid)) return { do: 'act', option: laid };
  return { do: isLaid(first) || looksFirst ? 'lay' : 'act', option: first };
}

/** The next way to turn what is laid. */
export function turned(
  options: readonly ActionOption[],
  laid: ActionOption,
  by: number,
): ActionOption {
  const at = options.indexOf(laid);
  return options[(at + by + options.length) % options.length] ?? laid;
}

/** The action a click would be, by what is asked. */
const BY_STEP: Record<string, string> = {
  ACT: 'MOVE',
  AGAIN: 'MOVE',
  SCRAMBLE: 'SCRAMBLE',
  SWAP: 'SWAP',
  PLACE: 'PLACE',
  START: 'START',
  LAND: 'LAND',
  FLICKER: 'REMOVE',
  DIRGE: 'DIRGE',
};

/** Nothing legal is meant: the action to ask the server about, which says why not. */
export function objection(view: View, cell: string): Meaning {
  const type = BY_STEP[view.step];
  if (type === undefined) return { do: 'elsewhere' };
  if (SPACES.includes(type)) {
    const place = { type, row: String(row(cell)), column: String(column(cell)) };
    return { do: 'ask', action: type === 'DIRGE' ? { ...place, turn: '0' } : place };
  }
  const from = base(view);
  const side = from === null ? null : sideTowards(from, cell, view.side);
  if (side !== null) {
    const action: Wire = { type, side };
    if (type === 'PLACE') action.tile = anyTurn(view.hand ?? 'X', side);
    return { do: 'ask', action };
  }
  if (type !== 'MOVE') return { do: 'elsewhere' };
  const text =
    cell === from
      ? `${view.acting} stands here already; staying has a button of its own.`
      : `${placeName(cell)} is not next to ${view.acting}: a Move goes exactly one space.`;
  return { do: 'explain', rule: 'NC-MOVE-01', text };
}

/** The decision somebody means who points at a space while another decides. */
export function suggestionFor(view: View, cell: string): Wire | null {
  const meaning = objection(view, cell);
  return meaning.do === 'ask' ? meaning.action : null;
}

/** The spaces a suggested decision is about. */
export function aboutOf(view: View, action: Wire): string[] {
  const cell = cellOf(view, action, null);
  return cell === null ? [] : [cell];
}

/** A suggested decision as it would look: the tile as it would lie, or who would stand there. */
export interface Ghost {
  by: string;
  cell: string;
  tile: string | null;
  prisoner: string | null;
}

/** Decisions after which a prisoner stands on the space. */
const STANDS: readonly string[] = ['MOVE', 'CHARGE', 'SCRAMBLE', 'START', 'LAND'];

export function ghostsOf(view: View, suggested: readonly Suggested[]): Ghost[] {
  return suggested.flatMap(({ by, action }) => {
    const cell = cellOf(view, action, null);
    if (cell === null) return [];
    const tile = action.tile ? faceOf(action.tile, view.hand) : null;
    const prisoner = STANDS.includes(action.type ?? '') ? (view.concerned ?? view.acting) : null;
    return [{ by, cell, tile, prisoner }];
  });
}

/** Some way to turn a tile, to ask about a side at all. */
function anyTurn(hand: string, side: Side): string {
  if (hand === 'I') return side === 'N' || side === 'S' ? 'IV' : 'IH';
  if (hand === 'Q') return `Q${OPPOSITE[side]}`;
  return hand === 'T' || hand === 't' ? `T${side}` : hand;
}

/** Where a tile will lie that is turned now: the server says so by what turning it does. */
export function spotIn(happenings: readonly Happening[]): string | null {
  for (const { fact } of happenings) {
    if (fact.type === 'StartPlaced' || fact.type === 'TilePlaced' || fact.type === 'Landed') {
      return fact.cell;
    }
  }
  return null;
}
