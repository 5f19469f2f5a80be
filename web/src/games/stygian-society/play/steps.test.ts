import { describe, expect, it } from 'vitest';
import type { Happening } from '../desk';
import { card, enemy, hero, view } from '../sample';
import type { Fact, FloorView, View } from '../wire';
import { folded } from './fold';
import { lasts, momentsOf, steps } from './steps';

const named = (id: string) => ({ id, name: id });
const told = (...facts: Fact[]): Happening[] => facts.map((fact) => ({ fact, text: fact.type }));
const after = (...facts: Fact[]) => folded(view, facts, view);
const floor = view.floor as FloorView;

const killed = (id: string, place: string): Fact => ({
  type: 'EnemyKilled',
  enemy: named(id),
  place,
});
const drop: Fact = {
  type: 'CubesFell',
  dropped: 'B2R1',
  field: 'B1R1',
  crypt: 'B1',
  inside: 'Y1K2',
};

describe('a change in steps', () => {
  const gathers: Fact = {
    type: 'HeroGathered',
    hero: named('knight'),
    cubes: 'B2',
    wilds: '0',
    missing: 0,
  };
  const acts: Fact = {
    type: 'EnemyActs',
    enemy: named('brute'),
    color: 'red',
    action: 'Smash',
    field: 'R3',
    crypt: '0',
  };
  const wounded: Fact = { type: 'Wounded', amount: 2, wounds: 6, maximum: 20 };
  const peril: Fact = { type: 'PerilChanged', by: 1, peril: 3 };
  const end = { ...view, wounds: 6, peril: 3, decision: 'D-PURCHASE' };
  const story = steps(view, told(gathers, drop, acts, wounded, peril), end);

  it('shows one thing after the other', () => {
    expect(story.map(({ view: { cubes } }) => cubes.hand)).toEqual([
      'B2',
      'B2R1',
      '0',
      '0',
      '0',
      '0',
    ]);
    expect(story.map(({ view: { cubes } }) => cubes.field).slice(0, 4)).toEqual([
      'B2W1R2',
      'B2W1R2',
      'B3W1R3',
      'B3W1',
    ]);
    expect(story.map(({ view: { wounds } }) => wounds)).toEqual([4, 4, 4, 4, 6, 6]);
    expect(story.map(({ view: one }) => one.peril)).toEqual([2, 2, 2, 2, 2, 3]);
  });
  it('begins where it was, and ends with the position itself', () => {
    expect(story[0]?.before).toBe(view);
    expect(story.map(({ view: { decision } }) => decision).indexOf('D-PURCHASE')).toBe(5);
    expect(story.at(-1)?.view).toBe(end);
    for (const [n, step] of story.entries()) expect(step.before).toBe(story[n - 1]?.view ?? view);
  });
  it('lets cubes fall before it tells where they lie', () => {
    const falls = story.map((step) => ('falls' in step ? step.falls : null));
    expect(falls).toEqual([null, drop, null, null, null, null]);
    expect(story[1]?.happenings).toEqual([]);
    expect(story[2]?.happenings.map(({ fact }) => fact)).toEqual([drop]);
    expect(story[1]?.view.cubes.tower).toBe(view.cubes.tower);
  });
  it('gives everything its time, a fall more than most', () => {
    expect(story.every((step) => step.lasts > 0)).toBe(true);
    expect(story[1]?.lasts).toBeGreaterThan(2 * lasts(gathers));
  });
  it('tells at once what happens at once', () => {
    const bought: Fact = {
      type: 'BoughtOff',
      hero: named('doctor'),
      payment: 'crypt',
      color: 'white',
    };
    const removed: Fact = {
      type: 'StatusRemoved',
      hero: named('doctor'),
      status: 'cursed',
      cubes: 'W1',
    };
    const moments = momentsOf(
      told(killed('a', 'F1'), killed('b', 'F2'), peril, bought, removed, removed),
    );
    expect(moments.map((one) => one.length)).toEqual([2, 1, 3]);
  });
});

describe('cubes', () => {
  it('of a drop by an effect come from the bank, not out of the hand', () => {
    const held: View = { ...view, cubes: { ...view.cubes, hand: 'R3' } };
    const { cubes } = folded(held, [{ ...drop, dropped: 'K1', field: 'K1', crypt: '0' }], held);
    expect(cubes).toMatchObject({ hand: 'R3', bank: 'B6G9W8R8Y9K7', field: 'B2W1R2K1' });
  });
  it('of peril are gathered from the bank', () => {
    const { cubes } = after({ type: 'PerilGathered', cubes: 'R1K2', missing: 0 });
    expect(cubes).toMatchObject({ hand: 'R1K2', bank: 'B6G9W8R7Y9K6' });
  });
  it('are exchanged for others of the bank', () => {
    const { cubes } = after({ type: 'CubesExchanged', cubes: 'B2', zone: 'field', color: 'green' });
    expect(cubes).toMatchObject({ field: 'G2W1R2', bank: 'B8G7W8R8Y9K8' });
  });
  it('pay for enemies and go back to the bank', () => {
    const luck = after({
      type: 'CubesPaid',
      hero: named('knight'),
      field: 'B1',
      crypt: 'B1',
      luck: 1,
    });
    expect(luck.cubes).toMatchObject({ field: 'B1W1R2', crypt: 'R1', bank: 'B8G9W8R8Y9K8' });
    expect(luck.luck).toBe(0);
  });
});

describe('enemies', () => {
  it('die together, each where it stood, and the ranks close up', () => {
    const three: View = {
      ...view,
      targets: ['F3'],
      floor: { ...floor, front: [...floor.front, enemy('wolf', 'F3')] },
    };
    const left = folded(three, [killed('brute', 'F1'), killed('acolyte', 'F2')], three);
    expect(left.floor?.front).toEqual([enemy('wolf', 'F1')]);
    expect(left.targets, 'who is aimed at has moved').toEqual(['F1']);
  });
  it('step up from the rear, the leftmost of their kind', () => {
    const rear = [enemy('wolf', 'R1', { wounds: 1 }), enemy('bat', 'R2'), enemy('wolf', 'R3')];
    const before: View = { ...view, floor: { ...floor, front: [], rear } };
    const { floor: now } = folded(before, [{ type: 'EnemyStepsUp', enemy: named('wolf') }], before);
    expect(now?.front).toEqual([enemy('wolf', 'F1', { wounds: 1 })]);
    expect(now?.rear).toEqual([enemy('bat', 'R1'), enemy('wolf', 'R2')]);
  });
  it('come without wounds, if their kind is known', () => {
    const summon = (id: string): Fact => ({
      type: 'EnemiesSummoned',
      enemy: named(id),
      rank: 'front',
      number: 1,
      missing: 0,
    });
    expect(after(summon('brute')).floor?.front.at(-1)).toMatchObject({
      id: 'brute',
      place: 'F3',
      wounds: 0,
      maximum: 9,
    });
    expect(after(summon('nobody knows')).floor).toEqual(floor);
  });
});

describe('a new floor', () => {
  const began: Fact = {
    type: 'FloorBegan',
    floor: 2,
    sheet: named('crypt'),
    front: [named('brute')],
    rear: [],
    giant: null,
    peril_cubes: 'R2',
  };
  const chart = [{ at: 4, text: 'the team suffers', does: [], occurred: true }];
  const next = { ...floor, number: 2, id: 'crypt', name: 'Crypt', chart, completed: true };

  it('lies there as it is at first, whatever becomes of it', () => {
    const now = folded(view, [began], { ...view, floor: next });
    expect(now.floor).toMatchObject({ name: 'Crypt', completed: false, peril_cubes: 'R2' });
    expect(now.floor?.chart[0]?.occurred).toBe(false);
    expect(now.floor?.front).toEqual([
      enemy('brute', 'F1', { name: 'Brute', wounds: 0, maximum: 9 }),
    ]);
    expect(now).toMatchObject({ peril: 0, cubes: { field: '0', crypt: '0', tower: 'Y1K2' } });
  });
  it('waits for the end when nothing shows its sheet', () => {
    expect(after(began).floor).toBe(floor);
  });
});

describe('heroes', () => {
  it('may bear more wounds', () => {
    expect(after({ type: 'MaximumChanged', maximum: 22 })).toMatchObject({
      wounds: 4,
      maximum: 22,
    });
  });
  it('have all their cards ready again', () => {
    const spent = { ...view, team: [card('lower.lantern', { ready: false })] };
    expect(folded(spent, [{ type: 'AllRefreshed' }], spent).team[0]?.ready).toBe(true);
  });
  it('use up a card as the position after it shows', () => {
    const uses: Fact = { type: 'SupportUsed', hero: named('knight'), card: named('knight.fist') };
    const fist = card('knight.fist');
    const holding = (...cards: View['team']): View => ({
      ...view,
      heroes: [hero('knight', cards)],
    });
    const cards = (end: View) => folded(holding(fist), [uses], end).heroes[0]?.cards;
    expect(cards(holding({ ...fist, ready: false }))).toEqual([{ ...fist, ready: false }]);
    expect(cards(holding(fist))).toEqual([fist]);
    expect(cards(holding())).toEqual([]);
  });
  it('buy off the oldest status cube; others take the newest', () => {
    const cube = (turn: number) => ({ status: 'cursed', color: 'white', turn });
    const before: View = {
      ...view,
      heroes: [hero('doctor', [], { statuses: [cube(1), cube(2)] })],
    };
    const removed: Fact = {
      type: 'StatusRemoved',
      hero: named('doctor'),
      status: 'cursed',
      cubes: 'W1',
    };
    const bought: Fact = {
      type: 'BoughtOff',
      hero: named('doctor'),
      payment: 'luck',
      color: 'white',
    };
    const left = (...facts: Fact[]) => folded(before, facts, before).heroes[0]?.statuses;
    expect(left(removed)).toEqual([cube(1)]);
    expect(left(bought, removed)).toEqual([cube(2)]);
  });
});
