import { describe, expect, it } from 'vitest';
import { at, enemy, options, view } from '../sample';
import {
  cubesOf,
  enemyLabel,
  grouped,
  groupOf,
  heroLabel,
  isEnd,
  lyingFor,
  narrowed,
  optionWords,
  pending,
  playerNote,
  turnWords,
} from './words';

const option = (text: string, label = text) => ({ ...options(text)[0], label }) as never;

describe('an option', () => {
  it('has a title and the rest', () => {
    const fist = option('ACTION(knight.steel_fist)', 'whatever a pack writes: here');
    expect(optionWords(view, fist)).toEqual(['steel_fist', '']);
    expect(optionWords(view, option('SUPPORT(burglar.caltrops)'))).toEqual([
      'caltrops',
      'Move up to 2 enemy cubes from field to bank.',
    ]);
  });
  it('names the enemies it is aimed at', () => {
    expect(optionWords(view, option('TARGET(F1+R1)'))).toEqual([
      'Brute, front 1, and acolyte, rear 1',
      '8 of 9 and 0 of 4 wounds',
    ]);
    expect(optionWords(view, option('TARGET(REAR)'))[0]).toBe('The whole rear rank');
  });
  it('tells what a payment removes', () => {
    expect(optionWords(at('D-BUYOFF'), option('BUYOFF(CRYPT,W,stricken1+cursed1)'))).toEqual([
      'Pay 1 white cube of the crypt',
      'removes 1 white stricken, 1 white cursed',
    ]);
    expect(optionWords(at('D-CHEST'), option('STOP'))[0]).toBe('Leave the chests closed');
  });
  it('stands with its like', () => {
    expect(groupOf(view, option('ACTION(knight.steel_fist)'))).toBe('The Knight');
    expect(groupOf(view, option('ACTION(lower.lantern)'))).toBe('The team’s treasures');
    expect(groupOf(view, option('ACTION(generic.scrap)'))).toBe('Open to everybody');
    expect(groupOf(view, option('WILD(B1)'))).toBe('');
  });
});

describe('the list', () => {
  it('is narrowed by words of the table, not only of the notation', () => {
    const legal = options('TARGET(F1)', 'TARGET(F2)', 'TARGET(R1)');
    expect(narrowed(view, legal, 'brute')).toEqual([legal[0]]);
    expect(narrowed(view, legal, 'acolyte rear')).toEqual([legal[2]]);
    expect(narrowed(view, legal, '')).toHaveLength(3);
  });
  it('shows the cubes of a payment where they lie', () => {
    expect(cubesOf(option('PAY(W2,0,1)'))).toEqual([
      ['field', 'W2'],
      ['luck', '1'],
    ]);
    expect(cubesOf(option('WILD(B1)'))).toEqual([['', 'B1']]);
    expect(cubesOf(option('CUBES(0)'))).toEqual([]);
    expect(cubesOf(option('STOP'))).toEqual([]);
  });
  it('keeps like with like', () => {
    const legal = options('ACTION(knight.steel_fist)', 'ACTION(generic.scrap)', 'ACTION(knight.x)');
    expect(grouped(view, legal).map(([name, all]) => [name, all.length])).toEqual([
      ['The Knight', 1],
      ['Open to everybody', 2],
    ]);
    expect([...options('DONE', 'OPEN')].map(isEnd)).toEqual([true, false]);
  });
});

describe('labels', () => {
  it('say all there is to see of an enemy', () => {
    const brute = enemy('brute', 'F1', { name: 'Brute', wounds: 8, maximum: 9 });
    expect(enemyLabel(view, brute, true, false)).toBe(
      'Front 1, Brute, red, 8 of 9 wounds, melee Resistance 1, 2 XP, possible target.',
    );
    expect(enemyLabel({ ...view, targets: ['F1'] }, brute, false, false)).toContain(
      'target of the action',
    );
  });
  it('of a hero', () => {
    const doctor = view.heroes[2];
    expect(doctor && heroLabel(view, doctor, 'yours')).toBe(
      'The Doctor, yours, 0 shields, 1 card, status cubes: 1 white cursed.',
    );
  });
  it('tell whose turn it is, once there is one', () => {
    const [knight, burglar] = view.heroes;
    if (!knight || !burglar) throw new Error('two heroes are needed');
    expect(turnWords(view, knight)).toBe('in turn');
    expect(turnWords({ ...view, in_turn: false }, knight)).toBe('next');
    expect(turnWords(view, burglar)).toBe('');
    expect(turnWords({ ...view, floor: null }, knight)).toBe('');
  });
  it('tell what is about to happen', () => {
    expect(pending(at('D-RESPONSE', { agenda: ['SUFFER n=3', 'D-RESPONSE source=x'] }))).toBe(
      'About to happen: the team suffers 3 wounds.',
    );
    expect(pending(view)).toBe('');
  });
  it('count crypt cubes twice for the enemies', () => {
    expect(lyingFor(view, 'R')).toBe(4);
  });
  it('name a player’s heroes', () => {
    expect(playerNote(view, 0)).toBe('Knight, Burglar, and Doctor');
    expect(playerNote(view, 1)).toBe('no hero yet');
  });
});
