/** What is felt and known, in a few words. */
import type { View } from '../wire';
import type { Space } from './sides';

/** What everybody knows of a seat. */
export function note(view: View, seat: number): string {
  if (seat === 0) return 'the Hunter';
  const player = view.players.find((one) => one.seat === seat);
  if (!player || view.stage === 'setup') return '';
  const words = [`health ${player.health}`];
  if (player.hidden) words.push('hidden');
  if (view.called_by === seat) words.push('has called for help');
  return words.join(', ');
}

export type Names = readonly string[];

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `hunted:2` is somebody's name. */
export function thing(item: string, names: Names): string {
  const [kind, seat] = item.split(':');
  return kind === 'hunted' ? (names[Number(seat)] ?? 'a friend') : (kind ?? '');
}

/** Everything in a space, as short as under a finger: `tree`, `2 rocks, Bo`. */
export function spaceWords(space: Space, names: Names): string {
  if (typeof space === 'string') return space;
  const kinds = [...new Set(space)];
  const words = kinds.map((item) => {
    const number = space.filter((one) => one === item).length;
    return number > 1 ? `${number} ${item}s` : thing(item, names);
  });
  return words.join(', ') || 'open';
}

/** A direction of a search, for a label; the Forest Guide's second space comes after `then`. */
export function sideWords(spaces: readonly Space[], names: Names): string {
  return spaces.map((space) => spaceWords(space, names)).join(', then ');
}
