"""The Dirge (NC-DIRGE)."""

from mypy_extensions import i64

from lampblack.games.night_cage.knowledge.facts import ChasmOpened, DirgeArrived, TileAt
from lampblack.games.night_cage.model.pieces import CHASM, FACE_KINDS, KIND_CODES
from lampblack.games.night_cage.model.position import Position
from lampblack.games.night_cage.model.steps import CHASM as CHASM_STEP
from lampblack.games.night_cage.model.steps import DIRGE_HIT
from lampblack.games.night_cage.model.values import Cell, Cells
from lampblack.games.night_cage.rules.ending import check_losses
from lampblack.games.night_cage.rules.fiend import push_falls, watch_falls
from lampblack.games.night_cage.rules.stack import discard
from lampblack.kernel.bits import has, members
from lampblack.kernel.event import EVERYONE, Event


def lay_dirge(at: Position, place: Cell, turn: i64, log: list[Event] | None) -> None:
    """The token covers nine spaces; who is beneath pays, falls, and then the chasm opens."""
    cells: Cells = at.settings.dirge_cells[4 * place + turn]
    at.dirge = cells
    at.omens = 2
    if log is not None:
        names = [at.board.names[cell] for cell in members(cells)]
        log.append(Event(EVERYONE, DirgeArrived(at.controller(at.acting), at.name(at.acting), names)))
    watch_falls(at, cells)
    at.push(CHASM_STEP)
    push_falls(at, cells)
    number = at.prisoners() - 1
    while number >= 0:
        prisoner = at.in_order(number)
        cell: Cell = at.place[prisoner]
        if cell >= 0 and has(cells, cell):
            at.push(DIRGE_HIT, prisoner)
        number -= 1


def open_chasm(at: Position, log: list[Event] | None) -> None:
    """All tiles beneath are discarded and the token is flipped (NC-DIRGE-06, 07)."""
    lost: list[TileAt] = []
    cells = members(at.dirge)
    for cell in cells:
        kind = FACE_KINDS[at.faces[cell]]
        if kind >= 0:
            discard(at, kind)
            if log is not None:
                lost.append(TileAt(at.board.names[cell], KIND_CODES[kind]))
        at.put(cell, CHASM)
    if log is not None:
        names = [at.board.names[cell] for cell in cells]
        log.append(Event(EVERYONE, ChasmOpened(at.controller(at.acting), at.name(at.acting), names, lost)))
    check_losses(at, log)
