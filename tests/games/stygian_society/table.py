"""Positions for tests, a tower that does what it is told, and what becomes of them.

The worked examples' usual position: Knight, Burglar, Spellsling, Doctor with only their mats, nothing else.
"""

import re
from collections.abc import Sequence
from typing import Self

import pytest

from lampblack.games.stygian_society.game import GAMES, StygianSociety
from lampblack.games.stygian_society.model.pieces import COLORS, bag_to_text, cubes_from_text
from lampblack.games.stygian_society.model.position import token_id, token_wounds
from lampblack.games.stygian_society.model.readings import DIALS
from lampblack.games.stygian_society.model.tower import Tower
from lampblack.games.stygian_society.state import SocietyState
from lampblack.kernel.answers import IllegalAction, Refusal
from lampblack.kernel.chance import Chance, SeededChance
from lampblack.kernel.state import State
from lampblack.testkit.scene import Scene
from tests.games.stygian_society.brief import brief

GAME = GAMES[0]
assert isinstance(GAME, StygianSociety)
FOUR = "knight burglar spellsling doctor"


class Falls(Tower):
    """Gives these results in order, then nothing falls any more: ``B1R1`` into the field, ``B1/W1`` W1 into the crypt."""

    def __init__(self, results: Sequence[str]) -> None:
        super().__init__("statistical")
        self.results = list(results)

    def drop(self, inside: list[int], dropped: list[int], chance: Chance) -> tuple[list[int], list[int]]:
        if not self.results:
            return [0] * COLORS, [0] * COLORS
        field, _, crypt = self.results.pop(0).partition("/")
        return cubes_from_text("falls", field), cubes_from_text("falls", crypt)


def text_of(sheet: str = "lower.run_and_gun", **fields: object) -> str:
    """A position's text; ``cards_knight="…"`` is the field ``cards knight``."""
    lines = {"players": "4", "heroes": FOUR, "sheet": sheet}
    lines["floor"] = {"lower": "1", "midboss": "3", "upper": "4", "wizard": "6"}[sheet.partition(".")[0]]
    if sheet.partition(".")[0] in ("upper", "wizard"):
        lines["upper"] = "yes"
    dials = [dial.name for dial in DIALS]
    for name, value in fields.items():
        lines[name if name in dials else name.replace("_", " ")] = str(value)
    return "stygian-society\n" + "\n".join(f"{name}: {value}" for name, value in lines.items())


class Table(Scene):
    """A scene of this game; ``events`` are all since it began, not only the last ``play``'s."""

    state: SocietyState

    def play(self, *actions: str) -> Self:
        before = self.events
        super().play(*actions)
        self.events = before + self.events
        return self

    @property
    def decision(self) -> str:
        """What is asked, whoever decides: ``D-PAY``."""
        return self.asked.partition(" ")[2]

    def wholes(self) -> list[str]:
        """The whole purchases, or the whole payments, the thriftiest first."""
        return [whole.text for whole in GAME.wholes(self.state)]

    def forbids_whole(self, text: str) -> str:
        """The rule that forbids a whole purchase or payment."""
        with pytest.raises(IllegalAction) as error:
            GAME.read(self.state, text)
        return error.value.refusal.rule

    def refusal(self, text: str) -> Refusal:
        """Why an action is refused; also that nothing changes when it is tried."""
        refusal, before = super().refusal(text), self.state.to_text()
        seat, action = self.addressed(text)
        with pytest.raises(IllegalAction, match=re.escape(str(refusal))):
            self.state.apply(seat, self.state.action(action), self.chance)
        assert self.state.to_text() == before
        return refusal

    def happened(self) -> list[str]:
        """What happened, in short words; steps that change nothing are left out."""
        return [word for fact in self.facts() for word in [brief(fact)] if word]

    def has(self, *words: str) -> bool:
        return all(word in self.happened() for word in words)

    def cubes(self, zone: str) -> str:
        return bag_to_text(getattr(self.state, zone))

    def front(self) -> list[str]:
        return [enemy(self.state, token) for token in self.state.front]

    def rear(self) -> list[str]:
        return [enemy(self.state, token) for token in self.state.rear]

    def hand(self, hero: str) -> list[str]:
        place = self.state.place_of(self.state.content.hero_from_text("hero", hero))
        return [self.card(index) for index in self.state.hands[place]]

    def team(self) -> list[str]:
        return [self.card(index) for index in self.state.team]

    def card(self, index: int) -> str:
        return self.state.content.cards[index].id + ("!" if self.state.exhausted[index] else "")

    def statuses(self, hero: str) -> str:
        for line in self.state.to_text().splitlines():
            if line.startswith(f"status {hero}: "):
                return line.partition(": ")[2]
        return ""


def enemy(state: SocietyState, token: int) -> str:
    """``slasher`` or ``slasher:2``."""
    wounds = token_wounds(token)
    return state.kind_of(token_id(token)).id + (f":{wounds}" if wounds else "")


def table(
    sheet: str = "lower.run_and_gun", falls: Sequence[str] = (), chance: Sequence[str] = (), **fields: object
) -> Table:
    return set_up(GAME.from_text(text_of(sheet, **fields)), falls, chance)


def set_up(state: State, falls: Sequence[str] = (), chance: Sequence[str] = ()) -> Table:
    """With a tower that is told what falls."""
    t = Table(GAME, state, chance, then=SeededChance("test"))
    t.state.settings.tower = Falls(falls)
    return t
