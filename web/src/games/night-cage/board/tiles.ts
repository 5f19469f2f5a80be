/** What a tile's code says. */
import { OPPOSITE, SIDES, type Side } from './torus';

const ALL = 'NESW';

/** The open sides of a face: a fork is named by its closed side, a Start tile by its open ones. */
export function openings(code: string): string {
  const mark = code.slice(1).toUpperCase();
  switch (code[0]) {
    case '.':
      return '';
    case 'T':
    case 't':
      return code.length === 2 ? [...ALL].filter((side) => side !== mark).join('') : 'ESW';
    case 'I':
      return code === 'Ih' ? 'EW' : 'NS';
    case 'S':
      return code.length === 3 ? [...ALL].filter((side) => mark.includes(side)).join('') : 'NE';
    default:
      return ALL;
  }
}

/** The kind without its turn: `Te` is a `T`, `#I` a `#`. */
export function kind(code: string): string {
  return code[0] ?? '.';
}

/** What was drawn: a Pit's other side, a Key tile also without its Key. */
export function original(code: string): string {
  if (code.startsWith('#')) return code[1] ?? '';
  return code === 'k' ? 'K' : kind(code);
}

export function isMonster(code: string): boolean {
  return 'WQP'.includes(kind(code));
}

export function isPit(code: string): boolean {
  return code.startsWith('#') || code === 'D';
}

export function isCrumbling(code: string): boolean {
  return 'tISKk'.includes(kind(code));
}

/** The face an action's tile code stands for; a drawn `t` is written like a plain fork there. */
export function faceOf(turn: string, hand: string | null): string {
  const first = turn[0] ?? '';
  if (first === 'F') return '#F';
  return (hand === 't' && first === 'T' ? 't' : first) + turn.slice(1).toLowerCase();
}

export type Joint = 'joined' | 'blocked' | 'open' | 'shut';

/** What a tile laid here would do on each side. */
export function joints(code: string, around: Readonly<Record<Side, string>>): Record<Side, Joint> {
  const open = openings(code);
  const found = {} as Record<Side, Joint>;
  for (const side of SIDES) {
    const beyond = around[side];
    if (!open.includes(side)) found[side] = 'shut';
    else if (beyond === '.') found[side] = 'open';
    else found[side] = openings(beyond).includes(OPPOSITE[side]) ? 'joined' : 'blocked';
  }
  return found;
}

/** The kinds in the order of the discard board. */
export const KINDS = ['G', 'K', 'Q', 'X', 'T', 't', 'I', 'S', 'W', 'P', 'F', 'O'] as const;
