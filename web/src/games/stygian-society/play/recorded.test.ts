import { describe, expect, it } from 'vitest';
import { recorded } from '../../recorded';
import { plus } from '../board/cubes';
import type { Happening } from '../desk';
import { allEnemies } from '../voice/words';
import type { EnemyView, Fact, View } from '../wire';
import { folded } from './fold';
import { momentsOf, steps } from './steps';

const told = (facts: readonly Fact[]): Happening[] => facts.map((fact) => ({ fact, text: '' }));

/** What the facts tell whole. */
function parts(view: View) {
  const { cubes, wounds, maximum, peril, luck, xp, needed, turn, silenced, team, floor } = view;
  return {
    tracks: { wounds, maximum, peril, luck, xp, needed },
    cubes,
    turn,
    silenced,
    team,
    heroes: view.heroes.map(({ id, cards, pool, statuses }) => ({ id, cards, pool, statuses })),
    floor: floor && {
      name: floor.name,
      enemies: [floor.giant, floor.front, floor.rear].map(withoutNumbers),
      threats: floor.actions.map(({ name, acts, enemy }) => ({ name, acts, enemy })),
      chart: floor.chart,
      peril_cubes: floor.peril_cubes,
      completed: floor.completed,
    },
  };
}

/** A newcomer that is gone again when the story ends had a number no picture of it shows. */
function withoutNumbers(enemies: EnemyView | EnemyView[] | null) {
  return [enemies ?? []].flat().map((one) => ({ ...one, token: 0 }));
}

/** All cubes there are. */
function everyCube({ cubes, heroes }: View): string {
  const statuses = heroes.flatMap((hero) => hero.statuses.map(({ color }) => color));
  const letters = statuses.map((color) => `${color.charAt(0).toUpperCase()}1`);
  return [...Object.values(cubes), ...letters].reduce(plus, '0');
}

describe.each(recorded<View, Fact>(import.meta.url))('%s', (_, all) => {
  it('are there', () => expect(all.length).toBeGreaterThan(10));

  it('lead, fact by fact, to the position after them', () => {
    for (const { before, facts, after } of all) {
      const moments = momentsOf(told(facts)).map((one) => one.map(({ fact }) => fact));
      const end = moments.reduce((view, together) => folded(view, together, after), before);
      expect(parts(end), facts.map(({ type }) => type).join(' ')).toEqual(parts(after));
    }
  });

  it('pass through possible pictures only', () => {
    for (const { before, facts, after } of all) {
      for (const { view, least } of steps(before, told(facts), after)) {
        expect(least, 'bots can be followed, however many have acted').toBeGreaterThan(0.5);
        expect(everyCube(view)).toBe(everyCube(after));
        expect(view.xp).toBeLessThanOrEqual(view.needed);
        const places = allEnemies(view.floor).map(({ place }) => place);
        const { giant, front, rear } = view.floor ?? { giant: null, front: [], rear: [] };
        const named = [...front.map((_, n) => `F${n + 1}`), ...rear.map((_, n) => `R${n + 1}`)];
        expect(places).toEqual([...(giant ? ['G'] : []), ...named]);
        for (const place of view.targets) expect(places).toContain(place);
        const tokens = allEnemies(view.floor).map(({ token }) => token);
        expect(new Set(tokens).size).toBe(tokens.length);
      }
    }
  });

  it('end with the position itself, and tell everything once', () => {
    for (const { before, facts, after } of all) {
      const story = steps(before, told(facts), after);
      expect(story.at(-1)?.view).toBe(after);
      expect(story.flatMap(({ happenings }) => happenings.map(({ fact }) => fact))).toEqual(facts);
    }
  });
});
