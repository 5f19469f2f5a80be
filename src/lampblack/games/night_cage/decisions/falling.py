"""Falling and landing (NC-DEC-04, 05, 09)."""

from typing import final

from mypy_extensions import i64

from lampblack.games.night_cage.decisions.point import Point, name_of, no
from lampblack.games.night_cage.model import actions
from lampblack.games.night_cage.model.actions import NightAction
from lampblack.games.night_cage.model.pieces import FACE_TURNS, KIND_CODES, TURNS
from lampblack.games.night_cage.model.position import Position
from lampblack.games.night_cage.model.steps import first_of
from lampblack.games.night_cage.model.words import KIND_WORDS
from lampblack.games.night_cage.rules.landing import keep_falling, land, landing_spaces, turn_landing_tile
from lampblack.games.night_cage.rules.pits import fall
from lampblack.kernel.action import Action
from lampblack.kernel.answers import Refusal
from lampblack.kernel.bits import has, members
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event
from lampblack.kernel.seat import Seat
from lampblack.kernel.words import with_article


@final
class ChooseLine(Point):
    """Every fall, also out of turn."""

    def __init__(self) -> None:
        super().__init__("FALL", 9, (actions.FALL,))

    def whom(self, at: Position) -> Seat:
        """The player of the prisoner it is about."""
        return at.controller(first_of(at.agenda[-1]))

    def question(self, at: Position) -> str:
        return f"{name_of(at)} falls: along the row or along the column?"

    def options(self, at: Position) -> list[Action]:
        return [at.board.fall[0], at.board.fall[1]]

    def take(self, at: Position, action: NightAction, chance: Chance, log: list[Event] | None) -> None:
        fall(at, first_of(at.agenda.pop()), action.answer, log)


@final
class ChooseLanding(Point):
    def __init__(self) -> None:
        super().__init__("LAND", 4, (actions.LAND,), is_forced=False)

    def comes_up(self, at: Position) -> bool:
        return at.is_falling(at.acting) and landing_spaces(at, at.acting) != 0

    def pass_over(self, at: Position, log: list[Event] | None) -> None:
        if at.is_falling(at.acting):
            keep_falling(at, log)

    def question(self, at: Position) -> str:
        line = at.board.spoken_line(at.line[at.acting])
        return f"{name_of(at)} falls along {line}: choose the space to land on."

    def options(self, at: Position) -> list[Action]:
        options: list[Action] = []
        for cell in members(landing_spaces(at, at.acting)):
            options.append(at.board.land[cell])
        return options

    def why_not(self, at: Position, action: NightAction) -> Refusal:
        line: i64 = at.board.lines[at.line[at.acting]]
        name = at.board.spoken[action.cell]
        if not has(line, action.cell):
            where = at.board.spoken_line(at.line[at.acting])
            return no(at, "NC-FALL-05", f"{name_of(at)} falls along {where}; {name} is not on it.")
        if line & ~at.tiles != 0:
            if has(at.tiles, action.cell):
                return no(at, "NC-FALL-16", f"{name} holds a tile and the line has empty spaces.")
            return no(at, "NC-FALL-05", f"{name} is illuminated.")
        return no(at, "NC-FALL-16", f"Nobody can land at {name}: a Pit, or somebody stands there.")

    def take(self, at: Position, action: NightAction, chance: Chance, log: list[Event] | None) -> None:
        at.agenda.pop()
        land(at, action.cell, chance, log)


@final
class TurnLandingTile(Point):
    def __init__(self) -> None:
        super().__init__("LAND_TURN", 5, (actions.TURN,))

    def question(self, at: Position) -> str:
        return f"Turn the {KIND_WORDS[KIND_CODES[at.hand]]} on which {name_of(at)} lands."

    def options(self, at: Position) -> list[Action]:
        """Every way round."""
        options: list[Action] = []
        for face in TURNS[at.hand]:
            options.append(at.board.turn[FACE_TURNS[face]])
        return options

    def why_not(self, at: Position, action: NightAction) -> Refusal:
        tile = with_article(KIND_WORDS[KIND_CODES[at.hand]])
        return no(at, "NC-FALL-06", f"The tile drawn is {tile}; turn that.")

    def take(self, at: Position, action: NightAction, chance: Chance, log: list[Event] | None) -> None:
        turn_landing_tile(at, first_of(at.agenda.pop()), action.turned, log)
