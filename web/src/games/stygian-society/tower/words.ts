/** A drop in words, cube by cube, in the order in which it is seen. */
import { COLOURS } from '../board/cubes';
import { CRYPT, HAND } from './bank';
import type { Film, Move } from './plan';

export function filmWords({ moves }: Film): string[] {
  const over = ({ begins, poses }: Move) => begins + poses.length;
  return moves.toSorted((a, b) => over(a) - over(b)).map(moveWords);
}

function moveWords({ letter, start, end }: Move): string {
  const colour = COLOURS[letter] ?? '';
  const place = end === CRYPT ? 'over the fence into the crypt' : 'into the field';
  if (end >= 0) return `A ${colour} cube sticks inside.`;
  if (start === HAND) return `A ${colour} cube falls through ${place}.`;
  return `A ${colour} cube that lay inside comes loose and falls ${place}.`;
}
