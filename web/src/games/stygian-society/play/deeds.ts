/** What each hero did since the floor began, and what became of the cubes: out of the log. */
import { singles } from '../board/cubes';
import type { Fact } from '../wire';

export interface Deed {
  hero: string;
  dealt: number;
  felled: number;
}

export interface Deeds {
  turns: number;
  heroes: readonly Deed[];
  suffered: number;
  drops: number;
  dropped: number;
  out: number;
  crypt: number;
}

export function deedsOf(facts: readonly Fact[]): Deeds {
  const from = facts.findLastIndex(({ type }) => type === 'FloorBegan') + 1;
  const heroes = new Map<string, Deed>();
  const sum = { turns: 0, suffered: 0, drops: 0, dropped: 0, out: 0, crypt: 0 };
  let active = '';
  const own = () => {
    const deed = heroes.get(active) ?? { hero: active, dealt: 0, felled: 0 };
    heroes.set(active, deed);
    return deed;
  };
  for (const fact of facts.slice(from)) {
    switch (fact.type) {
      case 'TurnBegan':
        active = fact.hero.name;
        sum.turns += 1;
        own();
        break;
      case 'EnemyWounded':
        own().dealt += fact.amount;
        break;
      case 'EnemyKilled':
        own().felled += 1;
        break;
      case 'Wounded':
        sum.suffered += fact.amount;
        break;
      case 'CubesFell':
        sum.drops += 1;
        sum.dropped += singles(fact.dropped).length;
        sum.out += singles(fact.field).length + singles(fact.crypt).length;
        sum.crypt += singles(fact.crypt).length;
    }
  }
  return { ...sum, heroes: [...heroes.values()].filter(({ hero }) => hero !== '') };
}
