"""D-CHEST, D-GIVE and D-TRADE: between two floors (SS-CHEST, SS-TREAS)."""

from collections.abc import Sequence
from typing import final

from lampblack.games.stygian_society.decisions.choice import Choice, not_in_play, options_of_heroes
from lampblack.games.stygian_society.decisions.words import card_name
from lampblack.games.stygian_society.knowledge.facts.chests import ChestsLeft, TreasureGiven
from lampblack.games.stygian_society.model.actions import DONE, GIVE, OPEN, STOP, TRADE, SocietyAction
from lampblack.games.stygian_society.model.agenda import D_CHEST, D_GIVE, D_TRADE, Item
from lampblack.games.stygian_society.model.pieces import TEAM
from lampblack.games.stygian_society.model.position import Position
from lampblack.games.stygian_society.rules.cards import gain
from lampblack.games.stygian_society.rules.chests import open_chest
from lampblack.games.stygian_society.rules.luck import change_luck
from lampblack.games.stygian_society.rules.tell import card_named, hero_named, tell
from lampblack.kernel.action import Action
from lampblack.kernel.answers import Refusal
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event
from lampblack.kernel.seat import Seat


@final
class Chest(Choice):
    """Open or stop, as long as the sheet has chests (SS-CHEST-01)."""

    def __init__(self) -> None:
        super().__init__(D_CHEST, "SS-CHEST-01", (OPEN, STOP))

    def whom(self, at: Position) -> Seat:
        return at.who_decides(TEAM)

    def question(self, at: Position) -> str:
        return f"Open chest {at.agenda[-1].n + 1} of {at.sheet_now().chests}, or leave it?"

    def options(self, at: Position) -> Sequence[Action]:
        if at.agenda[-1].n >= at.sheet_now().chests:
            return []
        return [at.settings.menu.open, at.settings.menu.stop]

    def take(self, at: Position, action: SocietyAction, chance: Chance, log: list[Event] | None) -> None:
        item = at.agenda.pop()
        if action.kind == OPEN:
            at.push_counted(D_CHEST, item.n + 1)
            open_chest(at, chance, log)
        elif log is not None:
            tell(log, ChestsLeft())


@final
class Give(Choice):
    """Who gets a hero treasure (SS-TREAS-03)."""

    def __init__(self) -> None:
        super().__init__(D_GIVE, "SS-TREAS-03", (GIVE,))

    def whom(self, at: Position) -> Seat:
        return at.who_decides(TEAM)

    def question(self, at: Position) -> str:
        card = at.content.cards[at.agenda[-1].source]
        return f"Who gets {card.name}? {card.text}"

    def options(self, at: Position) -> Sequence[Action]:
        return options_of_heroes(at, at.settings.menu.give)

    def why_not(self, at: Position, item: Item, action: SocietyAction) -> Refusal:
        return not_in_play(at, action.hero)

    def take(self, at: Position, action: SocietyAction, chance: Chance, log: list[Event] | None) -> None:
        item = at.agenda.pop()
        place = at.place_of(action.hero)
        gain(at, item.source, place)
        if log is not None:
            tell(log, TreasureGiven(card_named(at, item.source), hero_named(at, place)))
        change_luck(at, 0, log)  # the maximum may have dropped (SS-LUCK-04)


@final
class Trade(Choice):
    """Done, or one hero treasure to another hero (SS-TREAS-05)."""

    def __init__(self) -> None:
        super().__init__(D_TRADE, "SS-DONE-02", (TRADE, DONE))

    def question(self, at: Position) -> str:
        return "Move treasures between heroes, or go on to the next floor."

    def options(self, at: Position) -> Sequence[Action]:
        menu = at.settings.menu
        options = [menu.done]
        for place in range(at.places()):
            for card in at.hands[place]:
                if at.content.cards[card].is_treasure():
                    for other in range(at.places()):
                        if other != place:
                            options.append(menu.trade(card, at.heroes[other]))
        return options

    def why_not(self, at: Position, item: Item, action: SocietyAction) -> Refusal:
        to = at.place_of(action.hero)
        if to < 0:
            return not_in_play(at, action.hero)
        name = card_name(at, action.card)
        if not at.content.cards[action.card].is_treasure():
            return Refusal("SS-TREAS-05", f"{name} is no treasure; only hero treasures are moved.")
        if at.holder[action.card] == to:
            return Refusal("SS-TREAS-05", f"The {at.content.heroes[action.hero].name} has {name} already.")
        return Refusal("SS-TREAS-05", f"No hero has {name}.")

    def take(self, at: Position, action: SocietyAction, chance: Chance, log: list[Event] | None) -> None:
        at.agenda.pop()
        if action.kind == DONE:
            return
        card, place = action.card, at.place_of(action.hero)
        at.hands[at.holder[card]].remove(card)
        at.hands[place].append(card)  # ready or exhausted as it is
        at.give_card(card, place)
        if log is not None:
            tell(log, TreasureGiven(card_named(at, card), hero_named(at, place)))
        at.push_op(D_TRADE)
