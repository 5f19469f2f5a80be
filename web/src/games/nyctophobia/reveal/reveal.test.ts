import { describe, expect, it } from 'vitest';
import type { Fact } from '../wire';
import { beliefWords, marksOf } from './beliefs';
import { closestCall, passings } from './calls';
import { ending } from './ending';
import { standsOf, turnAt, turnsOf } from './moments';
import { goes, NAMES, nightOf, turn, viewOf } from './nights';
import { waysOf } from './ways';
import { callWords, passingWords, standing } from './words';

const search = (seat: number, north: string[]): Fact => ({
  type: 'Searched',
  seat,
  here: [],
  north: [north],
  east: ['tree'],
  south: [[]],
  west: ['edge'],
});

describe('moments and turns', () => {
  const night = nightOf(
    { stand: 'A1 D4 H8', stage: 'setup' },
    { stand: 'A1 D4 H8', facts: [turn(1)] },
    { stand: 'A1 D3 H8', facts: [goes(1, 'D3'), { type: 'Stepped', seat: 1 }] },
    {
      stand: 'A4 D3 H8',
      facts: [{ type: 'TurnEnd', seat: 1 }, turn(0), goes(0, 'A2'), goes(0, 'A3'), goes(0, 'A4')],
    },
  );

  it('count turns, and say what happened in each once', () => {
    const turns = turnsOf(night);
    expect(turns).toEqual([
      { number: 1, seat: 1, at: 1, lines: ['1 to D3'] },
      { number: 2, seat: 0, at: 3, lines: ['0 to A2', '0 to A3', '0 to A4'] },
    ]);
    expect([0, 1, 2, 3].map((at) => turnAt(turns, at)?.number)).toEqual([undefined, 1, 1, 2]);
  });

  it('know every step, also those that took themselves', () => {
    expect(waysOf(standsOf(night), 3)).toEqual([
      { seat: 0, legs: [['A1', 'A2', 'A3', 'A4']] },
      { seat: 1, legs: [['D4', 'D3']] },
      { seat: 2, legs: [['H8']] },
    ]);
    expect(waysOf(standsOf(night), 2)[0]?.legs).toEqual([['A1']]);
    expect(waysOf(standsOf(night), 0)[0]?.legs).toEqual([]);
  });

  it('begin a new leg where a card puts somebody, with no way between', () => {
    const swapped = nightOf(
      { stand: 'A1 D4 H8', facts: [turn(0)] },
      { stand: 'A1 H8 D4', facts: [goes(1, 'H8'), goes(2, 'D4'), { type: 'Moved', seat: 1 }] },
      { stand: 'A1 H7 D4', facts: [goes(1, 'H7')] },
    );
    expect(waysOf(standsOf(swapped), 2)[1]?.legs).toEqual([['D4'], ['H8', 'H7']]);
    expect(passings(swapped)).toEqual([]);
  });

  it('turn with the forest', () => {
    const dizzy = nightOf(
      { stand: 'A1 D4 H8', car: ['G7', 'H7'], facts: [turn(0)] },
      { stand: 'A1 D3 H8', car: ['G7', 'H7'], facts: [goes(1, 'D3')] },
      {
        stand: 'G1 F4 A8',
        car: ['B7', 'B8'],
        facts: [{ type: 'Forest', seat: 0, kind: 'turned' }, goes(0, 'G1')],
      },
      { stand: 'G1 G4 A8', car: ['B7', 'B8'], facts: [goes(1, 'G4')] },
    );
    const ways = waysOf(standsOf(dizzy), 3);
    expect(ways.map(({ legs }) => legs)).toEqual([[['H1', 'G1']], [['E4', 'F4', 'G4']], [['A8']]]);
  });
});

describe('the closest call', () => {
  it('is the fewest steps to whoever was not attacked within a round', () => {
    const night = nightOf(
      { stand: 'A1 D4 H8', facts: [turn(1)], steps: [5, 9] },
      { stand: 'C4 D4 H8', facts: [turn(2)], steps: [1, 9], hidden: [1] },
      { stand: 'C4 D4 H8', facts: [turn(0)], steps: [1, 4] },
    );
    expect(closestCall(night)).toMatchObject({ at: 1, seat: 1, steps: 1, isHidden: true });
    const attacked = nightOf(
      ...[5, 1, 2].map((steps) => ({ stand: 'A1 D4 H8', facts: [turn(1)], steps: [steps, 9] })),
      {
        stand: 'A1 D4 H8',
        facts: [turn(0), { type: 'Attacked', seat: 1, direction: 'N' }],
        steps: [1, 9],
      },
      ...[2, 4, 3].map((steps) => ({ stand: 'A1 D4 H8', facts: [turn(2)], steps: [steps, 9] })),
    );
    // Turns 2 to 6 are within a round of three of the attack in turn 4.
    expect(closestCall(attacked)).toMatchObject({ at: 6, seat: 1, steps: 3 });
  });

  it('is none before the first turn, and none where there is no way', () => {
    expect(closestCall(nightOf({ stand: 'A1 D4 H8', steps: [1, 1] }))).toBeNull();
    expect(
      closestCall(nightOf({ stand: 'A1 D4 H8', facts: [turn(1)], steps: [99, 99] })),
    ).toBeNull();
  });

  it('is told in a sentence', () => {
    const call = { at: 0, seat: 1, turn: { number: 7, seat: 0, at: 0, lines: [] }, isHidden: true };
    expect(callWords({ ...call, steps: 1 }, NAMES)).toBe(
      'Turn 7, the Hunter’s: the Hunter was 1 step from Ada, who was hidden, and did not attack.',
    );
    expect(callWords({ ...call, steps: 0 }, NAMES)).toContain('went right through Ada');
    expect(callWords({ ...call, steps: 5, isHidden: false }, NAMES)).toContain(
      '5 steps from the Hunter to Ada',
    );
  });
});

describe('passings', () => {
  const beside = (facts: readonly Fact[] = []) =>
    nightOf(
      { stand: 'A1 D4 H8', facts: [turn(1)], trees: ['D3-D4'] },
      { stand: 'D3 D4 H8', facts: [turn(0), goes(0, 'D3'), ...facts], trees: ['D3-D4'] },
      { stand: 'D3 D4 H8', trees: ['D3-D4'] },
      { stand: 'D1 D4 H8', trees: ['D3-D4'] },
    );

  it('are runs of moments beside each other in which nobody touched anybody', () => {
    expect(passings(beside())).toMatchObject([
      { from: 1, to: 2, pair: [0, 1], isBarred: true, isHidden: false, turn: { number: 2 } },
    ]);
    for (const fact of [
      { type: 'Attacked', seat: 1, direction: 'N' },
      search(1, ['hunter']),
      { type: 'Blocked', seat: 1, item: 'hunter' },
      { type: 'Threw', seat: 1, direction: 'N', spaces: 0, hit: 'hunter' },
    ] satisfies Fact[])
      expect(passings(beside([fact])), fact.type).toEqual([]);
    expect(passings(beside([search(1, ['rock']), search(2, ['hunter'])]))).toHaveLength(1);
  });

  it('are noticed within a walk of several steps, through a hidden one, too', () => {
    const night = nightOf(
      { stand: 'B4 D4 H8', facts: [turn(0)], hidden: [1] },
      {
        stand: 'F4 D4 H8',
        facts: [goes(0, 'C4'), goes(0, 'D4'), goes(0, 'E4'), goes(0, 'F4')],
        hidden: [1],
      },
    );
    expect(passings(night)).toMatchObject([{ from: 1, to: 1, isBarred: false, isHidden: true }]);
    const [passing] = passings(night);
    expect(passing && passingWords(passing, NAMES)).toBe(
      'Turn 1, the Hunter’s: the Hunter was beside Ada, who was hidden.',
    );
  });

  it('happen among friends', () => {
    const [passing] = passings(nightOf({ stand: 'A1 D4 D5', facts: [turn(1)], trees: ['D4-D5'] }));
    expect(passing && passingWords(passing, NAMES)).toBe(
      'Turn 1, Ada’s: Ada and Bo were side by side, trees between them, and did not notice.',
    );
  });
});

describe('beliefs beside the truth', () => {
  const belief = {
    origin: 'D4',
    trees: ['D3-D4', 'C4-D4'],
    open: ['D4-E4', 'D4-D5'],
    doubtful: ['D3-D4', 'D4-E4'],
  };
  const believing = (more: object, trees: string[]) =>
    viewOf({ stand: 'F6 D4 H8', trees, beliefs: [{ ...belief, ...more }] });

  it('are wrong where the forest is not as it was felt', () => {
    const view = believing({}, ['C4-D4', 'D4-E4']);
    const [known] = view.beliefs ?? [];
    const marks = known ? marksOf(known, view.forest?.trees ?? []) : [];
    expect(
      marks.filter(({ isWrong }) => isWrong).map(({ name, felt }) => `${name} ${felt}`),
    ).toEqual(['D4-E4 open', 'D3-D4 tree']);
    expect(beliefWords(view, 1, 'Ada')).toEqual([
      'Ada, counting from D4, knows 2 trees and 2 open ways.',
      'Wrong by now: a tree stands between D4 and E4, where it was open and the tree between D3 and D4 is gone.',
    ]);
  });

  it('say where the Hunter was met, and where the Hunter is', () => {
    const words = beliefWords(
      believing({ met: 'D3', since: 2, car: ['G7'] }, ['C4-D4', 'D3-D4']),
      1,
      'Ada',
    );
    expect(words.slice(1)).toEqual([
      'All of it is true, though the forest has changed since 2 were felt.',
      'Ada met the Hunter in D3, 2 turns of the Hunter ago; the Hunter is in F6.',
      'Ada has found the car.',
    ]);
  });

  it('speak of clearings where trees fill them', () => {
    const known = { origin: 'D4', trees: ['D3'], open: ['D4', 'E4'] };
    const words = beliefWords(viewOf({ stand: 'F6 D4 H8', beliefs: [known] }), 1, 'Ada');
    expect(words).toEqual([
      'Ada, counting from D4, knows 1 tree and 2 clearings.',
      'Wrong by now: the tree in D3 is gone.',
    ]);
  });

  it('are nothing for who has felt nothing', () => {
    const view = viewOf({ stand: 'F6 D4 H8', beliefs: [{ origin: 'D4' }] });
    expect(beliefWords(view, 1, 'Ada')).toEqual(['Ada, counting from D4, knows nothing yet.']);
    expect(beliefWords(view, 2, 'Bo')).toEqual([]);
  });
});

describe('the end in words', () => {
  const over = viewOf({ stand: 'F6 D4 H8', steps: [3, 99], hidden: [2] });
  const dying = {
    ...over,
    winner: 'hunter',
    players: over.players.map((one) => ({ ...one, health: one.seat - 1 })),
  };

  it('says who died of what, or who was saved', () => {
    expect(ending(dying, NAMES)).toEqual([
      'The Hunter gets Ada',
      'Hal, the Hunter, wins: when one of the Hunted dies, all have lost.',
    ]);
    const hurt = { type: 'Hurt', seat: 1, health: 0, cause: 'rock' } as const;
    expect(ending({ ...dying, told: [hurt] }, NAMES)[0]).toBe('A rock kills Ada');
    const saved = ending({ ...over, winner: 'hunted', called_by: 2 }, NAMES);
    expect(saved).toEqual([
      'Help comes in time',
      'Bo called from the car, and everybody held out. Ada and Bo win; Hal, the Hunter, goes hungry.',
    ]);
  });

  it('says where everybody stands', () => {
    expect(standing(over, NAMES)).toBe(
      'The Hunter is in F6. Ada in D4, 3 steps away; Bo in H8, hidden.',
    );
  });
});
