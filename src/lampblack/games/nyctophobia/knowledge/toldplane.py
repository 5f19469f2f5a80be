"""What a viewer was told this turn, as numbers: the newest first."""

from typing import Final

from mypy_extensions import i64

from lampblack.games.nyctophobia.model.position import Position
from lampblack.games.nyctophobia.model.told import ALL, LAUGHED, Told
from lampblack.kernel.planes import Ink
from lampblack.kernel.seat import Seat

RECORDS: Final = 8
KINDS: Final = LAUGHED + 1
WIDTHS: Final = [48, 40, 48, 40]
"""Bits of each number: searches and bags of items are packed, see model/told.py."""
RECORD: Final = KINDS + 176
TELLING: Final = (
    "the last eight things told this turn, newest first: kind, then four numbers bit by bit (model/told.py)"
)
USED: Final = [0, 1, 1, 1, 2, 2, 1, 1, 1, 2, 1, 2, 2, 4, 1, 1, 2, 2, 3, 2, 1, 1, 0, 0, 1, 4, 2, 1, 1, 0]
"""How many of its numbers a kind tells (knowledge/reporting.py)."""
NOTHING: Final = [bytes(176), bytes(128), bytes(88), bytes(40), b""]
"""In place of the numbers that are not told, by how many are."""
SILENCE: Final = [bytes(RECORD * number) for number in range(RECORDS + 1)]


def write_told(ink: Ink, at: Position, viewer: Seat) -> None:
    told_now = at.told
    left: i64 = RECORDS
    at_index: i64 = len(told_now) - 1
    while at_index >= 0 and left > 0:
        told = told_now[at_index]
        at_index -= 1
        if told.to != ALL and told.to != viewer:
            continue
        left -= 1
        ink.plain(told.row or row_of(told))
    ink.plain(SILENCE[left])


def row_of(told: Told) -> bytes:
    """Written once: the same is shown for as long as the turn lasts, to all who were told."""
    ink = Ink()
    ink.one_of(told.kind, KINDS)
    used: i64 = USED[told.kind]
    if used > 0:
        ink.cells(told.a, 48)
    if used > 1:
        ink.cells(told.b, 40)
    if used > 2:
        ink.cells(told.c, 48)
        ink.cells(told.d if used > 3 else 0, 40)
    ink.plain(NOTHING[4 if used == 3 else used])
    told.row = ink.dry()
    return told.row
