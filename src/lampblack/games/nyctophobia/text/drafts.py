"""Reading a layout that the Hunter means to build, from map text (NY-CONV-03)."""

from typing import Final

from lampblack.games.nyctophobia.model.geometry import cell_from_text
from lampblack.games.nyctophobia.model.layout import Layout
from lampblack.games.nyctophobia.model.maptext import Drawing, is_map_line, read_map
from lampblack.games.nyctophobia.model.pieces import NOWHERE
from lampblack.games.nyctophobia.model.settings import Settings
from lampblack.kernel.answers import Malformed

MARKS: Final = ".XC1234"
FIELDS: Final = ("name", "car")


def draft_from_text(text: str, settings: Settings) -> Layout:
    """The layout; NOWHERE for a piece the map does not show. Starts of more Hunted than play are left out."""
    rows: list[str] = []
    car: list[int] = []
    for number, line in enumerate(text.splitlines(), start=1):
        name, colon, value = line.partition(":")
        if not line.strip():
            continue
        if is_map_line(line):
            rows.append(line)
        elif not colon or name.strip() not in FIELDS:
            raise Malformed(f"line {number}", f"{line.strip()[:30]!r} is no row of a map [NY-CONV-03]")
        elif name.strip() == "car":
            car = [cell_from_text(word, f"line {number}") for word in value.split()]
    drawing = read_map(rows, MARKS)
    if drawing.ground is not settings.ground:
        raise other_ground(settings)
    hunted = [piece_in(drawing, str(seat)) for seat in range(1, settings.hunted + 1)]
    return Layout(drawing.ground, drawing.trees, car or drawing.cells_of("C"), piece_in(drawing, "X"), hunted)


def piece_in(drawing: Drawing, mark: str) -> int:
    cells = drawing.cells_of(mark)
    if len(cells) > 1:
        raise Malformed("map", f"shows {mark} {len(cells)} times [NY-CONV-03]")
    return cells[0] if cells else NOWHERE


def other_ground(settings: Settings) -> Malformed:
    if settings.on_edges:
        return Malformed("map", "shows trees that fill cells; here they stand between cells [NY-BOARD-01]")
    return Malformed("map", "shows trees between cells; here they fill cells [NY-CELL-01]")
