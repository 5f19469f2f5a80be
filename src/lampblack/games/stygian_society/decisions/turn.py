"""D-SUPPORT and D-ACTION, and the turn around them (SS-TURN)."""

from collections.abc import Sequence
from typing import final

from mypy_extensions import i64

from lampblack.games.stygian_society.decisions.choice import Choice
from lampblack.games.stygian_society.decisions.holding import refuse_card_of_others
from lampblack.games.stygian_society.decisions.words import hero_name, means
from lampblack.games.stygian_society.knowledge.facts.turns import SupportUsed
from lampblack.games.stygian_society.model.actions import DECLARE, NO_SUPPORT, SUPPORT, SocietyAction
from lampblack.games.stygian_society.model.agenda import D_ACTION, D_SUPPORT, Item
from lampblack.games.stygian_society.model.agenda import DECLARE as TO_DECLARE
from lampblack.games.stygian_society.model.effects import NONE
from lampblack.games.stygian_society.model.pieces import ACTION, TEAM
from lampblack.games.stygian_society.model.pieces import SUPPORT as SUPPORT_CARD
from lampblack.games.stygian_society.model.position import Position
from lampblack.games.stygian_society.rules.cards import use_up
from lampblack.games.stygian_society.rules.targets import choose_targets, has_target
from lampblack.games.stygian_society.rules.tell import card_named, hero_named, tell
from lampblack.games.stygian_society.rules.turn import ask_for_action, declare
from lampblack.kernel.action import Action
from lampblack.kernel.answers import Refusal
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event


def is_usable(at: Position, card: int, kind: i64) -> bool:
    held = at.content.cards[card]
    return held.kind == kind and at.is_ready(card) and has_target(at, held.target)


def refuse_use(at: Position, card: int, kind: int, no_target: str) -> Refusal:
    """Why the active hero cannot use a card as his support or action."""
    held = at.content.cards[card]
    if held.kind != kind:
        return Refusal("SS-SKILL-01", f"{held.name} is no {'action' if kind == ACTION else 'support card'}.")
    if not held.is_generic and at.holder[card] not in (at.active, TEAM):
        return refuse_card_of_others(at, card)
    if not at.is_ready(card):
        return Refusal("SS-TURN-09", f"{held.name} is exhausted until it is refreshed.")
    return Refusal(no_target, f"{held.name} has no legal target now.")


@final
class Support(Choice):
    """None, or one ready support card of the hero or the team (SS-TURN-04)."""

    def __init__(self) -> None:
        super().__init__(D_SUPPORT, "SS-TURN-04", (NO_SUPPORT, SUPPORT))

    def question(self, at: Position) -> str:
        return f"{hero_name(at, at.active)}: use one support card, or none."

    def detail(self, at: Position) -> str:
        return means(at)

    def options(self, at: Position) -> Sequence[Action]:
        menu = at.settings.menu
        options = [menu.none]
        for card in at.hands[at.active]:
            if is_usable(at, card, SUPPORT_CARD):
                options.append(menu.support[card])
        for card in at.team:
            if is_usable(at, card, SUPPORT_CARD):
                options.append(menu.support[card])
        return options

    def why_not(self, at: Position, item: Item, action: SocietyAction) -> Refusal:
        return refuse_use(at, action.card, SUPPORT_CARD, "SS-TGT-11")

    def take(self, at: Position, action: SocietyAction, chance: Chance, log: list[Event] | None) -> None:
        at.agenda.pop()
        if action.kind == NO_SUPPORT:
            ask_for_action(at, log)
            return
        at.push_op(TO_DECLARE)  # SS-TURN-05
        if log is not None:
            tell(log, SupportUsed(hero_named(at, at.active), card_named(at, action.card)))
        use_up(at, action.card)
        choose_targets(at, action.card, at.active, False, NONE)


@final
class Declare(Choice):
    """Ready action cards with a legal target, and the generic actions (SS-TURN-07, -10)."""

    def __init__(self) -> None:
        super().__init__(D_ACTION, "SS-TURN-06", (DECLARE,))

    def question(self, at: Position) -> str:
        return f"{hero_name(at, at.active)}: declare an action."

    def detail(self, at: Position) -> str:
        return means(at)

    def options(self, at: Position) -> Sequence[Action]:
        menu = at.settings.menu
        options: list[SocietyAction] = []
        for card in at.hands[at.active]:
            if is_usable(at, card, ACTION):
                options.append(menu.declare[card])
        for card in at.team:
            if is_usable(at, card, ACTION):
                options.append(menu.declare[card])
        for card in at.content.generics:
            if has_target(at, at.content.cards[card].target):
                options.append(menu.declare[card])
        return options

    def why_not(self, at: Position, item: Item, action: SocietyAction) -> Refusal:
        return refuse_use(at, action.card, ACTION, "SS-TURN-10")

    def take(self, at: Position, action: SocietyAction, chance: Chance, log: list[Event] | None) -> None:
        at.agenda.pop()
        declare(at, action.card, log)
