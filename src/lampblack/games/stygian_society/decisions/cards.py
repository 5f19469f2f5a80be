"""D-REFRESH, D-EXHAUST and D-LEARN: the heroes' cards (SS-EFF-22, -23, SS-XP)."""

from collections.abc import Sequence
from typing import final

from lampblack.games.stygian_society.decisions.choice import Choice
from lampblack.games.stygian_society.decisions.holding import refuse_card_of_others
from lampblack.games.stygian_society.decisions.words import hero_name
from lampblack.games.stygian_society.knowledge.facts.team import CardExhausted, CardRefreshed, SkillGained
from lampblack.games.stygian_society.model.actions import EXHAUST, RANDOM, REFRESH, STOP, TAKE, SocietyAction
from lampblack.games.stygian_society.model.agenda import D_EXHAUST, D_LEARN, D_REFRESH, Item
from lampblack.games.stygian_society.model.effects import WHO_OTHER, WHO_SELF
from lampblack.games.stygian_society.model.pieces import NOBODY
from lampblack.games.stygian_society.model.position import Position
from lampblack.games.stygian_society.rules.cards import gain
from lampblack.games.stygian_society.rules.experience import HIGHEST_LEVEL, levels_held, next_level, pool
from lampblack.games.stygian_society.rules.luck import change_luck
from lampblack.games.stygian_society.rules.tell import card_named, hero_named, tell
from lampblack.kernel.action import Action
from lampblack.kernel.answers import Refusal
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event
from lampblack.kernel.seat import Seat


@final
class Refresh(Choice):
    """Each exhausted card in reach, never the one being used; or stop (SS-EFF-22)."""

    def __init__(self) -> None:
        super().__init__(D_REFRESH, "SS-DEC-03", (REFRESH, STOP))

    def whom(self, at: Position) -> Seat:
        return at.who_decides(at.agenda[-1].user)

    def question(self, at: Position) -> str:
        return f"Refresh an exhausted card (up to {at.agenda[-1].n}), or stop."

    def options(self, at: Position) -> Sequence[Action]:
        item = at.agenda[-1]
        menu = at.settings.menu
        options = [menu.stop]
        for place in range(at.places()):
            if item.a == WHO_SELF and place != item.user:
                continue
            if item.a == WHO_OTHER and place == item.user:
                continue
            for card in at.hands[place]:
                if at.exhausted[card] and card != item.source:
                    options.append(menu.refresh[card])
        return options

    def why_not(self, at: Position, item: Item, action: SocietyAction) -> Refusal:
        name = at.content.cards[action.card].name
        return Refusal("SS-EFF-22", f"{name} is no exhausted card in reach.")

    def take(self, at: Position, action: SocietyAction, chance: Chance, log: list[Event] | None) -> None:
        item = at.agenda.pop()
        if action.kind == STOP:
            return
        at.exhaust_card(action.card, False)
        if log is not None:
            tell(log, CardRefreshed(card_named(at, action.card)))
        if item.n > 1:
            at.push(Item(D_REFRESH, item.n - 1, item.source, item.user, item.a))


@final
class Exhaust(Choice):
    """Each ready card of the hero with the exhaust symbol (SS-EFF-23)."""

    def __init__(self) -> None:
        super().__init__(D_EXHAUST, "SS-EFF-23", (EXHAUST,))

    def whom(self, at: Position) -> Seat:
        return at.who_decides(at.agenda[-1].user)

    def question(self, at: Position) -> str:
        item = at.agenda[-1]
        return f"{hero_name(at, item.user)}: exhaust one ready card ({item.n} to go)."

    def options(self, at: Position) -> Sequence[Action]:
        options: list[SocietyAction] = []
        for card in at.hands[at.agenda[-1].user]:
            if at.content.cards[card].exhaust and at.is_ready(card):
                options.append(at.settings.menu.exhaust[card])
        return options

    def why_not(self, at: Position, item: Item, action: SocietyAction) -> Refusal:
        card = at.content.cards[action.card]
        if at.holder[action.card] != item.user:
            return refuse_card_of_others(at, action.card)
        if not card.exhaust:
            return Refusal("SS-TURN-08", f"{card.name} has no exhaust symbol.")
        return Refusal("SS-TURN-09", f"{card.name} is exhausted already.")

    def take(self, at: Position, action: SocietyAction, chance: Chance, log: list[Event] | None) -> None:
        item = at.agenda.pop()
        at.exhaust_card(action.card, True)
        if log is not None:
            tell(log, CardExhausted(hero_named(at, item.user), card_named(at, action.card)))
        if item.n > 1:
            at.push(Item(D_EXHAUST, item.n - 1, -1, item.user))


@final
class Learn(Choice):
    """A card of a level the hero has, or a random one of the next (SS-XP-06)."""

    def __init__(self) -> None:
        super().__init__(D_LEARN, "SS-XP-05", (TAKE, RANDOM))

    def whom(self, at: Position) -> Seat:
        return at.who_decides(at.agenda[-1].user)

    def question(self, at: Position) -> str:
        hero = hero_name(at, at.agenda[-1].user)
        return f"{hero} gains a skill: choose one, or draw one of the next level."

    def options(self, at: Position) -> Sequence[Action]:
        place = at.agenda[-1].user
        menu = at.settings.menu
        hero = at.content.heroes[at.heroes[place]]
        held = levels_held(at, place)
        options: list[SocietyAction] = []
        for level in range(1, HIGHEST_LEVEL + 1):
            if held[level]:
                for card in pool(at, hero, level):
                    options.append(menu.take[card])
        level = next_level(at, place)
        if level <= HIGHEST_LEVEL and pool(at, hero, level):
            options.append(menu.random[level])
        return options

    def why_not(self, at: Position, item: Item, action: SocietyAction) -> Refusal:
        if action.kind == RANDOM:
            if action.level != next_level(at, item.user):
                return Refusal("SS-XP-06", f"{action.level} is not the hero's next level.")
            return Refusal("SS-XP-08", f"No card of level {action.level} is left.")
        card = at.content.cards[action.card]
        if card.hero != at.heroes[item.user] or at.holder[action.card] != NOBODY:
            return Refusal("SS-XP-06", f"{card.name} is not in the hero's pool.")
        return Refusal("SS-XP-06", f"The hero has no card of the level of {card.name} yet.")

    def take(self, at: Position, action: SocietyAction, chance: Chance, log: list[Event] | None) -> None:
        item = at.agenda.pop()
        hero = at.content.heroes[at.heroes[item.user]]
        card = action.card
        if action.kind == RANDOM:  # SS-XP-07
            cards = pool(at, hero, action.level)
            names = [at.content.cards[left].id for left in cards]
            card = cards[chance.pick("learn", hero.id, names, [1] * len(cards))]
        gain(at, card, item.user)
        if log is not None:
            tell(log, SkillGained(hero_named(at, item.user), card_named(at, card), action.kind == RANDOM))
        change_luck(at, 0, log)  # the maximum may have dropped (SS-LUCK-04)
