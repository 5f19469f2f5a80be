import { describe, expect, it } from 'vitest';
import { happening, sample } from '../sample';
import type { View } from '../wire';
import { steps } from './steps';

/** A count after each fact; without the position at the end, which nobody looks at here. */
function through<T>(count: (view: View) => T, before: View, ...facts: object[]): T[] {
  const told = facts.map((fact) => happening(fact));
  return steps(before, told, sample({ gates_left: 99, keys_left: 99 }))
    .slice(0, -1)
    .map(({ view }) => count(view));
}

const gates = ({ gates_left }: View) => gates_left;
const keys = ({ keys_left }: View) => keys_left;
const draws = { type: 'TileDrawn', purpose: 'burn', left: 9 };

describe('Gates', () => {
  it('are lost when they burn, not when they are drawn', () => {
    const burns = { type: 'Burned', tile: 'G' };
    expect(through(gates, sample(), { ...draws, tile: 'G' }, burns)).toEqual([5, 4]);
  });
  it('are lost in the dark, in Pits and as a penalty', () => {
    const dark = { type: 'WentDark', tiles: [{ cell: '(2,1)', tile: 'G' }] };
    expect(through(gates, sample(), { type: 'TurnBegan', turn: 4 }, dark)).toEqual([5, 4]);
    const hit = { type: 'WasHit', cell: '(3,2)', monster: 'W', tiles: ['G', 'X', 'G'] };
    expect(through(gates, sample(), hit)).toEqual([3]);
  });
  it('are lost once, although a Pit goes dark, too', () => {
    const tiles = [{ cell: '(2,1)', tile: 'G' }];
    const facts = [
      { type: 'PitsFormed', cause: 'fiend', tiles },
      { type: 'WentDark', tiles },
    ];
    expect(through(gates, sample(), ...facts)).toEqual([4, 4]);
  });
});

describe('Keys', () => {
  const spaces = sample().spaces.map((space) =>
    space.cell === '(3,2)' ? { ...space, tile: 'Qn', key: true } : space,
  );
  const before = sample({
    spaces,
    keys_left: 1,
    stack: { ...sample().stack, rest: { K: 1, X: 9 } },
  });

  it('stay as many when they are taken, and a robbed Keeper has none', () => {
    const taken = { type: 'KeyTaken', cell: '(3,2)', tile: 'Qn' };
    const pit = { type: 'PitsFormed', cause: 'keeper', tiles: [{ cell: '(3,2)', tile: 'Q' }] };
    expect(through(keys, before, taken, pit)).toEqual([2, 2]);
  });
  it('are lost with a Keeper, and with what a hit costs', () => {
    const swapped = { type: 'Swapped', cell: '(3,2)', tile: 'W', lost: 'Q' };
    const hit = { type: 'WasHit', cell: '(3,2)', monster: 'W', tiles: ['X', 'K'] };
    expect(through(keys, before, swapped, hit)).toEqual([1, 0]);
  });
});

describe('the stack', () => {
  const stack = { left: 3, opening: { X: 1 }, rest: { G: 1, W: 1 }, next: { X: 1 } };

  it('gives its opening tiles first, and tells the odds of what is next', () => {
    const next = through((view) => view.stack, sample({ stack }), { ...draws, tile: 'X' });
    expect(next).toEqual([
      { left: 2, opening: {}, rest: { G: 1, W: 1 }, next: { G: 0.5, W: 0.5 } },
    ]);
  });
  it('flickers when it is empty', () => {
    const hit = { type: 'WasHit', cell: '(3,2)', monster: 'W', tiles: ['X', 'G', 'W'] };
    expect(through((view) => view.final_flickers, sample({ stack }), hit)).toEqual([true]);
  });
});
