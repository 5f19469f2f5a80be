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
    slot_set,
)
from lampblack.games.nyctophobia.model.joints import Joints
from lampblack.games.nyctophobia.model.openings import Openings
from lampblack.games.nyctophobia.model.posts import sound_slots
from lampblack.kernel.bits import count

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
        self._openings: Openings | None = None
        self._hunter_from: list[list[int]] = []
        self._hunted_from: list[list[int]] = []
        self._across: list[list[list[int]]] = []
        self._to_car: list[int] = []
        self._to_doorstep: list[int] = []

    def key(self) -> tuple[object, ...]:
        return (self.ground.on_edges, self.lo, self.hi, self.car_a, self.car_b)

    def open_steps(self) -> list[int]:
        steps = ALL_STEPS[:]
        for slot in self.trees():
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

    def reopen(self, slot: Slot, steps: list[int]) -> None:
        """The tree there is gone; a cell beside it may hold another."""
        a, b = self.ground.ends[slot]
        if b == a + 1:
            steps[a] |= BITS[EAST]
            steps[b] |= BITS[WEST]
        elif b == a + SIDE:
            steps[a] |= BITS[SOUTH]
            steps[b] |= BITS[NORTH]
        else:
            for direction in range(4):
                there = NEIGHBOUR[a * 4 + direction]
                if there >= 0 and not self.has_tree(there):
                    steps[a] |= BITS[direction]
                    steps[there] |= BITS[(direction + 2) % 4]

    # Questions.

    def is_car(self, cell: Cell) -> bool:
        return cell == self.car_a or cell == self.car_b

    def has_tree(self, slot: Slot) -> bool:
        return holds(self.lo, self.hi, slot)

    def is_tree_cell(self, cell: Cell) -> bool:
        """NY-CELL-01; never so when trees stand on edges."""
        return not self.ground.on_edges and holds(self.lo, self.hi, cell)

    def is_open(self, cell: Cell, direction: Direction) -> bool:
        mask: i64 = self.open[cell]
        return (mask >> direction) & 1 == 1

    def is_open_between(self, a: Cell, b: Cell) -> bool:
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

    def hunter_distances(self, target: Cell) -> list[int]:
        """dH of every cell to the target: car cells are not entered, but may be the target."""
        if not self._hunter_from:
            self._hunter_from = [NOT_YET] * CELLS
        known = self._hunter_from[target]
        if not known:
            known = self.spread([target], False)
            self._hunter_from[target] = known
        return known

    def hunted_distances(self, target: Cell) -> list[int]:
        """dP of every cell to the target: the car is ordinary ground."""
        if not self._hunted_from:
            self._hunted_from = [NOT_YET] * CELLS
        known = self._hunted_from[target]
        if not known:
            known = self.spread([target], True)
            self._hunted_from[target] = known
        return known

    def car_distances(self) -> list[int]:
        """dP to the nearer cell of the car."""
        if not self._to_car:
            self._to_car = self.spread([self.car_a, self.car_b], True)
        return self._to_car

    def distances_across(self, target: Cell, crossings: i64) -> list[list[int]]:
        """dH of every cell to the target with at most 0, 1, … trees crossed (NYC-PRIM-02)."""
        if not self._across:
            self._across = [[] for _ in range(CELLS)]
        tables = self._across[target]
        if not tables:
            tables.append(self.hunter_distances(target))
        while len(tables) <= crossings:
            tables.append(self.one_more_crossing(tables[-1]))
        return tables[: crossings + 1]

    def one_more_crossing(self, fewer: list[int]) -> list[int]:
        """From the distances with j crossings, those with j + 1."""
        steps = fewer[:]
        queue: list[int] = []
        for cell in range(CELLS):
            if not self.is_car(cell):
                for direction in range(4):
                    there = NEIGHBOUR[cell * 4 + direction]
                    if there >= 0 and not self.is_open(cell, direction) and fewer[there] + 1 < steps[cell]:
                        steps[cell] = fewer[there] + 1
                        queue.append(cell)
        for cell in queue:  # grows while it is walked through
            for direction in range(4):
                if self.is_open(cell, direction):
                    there = cell + DELTA[direction]
                    if steps[cell] + 1 < steps[there] and not self.is_car(there):
                        steps[there] = steps[cell] + 1
                        queue.append(there)
        return steps

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
        openings = self._openings
        if openings is None:
            openings = Openings(self.open)
            self._openings = openings
        has_bar = not through_car and self.car_a >= 0
        return openings.spread(sources, [self.car_a, self.car_b] if has_bar else [])

    # Other forests.

    def with_tree(self, slot: Slot) -> "Forest":
        steps = self.open[:]
        self.shut(slot, steps)
        return Forest(self.ground, self.lo | low(slot), self.hi | high(slot), self.car_a, self.car_b, steps)

    def without_tree(self, slot: Slot) -> "Forest":
        steps = self.open[:]
        self.reopen(slot, steps)
        return Forest(self.ground, self.lo & ~low(slot), self.hi & ~high(slot), self.car_a, self.car_b, steps)

    def with_car(self, a: Cell, b: Cell) -> "Forest":
        return Forest(self.ground, self.lo, self.hi, a, b, self.open)

    def turned(self) -> "Forest":
        """A quarter turn clockwise (NYC-PRIM-13)."""
        lo: i64 = 0
        hi: i64 = 0
        for slot in self.trees():
            there = self.ground.turned[slot]
            lo |= low(there)
            hi |= high(there)
        steps = self.open[:]
        for cell in range(CELLS):
            mask: i64 = self.open[cell]
            steps[CLOCKWISE[cell]] = (mask << 1 | mask >> 3) & 15  # north becomes east
        return Forest(self.ground, lo, hi, CLOCKWISE[self.car_a], CLOCKWISE[self.car_b], steps)

    # Where another tree could stand.

    def plantable(self, supply: int) -> tuple[i64, i64]:
        """The set of slots where one more of so many trees keeps NY-LAYOUT-01, -03, -04 and -05 (or NY-CELL-06)."""
        if self.number() >= supply:
            return 0, 0
        return self.plantable_edges() if self.ground.on_edges else self.plantable_cells()

    def plantable_edges(self) -> tuple[i64, i64]:
        lo, hi = sound_slots(self.lo, self.hi, self.car_a, self.car_b)
        for car in (self.car_a, self.car_b):
            ways = self.ways_in(car)
            if len(ways) > 1:  # a car cell keeps one
                for direction in ways:
                    slot = self.ground.ahead[car * 4 + direction]
                    lo |= low(slot)
                    hi |= high(slot)
        return lo, hi

    def ways_in(self, car: Cell) -> list[int]:
        """The directions of the open steps between a car cell and the outside."""
        return [
            direction
            for direction in range(4)
            if self.is_open(car, direction) and not self.is_car(car + DELTA[direction])
        ]

    def plantable_cells(self) -> tuple[i64, i64]:
        fine = gaps(self.lo, self.hi, CELLS)
        fine[self.car_a] = False
        fine[self.car_b] = False
        free = fine.count(True)
        if free == 0 or not self.is_car_reachable():
            return 0, 0
        start = fine.index(True)
        joints = Joints(self.open, self.car_a, self.car_b, start)
        if joints.clock < free:  # not all of them hang together, and only a lone one can be given up
            return slot_set(
                [fine[cell] and self.is_lone(cell) and self.takes_tree(cell) for cell in range(CELLS)]
            )
        for cell in range(CELLS):
            if joints.is_joint[cell]:
                fine[cell] = False
        for car in (self.car_a, self.car_b):
            ways = self.ways_in(car)
            if len(ways) == 1:
                fine[car + DELTA[ways[0]]] = False
        if free == 1:
            fine[start] = False
        return slot_set(fine)

    def is_lone(self, cell: Cell) -> bool:
        """No step leads from it, but perhaps into the car."""
        for direction in range(4):
            if self.is_open(cell, direction) and not self.is_car(cell + DELTA[direction]):
                return False
        return True

    def takes_tree(self, cell: Cell) -> bool:
        if self.is_car(cell) or self.has_tree(cell):
            return False
        grown = self.with_tree(cell)
        return grown.is_connected() and grown.is_car_reachable()

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
        return len(self.ways_in(self.car_a)) > 0 and len(self.ways_in(self.car_b)) > 0
