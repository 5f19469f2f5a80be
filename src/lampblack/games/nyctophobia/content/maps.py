"""Reading scenarios.toml: every map is checked against the rules, and against what is printed beside it."""

from typing import Any, Final

from lampblack.games.nyctophobia.model.box import Box
from lampblack.games.nyctophobia.model.geometry import CELL_NAMES, DIRECTION_NAMES, cell_from_text
from lampblack.games.nyctophobia.model.layout import Layout, is_close, is_true_clue, problems
from lampblack.games.nyctophobia.model.maptext import Drawing, read_map
from lampblack.games.nyctophobia.model.scenario import Scenario
from lampblack.kernel.answers import Malformed

SPOT_MARKS: Final = "abc"
MOST: Final = 20


def wrong(record: str, rule: str, problem: str) -> Malformed:
    return Malformed(f"scenarios.toml {record}", f"{problem} [{rule}]")


def read_maps(content: dict[str, Any], box: Box) -> tuple[list[Scenario], list[Scenario]]:
    """The scenarios, and the maps of the cell-tree variant."""
    taken = {"OWN"}
    premade = [make_scenario(raw, taken, box.trees) for raw in listed(content, "scenario")]
    filled = [make_cell_map(raw, taken, box.tree_cells) for raw in listed(content, "cells")]
    if not premade:
        raise wrong("scenario", "NY-SETUP-03", "there is no premade scenario")
    return premade, filled


def listed(content: dict[str, Any], kind: str) -> list[dict[str, Any]]:
    found = content.get(kind, [])
    if not isinstance(found, list) or len(found) > MOST:
        raise wrong(kind, "NY-SETUP-03", f"is a list of at most {MOST} maps")
    return found


def name_of(raw: dict[str, Any], kind: str, taken: set[str]) -> str:
    """The map's id, which no other map has."""
    record = raw.get("id")
    if not isinstance(record, str) or not record.replace("-", "").isalnum() or record != record.upper():
        raise wrong(f"{kind} {record!r}", "NY-SETUP-03", "is no name of letters, digits and hyphens")
    if record in taken:
        raise wrong(record, "NY-SETUP-03", "there is another map of that name")
    for field in ("name", "map"):
        if not isinstance(raw.get(field), str):
            raise wrong(record, "NY-SETUP-03", f"{field} is missing")
    taken.add(record)
    return record


def make_scenario(raw: dict[str, Any], taken: set[str], supply: int) -> Scenario:
    record = name_of(raw, "scenario", taken)
    drawing = read_map(raw["map"].splitlines(), ".X1234abc", f"scenarios.toml {record} map")
    if not drawing.ground.on_edges:
        raise wrong(record, "NY-BOARD-01", "the map shows trees that fill cells")
    spots = [drawing.cells_of(mark) for mark in SPOT_MARKS if drawing.cells_of(mark)]
    if not spots or len(drawing.cells_of(SPOT_MARKS[len(spots) - 1])) == 0:
        raise wrong(record, "NY-SETUP-03", "the car's spots are called a, b, c, and there is one at least")
    scenario = scenario_of(record, raw["name"], drawing, spots)
    check_printed(scenario, raw)
    for spot in range(len(spots)):
        check_layout(scenario.layout(0, spot, [0, 1, 2, 3]), supply, f"{record} spot {SPOT_MARKS[spot]}")
    for spot, printed in enumerate(raw.get("spot", [])):
        check_spot(scenario, spot, printed)
    return scenario


def make_cell_map(raw: dict[str, Any], taken: set[str], supply: int) -> Scenario:
    record = name_of(raw, "cells", taken)
    drawing = read_map(raw["map"].splitlines(), ".XC1234", f"scenarios.toml {record} map")
    if drawing.ground.on_edges:
        raise wrong(record, "NY-CELL-01", "the map shows trees on edges")
    scenario = scenario_of(record, raw["name"], drawing, [drawing.cells_of("C")])
    check_printed(scenario, raw)
    check_layout(scenario.layout(0, 0, [0, 1, 2, 3]), supply, record)
    return scenario


def scenario_of(record: str, name: str, drawing: Drawing, spots: list[list[int]]) -> Scenario:
    hunter = only_cell(drawing, "X", record)
    hunted = [only_cell(drawing, str(seat), record) for seat in range(1, 5)]
    return Scenario(record, name, drawing.ground, drawing.trees, spots, hunter, hunted)


def only_cell(drawing: Drawing, mark: str, record: str) -> int:
    cells = drawing.cells_of(mark)
    if len(cells) != 1:
        raise wrong(record, "NY-SETUP-03", f"the map shows {len(cells)} times {mark}, not once")
    return cells[0]


def check_printed(scenario: Scenario, raw: dict[str, Any]) -> None:
    """What is printed beside a map need not be there, but must be right."""
    number = len(scenario.trees)
    if raw.get("trees", number) != number:
        problem = f"the map shows {number} trees, the text {raw['trees']}"
        raise wrong(scenario.id, "NY-LAYOUT-01", problem)
    hunter, hunted = CELL_NAMES[scenario.hunter], [CELL_NAMES[cell] for cell in scenario.hunted]
    if raw.get("hunter", hunter) != hunter or raw.get("hunted", hunted) != hunted:
        raise wrong(scenario.id, "NY-SETUP-03", "the start cells of text and map differ")


def check_spot(scenario: Scenario, spot: int, printed: dict[str, Any]) -> None:
    """The car spot's row of the table: cells, distances, clues."""
    record = f"{scenario.id} spot {printed.get('name')}"
    for field in ("cells", "to_car", "to_hunter", "clues"):
        if not isinstance(printed.get(field), list):
            raise wrong(record, "NY-SETUP-03", f"{field} is missing")
    if spot >= len(scenario.spots) or cells_named(printed["cells"], record) != scenario.spots[spot]:
        raise wrong(record, "NY-SETUP-03", "the car's cells of text and map differ")
    layout = scenario.layout(0, spot, [0, 1, 2, 3])
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


def cells_named(names: list[Any], record: str) -> list[int]:
    return [cell_from_text(str(name), f"scenarios.toml {record} cells") for name in names]


def check_layout(layout: Layout, supply: int, record: str) -> None:
    codes = problems(layout, supply)
    if codes:
        raise wrong(record, "NY-LAYOUT-09", f"breaks {', '.join(codes)}")
    if layout.ground.on_edges and is_close(layout):
        raise wrong(record, "NY-LAYOUT-08", "starts too close: W_CLOSE")
