"""Landing (NC-FALL-05 to 20)."""

from mypy_extensions import i64

from lampblack.games.night_cage.knowledge.facts import KeepsFalling, Landed
from lampblack.games.night_cage.model.pieces import FACE_CODES, FACE_TURNS, NO_TILE, TURNS
from lampblack.games.night_cage.model.position import NOWHERE, Position
from lampblack.games.night_cage.model.steps import LAND_TURN, SETTLE
from lampblack.games.night_cage.model.values import Cell, Cells, Prisoner
from lampblack.games.night_cage.rules.ending import check_losses
from lampblack.games.night_cage.rules.keys import arrive
from lampblack.games.night_cage.rules.light import lay, reveal
from lampblack.games.night_cage.rules.stack import draw
from lampblack.kernel.bits import has
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import EVERYONE, Event


def landing_spaces(at: Position, prisoner: Prisoner) -> Cells:
    """Empty, unilluminated spaces of the line; if it has no empty one, tiles to land on."""
    line: i64 = at.board.lines[at.line[prisoner]]
    empty = line & ~at.tiles
    if empty != 0:
        return empty & ~at.light()  # NC-FALL-05
    return line & ~at.pits & (at.gates | ~at.occupied())  # NC-FALL-16


def keep_falling(at: Position, log: list[Event] | None) -> None:
    """NC-FALL-20."""
    if log is not None:
        line = at.board.line_name(at.line[at.acting])
        log.append(Event(EVERYONE, KeepsFalling(at.controller(at.acting), at.name(at.acting), line)))


def land(at: Position, cell: Cell, chance: Chance, log: list[Event] | None) -> None:
    """The space is chosen first, then the tile is drawn (NC-FALL-05, 06)."""
    if has(at.tiles, cell):
        at.schedule(at.edition.after_landing)
        at.push(SETTLE)
        touch_down(at, cell, log)
        return
    at.hand = draw(at, "land", chance, log)
    if at.hand == NO_TILE:
        check_losses(at, log)  # NC-FALL-15
        return
    at.schedule(at.edition.after_landing)
    at.push(SETTLE)
    at.push(LAND_TURN, cell)


def turn_landing_tile(at: Position, cell: Cell, code: i64, log: list[Event] | None) -> None:
    """The prisoner is on the tile when it acts (NC-FALL-13, 14)."""
    prisoner = at.acting
    at.place[prisoner] = cell
    at.line[prisoner] = NOWHERE
    for face in TURNS[at.hand]:
        if FACE_TURNS[face] == code:
            lay(at, prisoner, cell, face, log)
            break
    tell_landing(at, cell, log)
    reveal(at, cell)


def touch_down(at: Position, cell: Cell, log: list[Event] | None) -> None:
    """Onto a tile that lies there already."""
    at.place[at.acting] = cell
    at.line[at.acting] = NOWHERE
    tell_landing(at, cell, log)


def tell_landing(at: Position, cell: Cell, log: list[Event] | None) -> None:
    if log is not None:
        code = FACE_CODES[at.faces[cell]]
        fact = Landed(at.controller(at.acting), at.name(at.acting), at.board.names[cell], code)
        log.append(Event(EVERYONE, fact))


def settle(at: Position, log: list[Event] | None) -> None:
    """NC-FALL-07."""
    cell: Cell = at.place[at.acting]
    if cell >= 0 and not has(at.pits, cell):
        arrive(at, at.acting, log)
