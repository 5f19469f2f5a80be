"""Contact between the Hunter and the Hunted, and what the seats know of each other's places."""

from mypy_extensions import i64

from lampblack.games.nyctophobia.model import frames
from lampblack.games.nyctophobia.model.geometry import Cell, direction_between
from lampblack.games.nyctophobia.model.pieces import HUNTER, NOBODY
from lampblack.games.nyctophobia.model.position import SEAT_BIT, Position
from lampblack.games.nyctophobia.model.sketch import met
from lampblack.kernel.seat import Seat


def contacts_at(at: Position, cell: Cell) -> i64:
    """The Hunted who would be in contact with a Hunter standing there (NY-BOARD-04)."""
    mask: i64 = at.forest.open[cell]
    touching: i64 = 0
    for seat in range(1, at.settings.hunted + 1):
        step: i64 = at.place[seat] - cell
        if (
            (step == 1 and mask & 2)
            or (step == -1 and mask & 8)
            or (step == 8 and mask & 4)
            or (step == -8 and mask & 1)
        ):
            touching |= SEAT_BIT[seat]
    return touching & ~at.hidden


def contacts(at: Position) -> i64:
    return contacts_at(at, at.place[HUNTER])


def settle(at: Position) -> None:
    """A contact that is broken is no longer spent (NY-COMBAT-11)."""
    if at.spent:
        at.spent &= contacts(at)


def check(at: Position, cause: int) -> None:
    """Combat begins when a contact is new (NY-COMBAT-01, NY-COMBAT-03, NY-COMBAT-04)."""
    touching = contacts(at)
    at.spent &= touching
    new = touching & ~at.spent
    if new:
        if cause and new & SEAT_BIT[cause]:
            new = SEAT_BIT[cause]
        at.agenda.append(frames.frame(frames.FIGHT, new))


def hunter_direction(at: Position, seat: Seat) -> int:
    """Where the Hunter stands, seen from that Hunted."""
    return direction_between(at.place[seat], at.place[HUNTER])


# What the seats know of places: see imagine.py.


def stir(at: Position, seat: i64) -> None:
    """A piece moved where all could hear it: nobody is sure of its place, nor of their surroundings."""
    at.fresh = 0
    if seat == NOBODY:
        return
    gone: i64 = ~SEAT_BIT[seat]
    for other in range(1, at.settings.hunted + 1):
        at.located[other] &= gone


def locate(at: Position, seat: Seat, other: Seat) -> None:
    at.located[seat] |= SEAT_BIT[other]
    if other == HUNTER:
        at.sketches[seat] = met(at.sketches[seat], at.place[HUNTER])
