"""The words we say for pieces."""

from typing import Final

from lampblack.games.keys_to_the_castle.model.pieces import CARD_WORDS, FACE_NAMES

COLOUR_WORDS: Final = {"R": "red", "B": "blue", "G": "green", "Y": "yellow"}
SIDE_WORDS: Final = {"S": "south", "W": "west", "N": "north", "E": "east"}
OPPOSITE: Final = {"S": "N", "W": "E", "N": "S", "E": "W"}
KIND_WORDS: Final = {
    "OPEN": "an open way",
    "BARRED": "bars",
    "EXTRA_KEY": "an Extra Key",
    "EXTRA_TURN": "an Extra Turn",
}


def card_word(face: str) -> str:
    """``KR`` becomes ``red Key``."""
    return CARD_WORDS[FACE_NAMES.index(face)]


def counted(number: int, thing: str) -> str:
    """``1 card``, ``2 cards``."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def listed(things: list[str]) -> str:
    """``a red Key, a Net and two Padlocks`` without the counting: each thing with its article."""
    named = [f"a {thing}" for thing in things]
    return named[0] if len(named) == 1 else f"{', '.join(named[:-1])} and {named[-1]}"
