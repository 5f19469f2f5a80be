"""D-HEROES and D-START: who plays whom, and who begins (SS-SETUP)."""

from collections.abc import Sequence
from typing import final

from lampblack.games.stygian_society.decisions.choice import Choice, not_in_play, options_of_heroes
from lampblack.games.stygian_society.model.actions import PLAY, START, SocietyAction
from lampblack.games.stygian_society.model.agenda import D_HEROES, D_START, Item
from lampblack.games.stygian_society.model.pieces import TEAM
from lampblack.games.stygian_society.model.position import Position
from lampblack.games.stygian_society.rules.setup import free_heroes, join, start
from lampblack.kernel.action import Action
from lampblack.kernel.answers import Refusal
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event
from lampblack.kernel.seat import Seat


@final
class Heroes(Choice):
    """Each hero that is not in play yet, asked of the player who will play it."""

    def __init__(self) -> None:
        super().__init__(D_HEROES, "SS-SETUP-01", (PLAY,))

    def whom(self, at: Position) -> Seat:
        return at.settings.controller(len(at.heroes))

    def question(self, at: Position) -> str:
        return f"Choose hero {len(at.heroes) + 1} of {at.settings.heroes()}."

    def options(self, at: Position) -> Sequence[Action]:
        play = at.settings.menu.play
        return [play[hero] for hero in free_heroes(at)]

    def why_not(self, at: Position, item: Item, action: SocietyAction) -> Refusal:
        name = at.content.heroes[action.hero].name
        return Refusal("SS-SETUP-02", f"The {name} is in play already; every hero is different.")

    def take(self, at: Position, action: SocietyAction, chance: Chance, log: list[Event] | None) -> None:
        at.agenda.pop()
        join(at, action.hero, False, chance, log)


@final
class Start(Choice):
    """The hero who takes the first turn."""

    def __init__(self) -> None:
        super().__init__(D_START, "SS-SETUP-16", (START,))

    def whom(self, at: Position) -> Seat:
        return at.who_decides(TEAM)

    def question(self, at: Position) -> str:
        return "Choose who takes the first turn."

    def options(self, at: Position) -> Sequence[Action]:
        return options_of_heroes(at, at.settings.menu.start)

    def why_not(self, at: Position, item: Item, action: SocietyAction) -> Refusal:
        return not_in_play(at, action.hero)

    def take(self, at: Position, action: SocietyAction, chance: Chance, log: list[Event] | None) -> None:
        at.agenda.pop()
        start(at, action.hero, log)
