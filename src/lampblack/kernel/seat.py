"""Who looks at a game: the seats, the spectators, and whoever may see it all after the end."""

from typing import Final

Seat = int
"""A player's place at the table, 0 upwards. One seat is one player, whatever it controls."""

SPECTATOR: Final = -1
"""Looks on and knows only what is public."""

EVERYTHING: Final = -2
"""Sees all there is in a position; only a finished game's replay may look from here."""


def seat_name(seat: Seat) -> str:
    """``P0``, ``P1`` …; and ``spectator`` or ``everything`` for those without a seat."""
    if seat == SPECTATOR:
        return "spectator"
    if seat == EVERYTHING:
        return "everything"
    return f"P{seat}"


def unnamed(seat: Seat) -> str:
    """What sentences call a seat that nobody has given a name: ``Seat 1``. Codes are for notation."""
    return f"Seat {seat + 1}"


SEAT_NAMES: Final = tuple(f"P{seat}" for seat in range(8))
