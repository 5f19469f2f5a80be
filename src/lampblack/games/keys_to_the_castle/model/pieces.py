"""The vocabulary: colours, kinds of door, card faces, and bags of cards."""

from typing import Final

from mypy_extensions import i64

from lampblack.kernel.answers import Malformed
from lampblack.kernel.bits import bit

# Colours of doors (KC-COMP-08).
COLOUR_NAMES: Final = ("R", "B", "G", "Y")
COLOURS: Final = 4

# Kinds: what a door's open side shows.
OPEN: Final = 0
BARRED: Final = 1
EXTRA_KEY: Final = 2
EXTRA_TURN: Final = 3
KIND_NAMES: Final = ("OPEN", "BARRED", "EXTRA_KEY", "EXTRA_TURN")
KIND_LETTERS: Final = "oxkt"

# Card faces. The four Keys come first, in the order of the colours they open.
KR: Final = 0
KB: Final = 1
KG: Final = 2
KY: Final = 3
SK: Final = 4
PL: Final = 5
SP: Final = 6
HS: Final = 7
NT: Final = 8
FACES: Final = 9
FACE_NAMES: Final = ("KR", "KB", "KG", "KY", "SK", "PL", "SP", "HS", "NT")
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

CHARACTERS: Final = ("baker", "falconer", "minstrel", "alchemist", "page", "locksmith")

HAND_SIZE: Final = 3

Bag = i64
"""A multiset of cards (KC-COMP-07): four bits for the number of each face."""


def number(bag: Bag, face: i64) -> i64:
    """How many cards of a face are in the bag."""
    return (bag >> (4 * face)) & 15


def one(face: i64) -> Bag:
    """The bag of just one card."""
    return bit(4 * face)


def size(bag: Bag) -> i64:
    cards: i64 = 0
    while bag != 0:
        cards += bag & 15
        bag >>= 4
    return cards


def numbers(bag: Bag) -> list[int]:
    """The number of each face, as weights for a draw."""
    return [
        bag & 15,
        (bag >> 4) & 15,
        (bag >> 8) & 15,
        (bag >> 12) & 15,
        (bag >> 16) & 15,
        (bag >> 20) & 15,
        (bag >> 24) & 15,
        (bag >> 28) & 15,
        (bag >> 32) & 15,
    ]


def faces(bag: Bag) -> list[str]:
    """The cards by name, in the order of the faces."""
    names: list[str] = []
    for face in range(FACES):
        for _ in range(number(bag, face)):
            names.append(FACE_NAMES[face])
    return names


def face_from_text(text: str) -> int:
    for face in range(FACES):
        if FACE_NAMES[face] == text:
            return face
    raise Malformed("card", f"{text!r} is none of {', '.join(FACE_NAMES)}")
