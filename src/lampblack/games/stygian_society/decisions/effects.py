"""D-CUBES, D-EXTRACT and D-SILENCE: choices inside an effect (SS-EFF)."""

from collections.abc import Sequence
from typing import final

from lampblack.games.stygian_society.decisions.choice import Choice
from lampblack.games.stygian_society.decisions.words import source_name
from lampblack.games.stygian_society.model.actions import CUBES, EXTRACT, SILENCE, SocietyAction
from lampblack.games.stygian_society.model.agenda import D_CUBES, D_EXTRACT, D_SILENCE, Item
from lampblack.games.stygian_society.model.effects import RECOLOR
from lampblack.games.stygian_society.model.pieces import HERO_COLORS, number
from lampblack.games.stygian_society.model.position import Position
from lampblack.games.stygian_society.rules.effects import silence
from lampblack.games.stygian_society.rules.movement import extract, movable_cubes, move, recolor
from lampblack.kernel.action import Action
from lampblack.kernel.answers import Refusal
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event
from lampblack.kernel.seat import Seat


@final
class Cubes(Choice):
    """Each multiset of the allowed size within the source's stock (SS-EFF-12, -14)."""

    def __init__(self) -> None:
        super().__init__(D_CUBES, "SS-DEC-03", (CUBES,))

    def whom(self, at: Position) -> Seat:
        return at.who_decides(at.agenda[-1].user)  # enemy-driven effects have no user: the team

    def question(self, at: Position) -> str:
        return f"Choose the cubes for {source_name(at, at.agenda[-1].source)}."

    def options(self, at: Position) -> Sequence[Action]:
        return movable_cubes(at, at.content.effects[at.agenda[-1].n])

    def why_not(self, at: Position, item: Item, action: SocietyAction) -> Refusal:
        rule = "SS-EFF-14" if at.content.effects[item.n].do == RECOLOR else "SS-EFF-12"
        return Refusal(rule, f"{action.args[0]} is not a choice of cubes this effect can move.")

    def take(self, at: Position, action: SocietyAction, chance: Chance, log: list[Event] | None) -> None:
        item = at.agenda.pop()
        effect = at.content.effects[item.n]
        if effect.do == RECOLOR:
            recolor(at, effect, action.cubes, log)
        else:
            move(at, effect, action.cubes, log)


@final
class Extract(Choice):
    """Each hero color inside the tower (SS-EFF-15)."""

    def __init__(self) -> None:
        super().__init__(D_EXTRACT, "SS-DEC-03", (EXTRACT,))

    def whom(self, at: Position) -> Seat:
        return at.who_decides(at.agenda[-1].user)

    def question(self, at: Position) -> str:
        return f"Which color comes out of the tower for {source_name(at, at.agenda[-1].source)}?"

    def options(self, at: Position) -> Sequence[Action]:
        extracts = at.settings.menu.extract
        return [extracts[color] for color in range(HERO_COLORS) if number(at.tower, color)]

    def why_not(self, at: Position, item: Item, action: SocietyAction) -> Refusal:
        return Refusal("SS-EFF-15", f"{action.args[0]} is not a hero color inside the tower.")

    def take(self, at: Position, action: SocietyAction, chance: Chance, log: list[Event] | None) -> None:
        item = at.agenda.pop()
        extract(at, at.content.effects[item.n], action.color, log)


@final
class Silence(Choice):
    """Any enemy color."""

    def __init__(self) -> None:
        super().__init__(D_SILENCE, "SS-EFF-11", (SILENCE,))

    def whom(self, at: Position) -> Seat:
        return at.who_decides(at.agenda[-1].user)

    def question(self, at: Position) -> str:
        return "Which enemy color is silenced this turn?"

    def options(self, at: Position) -> Sequence[Action]:
        return at.settings.menu.silence

    def take(self, at: Position, action: SocietyAction, chance: Chance, log: list[Event] | None) -> None:
        at.agenda.pop()
        silence(at, action.border, log)
