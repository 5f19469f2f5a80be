"""How tiles are said."""

from lampblack.games.night_cage.model.words import KIND_WORDS, SIDE_WORDS


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
