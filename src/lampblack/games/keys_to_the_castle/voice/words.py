"""The words we say for pieces."""

from typing import Final

from lampblack.games.keys_to_the_castle.model.pieces import CARD_WORDS, FACE_NAMES
from lampblack.kernel.words import listed, with_article

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


def cards_listed(cards: list[str]) -> str:
    """``a red Key, a Net and a Padlock``."""
    return listed([with_article(card_word(card)) for card in cards])
