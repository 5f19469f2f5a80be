/** Whose turn it is, what he does, and at whom he aims. */
import { BORDERS } from '../../voice/words';
import type { Fact, View } from '../../wire';
import type { Story } from '.';
import { withSilenced } from './threats';

export function turnAfter(view: View, fact: Fact, { end }: Story): View {
  switch (fact.type) {
    case 'HeroBegins':
      return { ...view, active: fact.hero.id };
    case 'TurnBegan': {
      const idle = { declared: null, swift: false, targets: [] };
      const begun = { ...view, ...idle, turn: fact.turn, active: fact.hero.id, in_turn: true };
      return withSilenced(begun, []);
    }
    case 'ActionDeclared': {
      // A card that is used once is gone; as long as it is declared, it lies there.
      const declared = fact.card.id;
      const offers = end.declared === declared ? end.offers : view.offers;
      return { ...view, declared, offers, swift: fact.swift, targets: [] };
    }
    case 'TargetsChosen':
      return fact.card.id === view.declared ? { ...view, targets: fact.places } : view;
    case 'Silenced':
      return withSilenced(view, inOrder(view.silenced, fact.colors));
    default:
      return view;
  }
}

function inOrder(before: readonly string[], more: readonly string[]): string[] {
  return BORDERS.filter((border) => before.includes(border) || more.includes(border));
}
