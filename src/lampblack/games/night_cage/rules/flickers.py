"""Final Flickers (NC-FF, NC19-FF)."""

from lampblack.games.night_cage.knowledge.facts import FlickerTook
from lampblack.games.night_cage.model.pieces import EMPTY, FACE_CODES, FACE_KINDS
from lampblack.games.night_cage.model.position import SWALLOWED, Position
from lampblack.games.night_cage.model.values import Cell, Cells
from lampblack.games.night_cage.rules.ending import check_isolation, check_losses, finish
from lampblack.games.night_cage.rules.movement import spend
from lampblack.games.night_cage.rules.stack import discard
from lampblack.kernel.bits import has
from lampblack.kernel.event import EVERYONE, Event


def removable(at: Position) -> Cells:
    """Illuminated and unoccupied; else unoccupied; never the chasm (NC-FF-03, 09; NC19-FF-02)."""
    loose = at.tiles & ~at.dirge & ~at.occupied()
    if at.edition.keepers_are_permanent:
        loose &= ~at.keepers
    light = loose & at.light()
    return light if light != 0 else loose


def swallow(at: Position, log: list[Event] | None) -> None:
    """Nothing is left but the tiles under the prisoners (NC-FF-04)."""
    finish(at, SWALLOWED, log)


def sustain(at: Position, log: list[Event] | None) -> None:
    """NC-NERVE-08."""
    spend(at, at.acting, "sustain", log)


def remove(at: Position, cell: Cell, log: list[Event] | None) -> None:
    """One more tile is taken off the board; an occupied one takes the game with it (NC-FF-02, 04, 06, 10)."""
    face = at.faces[cell]
    if log is not None:
        fact = FlickerTook(
            at.controller(at.acting), at.name(at.acting), at.board.names[cell], FACE_CODES[face]
        )
        log.append(Event(EVERYONE, fact))
    if has(at.occupied(), cell):
        swallow(at, log)
        return
    discard(at, FACE_KINDS[face])
    at.put(cell, EMPTY)
    check_losses(at, log)
    check_isolation(at, log)
