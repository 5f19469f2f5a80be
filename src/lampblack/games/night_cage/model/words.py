"""What tiles and directions are called."""

from typing import Final

KIND_WORDS: Final = {
    "X": "crossing",
    "T": "fork",
    "t": "crumbling fork",
    "I": "straight passage",
    "K": "Key tile",
    "G": "Gate",
    "W": "Wax Eater",
    "Q": "Keeper",
    "F": "Pit Fiend",
    "P": "Pathless",
    "O": "Omen",
    "S": "Start tile",
}
SIDE_WORDS: Final = {"N": "north", "E": "east", "S": "south", "W": "west"}
