"""A seat's map in its head: what it felt and where it went, in a frame that starts at its own start cell.

Kept in the board's own cells, because the position knows them; nobody is ever shown those (NY-INFO-02):
``show`` counts from the origin, and ``imagine`` shifts the whole sketch to wherever it may lie.
"""

from typing import Final, final

from mypy_extensions import i64

from lampblack.games.nyctophobia.model.forest import Forest
from lampblack.games.nyctophobia.model.geometry import (
    DELTA,
    NEIGHBOUR,
    SIDE,
    Cell,
    Direction,
    high,
    low,
)
from lampblack.games.nyctophobia.model.told import (
    A_CELL,
    CAR,
    EDGE,
    FELLED,
    PLANTED,
    THE_EDGE,
    TREE,
    space_at,
    space_kind,
)
from lampblack.kernel.bits import bit

LONG_AGO: Final = 4
"""So many turns after a meeting nobody can say where the Hunter is."""


@final
class Sketch:
    """Never changed once a position holds it; ``copy`` first.

    ``open``/``tree`` are slots as they were felt; ``sure`` are those that are certainly still so, ``doubt``
    those felt before the forest changed, ``shown`` those a memory aid may draw (NY-INFO-11).
    """

    def __init__(self, origin: i64) -> None:
        self.origin = origin
        self.open_lo: i64 = 0
        self.open_hi: i64 = 0
        self.tree_lo: i64 = 0
        self.tree_hi: i64 = 0
        self.sure_lo: i64 = 0
        self.sure_hi: i64 = 0
        self.doubt_lo: i64 = 0
        self.doubt_hi: i64 = 0
        self.shown_lo: i64 = 0
        self.shown_hi: i64 = 0
        self.seen_lo: i64 = 0  # cells felt or stood in, and known to be the car or not
        self.seen_hi: i64 = 0
        self.rim: i64 = 0  # felt ends of the board: side * 8 + column or row
        self.shown_rim: i64 = 0
        self.car_a: i64 = -1
        self.car_b: i64 = -1
        self.west: i64 = origin % SIDE  # the cells known to exist lie between these
        self.east: i64 = origin % SIDE
        self.north: i64 = origin // SIDE
        self.south: i64 = origin // SIDE
        self.near: i64 = 0  # the last search; 0 before the first
        self.far: i64 = 0
        self.left = False  # whether that was elsewhere
        self.steps: i64 = 0  # directions of the last turn with steps, see toldtext.steps_to_text
        self.lair: i64 = -1  # where the Hunter was last met
        self.since: i64 = 0  # and how many turns the Hunter has had since, up to LONG_AGO

    def copy(self) -> "Sketch":
        new = Sketch(self.origin)
        new.open_lo = self.open_lo
        new.open_hi = self.open_hi
        new.tree_lo = self.tree_lo
        new.tree_hi = self.tree_hi
        new.sure_lo = self.sure_lo
        new.sure_hi = self.sure_hi
        new.doubt_lo = self.doubt_lo
        new.doubt_hi = self.doubt_hi
        new.shown_lo = self.shown_lo
        new.shown_hi = self.shown_hi
        new.seen_lo = self.seen_lo
        new.seen_hi = self.seen_hi
        new.rim = self.rim
        new.shown_rim = self.shown_rim
        new.car_a = self.car_a
        new.car_b = self.car_b
        new.west = self.west
        new.east = self.east
        new.north = self.north
        new.south = self.south
        new.near = self.near
        new.far = self.far
        new.left = self.left
        new.steps = self.steps
        new.lair = self.lair
        new.since = self.since
        return new

    def key(self) -> tuple[int, ...]:
        return (
            self.origin,
            self.open_lo,
            self.open_hi,
            self.tree_lo,
            self.tree_hi,
            self.sure_lo,
            self.sure_hi,
            self.doubt_lo,
            self.doubt_hi,
            self.shown_lo,
            self.shown_hi,
            self.seen_lo,
            self.seen_hi,
            self.rim,
            self.shown_rim,
            self.car_a,
            self.car_b,
            self.west,
            self.east,
            self.north,
            self.south,
            self.near,
            self.far,
            self.left,
            self.steps,
            self.lair,
            self.since,
        )

    # What one learns.

    def sees(self, cell: i64, forest: Forest) -> None:
        """The cell exists, is or is not the car, and holds no tree."""
        self.seen_lo |= low(cell)
        self.seen_hi |= high(cell)
        self.reaches(cell)
        if not forest.ground.on_edges:
            self.finds(cell, False, False)
        if forest.is_car(cell) and cell != self.car_a and cell != self.car_b:
            if self.car_a < 0:
                self.car_a = cell
            else:
                self.car_b = max(cell, self.car_a)
                self.car_a = min(cell, self.car_a)

    def reaches(self, cell: i64) -> None:
        """The cell exists."""
        x, y = cell % SIDE, cell // SIDE
        if x < self.west:
            self.west = x
        if x > self.east:
            self.east = x
        if y < self.north:
            self.north = y
        if y > self.south:
            self.south = y

    def finds_end(self, cell: i64, direction: i64, shown: bool) -> None:
        along = cell % SIDE if direction % 2 == 0 else cell // SIDE
        self.rim |= bit(direction * SIDE + along)
        if shown:
            self.shown_rim |= bit(direction * SIDE + along)

    def finds(self, slot: i64, is_tree: bool, shown: bool) -> None:
        lo, hi = low(slot), high(slot)
        if is_tree:
            self.tree_lo |= lo
            self.tree_hi |= hi
            self.open_lo &= ~lo
            self.open_hi &= ~hi
        else:
            self.open_lo |= lo
            self.open_hi |= hi
            self.tree_lo &= ~lo
            self.tree_hi &= ~hi
        self.sure_lo |= lo
        self.sure_hi |= hi
        self.doubt_lo &= ~lo
        self.doubt_hi &= ~hi
        if shown:
            self.shown_lo |= lo
            self.shown_hi |= hi


def started(cell: Cell, forest: Forest) -> Sketch:
    """The sketch of somebody who stands in a cell, and knows whether it is the car."""
    sketch = Sketch(cell)
    sketch.sees(cell, forest)
    return sketch


def felt(before: Sketch, forest: Forest, cell: Cell, near: i64, far: i64) -> Sketch:
    """The sketch after a search (P-SEARCH)."""
    sketch = before.copy()
    sketch.sees(cell, forest)
    sketch.near = near
    sketch.far = far
    sketch.left = False
    for direction in range(4):
        if examine(sketch, forest, cell, direction, space_at(near, direction), True):
            there = cell + DELTA[direction]
            examine(sketch, forest, there, direction, space_at(far, direction), True)
    return sketch


def examine(
    sketch: Sketch, forest: Forest, cell: Cell, direction: Direction, space: i64, shown: bool
) -> bool:
    """Note one space of a search; whether there was a cell to feel."""
    kind = space_kind(space)
    if kind == THE_EDGE:
        sketch.finds_end(cell, direction, shown)
    elif kind != 0:
        there = NEIGHBOUR[cell * 4 + direction]
        sketch.finds(forest.ground.ahead[cell * 4 + direction], kind != A_CELL, shown)
        sketch.reaches(there)
        if kind == A_CELL:
            sketch.sees(there, forest)
            return True
    return False


def stepped(before: Sketch, forest: Forest, cell: Cell, direction: Direction, hopped: bool) -> Sketch:
    """The sketch after an own step or hop from a cell (P-STEP)."""
    sketch = before.copy()
    there = cell + DELTA[direction]
    slot = forest.ground.ahead[cell * 4 + direction]
    sketch.finds(slot, hopped, True)
    if hopped and not forest.ground.on_edges:
        sketch.reaches(there)
        there += DELTA[direction]
    sketch.sees(there, forest)
    sketch.left = True
    sketch.steps |= (direction + 1) << (3 * number_of_steps(sketch.steps))
    return sketch


def number_of_steps(packed: i64) -> i64:
    steps: i64 = 0
    while packed:
        packed >>= 3
        steps += 1
    return steps


def bumped(before: Sketch, forest: Forest, cell: Cell, direction: Direction) -> Sketch:
    """The sketch after a step that was not possible (E-BLOCKED)."""
    sketch = before.copy()
    there = NEIGHBOUR[cell * 4 + direction]
    if there < 0:
        sketch.finds_end(cell, direction, False)
    else:
        slot = forest.ground.ahead[cell * 4 + direction]
        sketch.finds(slot, not forest.is_open(cell, direction), False)
        sketch.reaches(there)
        if forest.is_open(cell, direction):
            sketch.sees(there, forest)
    return sketch


def heard_flight(
    before: Sketch, forest: Forest, cell: Cell, direction: Direction, spaces: int, hit: i64
) -> Sketch:
    """The sketch after an own throw: so many open steps, and what ended them (E-THROW).

    A rock that hits somebody tells nothing of what is behind them.
    """
    sketch = before.copy()
    at = cell
    for _ in range(spaces):
        sketch.finds(forest.ground.ahead[at * 4 + direction], False, False)
        at += DELTA[direction]
        sketch.sees(at, forest)
    if hit not in (EDGE, TREE, CAR):
        return sketch
    there = NEIGHBOUR[at * 4 + direction]
    if there < 0:
        sketch.finds_end(at, direction, False)
    elif not forest.is_open(at, direction):
        sketch.finds(forest.ground.ahead[at * 4 + direction], True, False)
        sketch.reaches(there)
    elif forest.is_car(there):
        sketch.finds(forest.ground.ahead[at * 4 + direction], False, False)
        sketch.sees(there, forest)
    return sketch


def met(before: Sketch, hunter: int) -> Sketch:
    """The sketch after feeling, hitting or fighting the Hunter."""
    sketch = before.copy()
    sketch.lair = hunter
    sketch.since = 0
    return sketch


def aged(before: Sketch) -> Sketch:
    """The Hunter has another turn: where the last meeting was tells less and less."""
    if before.lair < 0:
        return before
    sketch = before.copy()
    sketch.since += 1
    if sketch.since == LONG_AGO:
        sketch.lair = -1
        sketch.since = 0
    return sketch


def restarted(before: Sketch, forest: Forest, cell: Cell, is_known: bool) -> Sketch:
    """A new sketch with unknown offset: moved by a card, or the forest turned (NY-INFO-11).

    Whoever is moved does not know whether it was into the car; whoever turns with the forest stays in it.
    """
    sketch = started(cell, forest) if is_known else Sketch(cell)
    if not is_known and not forest.ground.on_edges:
        sketch.finds(cell, False, False)
    sketch.near = before.near
    sketch.far = before.far
    sketch.left = True
    sketch.steps = before.steps
    return sketch


def doubted(before: Sketch, kind: int) -> Sketch:
    """The forest changed somewhere: all felt edges are doubtful, and of some kinds not even sure."""
    sketch = before.copy()
    sketch.doubt_lo |= sketch.open_lo | sketch.tree_lo
    sketch.doubt_hi |= sketch.open_hi | sketch.tree_hi
    if kind == FELLED:  # what was open is still open
        sketch.sure_lo &= sketch.open_lo
        sketch.sure_hi &= sketch.open_hi
    elif kind == PLANTED:  # what was a tree is still one
        sketch.sure_lo &= sketch.tree_lo
        sketch.sure_hi &= sketch.tree_hi
    else:
        sketch.sure_lo = 0
        sketch.sure_hi = 0
    return sketch


def end_of_board(direction: Direction, along: int) -> tuple[int, int]:
    """The cell at an end of the board, by side and column or row."""
    if direction == 0:
        return along, 0
    if direction == 1:
        return SIDE - 1, along
    if direction == 2:
        return along, SIDE - 1
    return 0, along
