"""Where a layout breaks a rule of section 4: the cells and edges to point at."""

from lampblack.games.nyctophobia.model.forest import Forest
from lampblack.games.nyctophobia.model.geometry import CELL_NAMES, CELLS, FAR
from lampblack.games.nyctophobia.model.layout import Layout


def flaws(layout: Layout, code: str) -> list[str]:
    """The names of the places that break this code's rule; none where it is a matter of number."""
    if code == "L_CAR_SHAPE":
        return names(layout.car)
    if code == "L_CAR_SPLIT":
        return split(layout)
    if code == "L_DISCONNECTED":
        return names(cut_off(layout.forest()))
    if code == "L_CAR_SEALED":
        forest = layout.forest()
        return names([car for car in layout.car if not forest.ways_in(car)])
    return names([cell for cell in [layout.hunter, *layout.hunted] if is_bad_start(layout, cell, code)])


def names(cells: list[int]) -> list[str]:
    return [CELL_NAMES[cell] for cell in cells]


def split(layout: Layout) -> list[str]:
    """The tree between the halves of the car, or those that stand in it."""
    ground = layout.ground
    if ground.on_edges:
        return [ground.names[ground.slot_between(layout.car[0], layout.car[1])]]
    return names([car for car in layout.car if car in layout.trees])


def cut_off(forest: Forest) -> list[int]:
    """The cells outside the largest part of the forest, in which one gets about without the car."""
    part = [-1] * CELLS
    sizes: list[int] = []
    for start in range(CELLS):
        if part[start] < 0 and forest.is_free(start):
            reached = [cell for cell, steps in enumerate(forest.spread([start], False)) if steps != FAR]
            for cell in reached:
                part[cell] = len(sizes)
            sizes.append(len(reached))
    largest = sizes.index(max(sizes)) if sizes else -1
    return [cell for cell in range(CELLS) if part[cell] not in (-1, largest)]


def is_bad_start(layout: Layout, cell: int, code: str) -> bool:
    starts = [layout.hunter, *layout.hunted]
    if code == "L_START_OVERLAP":
        return starts.count(cell) > 1
    if code == "L_START_CAR":
        return cell in layout.car
    if code == "L_START_TREE":
        return cell in layout.trees
    if code != "L_START_CONTACT":
        return False
    forest = layout.bare_forest()
    if cell == layout.hunter:
        return any(forest.is_open_between(cell, other) for other in layout.hunted)
    return forest.is_open_between(layout.hunter, cell)
