/** What a click can mean: pure functions from the view, the legal actions and what is chosen.
 *
 * Everything on the table has a key: `card:knight.cleave`, `enemy:F1`, `rank:REAR`, `hero:doctor`,
 * `cube:field:B`, `luck`, `status:doctor.cursed.W`, `colour:red`, `line:1`. An action names the keys it is
 * about, a cube once for each; what is chosen is a list of keys. */
import type { Wire } from '../../../lib/messages';
import type { ActionOption } from '../../../lib/wire';
import { letterOf, singles, textOf } from '../board/cubes';
import { declaredCard } from '../voice/words';
import type { View } from '../wire';

export type Meaning =
  | { do: 'act'; option: ActionOption }
  | { do: 'choose'; chosen: string[] }
  | { do: 'ask'; action: Wire }
  | { do: 'explain'; rule: string; text: string }
  | { do: 'nothing' };

/** Put together from several clicks; taken when nothing is missing any more. */
const BUILT = ['WILD', 'PAY', 'CUBES', 'SHAKEN'];

/** The keys of what an action is about. */
export function keysOf(action: Wire, view: View): string[] {
  switch (action.type) {
    case 'PLAY':
    case 'START':
    case 'HERO':
    case 'GIVE':
      return [`hero:${action.hero}`];
    case 'SUPPORT':
    case 'ACTION':
    case 'USE':
    case 'REFRESH':
    case 'EXHAUST':
    case 'TAKE':
      return [`card:${action.card}`];
    case 'TRADE':
      return [`card:${action.card}`, `hero:${action.hero}`];
    case 'TARGET':
      return (action.enemies ?? '').split('+').map(enemyKey);
    case 'BOOST':
      return [enemyKey(action.enemy ?? '')];
    case 'SILENCE':
      return [`colour:${action.color}`];
    case 'CLEANSE':
      return [`status:${action.hero}.${action.status}.${action.color}`];
    case 'EXTRACT':
      return [`cube:tower:${letterOf(action.color ?? '')}`];
    case 'WILD':
    case 'SHAKEN':
      return cubeKeys('bank', action.cubes);
    case 'CUBES':
      return cubeKeys(view.zone ?? 'field', action.cubes);
    case 'LUCK':
      return ['luck'];
    case 'PAY':
      if (action.payment) return [`cube:${action.payment.toLowerCase()}:${action.color}`];
      return [
        ...cubeKeys('field', action.field),
        ...cubeKeys('crypt', action.crypt),
        ...Array<string>(Number(action.luck)).fill('luck'),
      ];
    case 'BUY':
      return (action.lines ?? '')
        .split('/')
        .flatMap((count, n) => Array<string>(Number(count)).fill(`line:${n + 1}`));
    case 'BUYOFF':
      return buyoffKeys(action, view);
    default:
      return [];
  }
}

function enemyKey(place: string): string {
  return place === 'FRONT' || place === 'REAR' ? `rank:${place}` : `enemy:${place}`;
}

function cubeKeys(zone: string, cubes: string | undefined): string[] {
  return singles(cubes ?? '').map((letter) => `cube:${zone}:${letter}`);
}

function buyoffKeys(action: Wire, view: View): string[] {
  const payment =
    action.payment === 'LUCK' ? 'luck' : `cube:${action.payment?.toLowerCase()}:${action.color}`;
  const statuses = (action.cubes ?? '').match(/[a-z]+/g) ?? [];
  return [payment, ...statuses.map((status) => `status:${view.active}.${status}.${action.color}`)];
}

/** Whether the bag has everything wanted, as often as wanted. */
function holds(bag: readonly string[], wanted: readonly string[]): boolean {
  const left = [...bag];
  return wanted.every((key) => {
    const at = left.indexOf(key);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The legal actions that use all that is chosen. */
export function fitting(
  view: View,
  legal: readonly ActionOption[],
  chosen: readonly string[],
): ActionOption[] {
  if (chosen.length === 0) return [...legal];
  return legal.filter(({ action }) => holds(keysOf(action, view), chosen));
}

/** The one legal action that is exactly what is chosen, if there is one. */
export function exactly(
  view: View,
  legal: readonly ActionOption[],
  chosen: readonly string[],
): ActionOption | undefined {
  return fitting(view, legal, chosen).find(
    ({ action }) => keysOf(action, view).length === chosen.length,
  );
}

/** The keys that lead on from what is chosen: what glows. */
export function targets(
  view: View,
  legal: readonly ActionOption[],
  chosen: readonly string[],
): ReadonlySet<string> {
  const glowing = new Set<string>();
  for (const { action } of fitting(view, legal, chosen)) {
    const left = keysOf(action, view);
    for (const key of chosen) left.splice(left.indexOf(key), 1);
    for (const key of left) glowing.add(key);
  }
  return glowing;
}

/** What choosing something on the table means. */
export function onThing(
  view: View,
  legal: readonly ActionOption[],
  chosen: readonly string[],
  key: string,
): Meaning {
  const isCounted = /^(cube|luck|line)/.test(key);
  if (!isCounted && chosen.includes(key))
    return { do: 'choose', chosen: chosen.filter((one) => one !== key) };
  const next = [...chosen, key];
  const fits = fitting(view, legal, next);
  const [only] = fits;
  if (only === undefined) {
    const isAnother = !isCounted && chosen.length > 0 && fitting(view, legal, [key]).length > 0;
    return isAnother ? onThing(view, legal, [], key) : objection(view, next, key);
  }
  const isWhole = keysOf(only.action, view).length === next.length;
  const type = only.action.type ?? '';
  const isTaken = fits.length === 1 && type !== 'BUY' && (isWhole || !BUILT.includes(type));
  return isTaken ? { do: 'act', option: only } : { do: 'choose', chosen: next };
}

/** One less of a line or a kind of cube. */
export function without(chosen: readonly string[], key: string): string[] {
  const at = chosen.lastIndexOf(key);
  return chosen.filter((_, n) => n !== at);
}

const CARD_ACTIONS: Readonly<Record<string, string>> = {
  'D-SUPPORT': 'SUPPORT',
  'D-RESPONSE': 'USE',
  'D-REFRESH': 'REFRESH',
  'D-EXHAUST': 'EXHAUST',
};

/** Nothing legal is meant: the action to ask the server about, which says why not. */
function objection(view: View, next: readonly string[], key: string): Meaning {
  const [kind, ...rest] = key.split(':');
  const name = rest.join(':');
  const decision = view.decision ?? '';
  switch (kind) {
    case 'card':
      return ask({ type: CARD_ACTIONS[decision] ?? 'ACTION', card: name });
    case 'enemy':
    case 'rank': {
      if (decision === 'D-BOOST') return ask({ type: 'BOOST', enemy: name });
      const places = next.filter((one) => /^(enemy|rank):/.test(one)).map((one) => part(one, 1));
      return ask({ type: 'TARGET', enemies: places.join('+') });
    }
    case 'line':
      return lineObjection(view, next, Number(name));
    case 'colour':
      return decision === 'D-SILENCE' ? ask({ type: 'SILENCE', color: name }) : { do: 'nothing' };
    case 'luck':
    case 'cube':
      return cubeObjection(decision, next);
    default:
      return { do: 'nothing' };
  }
}

/** The decision somebody means who points at a thing while another decides. */
export function suggestionFor(view: View, key: string): Wire | null {
  const meaning = objection(view, [key], key);
  return meaning.do === 'ask' ? meaning.action : null;
}

const TOO_MUCH: Meaning = {
  do: 'explain',
  rule: 'SS-PAY-06',
  text: 'No payment of just what is needed has this as well.',
};

/** Why one more of a line is too much, as the rules say it. */
function lineObjection(view: View, next: readonly string[], line: number): Meaning {
  const explain = (rule: string, text: string): Meaning => ({ do: 'explain', rule, text });
  const { needs = null, times = null } = declaredCard(view)?.lines[line - 1] ?? {};
  if (needs !== null && !next.includes(`line:${needs + 1}`))
    return explain('SS-RES-03', `Line ${line} needs line ${needs + 1} to be bought.`);
  if (times !== null && next.filter((one) => one === `line:${line}`).length > times)
    return explain('SS-RES-01', `Line ${line} can be bought ${times} times at most.`);
  return explain('SS-RES-05', 'That costs more than field, crypt and luck can pay.');
}

function cubeObjection(decision: string, next: readonly string[]): Meaning {
  const from = (zone: string) =>
    textOf(next.filter((one) => one.startsWith(`cube:${zone}:`)).map((one) => part(one, 2)));
  const [first = ''] = next;
  switch (decision) {
    case 'D-PAY':
      if (next.length > 1) return TOO_MUCH;
      if (first === 'luck') return ask({ type: 'LUCK' });
      return ask({ type: 'PAY', payment: part(first, 1).toUpperCase(), color: part(first, 2) });
    case 'D-WILD':
      return from('bank') === '0' ? { do: 'nothing' } : ask({ type: 'WILD', cubes: from('bank') });
    default:
      return { do: 'nothing' };
  }
}

function ask(action: Wire): Meaning {
  return { do: 'ask', action };
}

function part(key: string, at: number): string {
  return key.split(':')[at] ?? '';
}
