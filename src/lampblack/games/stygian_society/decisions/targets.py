"""D-TARGET: who is aimed at (SS-TGT)."""

from collections.abc import Sequence
from typing import Final, final

from lampblack.games.stygian_society.decisions.choice import Choice
from lampblack.games.stygian_society.decisions.words import card_name, enemies_words, hero_name
from lampblack.games.stygian_society.knowledge.facts.turns import TargetsChosen
from lampblack.games.stygian_society.model.actions import TARGET, TARGET_RANK, SocietyAction
from lampblack.games.stygian_society.model.agenda import D_TARGET, Item
from lampblack.games.stygian_society.model.effects import NONE
from lampblack.games.stygian_society.model.pieces import ANY_TWO, FRONT, FRONT_TWO, ONE_RANK, REAR
from lampblack.games.stygian_society.model.position import Position
from lampblack.games.stygian_society.rules.targets import id_at, places_in_reach, rank_ids, take_targets
from lampblack.games.stygian_society.rules.tell import (
    card_named,
    hero_named,
    place_of_token,
    tell,
    token_named,
)
from lampblack.kernel.action import Action
from lampblack.kernel.answers import Refusal
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event
from lampblack.kernel.seat import Seat

WRONG_TARGET: Final = (
    ("SS-TGT-07", "This card has no target to choose."),
    ("SS-TGT-02", "Choose exactly one enemy of the front rank."),
    ("SS-TGT-03", "Choose exactly one enemy."),
    ("SS-TGT-04", "Choose one or two different enemies of the front rank."),
    ("SS-TGT-04", "Choose one or two different enemies."),
    ("SS-TGT-05", "This card takes every enemy of the front rank."),
    ("SS-TGT-06", "Choose the front or the rear rank, and one that is not empty."),
    ("SS-TGT-05", "This card takes every enemy."),
)
"""By selector."""


@final
class Targets(Choice):
    """The targets of an action, or of a support or response card (SS-TGT-02 to -06)."""

    def __init__(self) -> None:
        super().__init__(D_TARGET, "SS-TGT-01", (TARGET, TARGET_RANK))

    def whom(self, at: Position) -> Seat:
        return at.who_decides(at.agenda[-1].user)

    def question(self, at: Position) -> str:
        item = at.agenda[-1]
        return f"{hero_name(at, item.user)}: choose the target of {card_name(at, item.source)}."

    def detail(self, at: Position) -> str:
        return enemies_words(at)

    def options(self, at: Position) -> Sequence[Action]:
        menu = at.settings.menu
        selector = at.content.cards[at.agenda[-1].source].target
        options: list[SocietyAction] = []
        if selector == ONE_RANK:
            for rank in (FRONT, REAR):
                if rank_ids(at, rank):
                    options.append(menu.rank[rank])
            return options
        places = places_in_reach(at, selector)
        for place in places:
            options.append(menu.target[place])
        if selector == FRONT_TWO or selector == ANY_TWO:
            for index, first in enumerate(places):
                for second in places[index + 1 :]:
                    options.append(menu.target_two(first, second))
        return options

    def why_not(self, at: Position, item: Item, action: SocietyAction) -> Refusal:
        rule, text = WRONG_TARGET[at.content.cards[item.source].target]
        return Refusal(rule, f"{action.args[0]}: {text}")

    def take(self, at: Position, action: SocietyAction, chance: Chance, log: list[Event] | None) -> None:
        item = at.agenda.pop()
        if action.kind == TARGET_RANK:
            a, b = action.rank, NONE
            chosen = rank_ids(at, a)
        else:
            a = id_at(at, action.place)
            b = NONE if action.second == NONE else id_at(at, action.second)
            chosen = [a] if b == NONE else [a, b]
        if log is not None:
            enemies = [token_named(at, id) for id in chosen]
            places = [place_of_token(at, id) for id in chosen]
            hero, card = hero_named(at, item.user), card_named(at, item.source)
            tell(log, TargetsChosen(hero, card, enemies, places))
        take_targets(at, item.source, item.user, item.n == 1, a, b, item.event)
