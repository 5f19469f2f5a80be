"""Pit Fiends (NC-FIEND)."""

from lampblack.games.night_cage.model.position import Position
from lampblack.games.night_cage.model.steps import FALL, ROUSE
from lampblack.games.night_cage.model.values import Cell, Cells
from lampblack.games.night_cage.rules.pits import flip
from lampblack.games.night_cage.rules.sight import seers
from lampblack.kernel.bits import bit, has
from lampblack.kernel.event import Event


def fiend_acts(at: Position, cell: Cell, log: list[Event] | None) -> None:
    """Every tile on its diagonals becomes a Pit, as it does itself; who stood there falls."""
    struck: Cells = at.board.diagonals[cell] & at.tiles & ~at.pits
    watch_falls(at, struck | bit(cell))
    flip(at, struck | bit(cell), "fiend", log)
    push_falls(at, struck | bit(cell))


def watch_falls(at: Position, cells: Cells) -> None:
    """Where it counts: who sees those that are about to fall from these spaces (NC-HOUSE-02)."""
    if not at.edition.sees_falls:
        return
    for here in at.place:
        if here >= 0 and has(cells, here):
            at.roused |= seers(at, here)
    if at.roused != 0:
        at.push(ROUSE)


def push_falls(at: Position, cells: Cells) -> None:
    """Everybody on these spaces falls, in turn order from the acting prisoner (NC-FIEND-04)."""
    number = at.prisoners() - 1
    while number >= 0:
        prisoner = at.in_order(number)
        cell: Cell = at.place[prisoner]
        if cell >= 0 and has(cells, cell):
            at.push(FALL, prisoner)
        number -= 1
