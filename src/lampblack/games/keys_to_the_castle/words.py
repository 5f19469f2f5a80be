"""The words we say for pieces."""

from typing import Final

from lampblack.games.keys_to_the_castle.pieces import FACE_NAMES

COLOUR_WORDS: Final = {"R": "red", "B": "blue", "G": "green", "Y": "yellow"}
SIDE_WORDS: Final = {"S": "south", "W": "west", "N": "north", "E": "east"}
OPPOSITE: Final = {"S": "N", "W": "E", "N": "S", "E": "W"}
KIND_WORDS: Final = {
    "OPEN": "an open way",
    "BARRED": "bars",
    "EXTRA_KEY": "an Extra Key",
    "EXTRA_TURN": "an Extra Turn",
}
CARD_WORDS: Final = (
    "red Key",
    "blue Key",
    "green Key",
    "yellow Key",
    "Skeleton Key",
    "Padlock",
    "Secret Passage",
    "Hacksaw",
    "Net",
)


def card_word(face: str) -> str:
    """``KR`` becomes ``red Key``."""
    return CARD_WORDS[FACE_NAMES.index(face)]


def counted(number: int, thing: str) -> str:
    """``1 card``, ``2 cards``."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
