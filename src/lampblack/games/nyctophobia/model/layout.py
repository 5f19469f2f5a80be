"""What a layout must satisfy (section 4, NY-CELL-06), and which clues are true (NY-SETUP-11)."""

from typing import Final, final

from lampblack.games.nyctophobia.model.forest import Forest
from lampblack.games.nyctophobia.model.geometry import (
    SIDE,
    Direction,
    Ground,
    direction_between,
    high,
    low,
)
from lampblack.games.nyctophobia.model.pieces import NOWHERE

CLOSE: Final = 4
"""NY-LAYOUT-08: what is nearer than this is worth a warning."""

CODE_RULES: Final = {
    "L_TREES": "NY-LAYOUT-01",
    "L_CAR_SHAPE": "NY-LAYOUT-02",
    "L_CAR_SPLIT": "NY-LAYOUT-03",
    "L_DISCONNECTED": "NY-LAYOUT-04",
    "L_CAR_SEALED": "NY-LAYOUT-05",
    "L_START_OVERLAP": "NY-LAYOUT-06",
    "L_START_CAR": "NY-LAYOUT-06",
    "L_START_TREE": "NY-CELL-01",
    "L_START_CONTACT": "NY-LAYOUT-07",
}
"""The error codes in the order they are reported (NY-LAYOUT-09), each with its rule."""


@final
class Layout:
    """A forest and the start cells, as somebody proposes them; nothing is promised yet."""

    def __init__(
        self, ground: Ground, trees: list[int], car: list[int], hunter: int, hunted: list[int]
    ) -> None:
        self.ground = ground
        self.trees = trees
        self.car = car
        self.hunter = hunter
        self.hunted = hunted

    def forest(self) -> Forest:
        return self.bare_forest().with_car(self.car[0], self.car[1])

    def bare_forest(self) -> Forest:
        """The trees alone, of those proposed the ones that have a place."""
        lo, hi = 0, 0
        for slot in self.trees:
            if 0 <= slot < self.ground.slots:
                lo |= low(slot)
                hi |= high(slot)
        return Forest(self.ground, lo, hi, NOWHERE, NOWHERE)


def problems(layout: Layout, supply: int) -> list[str]:
    """The codes of all violated rules, in order, each once (NY-LAYOUT-09)."""
    return board_problems(layout, supply) + start_problems(layout)


def board_problems(layout: Layout, supply: int) -> list[str]:
    found: list[str] = []
    trees = layout.trees
    ground = layout.ground
    if (
        len(trees) > supply
        or len(set(trees)) != len(trees)
        or any(not 0 <= slot < ground.slots for slot in trees)
    ):
        found.append("L_TREES")
    if len(layout.car) != 2 or direction_between(layout.car[0], layout.car[1]) < 0:
        return [*found, "L_CAR_SHAPE"]
    forest = layout.forest()
    if not forest.is_open_between(layout.car[0], layout.car[1]):
        found.append("L_CAR_SPLIT")
    if not forest.is_connected():
        found.append("L_DISCONNECTED")
    if not forest.is_car_reachable():
        found.append("L_CAR_SEALED")
    return found


def start_problems(layout: Layout) -> list[str]:
    found: list[str] = []
    starts = [layout.hunter, *layout.hunted]
    if len(set(starts)) != len(starts):
        found.append("L_START_OVERLAP")
    if any(cell in layout.car for cell in starts):
        found.append("L_START_CAR")
    if not layout.ground.on_edges and any(cell in layout.trees for cell in starts):
        found.append("L_START_TREE")
    forest = layout.bare_forest()
    if any(forest.is_open_between(layout.hunter, cell) for cell in layout.hunted):
        found.append("L_START_CONTACT")
    return found


def is_close(layout: Layout) -> bool:
    return start_close(layout.forest(), layout.hunter, layout.hunted)


def start_close(forest: Forest, hunter: int, hunted: list[int]) -> bool:
    """NY-LAYOUT-08: the warning W_CLOSE, which the Hunter may confirm."""
    to_hunter, to_car = forest.hunter_distances(hunter), forest.car_distances()
    return any(to_hunter[cell] < CLOSE or to_car[cell] < CLOSE for cell in hunted)


def is_true_clue(car_a: int, car_b: int, direction: Direction) -> bool:
    """Does the car's middle lie strictly on that side of the board's centre?"""
    across = car_a % SIDE + car_b % SIDE - (SIDE - 1)
    down = car_a // SIDE + car_b // SIDE - (SIDE - 1)
    if direction == 0:
        return down < 0
    if direction == 1:
        return across > 0
    if direction == 2:
        return down > 0
    return across < 0
