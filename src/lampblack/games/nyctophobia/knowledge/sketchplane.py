"""The automatic sketch of memory level M3 (NY-INFO-11) as numbers, in steps from its origin in the middle."""

from typing import Final

from mypy_extensions import i64

from lampblack.games.nyctophobia.model.geometry import SIDE, holds, members
from lampblack.games.nyctophobia.model.pieces import HUNTER
from lampblack.games.nyctophobia.model.position import Position
from lampblack.games.nyctophobia.model.sketch import end_of_board
from lampblack.kernel import bits
from lampblack.kernel.planes import Ink
from lampblack.kernel.seat import Seat

DRAWN: Final = 2 * SIDE - 1
MIDDLE: Final = SIDE - 1
SKETCHED: Final = 14
SKETCH: Final = (
    "drawn from its origin in the middle, by cell: the step east open, tree, doubtful; the step south; "
    "the cell itself; the board's end N E S W; the viewer"
)
RIM: Final = 9
VIEWER: Final = 13
NOTHING_DRAWN: Final = bytes(DRAWN * DRAWN * SKETCHED)


def write_sketch(ink: Ink, at: Position, viewer: Seat) -> None:
    if viewer == HUNTER or at.slot < 0:
        ink.plain(NOTHING_DRAWN)
        return
    sketch = at.sketches[viewer]
    drawn = bytearray(NOTHING_DRAWN)
    ground = at.settings.ground
    east, south = MIDDLE - sketch.origin % SIDE, MIDDLE - sketch.origin // SIDE
    for slot in members(sketch.shown_lo, sketch.shown_hi, ground.slots):
        cell, other = ground.ends[slot]
        way = 6 if cell == other else 0 if other == cell + 1 else 3
        place = place_of(cell % SIDE + east, cell // SIDE + south) + way
        drawn[place + (1 if holds(sketch.tree_lo, sketch.tree_hi, slot) else 0)] = 1
        if holds(sketch.doubt_lo, sketch.doubt_hi, slot):
            drawn[place + 2] = 1
    for rim in bits.members(sketch.shown_rim):
        x, y = end_of_board(rim // SIDE, rim % SIDE)
        drawn[place_of(x + east, y + south) + RIM + rim // SIDE] = 1
    here = at.place[viewer]
    drawn[place_of(here % SIDE + east, here // SIDE + south) + VIEWER] = 1
    ink.plain(bytes(drawn))


def place_of(x: i64, y: i64) -> i64:
    return (y * DRAWN + x) * SKETCHED
