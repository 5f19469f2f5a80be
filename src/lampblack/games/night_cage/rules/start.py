"""The start placements (NC-SETUP-16 to 20)."""

from mypy_extensions import i64

from lampblack.games.night_cage.knowledge.facts import MarkerPassed, PlayBegan, StartPlaced
from lampblack.games.night_cage.model.pieces import FACE_CODES, FACE_TURNS, START_TILE, TURNS
from lampblack.games.night_cage.model.position import Position
from lampblack.games.night_cage.model.steps import BEGIN, FILL, START, START_TURN, STARTED
from lampblack.games.night_cage.model.values import Cell, Prisoner
from lampblack.kernel.event import EVERYONE, Event


def plan_start(at: Position) -> None:
    """Every prisoner is placed in turn order, then regular play begins."""
    at.push(BEGIN)
    prisoner = at.prisoners() - 1
    while prisoner >= 0:
        at.push(START, prisoner)
        prisoner -= 1


def choose_start(at: Position, prisoner: Prisoner, cell: Cell) -> None:
    at.push(STARTED)
    at.push(FILL, prisoner)
    at.push(START_TURN, cell)


def turn_start_tile(at: Position, cell: Cell, code: i64, log: list[Event] | None) -> None:
    prisoner = at.acting
    for face in TURNS[START_TILE]:
        if FACE_TURNS[face] == code:
            at.put(cell, face)
    at.place[prisoner] = cell
    if log is not None:
        code_ = FACE_CODES[at.faces[cell]]
        fact = StartPlaced(at.controller(prisoner), at.name(prisoner), at.board.names[cell], code_)
        log.append(Event(EVERYONE, fact))


def started(at: Position, log: list[Event] | None) -> None:
    """A placement is complete: on to the next prisoner."""
    pass_marker(at, log)
    at.acting = (at.acting + 1) % at.prisoners()


def pass_marker(at: Position, log: list[Event] | None) -> None:
    """The shared prisoner has had its turn: the marker goes on clockwise (NC-SETUP-14, 15)."""
    if at.settings.has_marker and at.acting == at.prisoners() - 1:
        at.marker = (at.marker + 1) % at.settings.players
        if log is not None:
            log.append(Event(EVERYONE, MarkerPassed(at.marker, at.name(at.acting))))


def tell_begin(at: Position, log: list[Event] | None) -> None:
    if log is not None:
        log.append(Event(EVERYONE, PlayBegan(at.controller(0), at.name(0))))
