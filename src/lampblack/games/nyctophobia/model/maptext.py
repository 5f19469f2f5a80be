"""Map text (NY-CONV-03): reading a drawn forest, and drawing one."""

from typing import Final, final

from lampblack.games.nyctophobia.model.forest import Forest
from lampblack.games.nyctophobia.model.geometry import (
    CELL_NAMES,
    EDGES,
    SIDE,
    TREE_FILLED,
    Ground,
)
from lampblack.kernel.answers import Malformed

WIDTH: Final = 2 * SIDE + 1
HEADER: Final = "    A B C D E F G H"
RIM: Final = "#" * WIDTH


@final
class Drawing:
    """What a map shows: the trees, and the character in each cell."""

    def __init__(self, ground: Ground, trees: list[int], marks: list[str]) -> None:
        self.ground = ground
        self.trees = trees
        self.marks = marks

    def cells_of(self, mark: str) -> list[int]:
        return [cell for cell, drawn in enumerate(self.marks) if drawn == mark]


def is_map_line(line: str) -> bool:
    """A row or a rim of a drawing, as opposed to a ``field: value`` line."""
    tidy = line.strip()
    if tidy.startswith(("#", "A B C")):
        return True
    return tidy[:1].isdigit() and tidy[1:2] == " " and ":" not in tidy


def read_map(lines: list[str], marks: str, field: str = "map") -> Drawing:
    """The drawing on these lines; header and margin are stripped, blank lines skipped."""
    rows = [line.rstrip() for line in lines if line.strip() and not line.strip().startswith("A B C")]
    if len(rows) == SIDE:
        return read_cells(rows, marks, field)
    if len(rows) != WIDTH:
        raise Malformed(field, f"has {len(rows)} lines; a map has {WIDTH} [NY-CONV-03]")
    stripped = [strip_margin(row, number, field) for number, row in enumerate(rows)]
    if stripped[0] != RIM or stripped[-1] != RIM:
        raise Malformed(field, f"the first and the last line are {WIDTH} times # [NY-CONV-03]")
    trees: list[int] = []
    seen: list[str] = []
    for row in range(1, WIDTH - 1):
        text = stripped[row]
        where = f"{field} line {row + 1}"
        if text[0] != "#" or text[-1] != "#":
            raise Malformed(where, "does not start and end with # [NY-CONV-03]")
        for col in range(1, WIDTH - 1):
            read_character(text[col], row, col, marks, where, trees, seen)
    return Drawing(EDGES, trees, seen)


def strip_margin(row: str, number: int, field: str) -> str:
    """The 17 characters of a line; a row number in the margin must be the right one."""
    start = row.find("#")
    text = row[start:] if start >= 0 else row
    if len(text) != WIDTH:
        raise Malformed(f"{field} line {number + 1}", f"{row!r} has not {WIDTH} characters [NY-CONV-03]")
    margin = row[:start].strip()
    if margin and (number % 2 == 0 or margin != str(number // 2 + 1)):
        raise Malformed(f"{field} line {number + 1}", f"is numbered {margin} [NY-CONV-03]")
    return text


def read_character(
    drawn: str, row: int, col: int, marks: str, where: str, trees: list[int], seen: list[str]
) -> None:
    x, y = col // 2, row // 2
    if row % 2 == 1 and col % 2 == 1:
        if drawn not in marks:
            raise Malformed(where, f"{CELL_NAMES[y * SIDE + x]} holds {drawn!r}, none of {marks}")
        seen.append(drawn)
    elif row % 2 == 0 and col % 2 == 0:
        if drawn != "+":
            raise Malformed(where, f"a corner is {drawn!r}, not + [NY-CONV-03]")
    else:
        tree = "|" if row % 2 == 1 else "-"
        if drawn not in (tree, " "):
            raise Malformed(where, f"an edge is {drawn!r}, neither {tree!r} nor a space [NY-CONV-03]")
        if drawn == tree:
            cell = (y * SIDE + x - 1) if row % 2 == 1 else (y - 1) * SIDE + x
            trees.append(EDGES.slot_between(cell, cell + (1 if row % 2 == 1 else SIDE)))


def read_cells(rows: list[str], marks: str, field: str) -> Drawing:
    """A map of the cell-tree variant: eight rows of eight characters, T for a tree."""
    trees: list[int] = []
    seen: list[str] = []
    for y, row in enumerate(rows):
        words = row.split()
        if words and words[0] == str(y + 1):
            words = words[1:]
        if len(words) != SIDE:
            raise Malformed(f"{field} line {y + 1}", f"has {len(words)} cells, not {SIDE} [NY-CELL-01]")
        for x, drawn in enumerate(words):
            if drawn not in marks and drawn != "T":
                raise Malformed(f"{field} line {y + 1}", f"{drawn!r} is none of T{marks}")
            if drawn == "T":
                trees.append(y * SIDE + x)
            seen.append("." if drawn == "T" else drawn)
    return Drawing(TREE_FILLED, trees, seen)


def draw_map(forest: Forest, marks: list[str]) -> list[str]:
    """The forest as map text, with header and margin."""
    if not forest.ground.on_edges:
        return draw_cells(forest, marks)
    lines = [HEADER, f"   {RIM}"]
    for y in range(SIDE):
        row = ""
        for x in range(SIDE):
            cell = y * SIDE + x
            wall = x < SIDE - 1 and forest.has_tree(EDGES.ahead[cell * 4 + 1])
            row += marks[cell] + ("|" if wall else " " if x < SIDE - 1 else "")
        lines.append(f" {y + 1} #{row}#")
        if y < SIDE - 1:
            walls = [forest.has_tree(EDGES.ahead[(y * SIDE + x) * 4 + 2]) for x in range(SIDE)]
            lines.append(f"   #{'+'.join('-' if wall else ' ' for wall in walls)}#")
    lines.append(f"   {RIM}")
    return lines


def draw_cells(forest: Forest, marks: list[str]) -> list[str]:
    lines = [HEADER]
    for y in range(SIDE):
        cells = range(y * SIDE, (y + 1) * SIDE)
        lines.append(f" {y + 1}  {' '.join('T' if forest.has_tree(cell) else marks[cell] for cell in cells)}")
    return lines
