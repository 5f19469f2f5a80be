import { describe, expect, it } from 'vitest';
import type { Fact } from '../wire';
import { deedsOf } from './deeds';
import { flightsOf } from './flights';

const named = (id: string) => ({ id, name: id });
const turn = (id: string): Fact => ({ type: 'TurnBegan', seat: 0, hero: named(id), turn: 1 });
const hit = (amount: number, warded = 0): Fact => ({
  type: 'EnemyWounded',
  enemy: named('brute'),
  place: 'F1',
  amount,
  warded,
  wounds: amount,
  maximum: 9,
});
const fall = (dropped: string, field: string, crypt: string): Fact => ({
  type: 'CubesFell',
  dropped,
  field,
  crypt,
  inside: '0',
});
const began: Fact = {
  type: 'FloorBegan',
  floor: 2,
  sheet: named('x'),
  front: [],
  rear: [],
  giant: null,
  peril_cubes: '0',
};

describe('a floor looked back on', () => {
  it('counts what each hero did since it began, and the cubes', () => {
    const killed: Fact = { type: 'EnemyKilled', enemy: named('brute'), place: 'F1' };
    const wounded: Fact = { type: 'Wounded', amount: 3, wounds: 3, maximum: 20 };
    const facts = [
      turn('Doctor'),
      hit(9),
      began,
      turn('Knight'),
      fall('B2R1', 'B1', 'R1'),
      wounded,
    ];
    expect(deedsOf([...facts, hit(4), killed, turn('Burglar')])).toEqual({
      turns: 2,
      heroes: [
        { hero: 'Knight', dealt: 4, felled: 1 },
        { hero: 'Burglar', dealt: 0, felled: 0 },
      ],
      suffered: 3,
      drops: 1,
      dropped: 3,
      out: 2,
      crypt: 1,
    });
  });
  it('has no turns where nothing was told', () => expect(deedsOf([]).turns).toBe(0));
});

describe('numbers that fly', () => {
  const flown = (fact: Fact) => [...flightsOf([{ fact, text: '' }])];
  it('rise from whom they hit', () => {
    expect(flown(hit(3))).toEqual([['enemy:F1', { text: '−3', tone: 'good' }]]);
    expect(flown(hit(0, 2))).toEqual([['enemy:F1', { text: 'warded', tone: 'none' }]]);
    expect(flown({ type: 'PerilChanged', by: -2, peril: 1 })).toEqual([
      ['track:peril', { text: '−2', tone: 'good' }],
    ]);
    expect(flown(turn('Knight'))).toEqual([]);
  });
});
