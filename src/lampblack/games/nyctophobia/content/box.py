"""Reading box.toml: how many of everything are in the box."""

from typing import Any, Final

from lampblack.games.nyctophobia.model.box import Box
from lampblack.games.nyctophobia.model.geometry import CELLS, EDGES
from lampblack.games.nyctophobia.model.pieces import MOST_HUNTED
from lampblack.kernel.answers import Malformed

MOST_ROCKS: Final = 7
"""What is felt has room for so many rocks in one place."""
LIMITS: Final = {
    "trees": (0, EDGES.slots, "NY-COMP-02"),
    "tree_cells": (0, CELLS, "NY-CELL-06"),
    "rocks": (0, MOST_ROCKS, "NY-COMP-04"),
    "held": (0, MOST_ROCKS, "NY-SETUP-05"),
    "health": (1, 9, "NY-COMP-07"),
    "hand": (1, 8, "NY-SETUP-08"),
}
"""Each number's record: the fewest, the most, and its rule."""


def wrong(record: str, rule: str, problem: str) -> Malformed:
    return Malformed(f"box.toml {record}", f"{problem} [{rule}]")


def read_box(content: dict[str, Any]) -> Box:
    for record in content:
        if record not in LIMITS:
            raise wrong(record, "NY-COMP-01", f"is none of {', '.join(LIMITS)}")
    box = Box(
        number(content, "trees"),
        number(content, "tree_cells"),
        number(content, "rocks"),
        number(content, "held"),
        number(content, "health"),
        number(content, "hand"),
    )
    if box.rocks < MOST_HUNTED * box.held:
        problem = f"{box.rocks} are not enough for {MOST_HUNTED} Hunted with {box.held} each"
        raise wrong("rocks", "NY-SETUP-05", problem)
    return box


def number(content: dict[str, Any], record: str) -> int:
    fewest, most, rule = LIMITS[record]
    if record not in content:
        raise wrong(record, rule, "is missing")
    value = content[record]
    if type(value) is not int or not fewest <= value <= most:
        raise wrong(record, rule, f"{value!r} is no number from {fewest} to {most}")
    return value
