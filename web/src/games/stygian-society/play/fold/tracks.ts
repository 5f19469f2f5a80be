/** The team's tracks: wounds, peril, luck, experience, armour. */
import type { Fact, View } from '../../wire';

export function tracksAfter(view: View, fact: Fact): View {
  switch (fact.type) {
    case 'Wounded':
    case 'Healed':
      return { ...view, wounds: fact.wounds, maximum: fact.maximum };
    case 'MaximumChanged':
      return { ...view, maximum: fact.maximum };
    case 'PerilChanged':
      return { ...view, peril: fact.peril };
    case 'FloorBegan':
      return { ...view, peril: 0 };
    case 'LuckChanged':
      return { ...view, luck: fact.luck };
    case 'CubesPaid':
      return { ...view, luck: view.luck - fact.luck };
    case 'BoughtOff':
      return fact.payment === 'luck' ? { ...view, luck: view.luck - 1 } : view;
    case 'XpGained':
      return { ...view, xp: fact.xp, needed: fact.needed };
    case 'LevelGained':
      return { ...view, xp: 0, needed: fact.needed };
    case 'ArmorStopped':
      return { ...view, armor_left: Math.max(0, view.armor_left - fact.amount) };
    case 'ShieldsRaised':
      return { ...view, armor_left: view.armor_left + fact.amount };
    case 'TurnBegan':
      return { ...view, armor_left: shieldsOf(view, fact.hero.id) };
    default:
      return view;
  }
}

/** Armour is as many wounds a turn as the hero has shields (SS-ARM-03). */
function shieldsOf(view: View, id: string): number {
  return view.heroes.find((hero) => hero.id === id)?.shields ?? 0;
}
