"""The open steps of a forest as sets, and how far they lead from some cells: all cells of a distance at a time.

A set of cells is two ints, rows 1 to 4 and rows 5 to 8: all 64 bits would not fit one with a sign.
"""

from typing import Final, final

from mypy_extensions import i64

from lampblack.games.nyctophobia.model.geometry import BITS, CELLS, EAST, FAR, SIDE, SOUTH, Cell
from lampblack.kernel.bits import bit, members

ABOVE: Final = 32  # so many cells are in the first set
WHOLE: Final = 4294967295  # 2**32 - 1
ROW: Final = 255
LAST_ROW: Final = 24  # the first bit of the fourth row
COLUMNS: Final = [members(row) for row in range(ROW + 1)]
"""Of each set of columns, which they are."""


def top(cell: Cell) -> i64:
    return bit(cell) if cell < ABOVE else 0


def bottom(cell: Cell) -> i64:
    return bit(cell - ABOVE) if cell >= ABOVE else 0


@final
class Openings:
    """From which cells a step east, and south, is open; west and north are the same steps back."""

    def __init__(self, steps: list[int]) -> None:
        """Of each cell a set of directions."""
        self.east_top: i64 = 0
        self.east_bottom: i64 = 0
        self.south_top: i64 = 0
        self.south_bottom: i64 = 0
        for cell in range(CELLS):
            mask: i64 = steps[cell]
            if mask & BITS[EAST]:
                self.east_top |= top(cell)
                self.east_bottom |= bottom(cell)
            if mask & BITS[SOUTH]:
                self.south_top |= top(cell)
                self.south_bottom |= bottom(cell)

    def spread(self, sources: list[int], shut: list[int]) -> list[int]:
        """Steps from the nearest source to every cell; those shut are not entered, but may be sources."""
        steps = [FAR] * CELLS
        upper: i64 = 0
        lower: i64 = 0
        for source in sources:
            upper |= top(source)
            lower |= bottom(source)
        left_upper, left_lower = WHOLE & ~upper, WHOLE & ~lower
        for cell in shut:
            left_upper &= ~top(cell)
            left_lower &= ~bottom(cell)
        away: i64 = 0
        while upper | lower != 0:
            note(steps, upper, 0, away)
            note(steps, lower, ABOVE, away)
            sinking = upper & self.south_top
            next_upper = (
                ((upper & self.east_top) << 1)
                | ((upper >> 1) & self.east_top)
                | (sinking << SIDE)
                | (((upper >> SIDE) | ((lower & ROW) << LAST_ROW)) & self.south_top)
            )
            next_lower = (
                ((lower & self.east_bottom) << 1)
                | ((lower >> 1) & self.east_bottom)
                | ((lower & self.south_bottom) << SIDE)
                | ((lower >> SIDE) & self.south_bottom)
                | (sinking >> LAST_ROW)
            )
            upper = next_upper & left_upper
            lower = next_lower & left_lower
            left_upper &= ~upper
            left_lower &= ~lower
            away += 1
        return steps


def note(steps: list[int], cells: i64, first: i64, away: i64) -> None:
    """So far away are these cells, of which the first has that number."""
    while cells != 0:
        for column in COLUMNS[cells & ROW]:
            steps[first + column] = away
        cells >>= SIDE
        first += SIDE
