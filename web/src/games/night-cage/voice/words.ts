/** The words for pieces, and what a space's label says. */
import { isPit, kind } from '../board/tiles';
import { lineName, placeName, type Side } from '../board/torus';
import type { PrisonerView, Space, View } from '../wire';

const PUBLISHED: Record<string, string> = {
  X: 'crossing',
  T: 'fork',
  t: 'crumbling fork',
  I: 'straight passage',
  K: 'Key tile',
  k: 'emptied Key tile',
  G: 'Gate',
  W: 'Wax Eater',
  Q: 'Keeper',
  F: 'Pit Fiend',
  P: 'Pathless',
  O: 'Omen',
  S: 'Start tile',
  D: 'chasm',
  '#': 'Pit',
};
const JUNE_2019: Record<string, string> = { Q: 'Key Holder', F: 'Pit Monster' };

export const SIDE_WORDS: Record<Side, string> = { N: 'north', E: 'east', S: 'south', W: 'west' };

/** What an edition calls a tile. */
export function tileWord(code: string, game: string): string {
  const first = kind(code);
  return (game === 'night-cage-2019' ? JUNE_2019[first] : undefined) ?? PUBLISHED[first] ?? code;
}

/** `closed to the east` and the like; nothing for what is open all round. */
export function turnWord(code: string): string {
  const side = (mark: string | undefined) => SIDE_WORDS[(mark ?? '').toUpperCase() as Side];
  switch (kind(code)) {
    case 'T':
    case 't':
      return code.length === 2 ? `closed to the ${side(code[1])}` : '';
    case 'I':
      return code === 'Iv' ? 'north to south' : code === 'Ih' ? 'east to west' : '';
    case 'S':
      return code.length === 3 ? `open to the ${side(code[1])} and ${side(code[2])}` : '';
    case 'Q':
      return code.length === 2 ? `facing ${side(code[1])}` : '';
    default:
      return '';
  }
}

export function listed(things: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(things);
}

export function counted(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? '' : 's'}`;
}

export function prisonerState(prisoner: PrisonerView): string[] {
  const words = [prisoner.lit ? 'lit' : 'in the dark'];
  if (prisoner.key) words.push('with a Key');
  if (prisoner.nerve > 0) words.push(`${prisoner.nerve} Nerve`);
  return words;
}

/** Everything there is to know of a space, in one breath. */
export function spaceLabel(view: View, space: Space, target: string | null): string {
  const words = [placeName(space.cell)];
  if (space.tile === '.') words.push('nothing but darkness');
  else {
    words.push(tileWord(space.tile, view.game));
    const turn = turnWord(space.tile);
    if (turn) words.push(turn);
    if (space.crumbling) words.push('crumbling');
    if (space.key) words.push('a Key is here');
    words.push(space.lit ? 'lit' : 'unlit');
  }
  for (const name of space.prisoners) {
    const prisoner = view.prisoners.find((one) => one.name === name);
    if (prisoner) words.push(`${name} stands here, ${prisonerState(prisoner).join(', ')}`);
  }
  const monster = view.monsters.find(({ cell }) => cell === space.cell);
  if (monster) {
    const seen = monster.sees.filter((cell) => cell !== monster.cell);
    words.push(seen.length > 0 ? `watches ${listed(seen.map(placeName))}` : 'sees nothing');
    if (monster.set_off) words.push('set off: it will strike');
  }
  const watchers = view.monsters.filter(
    ({ cell, sees }) => cell !== space.cell && sees.includes(space.cell) && !isPit(space.tile),
  );
  for (const { cell, tile } of watchers) {
    words.push(`in sight of the ${tileWord(tile, view.game)} at ${placeName(cell)}`);
  }
  if (view.dirge.includes(space.cell)) words.push('under the Dirge');
  if (target) words.push(`possible: ${target}`);
  return `${words.join(', ')}.`;
}

/** Where a prisoner is. */
export function whereabouts(prisoner: PrisonerView): string {
  if (prisoner.cell !== null) return `at ${placeName(prisoner.cell)}`;
  return prisoner.line === null
    ? 'not yet in the cage'
    : `falling along ${lineName(prisoner.line)}`;
}

/** A few words on a seat's prisoners; the rest stands above the board. */
export function seatNote(view: View, seat: number): string {
  const own = view.prisoners.filter((prisoner) => prisoner.seat === seat);
  if (own.length === 0) return '';
  return `Leads ${listed(own.map(({ name, shared }) => (shared ? `the shared ${name}` : name)))}`;
}

export function percent(share: number): string {
  const value = 100 * share;
  return value > 0 && value < 1 ? '<1%' : `${Math.round(value)}%`;
}
