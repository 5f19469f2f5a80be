/** A finished game with everything open, moment by moment: who stood where, and whose turn it was. */
import type { Happening } from '../desk';
import { turnedCell } from '../forest/geometry';
import type { Fact, View } from '../wire';

/** A moment is one decision or remark, with all that came of it. */
export interface Moment {
  seq: number;
  view: View;
  happenings: readonly Happening[];
}

/** All pieces at once, by seat; a moment in which several pieces move has several of these. */
export interface Stand {
  /** The number of the moment. */
  at: number;
  cells: readonly (string | null)[];
  /** By how many quarters clockwise the whole forest was turned just before. */
  quarters: number;
}

export interface Turn {
  number: number;
  seat: number;
  /** The moment in which it begins. */
  at: number;
  /** What happened in it. */
  lines: string[];
}

/** What only says again what another fact says, where everything is open. */
const ECHOES: readonly Fact['type'][] = ['Stepped', 'Felt', 'Turn', 'TurnEnd', 'HunterDrew'];

const isEcho = ({ type }: Fact) => ECHOES.includes(type);

/** What happened in a moment, each thing said once. */
export function linesOf({ happenings }: Moment): string[] {
  return happenings.filter(({ fact }) => !isEcho(fact)).map(({ text }) => text);
}

function cellsOf({ stage, forest, players }: View): (string | null)[] {
  if (stage === 'setup') return [null, ...players.map(() => null)];
  return [forest?.hunter ?? null, ...players.map(({ cell }) => cell)];
}

/** A card set pieces down elsewhere: in between they were nowhere. */
function isMagic(happenings: readonly Happening[]): boolean {
  return happenings.some(
    ({ fact }) => fact.type === 'Moved' || (fact.type === 'Forest' && fact.kind === 'turned'),
  );
}

/** The car is turned with the forest, and moved by nothing else. */
function quartersBetween(before: View | undefined, after: View): number {
  const car = before?.forest?.car ?? [];
  const isThere = (quarters: number) =>
    car.every((cell) => after.forest?.car.includes(turnedCell(cell, quarters)));
  return Math.max(0, [0, 1, 2, 3].findIndex(isThere));
}

export function standsOf(moments: readonly Moment[]): Stand[] {
  const stands: Stand[] = [];
  let cells: readonly (string | null)[] = [];
  moments.forEach(({ view, happenings }, at) => {
    if (cells[0] && !isMagic(happenings))
      for (const { fact } of happenings) {
        if (fact.type !== 'HunterSawMove') continue;
        cells = cells.map((cell, seat) => (seat === fact.seat ? fact.cell : cell));
        stands.push({ at, cells, quarters: 0 });
      }
    cells = cellsOf(view);
    const before = moments[at - 1]?.view;
    const quarters = before?.stage === 'play' ? quartersBetween(before, view) : 0;
    stands.push({ at, cells, quarters });
  });
  return stands;
}

export function turnsOf(moments: readonly Moment[]): Turn[] {
  const turns: Turn[] = [];
  moments.forEach(({ happenings }, at) => {
    for (const { fact, text } of happenings) {
      if (fact.type === 'Turn')
        turns.push({ number: turns.length + 1, seat: fact.seat, at, lines: [] });
      if (!isEcho(fact)) turns.at(-1)?.lines.push(text);
    }
  });
  return turns;
}

/** The turn that runs when a moment is over; none before the first. */
export function turnAt(turns: readonly Turn[], at: number): Turn | null {
  return turns.findLast((turn) => turn.at <= at) ?? null;
}
