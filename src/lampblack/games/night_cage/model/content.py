"""What is in the box, as content/tiles.toml or a content pack has it: tiles of each kind, checked."""

from importlib import resources
from typing import Any, Final, final

from lampblack.games.night_cage.model.pieces import (
    DRAWN_KINDS,
    GATE,
    KEEPER,
    KEY_TILE,
    KIND_CODES,
    KINDS,
    START_TILE,
    STRAIGHT,
)
from lampblack.kernel.answers import Malformed
from lampblack.kernel.fields import choice
from lampblack.kernel.packs import Files, Packs

FILE: Final = "tiles.toml"
MOST: Final = 99
"""Tiles of a kind."""


@final
class Needs:
    """What an edition asks of its tables."""

    def __init__(
        self, box_rule: str, start_tiles: int, stacks: dict[str, int], openings: dict[str, int]
    ) -> None:
        self.box_rule = box_rule
        self.start_tiles = start_tiles  # the most prisoners there are
        self.stacks = stacks  # each table with its prisoners
        self.openings = openings


NEEDS: Final = {
    "published": Needs(
        "NC-COMP-01",
        5,
        {"standard": 4, "standard5": 5, "advanced": 4, "advanced5": 5},
        {"opening": 4, "opening5": 5},
    ),
    "june2019": Needs("NC19-COMP-01", 6, {"standard": 6, "advanced": 6}, {}),
}


@final
class Content:
    """How many tiles of each kind every table of every edition has."""

    def __init__(self, tables: dict[str, list[int]]) -> None:
        self.tables = tables  # by "edition.table"

    def tiles(self, edition: str, table: str) -> list[int]:
        """A copy, to be changed at will."""
        return self.tables[f"{edition}.{table}"][:]


def load_content(files: Files) -> Content:
    """``Malformed`` names the table and the rule it breaks."""
    data = files.read(FILE)
    tables: dict[str, list[int]] = {}
    for edition, needs in NEEDS.items():
        names = ["box", *needs.stacks, *needs.openings]
        given = table_of(data, edition, edition)
        for name in given:
            if name not in names:
                raise Malformed(f"{FILE} {edition}.{name}", f"is none of {', '.join(names)}")
        for name in names:
            tables[f"{edition}.{name}"] = read_counts(given, f"{edition}.{name}", name)
        check_edition(edition, needs, tables)
    for edition in data:
        if edition not in NEEDS:
            raise Malformed(f"{FILE} {edition}", f"is none of {', '.join(NEEDS)}")
    return Content(tables)


def table_of(data: dict[str, Any], name: str, record: str) -> dict[str, Any]:
    table = data.get(name)
    if not isinstance(table, dict):
        raise Malformed(f"{FILE} {record}", "is missing, or no table")
    return table


def read_counts(given: dict[str, Any], record: str, name: str) -> list[int]:
    counts = [0] * KINDS
    for code, number in table_of(given, name, record).items():
        kind = choice(f"{FILE} {record}", code, KIND_CODES)
        if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number <= MOST:
            raise Malformed(f"{FILE} {record}.{code}", f"is not a whole number from 0 to {MOST}")
        counts[kind] = number
    return counts


def check_edition(edition: str, needs: Needs, tables: dict[str, list[int]]) -> None:
    box = tables[f"{edition}.box"]
    if box[START_TILE] < needs.start_tiles:
        problem = f"has {box[START_TILE]} S, and {needs.start_tiles} prisoners need one each"
        raise Malformed(f"{FILE} {edition}.box", f"{problem} [NC-SETUP-10]")
    for name, prisoners in needs.stacks.items():
        check_stack(f"{FILE} {edition}.{name}", tables[f"{edition}.{name}"], box, prisoners, needs)
    for name, prisoners in needs.openings.items():
        opening = tables[f"{edition}.{name}"]
        check_opening(f"{FILE} {edition}.{name}", opening, prisoners)
        for stack, number in needs.stacks.items():
            for kind in range(KINDS):
                if number == prisoners and opening[kind] > tables[f"{edition}.{stack}"][kind]:
                    problem = f"has more {KIND_CODES[kind]} than {stack}"
                    raise Malformed(f"{FILE} {edition}.{name}", f"{problem} [NC-SETUP-06]")


def check_stack(record: str, stack: list[int], box: list[int], prisoners: int, needs: Needs) -> None:
    for kind in range(KINDS):
        if stack[kind] > box[kind]:
            problem = f"has {stack[kind]} {KIND_CODES[kind]}, the box only {box[kind]}"
            raise Malformed(record, f"{problem} [{needs.box_rule}]")
    if stack[START_TILE] > 0:
        raise Malformed(record, "has S, but Start tiles are never drawn [NC-SETUP-10]")
    if stack[GATE] == 0:
        raise Malformed(record, "has no G, and nobody leaves without a Gate [NC-END-04]")
    keys = stack[KEY_TILE] + stack[KEEPER]
    if keys < prisoners:
        raise Malformed(record, f"has {keys} Keys for {prisoners} prisoners [NC-END-05]")


def check_opening(record: str, opening: list[int], prisoners: int) -> None:
    for kind in range(DRAWN_KINDS):
        if kind > STRAIGHT and opening[kind] > 0:
            raise Malformed(record, f"has {KIND_CODES[kind]}, but opening tiles are passages [NC-SETUP-06]")
    if sum(opening) < 2 * prisoners:
        raise Malformed(
            record, f"has {sum(opening)} tiles for {prisoners} starts with two exits [NC-SETUP-19]"
        )


PACKS: Final[Packs[Content]] = Packs(
    ("night-cage", "night-cage-2019"),
    resources.files("lampblack.games.night_cage") / "content",
    (FILE,),
    load_content,
)
"""For both editions: a pack has the tables of both, or leaves the file out."""
