import { describe, expect, it } from 'vitest';
import type { Happening } from '../desk';
import type { Fact, View } from '../wire';
import { lasts, steps } from './steps';

const told = (type: string, seat: number, more: object = {}): Happening => ({
  fact: { type, seat, ...more } as unknown as Fact,
  text: `${type} ${seat}`,
});
const view = {
  viewer: 1,
  active: 2,
  search_age: 'now',
  players: [
    { seat: 1, health: 2, hidden: true, rocks: 1 },
    { seat: 2, health: 2, hidden: false, rocks: null },
  ],
} as unknown as View;
const end = { ...view, active: 1 };
const moments = (...happenings: Happening[]) => steps(view, happenings, end);

describe('what a Hunted is told', () => {
  it('keeps nobody waiting for the own small deeds', () => {
    const [step, ...more] = moments(
      told('Step', 1),
      told('Stepped', 1),
      told('Entered', 1),
      told('Rocks', 1),
    );
    expect(more).toEqual([]);
    expect(step).toMatchObject({ yields: true, view: end });
  });

  it('comes moment by moment when others do something', () => {
    const story = moments(
      told('TurnEnd', 2),
      told('Turn', 0),
      told('TurnEnd', 0),
      told('Turn', 1),
      told('Searched', 1),
      told('Felt', 1),
    );
    expect(story.map(({ happenings }) => happenings.length)).toEqual([1, 1, 1, 1, 2]);
    expect(story.map((step) => step.view.active)).toEqual([null, 0, null, 1, 1]);
    expect(story.at(-1)?.view).toBe(end);
  });

  it('never passes over an attack that an own step led to', () => {
    const story = moments(
      told('Step', 1),
      told('Stepped', 1),
      told('Attacked', 1),
      told('Hurt', 1, { health: 1 }),
    );
    expect(story).toHaveLength(3);
    expect(story[1]?.view.search_age).toBe('elsewhere');
  });

  it('shows what each fact says at its moment', () => {
    const story = moments(
      told('Unhid', 1),
      told('Hurt', 2, { health: 1 }),
      told('Called', 2),
      told('Turn', 0),
    );
    expect(story[0]?.view.players[0]?.hidden).toBe(false);
    expect(story[1]?.view.players[1]?.health).toBe(1);
    expect(story[2]?.view.called_by).toBe(2);
  });

  it('lasts as long as what is told, and no hidden thing changes that', () => {
    const flight = (spaces: number) => lasts(told('Threw', 2, { spaces }));
    expect(flight(4)).toBeGreaterThan(flight(1));
    expect(lasts(told('Turn', 0))).toBe(lasts(told('Turn', 0)));
    expect(lasts({ ...told('Spoke', 2), text: 'x'.repeat(500) })).toBe(2600);
  });
});
