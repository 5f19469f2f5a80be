/** For tests: the bank from disk, and drops as they come in games. */
import { readFileSync } from 'node:fs';
import { LETTERS, textOf } from '../board/cubes';
import { readBank } from './bank';
import type { Dice } from './dice';
import type { Drop } from './needs';
import { Bank } from './shelf';

export function theBank(): Bank {
  const { buffer, byteOffset, byteLength } = readFileSync(new URL('./bank.bin', import.meta.url));
  return new Bank(readBank((buffer as ArrayBuffer).slice(byteOffset, byteOffset + byteLength)));
}

/** About as likely as by the statistical model (SS-TOW-05 to -07). */
export function someDrop(roll: Dice): Drop {
  const fill = roll();
  const bank = LETTERS.flatMap((letter) => Array<string>(10).fill(letter));
  const isInside = bank.map(() => roll() < fill * fill * 0.9);
  const inside = bank.filter((_, n) => isInside[n]);
  const rest = bank.filter((_, n) => !isInside[n]).toSorted(() => roll() - 0.5);
  const dropped = rest.slice(0, 1 + Math.floor(roll() * 12));
  const out = [
    ...inside.filter(() => roll() < 0.011 * dropped.length),
    ...dropped.filter(() => roll() < 0.5 + 0.2 * Math.min(1, inside.length / 30)),
  ];
  const inCrypt = out.map(() => roll() < 0.15);
  return {
    inside: textOf(inside),
    dropped: textOf(dropped),
    field: textOf(out.filter((_, n) => !inCrypt[n])),
    crypt: textOf(out.filter((_, n) => inCrypt[n])),
  };
}
