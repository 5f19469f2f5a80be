"""Filling a passage with the tile drawn (NC-DEC-03)."""

from typing import final

from mypy_extensions import i64

from lampblack.games.night_cage.decisions.point import Point, name_of, no
from lampblack.games.night_cage.model import actions
from lampblack.games.night_cage.model.actions import NightAction
from lampblack.games.night_cage.model.pieces import FACE_TURNS, KEEPER, KIND_CODES, OPENINGS, SIDES, TOWARD
from lampblack.games.night_cage.model.position import Position
from lampblack.games.night_cage.model.steps import first_of
from lampblack.games.night_cage.model.values import Cell
from lampblack.games.night_cage.model.words import KIND_WORDS, SIDE_WORDS
from lampblack.games.night_cage.rules.light import place, placer
from lampblack.kernel.action import Action
from lampblack.kernel.answers import Refusal
from lampblack.kernel.bits import has
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event
from lampblack.kernel.seat import Seat


@final
class PlaceTile(Point):
    def __init__(self) -> None:
        super().__init__("PLACE", 3, (actions.PLACE,))

    def whom(self, at: Position) -> Seat:
        """NC-RELIGHT-03, NC19-DEC-03."""
        return at.controller(placer(at, first_of(at.agenda[-1])))

    def question(self, at: Position) -> str:
        return f"Place the {KIND_WORDS[KIND_CODES[at.hand]]} in an open passage of {name_of(at)}."

    def options(self, at: Position) -> list[Action]:
        """Every open passage with every turn that opens toward the prisoner."""
        options: list[Action] = []
        cell: Cell = at.place[first_of(at.agenda[-1])]
        openings: i64 = OPENINGS[at.faces[cell]]
        for d in range(4):
            if (openings >> d) & 1 and not has(at.tiles, at.board.next(cell, d)):
                for face in TOWARD[4 * at.hand + (d ^ 2)]:
                    options.append(at.board.lay_tile(d, FACE_TURNS[face]))
        return options

    def why_not(self, at: Position, action: NightAction) -> Refusal:
        here: Cell = at.place[at.concerned()]
        name = name_of(at)
        cell = at.board.next(here, action.side)
        if not at.opens(here, action.side):
            side = SIDE_WORDS[SIDES[action.side]]
            return no(at, "NC-LIGHT-10", f"{name}'s tile has no opening to the {side}.")
        if has(at.tiles, cell):
            return no(at, "NC-LIGHT-11", f"{at.board.spoken[cell]} holds a tile already.")
        if at.hand == KEEPER:
            return no(at, "NC-KEEP-02", f"It must turn its mouth toward {name}.")
        return no(
            at, "NC-LIGHT-12", f"The {KIND_WORDS[KIND_CODES[at.hand]]} in hand must open toward {name}."
        )

    def take(self, at: Position, action: NightAction, chance: Chance, log: list[Event] | None) -> None:
        place(at, first_of(at.agenda.pop()), action.side, action.turned, log)
