"""D-BOOST, and the blows themselves (SS-WND, SS-EFF-27)."""

from collections.abc import Sequence
from typing import final

from lampblack.games.stygian_society.decisions.choice import Choice
from lampblack.games.stygian_society.decisions.words import enemies_words, hero_name
from lampblack.games.stygian_society.model.actions import (
    BOOST,
    FRONT_PLACE,
    GIANT_PLACE,
    REAR_PLACE,
    SocietyAction,
)
from lampblack.games.stygian_society.model.agenda import D_BOOST, Item
from lampblack.games.stygian_society.model.pieces import EVERY_ENEMY, FRONT_ALL, ONE_RANK
from lampblack.games.stygian_society.model.position import NO_TOKEN, Position, token_id
from lampblack.games.stygian_society.rules.attack import boost
from lampblack.games.stygian_society.rules.targets import id_at, struck
from lampblack.kernel.action import Action
from lampblack.kernel.answers import Refusal
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event
from lampblack.kernel.seat import Seat


@final
class Boost(Choice):
    """Each target of the attack."""

    def __init__(self) -> None:
        super().__init__(D_BOOST, "SS-EFF-27", (BOOST,))

    def whom(self, at: Position) -> Seat:
        return at.who_decides(at.agenda[-1].user)

    def question(self, at: Position) -> str:
        item = at.agenda[-1]
        return f"{hero_name(at, item.user)}: which target takes {item.n} more?"

    def detail(self, at: Position) -> str:
        return enemies_words(at)

    def options(self, at: Position) -> Sequence[Action]:
        blow = at.agenda[at.agenda[-1].event]
        ids = struck(at, at.content.cards[blow.source].target, blow.a, blow.b)
        menu = at.settings.menu.boost
        options: list[SocietyAction] = []
        if at.giant != NO_TOKEN and token_id(at.giant) in ids:
            options.append(menu[GIANT_PLACE])
        for index, token in enumerate(at.front):
            if token_id(token) in ids:
                options.append(menu[FRONT_PLACE + index])
        for index, token in enumerate(at.rear):
            if token_id(token) in ids:
                options.append(menu[REAR_PLACE + index])
        return options

    def why_not(self, at: Position, item: Item, action: SocietyAction) -> Refusal:
        selector = at.content.cards[at.agenda[item.event].source].target
        rule = "SS-TGT-10" if selector in (FRONT_ALL, ONE_RANK, EVERY_ENEMY) else "SS-TGT-08"
        return Refusal(rule, f"{action.args[0]} is no target of the attack.")

    def take(self, at: Position, action: SocietyAction, chance: Chance, log: list[Event] | None) -> None:
        item = at.agenda.pop()
        boost(at, item, id_at(at, action.place), log)
