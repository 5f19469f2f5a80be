"""Searching (section 8), and the Forest Guide (NY-CHAR-01 to -03)."""

from mypy_extensions import i64

from lampblack.games.nyctophobia.model import told as t
from lampblack.games.nyctophobia.model.geometry import DELTA, NEIGHBOUR, Cell, Direction
from lampblack.games.nyctophobia.model.pieces import GUIDE, NOBODY
from lampblack.games.nyctophobia.model.position import SEAT_BIT, Position
from lampblack.games.nyctophobia.model.sketch import felt
from lampblack.games.nyctophobia.model.statements import REPORT_SEARCH
from lampblack.games.nyctophobia.rules.contact import locate
from lampblack.games.nyctophobia.rules.telling import Log, tell, tell_all
from lampblack.kernel.seat import Seat


def content(at: Position, cell: Cell) -> i64:
    """What lies and stands in a cell; hidden pieces are felt like any other (NY-SEARCH-05, -06)."""
    who = at.piece_at(cell)
    return t.cell_content(at.rocks_at(cell), at.noise == cell, at.forest.is_car(cell), who + 1)


def space(at: Position, cell: Cell, direction: Direction) -> i64:
    """One space in a direction (NY-SEARCH-03 to -05)."""
    there = NEIGHBOUR[cell * 4 + direction]
    if there < 0:
        return t.THE_EDGE
    if not at.forest.is_open(cell, direction):
        return t.A_TREE
    return t.A_CELL | (content(at, there) << 2)


def near_spaces(at: Position, seat: Seat) -> i64:
    """The four directions (NY-SEARCH-01), and what else is in the own cell (NY-SEARCH-08)."""
    cell = at.place[seat]
    here = t.cell_content(at.rocks_at(cell), at.noise == cell, at.forest.is_car(cell), 0)
    near: i64 = here << t.HERE_AT
    for direction in range(4):
        near |= space(at, cell, direction) << (t.SPACE_BITS * direction)
    return near


def far_spaces(at: Position, seat: Seat, near: i64) -> i64:
    """The second spaces, which only the Forest Guide reaches; trees and the edge end the reach."""
    far: i64 = 0
    if at.characters[seat] == GUIDE:
        cell = at.place[seat]
        for direction in range(4):
            if t.space_kind(t.space_at(near, direction)) == t.A_CELL:
                far |= space(at, cell + DELTA[direction], direction) << (t.SPACE_BITS * direction)
    return far


def search(at: Position, seat: Seat, log: Log) -> None:
    """Costs nothing and changes nothing but the searcher's knowledge (NY-SEARCH-11, -12)."""
    near = near_spaces(at, seat)
    far = far_spaces(at, seat, near)
    tell(at, log, seat, t.SEARCHED, near, far)
    tell_all(at, log, t.FELT, seat, t.felt_items(near, far))
    at.sketches[seat] = felt(at.sketches[seat], at.forest, at.place[seat], near, far)
    at.fresh |= SEAT_BIT[seat]
    for direction in range(4):
        note_piece(at, seat, t.space_at(near, direction))
        note_piece(at, seat, t.space_at(far, direction))
    if at.settings.auto_share and seat == at.active and not at.is_hidden(seat):
        tell_all(at, log, t.SPOKE, seat, REPORT_SEARCH, near, far)  # NY-COMM-12


def note_piece(at: Position, seat: Seat, space: i64) -> None:
    if t.space_kind(space) == t.A_CELL:
        who = (space >> 7) - 1
        if who != NOBODY:
            locate(at, seat, who)


def is_adjacent_free(at: Position, seat: Seat) -> bool:
    """Is a step possible in any direction? (NY-MOVE-06, NY-RETREAT-13)"""
    cell = at.place[seat]
    for direction in range(4):
        if at.forest.is_open(cell, direction) and at.piece_at(cell + DELTA[direction]) == NOBODY:
            return True
    return False
