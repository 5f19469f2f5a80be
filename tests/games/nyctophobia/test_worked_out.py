"""What a forest works out quickly, against looking anew: where a tree may stand, open steps, distances."""

import pytest

from lampblack.games.nyctophobia.model.forest import Forest
from lampblack.games.nyctophobia.model.geometry import CELLS, EDGES, FAR, TREE_FILLED, Ground, members
from lampblack.games.nyctophobia.model.layout import Layout, board_problems
from lampblack.kernel.chance import SeededChance
from tests.games.nyctophobia.forest import STANDARD

CARS = ((0, 1), (7, 15), (27, 35), (28, 29), (62, 63))


def is_sound(forest: Forest) -> bool:
    layout = Layout(forest.ground, forest.trees(), [forest.car_a, forest.car_b], -1, [])
    return not board_problems(layout, STANDARD.box.trees)


@pytest.mark.rule("NY-LAYOUT-01", "NY-LAYOUT-03", "NY-LAYOUT-04", "NY-LAYOUT-05")
@pytest.mark.parametrize("car", CARS)
def test_an_edge_takes_a_tree_when_the_forest_with_it_is_sound(car: tuple[int, int]) -> None:
    chance = SeededChance(f"{car}")
    supply = STANDARD.box.trees
    forest = Forest(EDGES, 0, 0, car[0], car[1])
    for number in range(supply + 1):
        free = members(*forest.plantable(supply), EDGES.slots)
        if number % 12 == 0:
            gaps = [slot for slot in range(EDGES.slots) if not forest.has_tree(slot)]
            assert free == [slot for slot in gaps if is_sound(forest.with_tree(slot))]
        if free:
            forest = forest.with_tree(free[chance.below(len(free))])


@pytest.mark.rule("NY-BOARD-03", "NY-CELL-02", "NYC-PRIM-13")
@pytest.mark.parametrize("ground", [EDGES, TREE_FILLED])
def test_a_changed_forest_is_as_open_as_one_made_anew(ground: Ground) -> None:
    chance = SeededChance("anew")
    forest = Forest(ground, 0, 0, 27, 35)
    for number in range(60):
        slot = chance.below(ground.slots)
        if number % 7 == 6:
            forest = forest.turned()
        elif forest.has_tree(slot):
            forest = forest.without_tree(slot)
        else:
            forest = forest.with_tree(slot)
        anew = Forest(ground, forest.lo, forest.hi, forest.car_a, forest.car_b)
        assert forest.open == anew.open
        if forest.trees():
            forest = forest.without_tree(forest.trees()[chance.below(len(forest.trees()))])
            assert forest.open == Forest(ground, forest.lo, forest.hi, forest.car_a, forest.car_b).open


@pytest.mark.rule("NYC-PRIM-02")
def test_a_way_across_trees_is_the_shortest_there_is() -> None:
    """Against walking from every cell with so many crossings left."""
    chance = SeededChance("across")
    forest = Forest(EDGES, 0, 0, 27, 35)
    for _ in range(30):
        free = members(*forest.plantable(99), EDGES.slots)
        forest = forest.with_tree(free[chance.below(len(free))])
    for target in (0, 12, 35, 63):
        tables = forest.distances_across(target, 2)
        assert len(tables) == 3
        for crossings, steps in enumerate(tables):
            assert steps == [walked(forest, cell, target, crossings) for cell in range(CELLS)]


def walked(forest: Forest, start: int, target: int, crossings: int) -> int:
    """Steps of the shortest walk that enters no car cell but the target, and starts in none but there."""
    if forest.is_car(start) and start != target:
        return FAR
    stands, steps, seen = [(start, crossings)], 0, {(start, crossings)}
    while stands:
        further: list[tuple[int, int]] = []
        for cell, left in stands:
            if cell == target:
                return steps
            for direction, delta in enumerate((-8, 1, 8, -1)):
                slot, there = EDGES.ahead[cell * 4 + direction], cell + delta
                still = left if forest.is_open(cell, direction) else left - 1
                if slot < 0 or still < 0 or (there, still) in seen:
                    continue
                if there == target or not forest.is_car(there):
                    seen.add((there, still))
                    further.append((there, still))
        stands, steps = further, steps + 1
    return FAR
