"""What is told (section 19): one small value per event, kept in the position as the seats' memory.

``Told`` is an event as numbers. ``knowledge.reporting`` makes the wire's fact of it,
``text.announcements`` the ledger's notation.
"""

from typing import Final, final

from mypy_extensions import i64

from lampblack.games.nyctophobia.model.geometry import DIRECTION_NAMES
from lampblack.kernel.bits import bit

ALL: Final = -1
"""The audience of what everybody is told; otherwise a seat's number."""

# Kinds, in the order of the table; the last are the three forms of E-VERBAL.
SETUP: Final = 0
CLUE: Final = 1
TURN: Final = 2
TURN_END: Final = 3
SEARCHED: Final = 4
FELT: Final = 5
STEP: Final = 6
STEPPED: Final = 7
HOPPED: Final = 8
ENTERED: Final = 9
ROCKS: Final = 10
BLOCKED: Final = 11
ACTED: Final = 12
THREW: Final = 13
NOISE: Final = 14
HID: Final = 15
UNHID: Final = 16
COMBAT: Final = 17
HURT: Final = 18
COUNTERED: Final = 19
CALLED: Final = 20
FOREST: Final = 21
MOVED: Final = 22
FOGGED: Final = 23
REFUSED: Final = 24
SPOKE: Final = 25
ENDED: Final = 26
TAUNTED: Final = 27
CLAIMED: Final = 28
LAUGHED: Final = 29

# Things that are felt, hit or run into; the first ten in the ledger's order of items.
EDGE: Final = 0
TREE: Final = 1
ROCK: Final = 2
TOKEN: Final = 3
CAR: Final = 4
FIRST_HUNTED: Final = 5  # hunted:1 to hunted:4 are 5 to 8
HUNTER_PIECE: Final = 9
OCCUPIED: Final = 10
ITEM_NAMES: Final = (
    "edge",
    "tree",
    "rock",
    "noise",
    "car",
    "hunted:1",
    "hunted:2",
    "hunted:3",
    "hunted:4",
    "hunter",
    "occupied",
)

ACTED_NAMES: Final = ("sprint", "hide", "throw", "call", "grant")
BY_SPRINT: Final = 0
BY_HIDE: Final = 1
BY_THROW: Final = 2
BY_CALL: Final = 3
BY_GRANT: Final = 4
UNHID_NAMES: Final = ("turn", "spoke", "card")
BY_TURN: Final = 0
BY_SPEAKING: Final = 1
BY_CARD: Final = 2
HURT_NAMES: Final = ("combat", "rock")
IN_COMBAT: Final = 0
BY_ROCK: Final = 1
WITH_NAMES: Final = ("none", "rock", "bare")
FOREST_NAMES: Final = ("felled", "planted", "moved", "turned")
FELLED: Final = 0
PLANTED: Final = 1
SHIFTED: Final = 2
TURNED: Final = 3
END_NAMES: Final = ("death", "rescue")
REFUSAL_NAMES: Final = (
    "not_your_decision",
    "no_rock",
    "not_in_car",
    "already_called",
    "action_used",
    "hide_needs_post",
    "hide_after_call",
    "no_search_now",
    "must_move",
    "no_tree",
    "no_landing",
    "bad_target",
)
"""NY-DP-22, in its order."""
NOT_IN_CAR: Final = 2
ALREADY_CALLED: Final = 3
MUST_MOVE: Final = 8
NO_TREE: Final = 9
NO_LANDING: Final = 10


@final
class Told:
    """One event: its kind, its audience, and up to four numbers. Never changed."""

    def __init__(self, kind: i64, to: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        self.kind = kind
        self.to = to
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.row = b""  # as knowledge.toldplane writes it, once it has

    def key(self) -> tuple[int, int, int, int, int, int]:
        return (self.kind, self.to, self.a, self.b, self.c, self.d)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Told) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


# --- bags of items: three bits for the number of each (E-FELT, E-ENTER) -----------------------


def one_item(item: i64) -> i64:
    return bit(3 * item)


def number_of(bag: i64, item: i64) -> i64:
    return (bag >> (3 * item)) & 7


def item_names(bag: i64) -> list[str]:
    """Sorted as section 19 wants it, with repetitions."""
    names: list[str] = []
    for item in range(10):
        for _ in range(number_of(bag, item)):
            names.append(ITEM_NAMES[item])
    return names


# --- search results: ten bits per space and direction, and what lies here ----------------------
#
# A space is 0 (not examined), 1 (the edge), 2 (a tree), or 3 with what is in the cell:
# the number of rocks, the noise token, the car, and who stands there (a seat + 1, 1 the Hunter).

SPACE_BITS: Final = 10
NOT_EXAMINED: Final = 0
THE_EDGE: Final = 1
A_TREE: Final = 2
A_CELL: Final = 3
HERE_AT: Final = 40


def cell_content(rocks: i64, noise: bool, car: bool, who: i64) -> i64:
    """``who`` is 0 for nobody, 1 for the Hunter, seat + 1 for a Hunted."""
    return rocks | (8 if noise else 0) | (16 if car else 0) | (who << 5)


def space_at(result: i64, direction: i64) -> i64:
    return (result >> (SPACE_BITS * direction)) & 1023


def space_kind(space: i64) -> i64:
    return space & 3


def content_items(content: i64) -> i64:
    """A cell's content as a bag of items."""
    bag: i64 = (content & 7) * one_item(ROCK)
    if content & 8:
        bag += one_item(TOKEN)
    if content & 16:
        bag += one_item(CAR)
    who = content >> 5
    if who == 1:
        bag += one_item(HUNTER_PIECE)
    elif who > 1:
        bag += one_item(FIRST_HUNTED + who - 2)
    return bag


def space_items(space: i64) -> i64:
    kind = space & 3
    if kind == A_CELL:
        return content_items(space >> 2)
    if kind == THE_EDGE:
        return one_item(EDGE)
    if kind == A_TREE:
        return one_item(TREE)
    return 0


def felt_items(near: i64, far: i64) -> i64:
    """Everything a search came upon, without directions (NY-ANN-04)."""
    bag = content_items(near >> HERE_AT)
    for direction in range(4):
        bag += space_items(space_at(near, direction)) + space_items(space_at(far, direction))
    return bag


def step_names(packed: i64) -> list[str]:
    """The directions of a turn's steps, three bits each, the first lowest."""
    names: list[str] = []
    while packed:
        names.append(DIRECTION_NAMES[(packed & 7) - 1])
        packed >>= 3
    return names
