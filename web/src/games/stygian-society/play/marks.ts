/** What on the table a step is about, by keys as the rest of the board uses them. */
import { ZONES } from '../board/cubes';
import type { Happening } from '../desk';
import type { Fact } from '../wire';

export function marksOf(happenings: readonly Happening[]): ReadonlySet<string> {
  return new Set(happenings.flatMap(({ fact }) => [...thingsOf(fact), ...ownerOf(fact)]));
}

function thingsOf(fact: Fact): string[] {
  switch (fact.type) {
    case 'EnemyWounded':
    case 'EnemyMended':
    case 'AttackBoosted':
      return [`enemy:${fact.place}`];
    case 'Wounded':
    case 'Healed':
    case 'MaximumChanged':
      return ['track:wounds'];
    case 'ArmorStopped':
    case 'ShieldsRaised':
      return ['track:armor'];
    case 'PerilChanged':
    case 'ChartEntry':
      return ['track:peril'];
    case 'XpGained':
    case 'LevelGained':
      return ['track:xp'];
    case 'LuckChanged':
      return ['track:luck'];
    case 'PerilGathered':
    case 'HeroGathered':
      return ['zone:bank'];
    case 'CubesFell':
      return ['zone:tower', ...touched(fact)];
    case 'EnemyActs':
      return [`acts:${fact.color}`, ...touched(fact)];
    case 'CubesPaid':
      return touched(fact);
    case 'CubesMoved':
      return [`zone:${fact.source}`, `zone:${fact.to}`];
    case 'CubesExchanged':
      return [`zone:${fact.zone}`];
    case 'BoughtOff':
      return [fact.payment === 'luck' ? 'track:luck' : `zone:${fact.payment}`];
    case 'Regrouped':
      return ZONES.map((zone) => `zone:${zone}`);
    default:
      return [];
  }
}

function touched({ field, crypt }: { field: string; crypt: string }): string[] {
  return [...(field === '0' ? [] : ['zone:field']), ...(crypt === '0' ? [] : ['zone:crypt'])];
}

/** Whose doing or suffering it is, and with which card. */
function ownerOf(fact: Fact): string[] {
  const hero = 'hero' in fact && fact.hero ? [`hero:${fact.hero.id}`] : [];
  return 'card' in fact ? [...hero, `card:${fact.card.id}`] : hero;
}
