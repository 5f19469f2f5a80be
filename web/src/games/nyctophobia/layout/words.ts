/** A layout in words: for who cannot see it, and for who wants to be sure. */
import { borderBetween, neighbour } from '../forest/geometry';
import { SIDE_WORDS, SIDES } from '../voice/sides';
import type { PrintedView } from '../wire';
import type { Layout } from './layout';
import { SPOTS } from './orders';

export const listed = (things: readonly string[]): string =>
  things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} and ${things.at(-1)}`;

export const counted = (number: number, thing: string): string =>
  `${number} ${thing}${number === 1 ? '' : 's'}`;

/** Whose piece it is that starts somewhere. */
export const starter = (names: readonly string[], seat: number): string =>
  seat === 0 ? 'You start' : `${names[seat] ?? ''} starts`;

/** `Between D4 and E4: a tree.` or `D4: Ada starts here, trees north and east.` */
export function placeWords(layout: Layout, name: string, names: readonly string[]): string {
  const { trees, car, starts } = layout;
  const [a = '', b] = name.split('-');
  if (b) return `Between ${a} and ${b}: ${trees.includes(name) ? 'a tree' : 'open'}.`;
  const around = SIDES.filter((side) => {
    const there = neighbour(a, side) ?? '';
    return trees.includes(there) || trees.includes(borderBetween(a, there) ?? '');
  });
  const seat = starts.indexOf(a);
  const words = [
    ...(seat >= 0 ? [`${starter(names, seat)} here`] : []),
    ...(car.includes(a) ? ['the car'] : []),
    ...(trees.includes(a) ? ['a tree'] : []),
    ...(around.length > 0
      ? [`tree${around.length > 1 ? 's' : ''} ${listed(around.map((side) => SIDE_WORDS[side]))}`]
      : []),
  ];
  return `${a}: ${words.join(', ') || 'open on all sides'}.`;
}

/** A printed map in a sentence. */
export function mapWords({ trees, spots, hunter, starts }: PrintedView, hunted: number): string {
  const cars = spots.map(
    (cells, n) => `${spots.length > 1 ? `${SPOTS[n]} ` : ''}in ${listed(cells)}`,
  );
  return [
    `${counted(trees.length, 'tree')}.`,
    `You start in ${hunter}, the Hunted in ${listed(starts.slice(0, hunted))}.`,
    `The car: ${listed(cars)}.`,
  ].join(' ');
}
