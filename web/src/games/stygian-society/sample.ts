/** A position to test with: the first floor, a knight, a burglar and a doctor. */
import type { ActionOption } from '../../lib/wire';
import type { CardView, EnemyView, HeroView, View } from './wire';

const SIMPLE = { hero: null, swift: false, exhaust: false, discard: false };

export function card(id: string, more: Partial<CardView> = {}): CardView {
  const name = id.split('.')[1] ?? id;
  const plain = { attack: null, target: 'none', drop: '0', lines: [], free: '', ...SIMPLE };
  return {
    id,
    name,
    kind: 'action',
    text: '',
    ready: true,
    level: 1,
    shields: 0,
    ...plain,
    ...more,
  };
}

export function hero(id: string, cards: CardView[], more: Partial<HeroView> = {}): HeroView {
  const name = id.charAt(0).toUpperCase() + id.slice(1);
  return { id, name, color: 'blue', seat: 0, cards, pool: [], statuses: [], shields: 0, ...more };
}

export function enemy(id: string, place: string, more: Partial<EnemyView> = {}): EnemyView {
  return {
    id,
    name: id,
    place,
    token: 0,
    border: 'red',
    wounds: 0,
    maximum: 4,
    boss: false,
    ...more,
  };
}

const SURGERY =
  'Melee attack: one front-rank enemy. Drop 1 green + 1 white + 1 wild. Spend 2 white: heal 2. ' +
  'Then each further 1 white: +heal 1. Spend 2 green: 3 wounds. Then each further 2 green: +2 wounds.';

export const surgery = card('doctor.field_surgery', {
  name: 'Field Surgery',
  text: SURGERY,
  drop: 'G1W1X1',
  lines: [
    { cost: 'W2', text: 'heal 2', needs: null, times: 1 },
    { cost: 'W1', text: 'heal 1', needs: 0, times: null },
    { cost: 'G2', text: '3 wounds', needs: null, times: 1 },
    { cost: 'G2', text: '2 wounds', needs: 2, times: null },
  ],
});

export const view: View = {
  game: 'stygian-society',
  viewer: 0,
  content: 'standard/1',
  players: 1,
  turn: 3,
  active: 'knight',
  in_turn: true,
  decision: 'D-ACTION',
  agenda: ['D-ACTION'],
  zone: null,
  offers: [],
  generics: [],
  candidates: [],
  peril: 2,
  luck: 1,
  luck_max: 4,
  xp: 1,
  needed: 5,
  wounds: 4,
  maximum: 20,
  cubes: { bank: 'B6G9W8R8Y9K8', hand: '0', tower: 'Y1K2', field: 'B2W1R2', crypt: 'B1R1' },
  odds: null,
  purchases: [],
  payments: [],
  heroes: [
    hero('knight', [card('knight.steel_fist'), card('knight.riposte', { kind: 'response' })]),
    hero('burglar', [
      card('burglar.caltrops', { text: 'Move up to 2 enemy cubes from field to bank.' }),
    ]),
    hero('doctor', [surgery], { statuses: [{ status: 'cursed', color: 'white', turn: 1 }] }),
  ],
  team: [card('lower.lantern', { level: null })],
  floor: {
    number: 1,
    id: 'lower.toll_stair',
    name: 'The Toll Stair',
    tier: 'lower',
    giant: null,
    front: [enemy('brute', 'F1', { name: 'Brute', wounds: 8, maximum: 9 }), enemy('acolyte', 'F2')],
    rear: [enemy('acolyte', 'R1', { border: 'yellow' })],
    cards: [
      {
        id: 'brute',
        name: 'Brute',
        border: 'red',
        wounds: 9,
        xp: 2,
        defenses: ['melee Resistance 1'],
        text: '',
      },
    ],
    actions: [],
    chart: [],
    peril_cubes: 'R1Y1K1',
    modifiers: [],
    chests: 1,
    completed: false,
  },
  declared: null,
  swift: false,
  targets: [],
  silenced: [],
  armor_left: 0,
  modifiers: [],
  chest_deck: [],
  chest_peril: 2,
  treasure_deck: [],
  floors_left: {},
  result: null,
};

/** The view at another decision. */
export function at(decision: string, more: Partial<View> = {}): View {
  return { ...view, decision, agenda: [decision], ...more };
}

const FIELDS: Record<string, readonly string[]> = {
  PLAY: ['hero'],
  GIVE: ['hero'],
  SUPPORT: ['card'],
  ACTION: ['card'],
  TAKE: ['card'],
  TARGET: ['enemies'],
  WILD: ['cubes'],
  CUBES: ['cubes'],
  BUY: ['lines'],
  LINE: ['line'],
  PAY: ['field', 'crypt', 'luck'],
  BUYOFF: ['payment', 'color', 'cubes'],
  CLEANSE: ['hero', 'status', 'color'],
  TRADE: ['card', 'hero'],
};

/** Options out of their notation. */
export function options(...texts: string[]): ActionOption[] {
  return texts.map((text) => {
    const [type = '', args] = text.replace(')', '').split('(');
    const values = args?.split(',') ?? [];
    const fields = type === 'PAY' && values.length === 2 ? ['payment', 'color'] : FIELDS[type];
    const named = (fields ?? []).map((field, n) => [field, values[n] ?? '']);
    return { action: { type, ...Object.fromEntries(named) }, text, label: text };
  });
}
