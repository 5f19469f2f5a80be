/** A notebook to draw in by hand (NY-INFO-10): in one's own coordinates, kept on this device, shown to nobody. */
import { SIDE_WORDS, SIDES, type Side, STEPS } from '../voice/sides';

/** Cells to each side of where one began: the forest has eight by eight, and nobody knows where one stands in it. */
export const REACH = 7;

export type Line = 'wall' | 'way';
export type Pencil = Line | 'mark' | 'name' | 'me' | 'rubber';

/** One sheet. Borders go by the cell to their west or north. */
export interface Sheet {
  lines: Readonly<Record<string, Line>>;
  words: Readonly<Record<string, string>>;
  /** Where one believes to be. */
  me: string;
}

export interface Book {
  sheets: readonly Sheet[];
  at: number;
}

export const blank: Sheet = { lines: {}, words: {}, me: '0,0' };
export const bare: Book = { sheets: [blank], at: 0 };

export interface Cell {
  x: number;
  y: number;
}

export const keyOf = ({ x, y }: Cell): string => `${x},${y}`;
export const cellOf = (key: string): Cell => {
  const [x = 0, y = 0] = key.split(',').map(Number);
  return { x, y };
};
export const isOn = ({ x, y }: Cell): boolean => Math.max(Math.abs(x), Math.abs(y)) <= REACH;

export const beside = ({ x, y }: Cell, side: Side): Cell => ({
  x: x + STEPS[side].x,
  y: y + STEPS[side].y,
});

export function borderOf(cell: Cell, side: Side): string {
  if (side === 'E' || side === 'S') return `${keyOf(cell)},${side}`;
  return `${keyOf(beside(cell, side))},${side === 'W' ? 'E' : 'S'}`;
}

/** The side of a cell that a point in it is nearest to; its place in parts of the cell. */
export function nearest(right: number, down: number): Side {
  const far = { N: down, W: right, S: 1 - down, E: 1 - right };
  return SIDES.reduce((best, side) => (far[side] < far[best] ? side : best));
}

function without<T>(all: Readonly<Record<string, T>>, ...keys: string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(all).filter(([key]) => !keys.includes(key)));
}

/** Draw in a cell, or on its border; the same once more takes it away. */
export function drawn(sheet: Sheet, pencil: Pencil, cell: Cell, side: Side, word = ''): Sheet {
  const [border, place] = [borderOf(cell, side), keyOf(cell)];
  const lines = without(sheet.lines, border);
  const words = without(sheet.words, place);
  switch (pencil) {
    case 'wall':
    case 'way':
      return {
        ...sheet,
        lines: sheet.lines[border] === pencil ? lines : { ...lines, [border]: pencil },
      };
    case 'me':
      return { ...sheet, me: place };
    case 'rubber':
      return { ...sheet, lines, words };
    default: {
      const text = pencil === 'mark' ? '✕' : word;
      return { ...sheet, words: sheet.words[place] === text ? words : { ...words, [place]: text } };
    }
  }
}

const away = (steps: number, plus: string, minus: string) =>
  steps === 0 ? [] : [`${Math.abs(steps)} ${steps > 0 ? plus : minus}`];

/** A cell in words: where it is, what is drawn around it and in it. */
export function cellWords(sheet: Sheet, cell: Cell): string {
  const where = [...away(cell.x, 'east', 'west'), ...away(cell.y, 'south', 'north')].join(', ');
  const borders = SIDES.flatMap((side) => {
    const line = sheet.lines[borderOf(cell, side)];
    return line ? [`${line === 'wall' ? 'wall' : 'open'} ${SIDE_WORDS[side]}`] : [];
  });
  const text = sheet.words[keyOf(cell)];
  const drawing = [
    ...(sheet.me === keyOf(cell) ? ['you'] : []),
    ...(text ? [text === '✕' ? 'a mark' : text] : []),
    ...borders,
  ];
  return `${where || 'Where you began'}: ${drawing.join(', ') || 'blank'}.`;
}
