"""What a seat's view says as numbers: ``knowledge.show``, without words.

Who sees no board gets what it felt and was told; what only the Hunter sees is blank for it until the game is over.
Left out of the view: what was told before this turn (who learns has a memory of its own; level M3's sketch is
there), and the Hunter's outlook, which follows from the forest.
"""

from typing import Final

from mypy_extensions import i64

from lampblack.games.nyctophobia.knowledge.sketchplane import DRAWN, SKETCH, SKETCHED, write_sketch
from lampblack.games.nyctophobia.knowledge.toldplane import RECORD, RECORDS, TELLING, write_told
from lampblack.games.nyctophobia.model.frames import (
    FIRST_DECISION,
    FRAME_NAMES,
    fifth,
    first,
    fourth,
    kind_of,
    second,
    third,
)
from lampblack.games.nyctophobia.model.geometry import CELLS, HALF, SIDE
from lampblack.games.nyctophobia.model.pieces import (
    CHARACTER_NAMES,
    CHARACTERS,
    HUNTER,
    M3,
    NOBODY,
    ROLE_NAMES,
    UNCHOSEN,
)
from lampblack.games.nyctophobia.model.position import SEAT_BIT, Position
from lampblack.games.nyctophobia.model.settings import Settings
from lampblack.games.nyctophobia.model.told import END_NAMES, HERE_AT, space_at
from lampblack.kernel.bits import count
from lampblack.kernel.planes import Ink, Plane
from lampblack.kernel.seat import Seat

ROLES: Final = len(ROLE_NAMES)
ENDS: Final = len(END_NAMES)
DECISIONS: Final = len(FRAME_NAMES) - FIRST_DECISION
CARDS: Final = 62
"""Room for a deck: a set of cards is a set of bits."""


def content(packed: int) -> list[int]:
    """Rocks, the noise token, the car, who stands there: nobody, the Hunter, Hunted 1 to 4."""
    who = packed >> 5
    stands = [1 if who == other else 0 for other in range(6)]
    return [packed & 7, (packed >> 3) & 1, (packed >> 4) & 1, *stands]


def space(packed: int) -> bytes:
    kind = packed & 3
    return bytes([*[1 if kind == other else 0 for other in range(4)], *content(packed >> 2)])


SPACES: Final = [space(packed) for packed in range(1024)]
HERE: Final = [bytes(content(packed)) for packed in range(256)]
SPACE: Final = len(SPACES[0])
UNFELT: Final = bytes(8 * SPACE + len(HERE[0]) + 3)


def planes(settings: Settings) -> list[Plane]:
    seats, hunted = settings.hunted + 1, settings.hunted
    board = (SIDE, SIDE)
    sketch = [Plane("sketch", (DRAWN, DRAWN, SKETCHED), SKETCH)] if settings.memory == M3 else []
    return [
        Plane("stage", (3,), "set-up, play, over"),
        Plane("viewer", (seats,), "who looks"),
        Plane("role", (ROLES,), f"the Hunter's: {' '.join(ROLE_NAMES)}"),
        Plane("clue", (4,), "N E S W"),
        Plane("active", (seats,), "whose turn it is"),
        Plane("caller", (seats,), "who has called for rescue"),
        Plane("ends with", (seats,), "whose next turn's end brings it"),
        Plane("characters", (hunted, CHARACTERS), f"of each Hunted: {' '.join(CHARACTER_NAMES)}"),
        Plane("health", (hunted,), "of each Hunted"),
        Plane("hidden", (hunted,), "who is hidden"),
        Plane("rocks held", (hunted,), "one's own; all for who sees the board"),
        Plane("fogged", (hunted,), "likewise"),
        Plane("near", (4, SPACE), "the last search, N E S W: not examined, edge, tree, cell; what is in it"),
        Plane("far", (4, SPACE), "a step further"),
        Plane("here", (len(HERE[0]),), "rocks, noise, car; nobody, Hunter, Hunted 1 to 4"),
        Plane("search age", (3,), "now, before, elsewhere"),
        Plane("told", (RECORDS, RECORD), TELLING),
        Plane("decision", (DECISIONS,), f"asked of the viewer: {' '.join(FRAME_NAMES[FIRST_DECISION:])}"),
        Plane("winner", (2,), "Hunter, Hunted"),
        Plane("cause", (ENDS,), " ".join(END_NAMES)),
        *sketch,
        Plane(
            "trees", (settings.ground.slots,), "where trees stand; this and all below for who sees the board"
        ),
        Plane("car", board, "its two cells"),
        Plane("rocks", board, "on the ground"),
        Plane("noise", board, "where the token lies"),
        Plane("places", (seats, *board), "where each piece stands"),
        Plane("layout", (4,), "scenario counted from 1, quarter turns, spot, starts"),
        Plane("hand", (CARDS,), "the Hunter's cards, by their number in the deck"),
        Plane("discard", (CARDS,), "cards played"),
        Plane("played", (CARDS,), "the card that is being carried out"),
        Plane("pile", (1,), "cards in the draw pile"),
        Plane("wound", (1,), "the Hunter is wounded"),
        Plane("steps", (1,), "the Hunter made this turn"),
        Plane("arguments", (5,), "of the Hunter's decision: steps, trees or picks left, and the like"),
    ]


def tensor(at: Position, viewer: Seat) -> bytes:
    ink = Ink()
    is_over = at.is_over()
    seats: i64 = at.seats()
    ink.one_of(2 if is_over else 1 if at.slot >= 0 else 0, 3)
    ink.one_of(viewer, seats)
    ink.one_of(-1 if at.role == UNCHOSEN else at.role, ROLES)
    ink.one_of(at.clue, 4)
    ink.one_of(-1 if at.active == NOBODY else at.active, seats)
    is_called = at.is_called()
    ink.one_of(at.caller if is_called else -1, seats)
    ink.one_of(at.end_slot if is_called else -1, seats)
    sees_all = viewer == HUNTER or is_over
    write_hunted(ink, at, viewer, sees_all)
    write_search(ink, at, viewer)
    write_told(ink, at, viewer)
    is_asked = at.decider == viewer
    ink.one_of(kind_of(at.agenda[-1]) - FIRST_DECISION if is_asked else -1, DECISIONS)
    ink.one_of(at.winner if is_over else -1, 2)
    ink.one_of(at.cause if is_over else -1, ENDS)
    if at.settings.memory == M3:
        write_sketch(ink, at, viewer)
    if sees_all:
        write_board(ink, at, seats)
        write_cards(ink, at, is_asked and viewer == HUNTER)
    else:
        ink.plain(unseen(at.settings.ground.slots, seats))
    return ink.dry()


def write_hunted(ink: Ink, at: Position, viewer: Seat, sees_all: bool) -> None:
    seats: i64 = at.seats()
    for seat in range(1, seats):
        ink.one_of(at.characters[seat], CHARACTERS)
    ink.numbers(at.health[1:])
    ink.cells(at.hidden >> 1, seats - 1)
    for seat in range(1, seats):
        ink.number(at.held[seat] if sees_all or seat == viewer else 0)
    known: i64 = at.fogged if sees_all or viewer < 0 else at.fogged & SEAT_BIT[viewer]
    ink.cells(known >> 1, seats - 1)


def write_search(ink: Ink, at: Position, viewer: Seat) -> None:
    """What was last felt, by who feels."""
    sketch = at.sketches[viewer]
    if viewer == HUNTER or not sketch.near:
        ink.plain(UNFELT)
        return
    for direction in range(4):
        ink.plain(SPACES[space_at(sketch.near, direction)])
    for direction in range(4):
        ink.plain(SPACES[space_at(sketch.far, direction)])
    ink.plain(HERE[(sketch.near >> HERE_AT) & 255])
    ink.one_of(2 if sketch.left else 0 if at.fresh & SEAT_BIT[viewer] else 1, 3)


BLANKS: Final[dict[i64, bytes]] = {}


def unseen(slots: i64, seats: i64) -> bytes:
    """As long as what is written for who sees the board."""
    key = slots * 8 + seats
    blank = BLANKS.get(key)
    if blank is None:
        blank = bytes(slots + (3 + seats) * CELLS + 4 + 3 * CARDS + 8)
        BLANKS[key] = blank
    return blank


def write_board(ink: Ink, at: Position, seats: i64) -> None:
    forest = at.forest
    ink.cells(forest.lo, HALF)
    ink.cells(forest.hi, forest.ground.slots - HALF)
    car = bytearray(CELLS)
    if forest.car_a >= 0:
        car[forest.car_a] = 1
        car[forest.car_b] = 1
    ink.plain(bytes(car))
    rocks = bytearray(CELLS)
    for rock in at.rocks:
        rocks[rock] += 1
    ink.plain(bytes(rocks))
    ink.one_of(at.noise, CELLS)
    for cell in at.place:
        ink.one_of(cell, CELLS)
    ink.number(at.scenario + 1)
    ink.number(at.quarters)
    ink.number(at.spot)
    ink.number(at.starts)


def write_cards(ink: Ink, at: Position, is_asked: bool) -> None:
    ink.cells(at.hand, CARDS)
    ink.cells(at.discard, CARDS)
    ink.one_of(at.played, CARDS)
    ink.number(count(at.pile))
    ink.flag(at.wound)
    ink.number(at.hunter_steps)
    frame: i64 = at.agenda[-1] if is_asked else 0
    ink.number(first(frame))
    ink.number(second(frame))
    ink.number(third(frame))
    ink.number(fourth(frame))
    ink.number(fifth(frame))
