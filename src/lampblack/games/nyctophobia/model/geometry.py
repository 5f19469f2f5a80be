"""The grid: cells, directions, and the places where a tree can stand (sections 0, 3 and 17.2)."""

from typing import Final, final

from mypy_extensions import i64

from lampblack.kernel.answers import Malformed
from lampblack.kernel.bits import bit

Cell = i64
"""``A1`` to ``H8``, counted row by row from 0; NOWHERE for none."""
Direction = i64
Slot = i64
"""A place where a tree can stand: an edge, or a cell."""

SIDE: Final = 8
CELLS: Final = 64
FAR: Final = 99
"""A distance no walk has: there is no way (NY-BOARD-07)."""

# Directions, in the ledger's order (NY-CONV-02).
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
DIRECTION_NAMES: Final = ("N", "E", "S", "W")
# Lists, not tuples: compiled code reads a list without making an object of it.
DELTA: Final = [-8, 1, 8, -1]
BITS: Final = [1, 2, 4, 8]
"""A set of directions is the sum of these."""

CELL_NAMES: Final = tuple(f"{chr(65 + cell % SIDE)}{cell // SIDE + 1}" for cell in range(CELLS))
CELL_INDEX: Final = {name: cell for cell, name in enumerate(CELL_NAMES)}


def find_neighbour(cell: Cell, direction: Direction) -> int:
    x, y = cell % SIDE, cell // SIDE
    if (
        (direction == NORTH and y == 0)
        or (direction == SOUTH and y == SIDE - 1)
        or (direction == WEST and x == 0)
        or (direction == EAST and x == SIDE - 1)
    ):
        return -1
    return cell + DELTA[direction]


NEIGHBOUR: Final = [find_neighbour(cell, direction) for cell in range(CELLS) for direction in range(4)]
"""By cell * 4 + direction; -1 where the board ends (NY-BOARD-02)."""

ALL_STEPS: Final = [
    sum(BITS[direction] for direction in range(4) if NEIGHBOUR[cell * 4 + direction] >= 0)
    for cell in range(CELLS)
]
"""Of each cell the directions that stay on the board."""

CLOCKWISE: Final = [(cell % SIDE) * SIDE + (SIDE - 1 - cell // SIDE) for cell in range(CELLS)]
"""Where each cell goes in a quarter turn: (x, y) to (7-y, x) (NYC-PRIM-13)."""


def direction_between(a: Cell, b: Cell) -> Direction:
    """The direction of a step from a to its neighbour b; -1 when they share no side."""
    for direction in range(4):
        if NEIGHBOUR[a * 4 + direction] == b:
            return direction
    return -1


def sides(cell: Cell, other: Cell) -> i64:
    """The set of directions in which ``other`` lies strictly, seen from ``cell``."""
    down, across = other // SIDE - cell // SIDE, other % SIDE - cell % SIDE
    found = BITS[NORTH] if down < 0 else BITS[SOUTH] if down > 0 else 0
    return found | (BITS[WEST] if across < 0 else BITS[EAST] if across > 0 else 0)


def is_on_side(cell: Cell, other: Cell, direction: Direction) -> bool:
    """Does ``other`` lie strictly on that side of ``cell``?"""
    return (sides(cell, other) >> direction) & 1 == 1


def cell_from_text(text: str, field: str = "cell") -> int:
    cell = CELL_INDEX.get(text.upper())
    if cell is None:
        raise Malformed(field, f"{text!r} is no cell; cells are A1 to H8 [NY-CONV-01]")
    return cell


def direction_from_text(text: str, field: str = "direction") -> int:
    for direction in range(4):
        if DIRECTION_NAMES[direction] == text.upper():
            return direction
    raise Malformed(field, f"{text!r} is none of N, E, S, W [NY-CONV-02]")


HALF: Final = 56
"""A set of slots is two ints: the first 56 slots, and the others."""


def low(slot: i64) -> i64:
    return bit(slot) if slot < HALF else 0


def high(slot: i64) -> i64:
    return bit(slot - HALF) if slot >= HALF else 0


def holds(lo: i64, hi: i64, slot: i64) -> bool:
    """Is the slot in the set?"""
    if slot < HALF:
        return (lo >> slot) & 1 == 1
    return (hi >> (slot - HALF)) & 1 == 1


def members(lo: i64, hi: i64, slots: i64) -> list[int]:
    """The slots of a set, in order."""
    found: list[int] = []
    rest = lo
    for slot in range(slots):
        if slot == HALF:
            rest = hi
        if rest & 1:
            found.append(slot)
        rest >>= 1
    return found


def gaps(lo: i64, hi: i64, slots: i64) -> list[bool]:
    """Of each slot, whether the set lacks it."""
    lacking: list[bool] = []
    rest = lo
    for slot in range(slots):
        if slot == HALF:
            rest = hi
        lacking.append(rest & 1 == 0)
        rest >>= 1
    return lacking


def slot_set(held: list[bool]) -> tuple[i64, i64]:
    """The set of the slots that are marked."""
    lo: i64 = 0
    hi: i64 = 0
    for slot, is_held in enumerate(held):
        if is_held:
            lo |= low(slot)
            hi |= high(slot)
    return lo, hi


@final
class Ground:
    """Where trees can stand: on the 112 edges, or (NY-CELL) in the 64 cells. Places are *slots*."""

    def __init__(self, on_edges: bool) -> None:
        self.on_edges = on_edges
        self.ends: list[tuple[int, int]] = []  # of each slot: the cells it parts, or the cell twice
        if on_edges:
            self.ends += [(cell, cell + 1) for cell in range(CELLS) if cell % SIDE < SIDE - 1]
            self.ends += [(cell, cell + SIDE) for cell in range(CELLS - SIDE)]
        else:
            self.ends += [(cell, cell) for cell in range(CELLS)]
        self.slots = len(self.ends)
        self.names = [self.name_of(slot) for slot in range(self.slots)]
        self.index = {name: slot for slot, name in enumerate(self.names)}
        self.ahead = [self.slot_ahead(cell, direction) for cell in range(CELLS) for direction in range(4)]
        """By cell * 4 + direction: what a step that way has to get past; -1 where the board ends."""
        self.turned = [self.turned_slot(slot) for slot in range(self.slots)]

    def name_of(self, slot: Slot) -> str:
        a, b = self.ends[slot]
        return f"{CELL_NAMES[a]}-{CELL_NAMES[b]}" if self.on_edges else CELL_NAMES[a]

    def slot_ahead(self, cell: Cell, direction: Direction) -> int:
        there = NEIGHBOUR[cell * 4 + direction]
        if there < 0:
            return -1
        return self.slot_between(cell, there)

    def slot_between(self, a: int, b: int) -> int:
        """The slot that parts two neighbours; with cell trees the second cell itself."""
        if not self.on_edges:
            return b
        return self.ends.index((a, b) if a < b else (b, a))

    def turned_slot(self, slot: Slot) -> int:
        a, b = self.ends[slot]
        if not self.on_edges:
            return CLOCKWISE[a]
        return self.slot_between(CLOCKWISE[a], CLOCKWISE[b])

    def slot_from_text(self, text: str, field: str = "tree") -> int:
        slot = self.index.get(text.upper())
        if slot is None:
            where = "an edge such as D4-E4" if self.on_edges else "a cell such as D4"
            raise Malformed(field, f"{text!r} is no place for a tree; name {where} [NY-LAYOUT-01]")
        return slot


EDGES: Final = Ground(True)
TREE_FILLED: Final = Ground(False)


def ground_for(on_edges: bool) -> Ground:
    return EDGES if on_edges else TREE_FILLED
