/** A small position for the tests: A lit at (2,2), B out at (2,4), a Wax Eater between them and the edge. */
import type { ActionOption } from '../../lib/wire';
import { openings } from './board/tiles';
import { cellAt } from './board/torus';
import type { Happening } from './desk';
import type { Fact, Space, View } from './wire';

const TILES: Record<string, string> = {
  '(2,2)': 'X',
  '(1,2)': 'Tn',
  '(2,3)': 'Ih',
  '(2,4)': 'Tw',
  '(3,2)': 'W',
  '(2,1)': 'G',
};
const PEOPLE: Record<string, string> = { '(2,2)': 'A', '(2,4)': 'B' };

function space(n: number): Space {
  const cell = cellAt(Math.floor(n / 6), n % 6, 6);
  const tile = TILES[cell] ?? '.';
  return {
    cell,
    tile,
    openings: openings(tile),
    pit: false,
    crumbling: tile === 'Ih',
    key: false,
    lit: tile !== '.' && tile !== 'Tw',
    prisoners: PEOPLE[cell] ? [PEOPLE[cell]] : [],
  };
}

export function sample(more: Partial<View> = {}): View {
  const prisoner = { shared: false, line: null, nerve: 1, key: false };
  return {
    game: 'night-cage',
    viewer: 0,
    side: 6,
    players: 2,
    mode: 'standard',
    spaces: Array.from({ length: 36 }, (_, n) => space(n)),
    prisoners: [
      { ...prisoner, name: 'A', seat: 0, cell: '(2,2)', lit: true },
      { ...prisoner, name: 'B', seat: 1, cell: '(2,4)', lit: false },
    ],
    monsters: [
      {
        cell: '(3,2)',
        tile: 'W',
        sees: ['(3,2)', '(2,2)', '(1,2)'],
        strikes: ['(3,2)', '(2,2)', '(1,2)'],
        set_off: false,
      },
    ],
    dirge: [],
    omens: 0,
    stack: { left: 10, opening: {}, rest: { X: 6, G: 4 }, next: { X: 0.6, G: 0.4 } },
    discards: { T: 3, G: 1 },
    last_discards: ['G'],
    hand: null,
    gates_left: 5,
    keys_left: 4,
    keys_needed: 4,
    turn: 3,
    acting: 'A',
    concerned: 'A',
    passer: null,
    step: 'ACT',
    moves: 0,
    marker: null,
    final_flickers: false,
    result: 'running',
    ...more,
  } as View;
}

export function option(text: string, action: Record<string, string>): ActionOption {
  return { action, text, label: text };
}

export function happening(fact: object, text = ''): Happening {
  return { fact: { seat: 0, prisoner: 'A', ...fact } as Fact, text };
}
