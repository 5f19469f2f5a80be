"""How tiles and places are said."""

from collections.abc import Sequence
from typing import Final

from lampblack.games.night_cage.model.board import SEVEN
from lampblack.games.night_cage.model.words import KIND_WORDS, SIDE_WORDS
from lampblack.kernel.words import listed

# The larger board's names are the smaller one's, and more.
PLACES: Final = dict(zip(SEVEN.names, SEVEN.spoken))
LINES: Final = {SEVEN.line_name(line): SEVEN.spoken_line(line) for line in range(2 * SEVEN.side)}


def place_word(cell: str) -> str:
    """``(2,1)`` becomes ``B3``: the column's letter, and the row's number from 1."""
    return PLACES[cell]


def line_word(line: str) -> str:
    """``row 2`` becomes ``row 3``, ``column 2`` becomes ``column C``."""
    return LINES[line]


def places_word(cells: Sequence[str]) -> str:
    return listed([place_word(cell) for cell in cells])


def tile_word(code: str) -> str:
    """``Te`` becomes ``fork``, ``#I`` becomes ``Pit``, ``k`` the Key tile without its Key."""
    if code == ".":
        return "nothing"
    if code.startswith("#"):
        return "Pit"
    if code == "D":
        return "chasm"
    if code == "k":
        return "emptied Key tile"
    return KIND_WORDS[code[0]]


def openings_word(code: str) -> str:
    """``closed to the east`` and the like; nothing for what is open on all four sides."""
    if code[0] in "Tt" and len(code) == 2:
        return f"closed to the {SIDE_WORDS[code[1].upper()]}"
    if code == "Iv":
        return "north to south"
    if code == "Ih":
        return "east to west"
    if code[0] == "S" and len(code) == 3:
        return f"open to the {SIDE_WORDS[code[1].upper()]} and {SIDE_WORDS[code[2].upper()]}"
    if code[0] == "Q" and len(code) == 2:
        return f"facing {SIDE_WORDS[code[1].upper()]}"
    return ""
