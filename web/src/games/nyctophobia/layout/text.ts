/** A layout as map text (NY-CONV-03), to keep and to hand on. */
import { CELLS, neighbour, SIDE } from '../forest/geometry';
import type { Layout } from './layout';

const HEADER = '    A B C D E F G H';
const WIDTH = 2 * SIDE + 1;
const RIM = `   ${'#'.repeat(WIDTH)}`;
const row = (y: number) => CELLS.slice(y * SIDE, (y + 1) * SIDE);

/** What a map shows in each cell; a piece covers the car. */
function markOf({ car, starts, trees }: Layout, cell: string): string {
  const seat = starts.indexOf(cell);
  if (seat >= 0) return seat === 0 ? 'X' : String(seat);
  if (car.includes(cell)) return 'C';
  return trees.includes(cell) ? 'T' : '.';
}

export function toText(layout: Layout, isCells: boolean, name = ''): string {
  const mark = (cell: string) => markOf(layout, cell);
  const tree = (cell: string, side: 'E' | 'S', drawn: string) =>
    layout.trees.includes(`${cell}-${neighbour(cell, side)}`) ? drawn : ' ';
  const lines = [HEADER];
  if (!isCells) lines.push(RIM);
  for (let y = 0; y < SIDE; y++) {
    const cells = row(y);
    if (isCells) {
      lines.push(` ${y + 1}  ${cells.map(mark).join(' ')}`);
      continue;
    }
    const walls = cells.map((cell) => mark(cell) + tree(cell, 'E', '|')).join('');
    lines.push(` ${y + 1} #${walls.slice(0, -1)}#`);
    lines.push(y < SIDE - 1 ? `   #${cells.map((cell) => tree(cell, 'S', '-')).join('+')}#` : RIM);
  }
  if (layout.car.some((cell) => layout.starts.includes(cell)))
    lines.push(`car: ${layout.car.join(' ')}`);
  return `${[...(name ? [`name: ${name}`] : []), ...lines].join('\n')}\n`;
}

/** What a text shows that the server has found to be a map; pieces it does not show are left out. */
export function fromText(text: string): { name: string; layout: Layout } {
  const fields: Record<string, string> = {};
  const rows: string[] = [];
  for (const line of text.split('\n').map((each) => each.trim())) {
    const [, field, value] = /^(name|car):\s*(.*)$/.exec(line) ?? [];
    if (field) fields[field] = value ?? '';
    else if (line && !line.startsWith('A B C')) rows.push(line);
  }
  const marks: string[] = [];
  const trees: string[] = [];
  if (rows.length === SIDE) {
    for (const line of rows) marks.push(...line.split(/\s+/).slice(-SIDE));
    trees.push(...CELLS.filter((_, n) => marks[n] === 'T'));
  } else {
    const drawn = rows.map((line) => line.slice(line.indexOf('#')));
    CELLS.forEach((cell, n) => {
      const [across, down] = [2 * (n % SIDE) + 1, 2 * Math.floor(n / SIDE) + 1];
      marks.push(drawn[down]?.[across] ?? '.');
      if (drawn[down]?.[across + 1] === '|') trees.push(`${cell}-${neighbour(cell, 'E')}`);
      if (drawn[down + 1]?.[across] === '-') trees.push(`${cell}-${neighbour(cell, 'S')}`);
    });
  }
  const at = (mark: string) => CELLS[marks.indexOf(mark)] ?? '';
  const car = fields.car?.split(/\s+/) ?? CELLS.filter((_, n) => marks[n] === 'C');
  const starts = ['X', '1', '2', '3', '4'].map(at);
  return { name: fields.name ?? '', layout: { trees, car, starts } };
}
