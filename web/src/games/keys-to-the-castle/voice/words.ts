/** The words for pieces, and what a cell's label says. */
import type { Tile, View } from '../wire';

export const COLOURS: Record<string, string> = { R: 'red', B: 'blue', G: 'green', Y: 'yellow' };
export const SIGNS: Record<string, string> = { R: 'rose', B: 'moon', G: 'leaf', Y: 'crown' };
export const SIDES: Record<string, string> = { S: 'south', W: 'west', N: 'north', E: 'east' };
export const CARDS: Record<string, string> = {
  KR: 'Red Key',
  KB: 'Blue Key',
  KG: 'Green Key',
  KY: 'Yellow Key',
  SK: 'Skeleton Key',
  PL: 'Padlock',
  SP: 'Secret Passage',
  HS: 'Hacksaw',
  NT: 'Net',
};

/** What a chosen card waits for. */
export const CARD_HINTS: Record<string, string> = {
  KR: 'Choose a red door (rose) to open or close.',
  KB: 'Choose a blue door (moon) to open or close.',
  KG: 'Choose a green door (leaf) to open or close.',
  KY: 'Choose a yellow door (crown) to open or close.',
  SK: 'Choose any door to open or close, or a padlock to take off.',
  PL: 'Choose a door to lock.',
  SP: 'Choose two doors that touch at a corner, or the corner itself.',
  HS: 'Choose bars to saw through.',
  NT: 'Choose an opponent in the castle.',
};

const KINDS: Record<string, string> = {
  OPEN: 'an open way',
  BARRED: 'bars',
  EXTRA_KEY: 'an Extra Key',
  EXTRA_TURN: 'an Extra Turn',
};

/** The card a person would name: `KR` is the red Key of the rose. */
export function cardName(face: string): string {
  return CARDS[face] ?? face;
}

function doorWords(tile: Tile): string {
  if (!tile.is_open) {
    const seen = tile.kind === null ? 'never opened' : `hides ${KINDS[tile.kind]}`;
    return `closed, ${seen}`;
  }
  if (tile.sawn) return 'open, its bars sawn through';
  if (tile.kind === 'BARRED') return 'open, but barred';
  if (tile.kind === 'OPEN' || tile.kind === null) return 'open';
  return `open, with ${KINDS[tile.kind]}`;
}

/** Everything there is to know of a cell, in one breath. */
export function cellLabel(
  view: View,
  tile: Tile,
  names: readonly string[],
  isTarget: boolean,
): string {
  const words = [`${tile.cell}, ${COLOURS[tile.colour]} door, ${doorWords(tile)}`];
  if (tile.padlock) words.push('padlocked');
  const here = view.players.find((player) => player.cell === tile.cell);
  if (here) {
    const who = here.seat === view.viewer ? 'you stand' : `${names[here.seat]} stands`;
    words.push(`${who} here`);
    if (here.net > 0)
      words.push(`caught in a net for ${here.net} more ${here.net === 1 ? 'turn' : 'turns'}`);
  }
  const ends = view.passages.filter((pair) => pair.includes(tile.cell));
  for (const [a, b] of ends) words.push(`secret passage to ${a === tile.cell ? b : a}`);
  const me = view.players[view.viewer];
  if (me?.bonus_used.includes(tile.cell)) words.push('its bonus used');
  if (isTarget) words.push('possible target');
  return `${words.join(', ')}.`;
}

/** A few words on a player for the list of seats. */
export function playerNote(view: View, seat: number): string {
  const player = view.players[seat];
  if (!player) return '';
  const place = player.cell === null ? `outside, ${SIDES[player.side]}` : `on ${player.cell}`;
  const cards = `${player.hand_size} ${player.hand_size === 1 ? 'card' : 'cards'}`;
  const net = player.net > 0 ? `, netted for ${player.net === 1 ? '1 turn' : '2 turns'}` : '';
  return `The ${player.character}, ${place}, ${cards}${net}`;
}
