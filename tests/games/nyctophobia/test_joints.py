"""Where another cell tree may stand, against planting one and looking (NY-CELL-06)."""

import pytest

from lampblack.games.nyctophobia.model.forest import Forest
from lampblack.games.nyctophobia.model.geometry import CELLS, TREE_FILLED, members
from lampblack.kernel.chance import SeededChance
from tests.games.nyctophobia.forest import STANDARD

CARS = ((0, 1), (27, 35), (62, 63))


def grown(chance: SeededChance, car: tuple[int, int], trees: int, sound: bool) -> Forest:
    """Trees at random; when sound, only where they part nothing."""
    forest = Forest(TREE_FILLED, 0, 0, car[0], car[1])
    for _ in range(trees):
        cell = chance.below(CELLS)
        if forest.takes_tree(cell) or (not sound and forest.is_free(cell)):
            forest = forest.with_tree(cell)
    return forest


@pytest.mark.rule("NY-CELL-06")
@pytest.mark.parametrize("car", CARS)
@pytest.mark.parametrize("sound", [True, False])
def test_a_cell_takes_a_tree_when_the_forest_with_it_is_sound(car: tuple[int, int], sound: bool) -> None:
    chance = SeededChance(f"{car} {sound}")
    supply = STANDARD.box.tree_cells
    for trees in range(0, supply, 2):
        forest = grown(chance, car, trees, sound)
        free = members(*forest.plantable(supply), CELLS)
        assert free == [cell for cell in range(CELLS) if forest.takes_tree(cell)]
