/** The words for what lies on the table, and what a label says. */
import type { ActionOption } from '../../../lib/wire';
import { COLOURS, countOf, heaps, plus, singles } from '../board/cubes';
import type { CardView, EnemyView, FloorView, HeroView, StatusCube, View } from '../wire';

export const STATUS_HINTS: Readonly<Record<string, string>> = {
  stricken: 'wounds at the start of the turn',
  shaken: 'fewer cubes to drop',
  maimed: 'weaker attacks',
  cursed: 'more peril at the end of the turn',
};

/** What a floor's colour is doing: used by the drawing and by the words. */
export const BORDERS = ['red', 'yellow', 'black'] as const;

export function counted(number: number, thing: string, things = `${thing}s`): string {
  return `${number} ${number === 1 ? thing : things}`;
}

export function placeWords(place: string): string {
  if (place === 'G') return 'both ranks';
  if (place === 'FRONT' || place === 'REAR') return `the whole ${place.toLowerCase()} rank`;
  return `${place.startsWith('F') ? 'front' : 'rear'} ${place.slice(1)}`;
}

export function allEnemies(floor: FloorView | null): EnemyView[] {
  if (!floor) return [];
  return [...(floor.giant ? [floor.giant] : []), ...floor.front, ...floor.rear];
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Who is aimed at, and how they are. */
function aimedAt(view: View, aim: string): [string, string] {
  const places = aim.split('+');
  const enemies = places.map((place) => allEnemies(view.floor).find((one) => one.place === place));
  const names = places.map((place, n) =>
    enemies[n] ? `${enemies[n].name}, ${placeWords(place)}` : placeWords(place),
  );
  const wounds = enemies.flatMap((one) => (one ? [`${one.wounds} of ${one.maximum}`] : []));
  return [
    capitalised(names.join(', and ')),
    wounds.length > 0 ? `${wounds.join(' and ')} wounds` : '',
  ];
}

export function cardById(view: View, id: string): CardView | undefined {
  const held = [...view.heroes, ...view.candidates].flatMap((hero) => hero.cards);
  const known = [...held, ...view.team, ...view.generics, ...view.offers];
  return known.find((card) => card.id === id);
}

/** The card of the action that is under way. */
export function declaredCard(view: View): CardView | undefined {
  return view.declared === null ? undefined : cardById(view, view.declared);
}

const ENDS: Readonly<Record<string, string>> = {
  'D-CHEST': 'Leave the chests closed',
  'D-REFRESH': 'Refresh nothing more',
  'D-BUYOFF': 'Buy off nothing more',
};

/** An option's title, and what else there is to say of it. */
export function optionWords(view: View, { action, label }: ActionOption): [string, string] {
  switch (action.type) {
    case 'ACTION':
    case 'SUPPORT':
    case 'TAKE':
    case 'USE': {
      const card = cardById(view, action.card ?? '');
      return card ? [action.type === 'USE' ? label : card.name, card.text] : [label, ''];
    }
    case 'TARGET':
      return aimedAt(view, action.enemies ?? '');
    case 'BOOST':
      return aimedAt(view, action.enemy ?? '');
    case 'BUYOFF': {
      const colour = COLOURS[action.color ?? ''] ?? '';
      const gone = (action.cubes ?? '').replaceAll(
        /([a-z]+)(\d+)\+?/g,
        (_, status, n) => `${n} ${colour} ${status}, `,
      );
      const price =
        action.payment === 'LUCK'
          ? '1 luck'
          : `1 ${colour} cube of the ${action.payment?.toLowerCase()}`;
      return [`Pay ${price}`, `removes ${gone.replace(/, $/, '')}`];
    }
    case 'BUY':
      return [boughtOf(view, action.lines ?? '').text, ''];
    case 'STOP':
      return [ENDS[view.decision ?? ''] ?? label, ''];
    case 'OPEN':
      return ['Open the chest', ''];
    case 'DONE':
      return ['Go on to the next floor', ''];
    default:
      return [label, ''];
  }
}

/** What a purchase costs and gives, by the lines of the declared card. */
export function boughtOf(view: View, lines: string): { cost: string; text: string } {
  const counts = lines.split('/').map(Number);
  const bought = (declaredCard(view)?.lines ?? []).map((line, n) => ({
    ...line,
    count: counts[n] ?? 0,
  }));
  const cost = bought.reduce((sum, line) => repeated(sum, line.cost, line.count), '0');
  const words = bought
    .filter(({ count }) => count > 0)
    .map(
      ({ text, needs, count }) =>
        `${needs === null ? '' : '+'}${text}${count > 1 ? ` × ${count}` : ''}`,
    );
  return { cost, text: words.join(', ') || 'Buy nothing' };
}

function repeated(sum: string, cubes: string, count: number): string {
  return Array<string>(count).fill(cubes).reduce(plus, sum);
}

/** The options whose words or notation contain every word of the filter. */
export function narrowed(
  view: View,
  options: readonly ActionOption[],
  filter: string,
): ActionOption[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  return options.filter((option) => {
    const [title, more] = optionWords(view, option);
    const hay = `${option.label} ${option.text} ${title} ${more}`.toLowerCase();
    return words.every((word) => hay.includes(word));
  });
}

/** Whether an option is the way not to do, or not to go on. */
export function isEnd({ action }: ActionOption): boolean {
  if (action.type === 'BUY') return !/[1-9]/.test(action.lines ?? '');
  return ['NONE', 'DECLINE', 'STOP', 'DONE'].includes(action.type ?? '');
}

/** The cubes an option moves, by where they come from. */
export function cubesOf({ action }: ActionOption, view?: View): [string, string][] {
  if (action.type === 'BUY' && view) {
    const { cost } = boughtOf(view, action.lines ?? '');
    return cost === '0' ? [] : [['', cost]];
  }
  const parts: [string, string | undefined][] =
    action.type === 'PAY'
      ? [
          ['field', action.field],
          ['crypt', action.crypt],
          ['luck', action.luck],
        ]
      : ['WILD', 'CUBES', 'SHAKEN'].includes(action.type ?? '')
        ? [['', action.cubes]]
        : [];
  return parts
    .map(([from, cubes]): [string, string] => [from, cubes ?? '0'])
    .filter(([, cubes]) => cubes !== '0');
}

/** Purchases with the richest first, ways not to do it last; all else in the order it comes. */
export function sorted(view: View, options: readonly ActionOption[]): ActionOption[] {
  const worth = (option: ActionOption) => {
    if (isEnd(option)) return -1;
    const { type, lines } = option.action;
    return type === 'BUY' ? singles(boughtOf(view, lines ?? '').cost).length : 0;
  };
  return options.toSorted((a, b) => worth(b) - worth(a));
}

/** The options under their headings, in the order they come. */
export function grouped(view: View, options: readonly ActionOption[]): [string, ActionOption[]][] {
  const found = new Map<string, ActionOption[]>();
  for (const option of options) {
    const group = groupOf(view, option);
    found.set(group, [...(found.get(group) ?? []), option]);
  }
  return [...found];
}

/** The heading an option stands under; none where one heap will do. */
export function groupOf(view: View, { action }: ActionOption): string {
  if (action.type === 'RANDOM') return 'Or leave it to chance';
  if (action.type === 'TAKE') return 'Learn a skill';
  if (action.type !== 'ACTION') return '';
  const owner = view.heroes.find((hero) => hero.cards.some((card) => card.id === action.card));
  if (owner) return `The ${owner.name}`;
  return view.team.some((card) => card.id === action.card)
    ? 'The team’s treasures'
    : 'Open to everybody';
}

/** Everything there is to know of an enemy, in one breath. */
export function enemyLabel(
  view: View,
  enemy: EnemyView,
  isTarget: boolean,
  isChosen: boolean,
): string {
  const card = view.floor?.cards.find((one) => one.id === enemy.id);
  const words = [
    `${capitalised(placeWords(enemy.place))}, ${enemy.name}`,
    `${enemy.border}${enemy.boss ? ', boss' : ''}`,
    `${enemy.wounds} of ${counted(enemy.maximum, 'wound')}`,
    ...(card?.defenses ?? []),
  ];
  if (card && card.xp > 0) words.push(`${card.xp} XP`);
  if (view.targets.includes(enemy.place)) words.push('target of the action');
  if (isChosen) words.push('chosen');
  else if (isTarget) words.push('possible target');
  return `${words.join(', ')}.`;
}

/** `2 blue stricken, 1 white cursed`. */
export function statusWords(statuses: readonly StatusCube[]): string {
  const counts = new Map<string, number>();
  for (const { color, status } of statuses)
    counts.set(`${color} ${status}`, (counts.get(`${color} ${status}`) ?? 0) + 1);
  return [...counts].map(([what, count]) => `${count} ${what}`).join(', ');
}

/** Whether the hero is in turn, or comes next. */
export function turnWords(view: View, hero: HeroView): string {
  if (hero.id !== view.active || !view.floor) return '';
  return view.in_turn ? 'in turn' : 'next';
}

export function heroLabel(view: View, hero: HeroView, owner: string): string {
  const words = [`The ${hero.name}, ${owner}`];
  const turn = turnWords(view, hero);
  if (turn) words.push(turn);
  words.push(counted(hero.shields, 'shield'), counted(hero.cards.length, 'card'));
  const statuses = statusWords(hero.statuses);
  if (statuses) words.push(`status cubes: ${statuses}`);
  return `${words.join(', ')}.`;
}

/** What a response is about to change, out of what is still to be done. */
export function pending(view: View): string {
  for (const step of [...view.agenda].reverse()) {
    const [name] = step.split(' ');
    const n = /\bn=(\S+)/.exec(step)?.[1] ?? '';
    const user = /\buser=(\S+)/.exec(step)?.[1] ?? '';
    const hero = view.heroes.find((one) => one.id === user)?.name ?? user;
    if (name === 'SUFFER')
      return `About to happen: the team suffers ${counted(Number(n), 'wound')}.`;
    if (name === 'RISE') return `About to happen: peril rises by ${n}.`;
    if (name === 'CATCH') return `About to happen: the ${hero} becomes ${n}.`;
    if (name === 'ENEMY-DO') return 'About to happen: an enemy’s or the floor’s action.';
  }
  return '';
}

/** Whether a response is to an action of an enemy or the floor. */
export function isOfEnemies({ agenda }: View): boolean {
  return agenda.some((step) => step.startsWith('ENEMY-DO'));
}

/** What lies there to pay for an action of an enemy or the floor: a crypt cube counts twice (SS-PAY-01). */
export function lyingFor(view: View, letter: string): number {
  return countOf(view.cubes.field, letter) + 2 * countOf(view.cubes.crypt, letter);
}

/** A few words on a player for the list of seats. */
export function playerNote(view: View, seat: number): string {
  const heroes = view.heroes.filter((hero) => hero.seat === seat).map((hero) => hero.name);
  if (heroes.length === 0) return 'no hero yet';
  return `${heroes.length === 1 ? 'The ' : ''}${new Intl.ListFormat('en').format(heroes)}`;
}

/** Decisions in which a card is the answer. */
const BY_CARD: readonly string[] = ['ACTION', 'SUPPORT', 'USE', 'REFRESH', 'EXHAUST'];

/** Whether an option is shown as the card itself. */
export function isByCard({ action }: ActionOption): boolean {
  return BY_CARD.includes(action.type ?? '');
}

/** What playing this card would decide now. */
export function optionFor(
  { desk, isMine }: { desk: { legal: readonly ActionOption[] }; isMine: boolean },
  card: CardView,
): ActionOption | undefined {
  if (!isMine) return undefined;
  return desk.legal.find((option) => isByCard(option) && option.action.card === card.id);
}

/** What the enemies could pay in their next step with what lies there, even if nothing more fell. */
export function threatsAhead(view: View): string[] {
  const actions = view.floor?.completed ? [] : (view.floor?.actions ?? []);
  return actions
    .filter(({ cost }) => heaps(cost).every(({ letter, count }) => lyingFor(view, letter) >= count))
    .map(
      ({ name, color, enemy }) =>
        `Paid already: ${name} (${color}, ${enemy?.name ?? 'the floor'}).`,
    );
}
