"""Start placements: where, and which way round (NC-DEC-01, 02)."""

from typing import final

from lampblack.games.night_cage.decisions.point import Point, name_of, no
from lampblack.games.night_cage.model import actions
from lampblack.games.night_cage.model.actions import NightAction
from lampblack.games.night_cage.model.pieces import FACE_TURNS, START_TILE, TURNS
from lampblack.games.night_cage.model.position import Position
from lampblack.games.night_cage.model.steps import first_of
from lampblack.games.night_cage.rules.start import choose_start, turn_start_tile
from lampblack.kernel.action import Action
from lampblack.kernel.answers import Refusal
from lampblack.kernel.bits import has
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event


@final
class ChooseStart(Point):
    def __init__(self) -> None:
        super().__init__("START", 1, (actions.START,), is_forced=False)

    def question(self, at: Position) -> str:
        return f"Choose an empty space for {name_of(at)}'s Start tile."

    def options(self, at: Position) -> list[Action]:
        options: list[Action] = []
        for cell in range(at.board.cells):
            if not has(at.tiles, cell):
                options.append(at.board.start[cell])
        return options

    def why_not(self, at: Position, action: NightAction) -> Refusal:
        return no(at, "NC-SETUP-16", f"{at.board.spoken[action.cell]} holds a tile; choose an empty space.")

    def take(self, at: Position, action: NightAction, chance: Chance, log: list[Event] | None) -> None:
        choose_start(at, first_of(at.agenda.pop()), action.cell)


@final
class TurnStartTile(Point):
    def __init__(self) -> None:
        super().__init__("START_TURN", 2, (actions.TURN,))

    def question(self, at: Position) -> str:
        return f"Turn {name_of(at)}'s Start tile: which two sides are open?"

    def options(self, at: Position) -> list[Action]:
        options: list[Action] = []
        for face in TURNS[START_TILE]:
            options.append(at.board.turn[FACE_TURNS[face]])
        return options

    def why_not(self, at: Position, action: NightAction) -> Refusal:
        return no(at, "NC-COMP-02", "A Start tile opens to NE, SE, SW or NW.")

    def take(self, at: Position, action: NightAction, chance: Chance, log: list[Event] | None) -> None:
        turn_start_tile(at, first_of(at.agenda.pop()), action.turned, log)
