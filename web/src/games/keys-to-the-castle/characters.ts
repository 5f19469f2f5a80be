/** Choosing characters before the game: the `characters` option, seat by seat. */

export const CHARACTERS: readonly string[] = [
  'baker',
  'falconer',
  'minstrel',
  'alchemist',
  'page',
  'locksmith',
];

/** Who plays whom; seats nobody chose for take the first ones left (KC-COMP-03: no two alike). */
export function castFrom(option: string | undefined, seats: number): string[] {
  const asked = option && option !== 'usual' ? option.split(/\s+/) : [];
  const cast: string[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const wish = asked[seat];
    const free = CHARACTERS.filter(
      (one) => !cast.includes(one) && !asked.slice(seat + 1).includes(one),
    );
    cast.push(wish && !cast.includes(wish) ? wish : (free[0] ?? ''));
  }
  return cast;
}

/** The next character nobody else has, for this seat. */
export function nextCast(option: string | undefined, seats: number, seat: number): string {
  const cast = castFrom(option, seats);
  const at = CHARACTERS.indexOf(cast[seat] ?? '');
  for (let step = 1; step < CHARACTERS.length; step++) {
    const next = CHARACTERS[(at + step) % CHARACTERS.length];
    if (next && !cast.includes(next)) {
      cast[seat] = next;
      break;
    }
  }
  return cast.join(' ');
}
