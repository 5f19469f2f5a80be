"""The actions of one kind on the cells of a castle, ready to be offered."""

from typing import Final, final

from mypy_extensions import i64

from lampblack.games.keys_to_the_castle.model.actions import KeysAction
from lampblack.kernel.action import Action
from lampblack.kernel.bits import bit

PRIME: Final = 67
"""Divided by it, all the bits of a set of cells leave different remainders."""


@final
class Menu:
    """Most of the time of a random game goes into listing options, so they are found by their cell's bit."""

    def __init__(self, by_cell: list[KeysAction]) -> None:
        self.by_cell = by_cell
        self.by_bit = [by_cell[0]] * PRIME
        for cell, action in enumerate(by_cell):
            self.by_bit[bit(cell) % PRIME] = action

    def offer(self, cells: i64, options: list[Action]) -> None:
        """Add the actions of a set of cells, in the order of the cells."""
        by_bit = self.by_bit
        while cells != 0:
            lowest = cells & -cells
            options.append(by_bit[lowest % PRIME])
            cells ^= lowest
