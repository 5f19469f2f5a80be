/** Skills and treasures: used, made ready, gained and given. */
import { cardById } from '../../voice/words';
import type { CardView, Fact, HeroView, View } from '../../wire';
import type { Story } from '.';

export function cardsAfter(view: View, fact: Fact, { end }: Story): View {
  switch (fact.type) {
    case 'HeroJoined': {
      const hero = end.heroes.find(({ id }) => id === fact.hero.id);
      return hero ? { ...view, heroes: [...view.heroes, onlyMat(hero)] } : view;
    }
    case 'FirstSkill':
    case 'SkillGained':
      return gained(view, fact.hero.id, fact.card.id, end);
    case 'ActionDeclared':
    case 'SupportUsed':
    case 'ResponseUsed':
      return used(view, fact.card.id, end);
    case 'CardExhausted':
      return changed(view, (card) => (card.id === fact.card.id ? { ...card, ready: false } : card));
    case 'CardRefreshed':
      return changed(view, (card) => (card.id === fact.card.id ? { ...card, ready: true } : card));
    case 'AllRefreshed':
      return changed(view, (card) => ({ ...card, ready: true }));
    case 'TreasureFound': {
      const found = fact.team && end.team.find(({ id }) => id === fact.card.id);
      return found ? { ...drawn(view, found.id), team: [...view.team, found] } : view;
    }
    case 'TreasureGiven': {
      const card = cardById(view, fact.card.id) ?? cardById(end, fact.card.id);
      const left = changed(drawn(view, fact.card.id), (one) =>
        one.id === fact.card.id ? undefined : one,
      );
      return card ? handed(left, fact.hero.id, card) : view;
    }
    default:
      return view;
  }
}

/** A hero comes with the mat; the first skill is told next. */
function onlyMat(hero: HeroView): HeroView {
  return { ...hero, cards: hero.cards.slice(0, 1) };
}

/** Every card of everybody; what there is none of is gone. */
function changed(view: View, change: (card: CardView) => CardView | undefined): View {
  const all = (cards: readonly CardView[]) => cards.flatMap((card) => change(card) ?? []);
  return {
    ...view,
    heroes: view.heroes.map((hero) => ({ ...hero, cards: all(hero.cards) })),
    team: all(view.team),
  };
}

/** A used card is exhausted, gone or neither; which of them, the position after it shows. */
function used(view: View, id: string, end: View): View {
  const held = [...end.heroes.flatMap(({ cards }) => cards), ...end.team];
  const left = held.find((card) => card.id === id);
  return changed(view, (card) =>
    card.id === id ? left && { ...card, ready: card.ready && left.ready } : card,
  );
}

function gained(view: View, hero: string, id: string, end: View): View {
  const card = cardById(end, id);
  if (!card) return view;
  const heroes = view.heroes.map((one) => ({
    ...one,
    pool: one.pool.filter((left) => left.id !== id),
  }));
  return handed({ ...view, heroes }, hero, { ...card, ready: true });
}

function handed(view: View, hero: string, card: CardView): View {
  const heroes = view.heroes.map((one) =>
    one.id === hero ? { ...one, cards: [...one.cards, card] } : one,
  );
  return { ...view, heroes };
}

function drawn(view: View, id: string): View {
  return { ...view, treasure_deck: view.treasure_deck.filter((card) => card.id !== id) };
}
