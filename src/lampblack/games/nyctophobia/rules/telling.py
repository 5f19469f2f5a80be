"""Telling: every event goes to the memory of its audience, and to the log when somebody listens."""

from mypy_extensions import i64

from lampblack.games.nyctophobia.knowledge.facts import (
    HunterSawMove,
    HunterSawNoise,
    HunterSawTree,
    HunterWounded,
)
from lampblack.games.nyctophobia.knowledge.reporting import fact_of
from lampblack.games.nyctophobia.model import told as t
from lampblack.games.nyctophobia.model.geometry import CELL_NAMES, Slot
from lampblack.games.nyctophobia.model.pieces import HUNTER, NOWHERE
from lampblack.games.nyctophobia.model.position import Position
from lampblack.kernel.event import EVERYONE, Event, only
from lampblack.kernel.seat import Seat

Log = list[Event] | None


def tell_all(at: Position, log: Log, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
    told = t.Told(kind, t.ALL, a, b, c, d)
    at.told.append(told)
    if log is not None:
        log.append(Event(EVERYONE, fact_of(told, at)))


def tell(at: Position, log: Log, seat: i64, kind: i64, a: i64 = 0, b: i64 = 0) -> None:
    """A P-event: to one Hunted. The Hunter is not sent it and sees the board anyway (section 20)."""
    told = t.Told(kind, seat, a, b)
    at.told.append(told)
    if log is not None:
        log.append(Event(only(seat), fact_of(told, at)))


# H-STATE: the Hunter sees the board change (NY-ANN-26). Only for the log; the view holds the board itself.


def show_piece(at: Position, log: Log, seat: Seat) -> None:
    if log is not None:
        log.append(Event(only(HUNTER), HunterSawMove(seat, CELL_NAMES[at.place[seat]])))


def show_noise(at: Position, log: Log) -> None:
    if log is not None:
        cell = None if at.noise == NOWHERE else CELL_NAMES[at.noise]
        log.append(Event(only(HUNTER), HunterSawNoise(HUNTER, cell)))


def show_tree(at: Position, log: Log, slot: Slot, stands: bool) -> None:
    if log is not None:
        name = at.forest.ground.names[slot]
        log.append(Event(only(HUNTER), HunterSawTree(HUNTER, name, stands)))


def show_wound(at: Position, log: Log) -> None:
    if log is not None:
        log.append(Event(only(HUNTER), HunterWounded(HUNTER, at.wound)))
