"""What a seat's view says as numbers: ``knowledge.show``, without words. Seats count from the viewer's own.

Left out of the view: characters (they mean nothing), and the order of the discard pile below its top card.
"""

from typing import Final

from mypy_extensions import i64

from lampblack.games.keys_to_the_castle.model.board import OUTSIDE, Board
from lampblack.games.keys_to_the_castle.model.pieces import (
    COLOUR_NAMES,
    COLOURS,
    FACES,
    Bag,
    numbers,
    one,
    size,
)
from lampblack.games.keys_to_the_castle.model.position import NO_WINNER, STEP_NAMES, Position
from lampblack.kernel.bits import count
from lampblack.kernel.planes import Ink, Plane
from lampblack.kernel.seat import Seat

STEPS: Final = len(STEP_NAMES)
ONES: Final = [one(face) for face in range(FACES)]


def planes(board: Board, players: int) -> list[Plane]:
    castle = (board.rows, board.cols)
    each = (players, *castle)
    cards = (FACES,)
    return [
        *[Plane(f"colour {name}", castle, "doors of this colour") for name in COLOUR_NAMES],
        Plane("open", castle, "doors that are open now"),
        Plane("seen", castle, "doors ever opened: of these the kind is known"),
        Plane("barred", castle, "seen doors with bars"),
        Plane("extra key", castle, "seen doors with an Extra Key"),
        Plane("extra turn", castle, "seen doors with an Extra Turn"),
        Plane("sawn", castle, "doors whose bars are sawn"),
        Plane("padlock", castle, "padlocked doors"),
        Plane("passage falling", castle, "a passage from this cell to the one south-east of it"),
        Plane("passage rising", castle, "a passage from the cell east of this one to the one south of it"),
        Plane("goals", castle, "the viewer's goal line"),
        Plane("places", each, "where each character stands; nowhere while it is outside"),
        Plane("bonus used", each, "doors whose bonus this seat has used"),
        Plane("sides", (players, 4), "where each seat starts: S, W, N, E"),
        Plane("nets", (players,), "turns a Net still holds each seat"),
        Plane("hand sizes", (players,), "cards in each hand"),
        Plane("hand", cards, "the viewer's own cards by face: KR KB KG KY SK PL SP HS NT"),
        Plane("discards", cards, "cards of the discard pile by face"),
        Plane("top discard", cards, "the face on top of it"),
        Plane("draw pile", (1,), "cards in it"),
        Plane("unused", (COLOURS,), "tiles of each colour that are not in the Castle"),
        Plane("active", (players,), "whose turn it is"),
        Plane("step", (STEPS,), f"of the turn: {' '.join(STEP_NAMES)}"),
        Plane("bonus turn", (1,), "this turn is an Extra Turn"),
        Plane("bonus pending", (1,), "an Extra Turn follows"),
        Plane("turn", (2,), "the number of the turn: 256s and ones"),
        Plane("limit", (2,), "the turn limit in the same way; 0 for none"),
        Plane("winner", (players,), "who has won"),
    ]


def tensor(at: Position, viewer: Seat) -> bytes:
    ink = Ink()
    cells: i64 = at.board.cells
    for colour in at.colours:
        ink.cells(colour, cells)
    ink.cells(at.opened, cells)
    ink.cells(at.seen, cells)
    ink.cells(at.barred, cells)
    ink.cells(at.extra_key, cells)
    ink.cells(at.extra_turn, cells)
    ink.cells(at.sawn, cells)
    ink.cells(at.padlocked, cells)
    ink.cells(at.falling, cells)
    ink.cells(at.rising, cells)
    ink.cells(at.goal_line(viewer), cells)
    players: i64 = len(at.place)
    write_seats(ink, at, viewer, players)
    ink.numbers(numbers(at.hands[viewer]))
    write_cards(ink, at)
    ink.one_of((at.active - viewer) % players, players)
    ink.one_of(at.step, STEPS)
    ink.flag(at.bonus_turn)
    ink.flag(at.bonus_pending)
    ink.pair(at.turn)
    ink.pair(at.settings.max_turns)
    ink.one_of(-1 if at.winner == NO_WINNER else (at.winner - viewer) % players, players)
    return ink.dry()


def write_seats(ink: Ink, at: Position, viewer: Seat, players: i64) -> None:
    """What is known of each seat, the viewer's own first."""
    cells: i64 = at.board.cells
    for step in range(players):
        cell: i64 = at.place[(viewer + step) % players]
        ink.one_of(-1 if cell == OUTSIDE else cell, cells)
    for step in range(players):
        ink.cells(at.bonus_used[(viewer + step) % players], cells)
    for step in range(players):
        ink.one_of(at.settings.sides[(viewer + step) % players], 4)
    ink.numbers(at.net[viewer:] + at.net[:viewer])
    for step in range(players):
        ink.number(size(at.hands[(viewer + step) % players]))


def write_cards(ink: Ink, at: Position) -> None:
    bag: Bag = 0
    for face in at.discards:
        bag += ONES[face]
    ink.numbers(numbers(bag))
    ink.one_of(at.discards[-1] if at.discards else -1, FACES)
    ink.number(size(at.pile))
    for colour in at.colours:
        ink.number(at.settings.content.colour_size - count(colour))
