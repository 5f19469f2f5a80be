"""Cells that hold the forest together: where a tree would part it (cell trees, NY-CELL-06)."""

from typing import final

from mypy_extensions import i64

from lampblack.games.nyctophobia.model.geometry import BITS, CELLS, DELTA


@final
class Joints:
    """Tarjan's articulation points among the cells that hang together with ``start``, car cells left out."""

    def __init__(self, ways: list[int], car_a: i64, car_b: i64, start: i64) -> None:
        self.ways = ways
        self.is_joint: list[bool] = [False] * CELLS
        self.found: list[int] = [0] * CELLS
        self.low: list[int] = [0] * CELLS
        self.clock: i64 = 0
        self.car_a: i64 = car_a
        self.car_b: i64 = car_b
        self.visit(start, -1)

    def visit(self, cell: i64, origin: i64) -> None:
        self.clock += 1
        self.found[cell] = self.clock
        self.low[cell] = self.clock
        mask: i64 = self.ways[cell]
        branches: i64 = 0
        for direction in range(4):
            if mask & BITS[direction]:
                there: i64 = cell + DELTA[direction]
                if there != origin and there != self.car_a and there != self.car_b:
                    branches += self.look(cell, there, origin)
        if origin < 0:
            self.is_joint[cell] = branches > 1

    def look(self, cell: i64, there: i64, origin: i64) -> i64:
        """Along one open step; how many branches it adds, none when the cell there is known already."""
        known: i64 = self.found[there]
        branch: i64 = 0
        if known == 0:
            branch = 1
            self.visit(there, cell)
            known = self.low[there]
            if known >= self.found[cell] and origin >= 0:
                self.is_joint[cell] = True
        if known < self.low[cell]:
            self.low[cell] = known
        return branch
