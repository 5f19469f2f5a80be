/** What a click can mean: pure functions from the view, the legal actions and what is chosen. */
import type { Wire } from '../../../lib/messages';
import type { ActionOption } from '../../../lib/wire';
import { cellAt, column, isDiagonal, jointOf, row } from '../board/geometry';
import type { Tile, View } from '../wire';

export interface Chosen {
  /** The card's face, when one is chosen. */
  card: string | null;
  /** The first end of a passage. */
  from: string | null;
}

export type Meaning =
  | { do: 'act'; option: ActionOption }
  | { do: 'offer'; options: ActionOption[] }
  | { do: 'from'; cell: string | null }
  | { do: 'ask'; action: Wire }
  | { do: 'explain'; rule: string; text: string };

const CARD_OF: Record<string, string> = {
  UNLOCK: 'SK',
  PADLOCK: 'PL',
  PASSAGE: 'SP',
  SAW: 'HS',
  NET: 'NT',
};

/** The card an action uses up; none for a move or a bonus. */
export function cardOf(action: Wire): string | null {
  return action.card ?? CARD_OF[action.type ?? ''] ?? null;
}

/** The cells an action is about. */
export function cellsOf(action: Wire, view: View): string[] {
  if (action.type === 'PASSAGE') return [action.a ?? '', action.b ?? ''];
  if (action.type === 'NET') {
    const caught = view.players[Number(action.player?.slice(1))]?.cell;
    return caught ? [caught] : [];
  }
  return action.cell ? [action.cell] : [];
}

/** The legal actions that use what is chosen so far. */
export function fitting(legal: readonly ActionOption[], chosen: Chosen): ActionOption[] {
  return legal.filter(({ action }) => {
    if (chosen.card !== null && cardOf(action) !== chosen.card) return false;
    return chosen.from === null || action.a === chosen.from || action.b === chosen.from;
  });
}

/** The cells that glow. Without a chosen card nothing does at PLAY: nearly every door would. */
export function targets(
  view: View,
  legal: readonly ActionOption[],
  chosen: Chosen,
): ReadonlySet<string> {
  if (view.step === 'PLAY' && chosen.card === null) return new Set();
  const cells = fitting(legal, chosen).flatMap(({ action }) => cellsOf(action, view));
  return new Set(cells.filter((cell) => cell !== chosen.from));
}

/** The joints a passage can still be laid at, by their north-west cells. */
export function joints(legal: readonly ActionOption[], chosen: Chosen): ReadonlySet<string> {
  if (chosen.card !== 'SP') return new Set();
  return new Set(
    fitting(legal, chosen)
      .filter(({ action }) => action.type === 'PASSAGE')
      .map(({ action }) => jointOf(action.a ?? '', action.b ?? '')),
  );
}

export function discardOf(legal: readonly ActionOption[], card: string): ActionOption | undefined {
  return legal.find(({ action }) => action.type === 'DISCARD' && action.card === card);
}

/** What choosing a joint means: one passage left there is laid, two are offered. */
export function onJoint(legal: readonly ActionOption[], chosen: Chosen, joint: string): Meaning {
  const options = fitting(legal, chosen).filter(
    ({ action }) => action.type === 'PASSAGE' && jointOf(action.a ?? '', action.b ?? '') === joint,
  );
  const [only] = options;
  if (only && options.length === 1 && chosen.from !== null) return { do: 'act', option: only };
  return { do: 'offer', options };
}

/** What choosing a cell means. */
export function onCell(
  view: View,
  legal: readonly ActionOption[],
  chosen: Chosen,
  cell: string,
): Meaning {
  const tile = view.tiles.find((one) => one.cell === cell);
  if (!tile) return { do: 'from', cell: null };
  if (chosen.card === 'SP' && view.step === 'PLAY') return onPassageEnd(legal, chosen, tile);
  const here = fitting(legal, chosen).filter(({ action }) => cellsOf(action, view).includes(cell));
  const [only] = here;
  if (only === undefined) return objection(view, chosen, tile);
  if (view.step === 'PLAY' && chosen.card === null) return { do: 'offer', options: here };
  return here.length === 1 ? { do: 'act', option: only } : { do: 'offer', options: here };
}

function onPassageEnd(legal: readonly ActionOption[], chosen: Chosen, tile: Tile): Meaning {
  const cell = tile.cell;
  if (chosen.from === cell) return { do: 'from', cell: null };
  if (chosen.from === null) {
    const isEnd = fitting(legal, { card: 'SP', from: cell }).length > 0;
    return isEnd ? { do: 'from', cell } : { do: 'ask', action: passage(cell, diagonalTo(cell)) };
  }
  const wanted = passage(chosen.from, cell);
  const option = legal.find(({ action }) => action.a === wanted.a && action.b === wanted.b);
  return option ? { do: 'act', option } : { do: 'ask', action: wanted };
}

/** A passage names its northern cell first (KC-ACT-09). */
export function passage(one: string, other: string): Wire {
  const [a, b] = row(one) <= row(other) ? [one, other] : [other, one];
  return { type: 'PASSAGE', a, b };
}

function diagonalTo(cell: string): string {
  const col = column(cell) > 0 ? column(cell) - 1 : column(cell) + 1;
  const line = row(cell) > 0 ? row(cell) - 1 : row(cell) + 1;
  return cellAt(col, line);
}

/** Nothing legal is meant: the action to ask the server about, which says why not. */
function objection(view: View, chosen: Chosen, tile: Tile): Meaning {
  const cell = tile.cell;
  const turn = tile.is_open ? 'CLOSE' : 'OPEN';
  if (view.step === 'XKEY') return { do: 'ask', action: { type: `BONUS_${turn}`, cell } };
  if (view.step !== 'PLAY' || chosen.card === null)
    return { do: 'ask', action: { type: 'MOVE', cell } };
  switch (chosen.card) {
    case 'PL':
      return { do: 'ask', action: { type: 'PADLOCK', cell } };
    case 'HS':
      return { do: 'ask', action: { type: 'SAW', cell } };
    case 'NT': {
      const here = view.players.find((player) => player.cell === cell);
      if (here) return { do: 'ask', action: { type: 'NET', player: `P${here.seat}` } };
      return {
        do: 'explain',
        rule: 'KC-CARD-NET-01',
        text: `Nobody stands on ${cell}; a Net is thrown over an opponent in the Castle.`,
      };
    }
    default:
      return { do: 'ask', action: { type: turn, card: chosen.card, cell } };
  }
}

/** What to ask about a cell on demand, legal or not: the question a click there would raise. */
export function question(
  view: View,
  legal: readonly ActionOption[],
  chosen: Chosen,
  cell: string,
): Meaning {
  const meaning = onCell(view, legal, chosen, cell);
  if (meaning.do === 'act') return { do: 'ask', action: meaning.option.action };
  if (meaning.do === 'from' && chosen.from !== null) {
    return { do: 'ask', action: passage(chosen.from, cell) };
  }
  return meaning;
}

/** The passage a hovered or focused cell would complete. */
export function planned(
  legal: readonly ActionOption[],
  chosen: Chosen,
  cell: string | null,
): [string, string] | null {
  if (chosen.from === null || cell === null || !isDiagonal(chosen.from, cell)) return null;
  const wanted = passage(chosen.from, cell);
  const isLegal = legal.some(({ action }) => action.a === wanted.a && action.b === wanted.b);
  return isLegal ? [wanted.a ?? '', wanted.b ?? ''] : null;
}
