/** Whose turn it is, what he does, and at whom he aims. */
import { BORDERS, cardById } from '../../voice/words';
import type { CardView, Fact, View } from '../../wire';
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
      const declared = declaredCard(view, fact.card.id, end);
      return { ...view, declared, swift: fact.swift, targets: [] };
    }
    case 'TargetsChosen':
      return fact.card.id === view.declared?.id ? { ...view, targets: fact.places } : view;
    case 'Silenced':
      return withSilenced(view, inOrder(view.silenced, fact.colors));
    default:
      return view;
  }
}

function inOrder(before: readonly string[], more: readonly string[]): string[] {
  return BORDERS.filter((border) => before.includes(border) || more.includes(border));
}

/** What everybody may declare is in nobody's hand; only a position in which it is declared shows it. */
function declaredCard(view: View, id: string, end: View): CardView | null {
  const open = end.declared?.id === id ? end.declared : null;
  return cardById(view, id) ?? open;
}
