"""Onto a tile just drawn, and off a monster (NC-DEC-07, 11)."""

from typing import final

from lampblack.games.night_cage.decisions.point import Point, name_of, no
from lampblack.games.night_cage.model import actions
from lampblack.games.night_cage.model.actions import NightAction
from lampblack.games.night_cage.model.pieces import FACE_TURNS, KIND_CODES, TOWARD
from lampblack.games.night_cage.model.position import Position
from lampblack.games.night_cage.model.steps import first_of
from lampblack.games.night_cage.model.values import Side
from lampblack.games.night_cage.model.words import KIND_WORDS
from lampblack.games.night_cage.rules.movement import turn_blind_tile
from lampblack.games.night_cage.rules.scramble import (
    can_scramble,
    cannot_scramble,
    scramble,
    turn_scramble_tile,
)
from lampblack.kernel.action import Action
from lampblack.kernel.answers import Refusal
from lampblack.kernel.bits import has
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event


@final
class TurnBlindTile(Point):
    def __init__(self) -> None:
        super().__init__("BLIND_TURN", 7, (actions.TURN,))

    def question(self, at: Position) -> str:
        return which_way_round(at)

    def options(self, at: Position) -> list[Action]:
        return turns_back(at)

    def why_not(self, at: Position, action: NightAction) -> Refusal:
        return no(at, "NC-MOVE-07", must_open_back(at))

    def take(self, at: Position, action: NightAction, chance: Chance, log: list[Event] | None) -> None:
        turn_blind_tile(at, first_of(at.agenda.pop()), action.turned, log)


@final
class TurnScrambleTile(Point):
    def __init__(self) -> None:
        super().__init__("SCRAMBLE_TURN", 7, (actions.TURN,))

    def question(self, at: Position) -> str:
        return which_way_round(at)

    def options(self, at: Position) -> list[Action]:
        return turns_back(at)

    def why_not(self, at: Position, action: NightAction) -> Refusal:
        return no(at, "NC-SCR-03", must_open_back(at))

    def take(self, at: Position, action: NightAction, chance: Chance, log: list[Event] | None) -> None:
        turn_scramble_tile(at, first_of(at.agenda.pop()), action.turned, log)


@final
class ChooseScramble(Point):
    def __init__(self) -> None:
        super().__init__("SCRAMBLE", 11, (actions.SCRAMBLE,))

    def comes_up(self, at: Position) -> bool:
        return any(can_scramble(at, d) for d in range(4))

    def pass_over(self, at: Position, log: list[Event] | None) -> None:
        cannot_scramble(at, log)

    def question(self, at: Position) -> str:
        return f"{name_of(at)} must get off the monster: which way?"

    def options(self, at: Position) -> list[Action]:
        options: list[Action] = []
        for d in range(4):
            if can_scramble(at, d):
                options.append(at.board.scramble[d])
        return options

    def why_not(self, at: Position, action: NightAction) -> Refusal:
        cell = at.board.next(at.place[at.acting], action.side)
        name = at.board.spoken[cell]
        if not has(at.tiles, cell):
            return no(at, "NC-SCR-03", f"{name} is empty and so is the stack.")
        return no(at, "NC-SCR-02", f"{name} is walled off, occupied, or a monster.")

    def take(self, at: Position, action: NightAction, chance: Chance, log: list[Event] | None) -> None:
        at.agenda.pop()
        scramble(at, action.side, chance, log)


def which_way_round(at: Position) -> str:
    return f"Turn the {KIND_WORDS[KIND_CODES[at.hand]]} that {name_of(at)} steps onto."


def turns_back(at: Position) -> list[Action]:
    """The turns that open toward the space left."""
    options: list[Action] = []
    side: Side = first_of(at.agenda[-1])
    for face in TOWARD[4 * at.hand + (side ^ 2)]:
        options.append(at.board.turn[FACE_TURNS[face]])
    return options


def must_open_back(at: Position) -> str:
    return f"The {KIND_WORDS[KIND_CODES[at.hand]]} drawn must open toward the space {name_of(at)} leaves."
