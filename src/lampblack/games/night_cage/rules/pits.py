"""Crumbling tiles, Pits and falls (NC-PIT, NC-FALL-01 to 04)."""

from mypy_extensions import i64

from lampblack.games.night_cage.knowledge.facts import Fell, PitsFormed, TileAt
from lampblack.games.night_cage.model.pieces import CRUMBLING, FACE_KINDS, KIND_CODES, PIT
from lampblack.games.night_cage.model.position import NOWHERE, Position
from lampblack.games.night_cage.model.steps import FALL
from lampblack.games.night_cage.model.values import Cell, Cells, Prisoner
from lampblack.games.night_cage.rules.ending import check_losses
from lampblack.games.night_cage.rules.sight import seers
from lampblack.kernel.bits import bit, has, members
from lampblack.kernel.event import EVERYONE, Event


def flip(at: Position, cells: Cells, cause: str, log: list[Event] | None) -> None:
    """These tiles become Pits at the same instant; what was on them is gone (NC-PIT-06 to 09)."""
    tiles: list[TileAt] = []
    for cell in members(cells):
        kind = FACE_KINDS[at.faces[cell]]
        at.put(cell, PIT + kind)
        if log is not None:
            tiles.append(TileAt(at.board.names[cell], KIND_CODES[kind]))
    if log is not None:
        log.append(Event(EVERYONE, PitsFormed(at.controller(at.acting), at.name(at.acting), cause, tiles)))
    check_losses(at, log)


def collapse(at: Position, log: list[Event] | None) -> None:
    """The crumbling tile moved off or stayed on becomes a Pit (NC-PIT-02, 03).

    After a Stay the fall that follows sets off whoever saw the prisoner until now (NC-MON-08). Only the
    Dirge can have taken the prisoner away before, and it takes the tile as well.
    """
    cell = at.trail
    if cell == NOWHERE or not CRUMBLING[at.faces[cell]]:
        return
    if at.stayed:
        at.triggered |= seers(at, cell)
    flip(at, bit(cell), "crumbled", log)


def jump(at: Position) -> None:
    """Whoever acts and is on a Pit falls (NC-PIT-11)."""
    cell: Cell = at.place[at.acting]
    if cell >= 0 and has(at.pits, cell):
        at.push(FALL, at.acting)


def fall(at: Position, prisoner: Prisoner, answer: i64, log: list[Event] | None) -> None:
    """The prisoner leaves the board and waits at the row or column of its space (NC-FALL-01).

    With an empty stack that may be for ever, and then the game ends here (NC-END-03, 06).
    """
    cell = at.place[prisoner]
    line = at.board.line_through(cell, answer)
    at.place[prisoner] = NOWHERE
    at.line[prisoner] = line
    if log is not None:
        fact = Fell(
            at.controller(prisoner), at.name(prisoner), at.board.names[cell], at.board.line_name(line)
        )
        log.append(Event(EVERYONE, fact))
    if at.left == 0:
        check_losses(at, log)
