# interpreted: a drawing of structs, at the edge
"""The forest as a text drawing: all of it for the Hunter; for the Hunted what their hands last felt."""

from lampblack.games.nyctophobia.knowledge.facts import Entries, Searched
from lampblack.games.nyctophobia.knowledge.view import SketchView, View

LETTERS = {"rock": "r", "noise": "n", "car": "C", "hunter": "X"}


def draw(view: View) -> str:
    if view.forest is not None:
        return "\n".join(view.forest.map)
    if view.sketch is not None:
        return draw_sketch(view.sketch)
    if view.last_search is not None:
        return draw_search(view.last_search)
    return "All is dark."


def letter(items: list[str]) -> str:
    """One character for what is in a cell; a person before anything else."""
    for item in reversed(items):
        if item.startswith("hunted:"):
            return item[-1]
        return LETTERS[item]
    return "."


def spaces(entries: Entries, wall: str) -> list[str]:
    """The characters of one direction, near to far: what parts the cells, then the cell."""
    drawn: list[str] = []
    for entry in entries:
        if isinstance(entry, str):
            return [*drawn, "#" if entry == "edge" else wall]
        drawn += [" ", letter(entry)]
    return drawn


def draw_search(search: Searched) -> str:
    """A cross around ``@``, north up; ``|`` and ``-`` are trees, ``#`` is the end of the board."""
    north, south = spaces(search.north, "-"), spaces(search.south, "-")
    west, east = spaces(search.west, "|"), spaces(search.east, "|")
    margin = " " * len(west)
    lines = [margin + mark for mark in reversed(north)]
    lines.append("".join(reversed(west)) + "@" + "".join(east))
    lines += [margin + mark for mark in south]
    return "\n".join(line.rstrip() for line in lines)


def draw_sketch(sketch: SketchView) -> str:
    """Everything felt so far around the own steps; a ``?`` marks what may have changed."""
    marks: dict[tuple[int, int], str] = {(2 * sketch.x, 2 * sketch.y): "@"}
    for edge in sketch.edges:
        x, y = 2 * edge.x, 2 * edge.y
        dx, dy = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0), "HERE": (0, 0)}[edge.direction]
        wall = "T" if edge.direction == "HERE" else "|" if dx else "-"
        sign = {"edge": "#", "tree": wall, "open": " "}[edge.felt]
        if edge.felt == "open":
            for cell in ((x, y), (x + 2 * dx, y + 2 * dy)):
                marks.setdefault(cell, ".")
        else:
            marks.setdefault((x, y), "." if edge.direction != "HERE" else sign)
        if edge.direction != "HERE":
            marks[(x + dx, y + dy)] = "?" if edge.doubtful else sign
    left, top = min(x for x, _ in marks), min(y for _, y in marks)
    right, bottom = max(x for x, _ in marks), max(y for _, y in marks)
    rows = [
        "".join(marks.get((x, y), " ") for x in range(left, right + 1)).rstrip()
        for y in range(top, bottom + 1)
    ]
    return "\n".join(rows)
