"""Premade layouts (NY-SETUP-03, NYC-SC)."""

from typing import Final, final

from lampblack.games.nyctophobia.model.forest import Forest
from lampblack.games.nyctophobia.model.geometry import CLOCKWISE, Ground
from lampblack.games.nyctophobia.model.layout import Layout

SPOT_NAMES: Final = ("A", "B", "C")


@final
class Scenario:
    """A printed map: trees, start cells, and the spots where the car may stand."""

    def __init__(
        self,
        id: str,
        name: str,
        ground: Ground,
        trees: list[int],
        spots: list[list[int]],
        hunter: int,
        hunted: list[int],
    ) -> None:
        self.id = id
        self.name = name
        self.ground = ground
        self.trees = trees
        self.spots = spots
        self.hunter = hunter
        self.hunted = hunted
        self._forests: list[Forest | None] = [None] * (4 * len(spots))

    def forest(self, quarters: int, spot: int) -> Forest:
        """Turned so often, with the car on a spot; made once, so that its distances are worked out once."""
        number = 4 * spot + quarters
        forest = self._forests[number]
        if forest is None:
            forest = self.layout(quarters, spot, []).forest()
            self._forests[number] = forest
        return forest

    def cells(self, quarters: int, starts: list[int]) -> list[int]:
        """Where Hunter and Hunted start, each seat on its printed cell, turned so often."""
        cells = [self.hunter, *[self.hunted[start] for start in starts]]
        for _ in range(quarters):
            cells = [CLOCKWISE[cell] for cell in cells]
        return cells

    def layout(self, quarters: int, spot: int, starts: list[int]) -> Layout:
        """Turned so often, with the car on a spot and each seat on its printed cell (NYC-SC-05)."""
        trees, car = self.trees, self.spots[spot]
        for _ in range(quarters):
            trees = [self.ground.turned[slot] for slot in trees]
            car = [CLOCKWISE[cell] for cell in car]
        cells = self.cells(quarters, starts)
        return Layout(self.ground, trees, car, cells[0], cells[1:])
