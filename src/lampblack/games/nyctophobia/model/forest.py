"""A forest: the trees and the car, and every distance in it. Never changed; a changed forest is a new one."""

from typing import Final, final

from mypy_extensions import i64

from lampblack.games.nyctophobia.model.geometry import (
    ALL_STEPS,
    BITS,
    CELLS,
    CLOCKWISE,
    DELTA,
    EAST,
    FAR,
    NEIGHBOUR,
    NORTH,
    SIDE,
    SOUTH,
    WEST,
    Cell,
    Direction,
    Ground,
    Slot,
    gaps,
    high,
    holds,
    low,
    members,
)
from lampblack.games.nyctophobia.model.joints import Joints
from lampblack.kernel.bits import count

SHUT: Final = -1  # while spreading: a cell that is not to be entered
NOT_YET: Final[list[int]] = []
"""Distances that nobody has asked for."""


@final
class Forest:
    """Trees (a set of slots), the two car cells (-1 before the car stands), and what follows from them."""

    def __init__(
        self, ground: Ground, lo: i64, hi: i64, car_a: i64, car_b: i64, steps: list[int] | None = None
    ) -> None:
        self.ground = ground
        self.lo = lo
        self.hi = hi
        self.car_a: i64 = min(car_a, car_b)
        self.car_b: i64 = max(car_a, car_b)
        self.open: list[int] = self.open_steps() if steps is None else steps
        """Of each cell the directions without a tree or the board's end (NY-BOARD-03, NY-CELL-02)."""
        self._hunter_from: list[list[int]] = []
        self._hunted_from: list[list[int]] = []
        self._to_doorstep: list[int] = []

    def key(self) -> tuple[object, ...]:
        return (self.ground.on_edges, self.lo, self.hi, self.car_a, self.car_b)

    def open_steps(self) -> list[int]:
        steps = ALL_STEPS[:]
        for slot in members(self.lo, self.hi, self.ground.slots):
            self.shut(slot, steps)
        return steps

    def shut(self, slot: Slot, steps: list[int]) -> None:
        """A tree stands there: no step leads past it, or into its cell and out of it."""
        a, b = self.ground.ends[slot]
        if b == a + 1:
            steps[a] &= ~BITS[EAST]
            steps[b] &= ~BITS[WEST]
        elif b == a + SIDE:
            steps[a] &= ~BITS[SOUTH]
            steps[b] &= ~BITS[NORTH]
        else:
            steps[a] = 0
            for direction in range(4):
                there = NEIGHBOUR[a * 4 + direction]
                if there >= 0:
                    steps[there] &= ~BITS[(direction + 2) % 4]

    # Questions.

    def is_car(self, cell: Cell) -> bool:
        return cell == self.car_a or cell == self.car_b

    def has_tree(self, slot: Slot) -> bool:
        return holds(self.lo, self.hi, slot)

    def is_tree_cell(self, cell: Cell) -> bool:
        """NY-CELL-01; never so when trees stand on edges."""
        return not self.ground.on_edges and holds(self.lo, self.hi, cell)

    def is_open(self, cell: Cell, direction: Direction) -> bool:
        return self.open[cell] & BITS[direction] != 0

    def is_open_between(self, a: int, b: int) -> bool:
        mask: i64 = self.open[a]
        step: i64 = b - a
        if step == 1:
            return mask & 2 != 0
        if step == -1:
            return mask & 8 != 0
        if step == 8:
            return mask & 4 != 0
        return step == -8 and mask & 1 != 0

    def number(self) -> int:
        """How many trees stand."""
        return count(self.lo) + count(self.hi)

    def trees(self) -> list[int]:
        return members(self.lo, self.hi, self.ground.slots)

    # Distances (NY-BOARD-07, NY-BOARD-08); worked out when first asked for.

    def hunter_distances(self, target: int) -> list[int]:
        """dH of every cell to the target: car cells are not entered, but may be the target."""
        if not self._hunter_from:
            self._hunter_from = [NOT_YET] * CELLS
        known = self._hunter_from[target]
        if not known:
            known = self.spread([target], False)
            self._hunter_from[target] = known
        return known

    def hunted_distances(self, target: int) -> list[int]:
        """dP of every cell to the target: the car is ordinary ground."""
        if not self._hunted_from:
            self._hunted_from = [NOT_YET] * CELLS
        known = self._hunted_from[target]
        if not known:
            known = self.spread([target], True)
            self._hunted_from[target] = known
        return known

    def doorstep_distances(self) -> list[int]:
        """dH to the nearest cell with an open step to the car (NYC-PRIM-05)."""
        if not self._to_doorstep:
            self._to_doorstep = self.spread(self.doorsteps(), False)
        return self._to_doorstep

    def doorsteps(self) -> list[int]:
        found: list[int] = []
        for car in (self.car_a, self.car_b):
            for direction in range(4):
                cell = NEIGHBOUR[car * 4 + direction]
                if cell >= 0 and self.is_open(car, direction) and not self.is_car(cell) and cell not in found:
                    found.append(cell)
        return found

    def spread(self, sources: list[int], through_car: bool) -> list[int]:
        """Steps from the nearest source to every cell."""
        steps: list[int] = [FAR] * CELLS
        queue: list[int] = []
        for source in sources:
            steps[source] = 0
            queue.append(source)
        if not through_car and self.car_a >= 0:
            for car in (self.car_a, self.car_b):
                if steps[car] == FAR:
                    steps[car] = SHUT
        ways = self.open
        at: i64 = 0
        while at < len(queue):
            cell: i64 = queue[at]
            at += 1
            mask: i64 = ways[cell]
            further: i64 = steps[cell] + 1
            if mask & 1 and steps[cell - 8] == FAR:
                steps[cell - 8] = further
                queue.append(cell - 8)
            if mask & 2 and steps[cell + 1] == FAR:
                steps[cell + 1] = further
                queue.append(cell + 1)
            if mask & 4 and steps[cell + 8] == FAR:
                steps[cell + 8] = further
                queue.append(cell + 8)
            if mask & 8 and steps[cell - 1] == FAR:
                steps[cell - 1] = further
                queue.append(cell - 1)
        for car in (self.car_a, self.car_b):
            if car >= 0 and steps[car] == SHUT:
                steps[car] = FAR
        return steps

    # Other forests.

    def with_tree(self, slot: Slot) -> "Forest":
        steps = self.open[:]
        self.shut(slot, steps)
        return Forest(self.ground, self.lo | low(slot), self.hi | high(slot), self.car_a, self.car_b, steps)

    def without_tree(self, slot: Slot) -> "Forest":
        return Forest(self.ground, self.lo & ~low(slot), self.hi & ~high(slot), self.car_a, self.car_b)

    def with_car(self, a: int, b: int) -> "Forest":
        return Forest(self.ground, self.lo, self.hi, a, b, self.open)

    def turned(self) -> "Forest":
        """A quarter turn clockwise (NYC-PRIM-13)."""
        lo: i64 = 0
        hi: i64 = 0
        for slot in range(self.ground.slots):
            if self.has_tree(slot):
                there = self.ground.turned[slot]
                lo |= low(there)
                hi |= high(there)
        return Forest(self.ground, lo, hi, CLOCKWISE[self.car_a], CLOCKWISE[self.car_b])

    # Where another tree could stand.

    def plantable(self, supply: int) -> list[bool]:
        """The slots where one more of so many trees keeps NY-LAYOUT-01, -03, -04 and -05 (or NY-CELL-06)."""
        if self.number() >= supply:
            return [False] * self.ground.slots
        return self.plantable_edges() if self.ground.on_edges else self.plantable_cells()

    def plantable_edges(self) -> list[bool]:
        fine = gaps(self.lo, self.hi, self.ground.slots)
        for car in (self.car_a, self.car_b):
            self.keep_car_open(car, fine)
        Bridges(self, fine)
        return fine

    def keep_car_open(self, car: int, fine: list[bool]) -> None:
        """A car cell keeps its other half, and one open step to the outside."""
        ways: list[int] = []
        for direction in range(4):
            if self.is_open(car, direction):
                slot = self.ground.ahead[car * 4 + direction]
                if self.is_car(car + DELTA[direction]):
                    fine[slot] = False
                else:
                    ways.append(slot)
        if len(ways) == 1:
            fine[ways[0]] = False

    def plantable_cells(self) -> list[bool]:
        fine = gaps(self.lo, self.hi, CELLS)
        fine[self.car_a] = False
        fine[self.car_b] = False
        free = fine.count(True)
        if free == 0 or not self.is_car_reachable():
            return [self.takes_tree(cell) for cell in range(CELLS)]
        start = fine.index(True)
        joints = Joints(self.open, self.car_a, self.car_b, start)
        if joints.clock < free:  # not all of them hang together
            return [self.takes_tree(cell) for cell in range(CELLS)]
        for cell in range(CELLS):
            if joints.is_joint[cell]:
                fine[cell] = False
        for car in (self.car_a, self.car_b):
            self.keep_way_in(car, fine)
        if free == 1:
            fine[start] = False
        return fine

    def takes_tree(self, cell: Cell) -> bool:
        if self.is_car(cell) or self.has_tree(cell):
            return False
        grown = self.with_tree(cell)
        return grown.is_connected() and grown.is_car_reachable()

    def keep_way_in(self, car: int, fine: list[bool]) -> None:
        """A car cell keeps one open step to the outside."""
        ways: list[int] = []
        for direction in range(4):
            if self.is_open(car, direction) and not self.is_car(car + DELTA[direction]):
                ways.append(car + DELTA[direction])
        if len(ways) == 1:
            fine[ways[0]] = False

    # What a playable layout needs (NY-LAYOUT-04, NY-LAYOUT-05).

    def is_connected(self) -> bool:
        """All cells but the car (and tree cells) hang together without the car."""
        start = self.first_cell()
        if start < 0:
            return False
        wanted = 0
        for cell in range(start, CELLS):
            if self.is_free(cell):
                wanted += 1
        reached = 0
        for steps in self.spread([start], False):
            if steps != FAR:
                reached += 1
        return reached == wanted

    def is_free(self, cell: Cell) -> bool:
        return not self.is_car(cell) and not self.is_tree_cell(cell)

    def first_cell(self) -> int:
        """The first cell without car or tree, or -1."""
        for cell in range(CELLS):
            if self.is_free(cell):
                return cell
        return -1

    def is_car_reachable(self) -> bool:
        return self.has_way_in(self.car_a) and self.has_way_in(self.car_b)

    def has_way_in(self, car: int) -> bool:
        for direction in range(4):
            if self.is_open(car, direction) and not self.is_car(car + DELTA[direction]):
                return True
        return False


@final
class Bridges:
    """Strikes out the edges whose loss would part the forest: Tarjan's bridges, car cells left out."""

    def __init__(self, forest: Forest, fine: list[bool]) -> None:
        self.forest = forest
        self.fine = fine
        self.found: list[int] = [0] * CELLS
        self.low: list[int] = [0] * CELLS
        self.clock: i64 = 0
        self.car_a = forest.car_a
        self.car_b = forest.car_b
        for cell in range(CELLS):
            if self.found[cell] == 0 and not forest.is_car(cell):
                self.visit(cell, -1)

    def visit(self, cell: i64, by: i64) -> None:
        self.clock += 1
        self.found[cell] = self.clock
        self.low[cell] = self.clock
        mask: i64 = self.forest.open[cell]
        for direction in range(4):
            if mask & BITS[direction]:
                slot = self.forest.ground.ahead[cell * 4 + direction]
                if slot != by:
                    self.look(cell, cell + DELTA[direction], slot)

    def look(self, cell: i64, there: i64, slot: i64) -> None:
        """Along one open edge, to a cell that is new or known already."""
        if there == self.car_a or there == self.car_b:
            return
        known: i64 = self.found[there]
        if known == 0:
            self.visit(there, slot)
            known = self.low[there]
            if known > self.found[cell]:
                self.fine[slot] = False
        if known < self.low[cell]:
            self.low[cell] = known
