/** What everybody knows of a seat, in a few words. */
import type { View } from './wire';

export function note(view: View, seat: number): string {
  if (seat === 0) return 'the Hunter';
  const player = view.players.find((one) => one.seat === seat);
  if (!player || view.stage === 'setup') return '';
  const words = [`health ${player.health}`];
  if (player.hidden) words.push('hidden');
  if (view.called_by === seat) words.push('has called for help');
  return words.join(', ');
}
