/** How the ways are told apart: each person has a dash, a mark and a colour; none of it by colour alone. */

export interface WaySign {
  /** Around the origin, some 14 units wide. */
  mark: string;
  dash: string;
  colour: string;
}

const SIGNS: readonly WaySign[] = [
  { mark: 'M-8-8L8 8M-8 8L8-8', dash: 'none', colour: '#ff8f5a' },
  { mark: 'M-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0', dash: '22 9', colour: '#9fd0ff' },
  { mark: 'M-6.5-6.5h13v13h-13z', dash: '1 12', colour: '#ffe08a' },
  { mark: 'M0-9L8 6H-8z', dash: '24 9 1 9', colour: '#a9e5b0' },
  { mark: 'M0-9L9 0L0 9L-9 0z', dash: '12 12', colour: '#e3b8ff' },
];

export function signOf(seat: number): WaySign {
  return SIGNS[seat % SIGNS.length] as WaySign;
}

/** Ways through the same clearing lie side by side. */
export function shiftOf(seat: number, seats: number): number {
  return (seat - (seats - 1) / 2) * 11;
}
