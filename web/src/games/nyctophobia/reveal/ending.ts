/** How it ended, in the game's own words. */
import type { View } from '../wire';
import { joined } from './prose';

/** Who won and how: a headline, and a sentence. */
export function ending(view: View, names: readonly string[]): readonly [string, string] {
  const nameOf = (seat: number) => names[seat] ?? '';
  const hunter = nameOf(0);
  if (view.winner === 'hunted') {
    const saved = joined(view.players.map(({ seat }) => nameOf(seat)));
    const caller = view.called_by === null ? 'Somebody' : nameOf(view.called_by);
    return [
      'Help comes in time',
      `${caller} called from the car, and everybody held out. ${saved} win; ${hunter}, the Hunter, goes hungry.`,
    ];
  }
  const dead = view.players.find(({ health }) => health === 0);
  const name = dead ? nameOf(dead.seat) : 'Somebody';
  const blow = view.told.findLast((fact) => fact.type === 'Hurt' && fact.seat === dead?.seat);
  const byRock = blow?.type === 'Hurt' && blow.cause !== 'combat';
  return [
    byRock ? `A rock kills ${name}` : `The Hunter gets ${name}`,
    `${hunter}, the Hunter, wins: when one of the Hunted dies, all have lost.`,
  ];
}
