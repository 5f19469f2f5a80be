/** The moments and the encounters in sentences. */
import { sentence } from '../../../lib/prose';
import type { View } from '../wire';
import { type Call, NO_WAY, type Passing } from './calls';
import type { Turn } from './moments';
import { counted } from './prose';

type Names = readonly string[];
const nameOf = (names: Names, seat: number) => names[seat] ?? '';
/** More steps than these were no close call at all. */
const FAR_OFF = 3;

export function turnTitle({ number, seat }: Turn, names: Names): string {
  return `Turn ${number}, ${seat === 0 ? 'the Hunter’s' : `${nameOf(names, seat)}’s`}`;
}

/** Where everybody stands. */
export function standing(view: View, names: Names): string {
  if (!view.forest?.hunter) return 'The forest is not laid out yet.';
  const places = view.players.map(({ seat, cell, hidden, distance, health }) => {
    const hides = hidden ? ', hidden' : '';
    const steps =
      distance !== null && distance < NO_WAY ? `, ${counted(distance, 'step')} away` : '';
    return `${nameOf(names, seat)} in ${cell}${health === 0 ? ', dead' : `${hides}${steps}`}`;
  });
  return `The Hunter is in ${view.forest.hunter}. ${places.join('; ')}.`;
}

export function callWords({ seat, steps, turn, isHidden }: Call, names: Names): string {
  const name = nameOf(names, seat);
  const when = turnTitle(turn, names);
  if (steps > FAR_OFF)
    return `${when}: ${steps} steps from the Hunter to ${name}. Whoever was ever nearer was attacked.`;
  const hides = isHidden ? ', who was hidden' : '';
  if (steps === 0) return `${when}: the Hunter went right through ${name}${hides}.`;
  return `${when}: the Hunter was ${counted(steps, 'step')} from ${name}${hides}, and did not attack.`;
}

export function passingWords({ pair, turn, isBarred, isHidden }: Passing, names: Names): string {
  const [one, other] = pair;
  const trees = isBarred ? ', trees between them' : '';
  const what =
    one === 0
      ? `the Hunter was beside ${nameOf(names, other)}${isHidden ? ', who was hidden' : ''}${trees}`
      : `${nameOf(names, one)} and ${nameOf(names, other)} were side by side${trees}, and did not notice`;
  return sentence(`${turnTitle(turn, names)}: ${what}`);
}
