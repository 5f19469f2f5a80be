"""Growing an imagined forest around what is remembered of one."""

from typing import Final, final

from mypy_extensions import i64

from lampblack.games.nyctophobia.model.forest import Forest
from lampblack.games.nyctophobia.model.geometry import (
    CELLS,
    EDGES,
    HALF,
    NEIGHBOUR,
    Cell,
    Direction,
    Ground,
    Slot,
    high,
    holds,
    low,
)
from lampblack.games.nyctophobia.model.layout import is_true_clue
from lampblack.games.nyctophobia.model.sketch import Sketch
from lampblack.kernel.chance import Chance

UNKNOWN: Final = 0
OPEN: Final = 1
TREE: Final = 2

FEWEST: Final = 26
MOST: Final = 38
"""Scenarios have 30 to 37 trees; an imagined forest mostly has about as many."""
FEWEST_CELLS: Final = 12
MOST_CELLS: Final = 20
ODD: Final = 8
"""One forest in so many has any number of trees: the Hunter's own layouts may."""


@final
class Grove:
    """A forest in the making: what each slot is known to be, and where the car stands."""

    def __init__(self, ground: Ground, supply: int) -> None:
        self.ground = ground
        self.supply = supply
        self.slots: list[int] = [UNKNOWN] * ground.slots
        self.seen: list[bool] = [False] * CELLS
        self.car_a = -1
        self.car_b = -1

    # Shifting.

    def shifted_slot(self, slot: Slot, shift: int) -> int:
        """The slot by so many cells farther on."""
        if not self.ground.on_edges:
            return slot + shift
        cell = self.ground.ends[slot][0] + shift
        return self.ground.ahead[cell * 4 + (1 if slot < HALF else 2)]

    def shifted(self, lo: i64, hi: i64, shift: int) -> tuple[int, int]:
        new_lo: i64 = 0
        new_hi: i64 = 0
        for slot in range(self.ground.slots):
            if holds(lo, hi, slot):
                there = self.shifted_slot(slot, shift)
                new_lo |= low(there)
                new_hi |= high(there)
        return new_lo, new_hi

    def shifted_cells(self, lo: i64, hi: i64, shift: int) -> tuple[int, int]:
        new_lo: i64 = 0
        new_hi: i64 = 0
        for cell in range(CELLS):
            if holds(lo, hi, cell):
                new_lo |= low(cell + shift)
                new_hi |= high(cell + shift)
        return new_lo, new_hi

    # What is known.

    def remember(self, sketch: Sketch, shift: int, chance: Chance) -> None:
        """Sure slots are as they were felt; of the doubtful, most are still so."""
        for slot in range(self.ground.slots):
            is_open = holds(sketch.open_lo, sketch.open_hi, slot)
            if not is_open and not holds(sketch.tree_lo, sketch.tree_hi, slot):
                continue
            if holds(sketch.sure_lo, sketch.sure_hi, slot) or chance.below(16) != 0:
                self.slots[self.shifted_slot(slot, shift)] = OPEN if is_open else TREE
        for cell in range(CELLS):
            if holds(sketch.seen_lo, sketch.seen_hi, cell):
                self.seen[cell + shift] = True

    def is_car(self, cell: Cell) -> bool:
        return cell == self.car_a or cell == self.car_b

    def park_car(self, sketch: Sketch, shift: int, clues: list[int], chance: Chance) -> bool:
        """The car where it was felt, or anywhere nobody has been that the clue allows."""
        known = [cell + shift for cell in (sketch.car_a, sketch.car_b) if cell >= 0]
        spots: list[int] = []
        for edge in range(EDGES.slots):
            a, b = EDGES.ends[edge]
            if self.may_park(a, known) and self.may_park(b, known) and self.fits(a, b, edge, known, clues):
                spots.append(edge)
        if not spots:
            return False
        self.car_a, self.car_b = EDGES.ends[spots[chance.below(len(spots))]]
        if self.ground.on_edges:
            self.slots[self.ground.slot_between(self.car_a, self.car_b)] = OPEN
        else:
            self.slots[self.car_a] = OPEN
            self.slots[self.car_b] = OPEN
        return self.open_a_way(self.car_a, chance) and self.open_a_way(self.car_b, chance)

    def may_park(self, cell: Cell, known: list[int]) -> bool:
        if not self.ground.on_edges and self.slots[cell] == TREE:
            return False
        return cell in known or not self.seen[cell]

    def fits(self, a: int, b: int, edge: int, known: list[int], clues: list[int]) -> bool:
        for cell in known:
            if cell != a and cell != b:
                return False
        if self.ground.on_edges and self.slots[edge] == TREE:
            return False
        return any(is_true_clue(a, b, direction) for direction in clues)

    def open_a_way(self, car: int, chance: Chance) -> bool:
        """NY-LAYOUT-05: some step from a car cell to the outside is open."""
        ways: list[int] = []
        for direction in range(4):
            there = NEIGHBOUR[car * 4 + direction]
            if there >= 0 and not self.is_car(there):
                slot = self.ground.ahead[car * 4 + direction]
                if self.slots[slot] == OPEN:
                    return True
                if self.slots[slot] == UNKNOWN:
                    ways.append(slot)
        if not ways:
            return False
        self.slots[ways[chance.below(len(ways))]] = OPEN
        return True

    def open_step(self, cell: Cell, direction: Direction) -> bool:
        """Make the step open, if it may be."""
        slot = self.ground.ahead[cell * 4 + direction]
        if slot < 0 or self.slots[slot] == TREE:
            return False
        self.slots[slot] = OPEN
        return True

    def clear(self, cell: Cell) -> bool:
        """Somebody stands in the cell: with cell trees, none is there."""
        if not self.ground.on_edges:
            if self.slots[cell] == TREE:
                return False
            self.slots[cell] = OPEN
        return True

    # Growing.

    def grow(self, chance: Chance) -> Forest | None:
        """A sound forest with everything known in it; None when there is none with this car."""
        return self.grow_edges(chance) if self.ground.on_edges else self.grow_cells(chance)

    def grow_edges(self, chance: Chance) -> Forest | None:
        """A random spanning tree of open steps; trees on some of the other edges."""
        unknown: list[int] = []
        known: list[int] = []
        trees = 0
        for slot in range(self.ground.slots):
            state = self.slots[slot]
            if state == UNKNOWN:
                unknown.append(slot)
            elif state == OPEN:
                known.append(slot)
            else:
                trees += 1
        shuffle(unknown, chance)
        roots: list[int] = list(range(CELLS))
        parts = CELLS - 2
        for slot in known:
            if self.joins(slot, roots):
                parts -= 1
        free: list[int] = []
        for slot in unknown:
            if self.joins(slot, roots):
                parts -= 1
            else:
                free.append(slot)
        if parts != 1 or trees > self.supply:
            return None
        return self.planted(free, how_many(FEWEST, MOST, self.supply, chance) - trees)

    def joins(self, slot: Slot, roots: list[int]) -> bool:
        """Does the open slot join two parts of the forest, without the car?"""
        a, b = self.ground.ends[slot]
        if self.is_car(a) or self.is_car(b):
            return False
        a, b = root(a, roots), root(b, roots)
        if a == b:
            return False
        roots[a] = b
        return True

    def planted(self, free: list[int], wanted: int) -> Forest:
        lo: i64 = 0
        hi: i64 = 0
        for slot in range(self.ground.slots):
            if self.slots[slot] == TREE:
                lo |= low(slot)
                hi |= high(slot)
        for slot in free[: max(wanted, 0)]:
            lo |= low(slot)
            hi |= high(slot)
        return Forest(self.ground, lo, hi, self.car_a, self.car_b)

    def grow_cells(self, chance: Chance) -> Forest | None:
        """Tree cells one by one, each where the forest stays sound (NY-CELL-06)."""
        forest = self.planted([], 0)
        if not forest.is_connected() or not forest.is_car_reachable() or forest.number() > self.supply:
            return None
        free: list[int] = []
        for cell in range(CELLS):
            if self.slots[cell] == UNKNOWN and not self.is_car(cell):
                free.append(cell)
        shuffle(free, chance)
        wanted = how_many(FEWEST_CELLS, MOST_CELLS, self.supply, chance)
        for cell in free:
            if forest.number() >= wanted:
                break
            grown = forest.with_tree(cell)
            if grown.is_connected() and grown.is_car_reachable():
                forest = grown
        return forest


def how_many(fewest: int, most: int, supply: int, chance: Chance) -> int:
    if chance.below(ODD) == 0:
        return chance.below(supply + 1)
    return min(fewest + chance.below(most - fewest + 1), supply)


def root(cell: Cell, roots: list[int]) -> int:
    while roots[cell] != cell:
        roots[cell] = roots[roots[cell]]
        cell = roots[cell]
    return cell


def shuffle(things: list[int], chance: Chance) -> None:
    for last in range(len(things) - 1, 0, -1):
        other = chance.below(last + 1)
        things[last], things[other] = things[other], things[last]
