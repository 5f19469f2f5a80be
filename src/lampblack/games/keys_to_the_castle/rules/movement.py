"""Where a character can go, and its going (KC-MOVE)."""

from mypy_extensions import i64

from lampblack.games.keys_to_the_castle.knowledge.facts import Left, Moved, Stayed
from lampblack.games.keys_to_the_castle.model.board import OUTSIDE
from lampblack.games.keys_to_the_castle.model.position import Position
from lampblack.games.keys_to_the_castle.rules.passages import passage_ends
from lampblack.kernel.bits import bit
from lampblack.kernel.event import EVERYONE, Event
from lampblack.kernel.seat import Seat


def joined(at: Position, seat: Seat) -> i64:
    """The cells next to where a player stands, whatever their state (KC-MOVE-01, -04)."""
    here = at.place[seat]
    if here == OUTSIDE:
        return entrances(at, seat)
    near: i64 = at.board.neighbours[here]
    return near | passage_ends(at, here)


def entrances(at: Position, seat: Seat) -> i64:
    """The start line, without the door by which who has left came in last where that counts (KC-HOUSE-02)."""
    line = at.start_line(seat)
    if at.settings.readings.returns_elsewhere and at.entered[seat] != OUTSIDE:
        return line & ~bit(at.entered[seat])
    return line


def steps(at: Position, seat: Seat) -> i64:
    """The cells a player may step to now."""
    if at.is_trapped(seat):
        return 0  # KC-CARD-NET-05
    return joined(at, seat) & at.passable() & ~at.occupied


def can_leave(at: Position, seat: Seat) -> bool:
    """KC-MOVE-06, KC-CARD-NET-05: from any tile, but not while trapped; perhaps only when blocked (KC-HOUSE-01)."""
    if at.place[seat] == OUTSIDE or at.is_trapped(seat):
        return False
    return not at.settings.readings.leaves_when_blocked or steps(at, seat) == 0


def stay(at: Position, log: list[Event] | None) -> None:
    if log is not None:
        log.append(Event(EVERYONE, Stayed(at.active, at.is_trapped(at.active))))


def leave(at: Position, log: list[Event] | None) -> None:
    here = at.place[at.active]
    at.put(at.active, OUTSIDE)
    if log is not None:
        log.append(Event(EVERYONE, Left(at.active, at.board.names[here])))


def step_to(at: Position, cell: int, log: list[Event] | None) -> None:
    """One step; what the landing brings is another matter."""
    seat = at.active
    here = at.place[seat]
    at.put(seat, cell)
    if here == OUTSIDE and at.settings.readings.returns_elsewhere:
        note_entrance(at, seat, cell)
    if log is not None:
        names = at.board.names
        origin = None if here == OUTSIDE else names[here]
        diagonal = here != OUTSIDE and at.board.joint_between(here, cell) >= 0
        log.append(Event(EVERYONE, Moved(seat, origin, names[cell], diagonal)))


def note_entrance(at: Position, seat: Seat, cell: int) -> None:
    """Remembered only where it counts (KC-HOUSE-02)."""
    at.entered = (*at.entered[:seat], cell, *at.entered[seat + 1 :])
