/** Numbers that fly up from what a step changes, by the keys of the board. */
import type { Happening } from '../desk';
import type { Fact } from '../wire';

export interface Flight {
  text: string;
  tone: 'hurt' | 'good' | 'none';
}

export function flightsOf(happenings: readonly Happening[]): ReadonlyMap<string, Flight> {
  const found = new Map<string, Flight>();
  for (const { fact } of happenings) {
    const [key, flight] = flightOf(fact) ?? [];
    if (key && flight) found.set(key, flight);
  }
  return found;
}

function flightOf(fact: Fact): [string, Flight] | null {
  switch (fact.type) {
    case 'EnemyWounded':
      return [`enemy:${fact.place}`, struck(fact.amount, fact.warded)];
    case 'EnemyMended':
      return [`enemy:${fact.place}`, hurt(`mends ${fact.amount}`)];
    case 'AttackBoosted':
      return [`enemy:${fact.place}`, good(`+${fact.amount}`)];
    case 'Wounded':
      return ['track:wounds', hurt(`+${fact.amount}`)];
    case 'Healed':
      return ['track:wounds', good(`−${fact.amount}`)];
    case 'ArmorStopped':
      return ['track:armor', good(`stops ${fact.amount}`)];
    case 'ShieldsRaised':
      return ['track:armor', good(`+${fact.amount}`)];
    case 'PerilChanged':
      return ['track:peril', fact.by > 0 ? hurt(`+${fact.by}`) : good(`−${-fact.by}`)];
    case 'XpGained':
      return ['track:xp', good(`+${fact.amount}`)];
    case 'LuckChanged':
      return ['track:luck', fact.by > 0 ? good(`+${fact.by}`) : hurt(`−${-fact.by}`)];
    case 'Afflicted':
      return [`hero:${fact.hero.id}`, hurt(fact.status)];
    case 'StatusRemoved':
      return [`hero:${fact.hero.id}`, good(`no longer ${fact.status}`)];
    case 'SkillGained':
      return [`hero:${fact.hero.id}`, good(fact.card.name)];
    case 'TreasureGiven':
      return [`hero:${fact.hero.id}`, good(fact.card.name)];
    default:
      return null;
  }
}

/** On an enemy wounds are what one wants. */
function struck(amount: number, warded: number): Flight {
  if (amount > 0) return good(`−${amount}`);
  return { text: warded > 0 ? 'warded' : '0', tone: 'none' };
}

function hurt(text: string): Flight {
  return { text, tone: 'hurt' };
}

function good(text: string): Flight {
  return { text, tone: 'good' };
}
