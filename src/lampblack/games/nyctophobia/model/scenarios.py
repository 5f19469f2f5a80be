"""Premade layouts, read from content/scenarios.toml and checked against the rules (NY-SETUP-03, NYC-SC)."""

import tomllib
from importlib import resources
from typing import Any, Final, final

from lampblack.games.nyctophobia.model.geometry import (
    CELL_NAMES,
    CLOCKWISE,
    DIRECTION_NAMES,
    cell_from_text,
)
from lampblack.games.nyctophobia.model.layout import Layout, is_close, is_true_clue, problems
from lampblack.games.nyctophobia.model.maptext import Drawing, read_map
from lampblack.kernel.answers import Malformed

SPOT_NAMES: Final = ("A", "B", "C")


@final
class Scenario:
    """A printed map: trees, start cells, and the spots where the car may stand."""

    def __init__(self, id: str, name: str, drawing: Drawing, spots: list[list[int]]) -> None:
        self.id = id
        self.name = name
        self.ground = drawing.ground
        self.trees = drawing.trees
        self.spots = spots
        self.hunter = only_cell(drawing, "X", id)
        self.hunted = [only_cell(drawing, str(seat), id) for seat in range(1, 5)]

    def layout(self, quarters: int, spot: int, starts: list[int]) -> Layout:
        """Turned so often, with the car on a spot and each seat on its printed cell (NYC-SC-05)."""
        trees, car = self.trees, self.spots[spot]
        cells = [self.hunter, *[self.hunted[start] for start in starts]]
        for _ in range(quarters):
            trees = [self.ground.turned[slot] for slot in trees]
            car = [CLOCKWISE[cell] for cell in car]
            cells = [CLOCKWISE[cell] for cell in cells]
        return Layout(self.ground, trees, car, cells[0], cells[1:])


def wrong(record: str, rule: str, problem: str) -> Malformed:
    return Malformed(f"scenarios.toml {record}", f"{problem} [{rule}]")


def only_cell(drawing: Drawing, mark: str, record: str) -> int:
    cells = drawing.cells_of(mark)
    if len(cells) != 1:
        raise wrong(record, "NY-SETUP-03", f"the map shows {len(cells)} times {mark}, not once")
    return cells[0]


def make_scenario(raw: dict[str, Any], number: int) -> Scenario:
    record = str(raw.get("id"))
    if record != f"SC-{number:02d}":
        raise wrong(record, "NYC-SC-01", f"scenario {number} is called SC-{number:02d}")
    drawing = read_map(raw["map"].splitlines(), ".X1234abc", f"scenarios.toml {record} map")
    spots = [drawing.cells_of(mark) for mark in "abc"]
    scenario = Scenario(record, raw["name"], drawing, spots)
    check_trees(scenario, raw["trees"])
    check_starts(scenario, raw)
    for spot, printed in enumerate(raw["spot"]):
        check_spot(scenario, spot, printed)
    return scenario


def check_trees(scenario: Scenario, printed: int) -> None:
    if len(scenario.trees) != printed:
        raise wrong(
            scenario.id, "NY-LAYOUT-01", f"the map shows {len(scenario.trees)} trees, the text {printed}"
        )


def check_starts(scenario: Scenario, raw: dict[str, Any]) -> None:
    hunted = [CELL_NAMES[cell] for cell in scenario.hunted]
    if CELL_NAMES[scenario.hunter] != raw["hunter"] or hunted != raw["hunted"]:
        raise wrong(scenario.id, "NY-SETUP-03", "the start cells of text and map differ")


def check_spot(scenario: Scenario, spot: int, printed: dict[str, Any]) -> None:
    """The car spot's row of the table: cells, distances, clues; and all of section 4."""
    record = f"{scenario.id} spot {printed['name']}"
    if [cell_from_text(name) for name in printed["cells"]] != scenario.spots[spot]:
        raise wrong(record, "NY-SETUP-03", "the car's cells of text and map differ")
    layout = scenario.layout(0, spot, [0, 1, 2, 3])
    check_layout(layout, record)
    forest = layout.forest()
    to_car = [min(forest.hunted_distances(car)[cell] for car in layout.car) for cell in layout.hunted]
    if to_car != printed["to_car"]:
        raise wrong(record, "NY-BOARD-08", f"the ways to the car are {to_car}")
    to_hunter = [forest.hunter_distances(cell)[layout.hunter] for cell in layout.hunted]
    if to_hunter != printed["to_hunter"]:
        raise wrong(record, "NY-BOARD-07", f"the ways to the Hunter are {to_hunter}")
    clues = [DIRECTION_NAMES[d] for d in range(4) if is_true_clue(layout.car[0], layout.car[1], d)]
    if clues != printed["clues"]:
        raise wrong(record, "NY-SETUP-11", f"the true clues are {', '.join(clues)}")


def check_layout(layout: Layout, record: str) -> None:
    codes = problems(layout)
    if codes:
        raise wrong(record, "NY-LAYOUT-09", f"breaks {', '.join(codes)}")
    if layout.ground.on_edges and is_close(layout):
        raise wrong(record, "NY-LAYOUT-08", "starts too close: W_CLOSE")


def make_cell_map(raw: dict[str, Any], number: int) -> Scenario:
    record = str(raw.get("id"))
    if record != f"CV-{number:02d}":
        raise wrong(record, "NYC-CV-01", f"cell map {number} is called CV-{number:02d}")
    drawing = read_map(raw["map"].splitlines(), ".XC1234", f"scenarios.toml {record} map")
    scenario = Scenario(record, raw["name"], drawing, [drawing.cells_of("C")])
    check_trees(scenario, raw["trees"])
    check_layout(scenario.layout(0, 0, [0, 1, 2, 3]), record)
    return scenario


def read_scenarios(content: dict[str, Any]) -> tuple[list[Scenario], list[Scenario]]:
    """The scenarios, and the maps of the cell-tree variant."""
    premade = [make_scenario(raw, number) for number, raw in enumerate(content["scenario"], start=1)]
    filled = [make_cell_map(raw, number) for number, raw in enumerate(content["cells"], start=1)]
    if len(premade) != 4 or len(filled) != 4:
        raise wrong("scenario", "NYC-SC-01", f"there are {len(premade)} and {len(filled)} maps, not 4 and 4")
    return premade, filled


def load() -> tuple[list[Scenario], list[Scenario]]:
    file = resources.files("lampblack.games.nyctophobia") / "content" / "scenarios.toml"
    return read_scenarios(tomllib.loads(file.read_text()))


_maps: Final = load()


def scenarios_for(on_edges: bool) -> list[Scenario]:
    return _maps[0] if on_edges else _maps[1]
