"""What each viewer hears of a log, in numbers of its own.

Nobody may count what somebody else does in the dark (NY-INFO-05). So an entry that a viewer cannot notice at
all is no part of that viewer's stream, and the viewer's numbers go on without a gap (NY-ANN-28).
"""

from bisect import bisect_right

from lampblack.kernel.event import Event
from lampblack.kernel.seat import SPECTATOR, Seat
from lampblack.kernel.state import State


class Streams:
    """The log's ``seq`` of each entry that a viewer hears of, by the viewer's own number."""

    def __init__(self, seats: int) -> None:
        self._heard: dict[Seat, list[int]] = {viewer: [] for viewer in (*range(seats), SPECTATOR)}

    def add(self, seq: int, without: frozenset[Seat]) -> None:
        for viewer, heard in self._heard.items():
            if viewer not in without:
                heard.append(seq)

    def last(self, viewer: Seat) -> int:
        """The number of the last entry this viewer has heard of."""
        return len(self._heard[viewer]) - 1

    def number(self, viewer: Seat, seq: int) -> int:
        """The viewer's number of this entry, or of the last one heard before it."""
        return bisect_right(self._heard[viewer], seq) - 1

    def since(self, viewer: Seat, number: int) -> list[int]:
        """The ``seq`` of every entry from this number on."""
        return self._heard[viewer][number:]


def unmoved(before: State, after: State, events: list[Event], by: Seat, seats: int) -> frozenset[Seat]:
    """The viewers who notice nothing of a step: no event, no other view, no other question."""
    return frozenset(
        viewer
        for viewer in (*range(seats), SPECTATOR)
        if viewer != by
        and not any(event.is_perceived_by(viewer) for event in events)
        and is_asked_alike(before, after, viewer)
        and before.observe(viewer) == after.observe(viewer)
    )


def is_asked_alike(before: State, after: State, viewer: Seat) -> bool:
    """Whether a viewer is asked, or sees another asked, the same as before."""
    if before.asked() is None or after.asked() is None:
        return before.asked() == after.asked()
    if viewer in (before.asked(), after.asked()) and list(before.legal(viewer)) != list(after.legal(viewer)):
        return False
    was, now = before.prompt(viewer), after.prompt(viewer)
    assert was is not None  # the game goes on
    assert now is not None
    return (was.seat, was.name, was.text) == (now.seat, now.name, now.text)
