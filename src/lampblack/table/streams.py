"""What each viewer hears of a game, in numbers of its own, and when.

Nobody may count what somebody else does in the dark (NY-INFO-05). So what happens while a viewer is in the
dark (``State.is_dark``) is held back, with the step that led into it, and told as one hearing when the
dark ends, whatever decisions lie behind it. What a viewer cannot notice at all is no part of its stream; its
numbers go on without a gap (NY-ANN-28). docs/information.md has the promise.
"""

from bisect import bisect_right
from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache
from typing import Any, Final, TypeVar

import msgspec

from lampblack.kernel.event import Event
from lampblack.kernel.seat import SPECTATOR, Seat
from lampblack.kernel.state import State
from lampblack.kernel.view import View

MOST_SHARED: Final = 256
T = TypeVar("T")


class Glimpse:
    """A position that somebody is shown; each viewer's view of it is made once."""

    __slots__ = ("_kept", "_views", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self._views: dict[Seat, View] = {}
        self._kept: dict[Hashable, Any] = {}

    def view(self, viewer: Seat) -> View:
        if viewer not in self._views:
            self._views[viewer] = self.state.observe(viewer)
        return self._views[viewer]

    def forget(self) -> None:
        """Nobody looks: what is made of the position can be made again."""
        self._views.clear()
        self._kept.clear()

    def kept(self, key: Hashable, make: Callable[[], T]) -> T:
        """What follows from the position, made once as well."""
        if key not in self._kept:
            self._kept[key] = make()
        made: T = self._kept[key]
        return made


class Step(msgspec.Struct, frozen=True, gc=False):
    """Something that happened in the game: the log's number of it, whose doing, what it told."""

    seq: int
    by: Seat | None
    events: list[Event]
    takes_back: bool = False


class Hearing(msgspec.Struct, frozen=True, gc=False):
    """What a viewer was told at once; where nothing is hidden, all viewers share it."""

    number: int
    """The viewer's own."""
    seqs: tuple[int, ...]
    """The log's numbers of what is told; none for the bare beginning of a game that has a dark."""
    at: int
    """The log's last number at that moment."""


hearing = lru_cache(MOST_SHARED)(Hearing)


class Stream:
    """One viewer's."""

    __slots__ = ("_numbers", "done", "first", "heard", "held", "shown", "viewer")

    def __init__(self, viewer: Seat, shown: Glimpse, first: int = 0) -> None:
        self.viewer = viewer
        self.first = first
        """How many hearings there were before those that are here."""
        self.shown = shown
        """The position as the viewer was last told of it."""
        self.heard: list[Hearing] = []
        self.held: list[Step] = []
        """What is not told yet."""
        self.done: Glimpse | None = None
        """The position after what the viewer did itself and is not told of yet."""
        self._numbers: dict[int, int] = {}
        """The viewer's numbers of the log's, where they differ."""

    def tell(self, seqs: tuple[int, ...], at: int) -> None:
        number = self.coming()
        self.heard.append(hearing(number, seqs, at))
        for seq in seqs:
            if seq != number:
                self._numbers[seq] = number

    def coming(self) -> int:
        """The number of what the viewer hears next."""
        return self.first + len(self.heard)

    def take(self, step: Step, now: Glimpse) -> None:
        self.held.append(step)
        if step.by == self.viewer:
            self.done = now
        self.settle(now, step.seq)

    def settle(self, now: Glimpse, at: int) -> None:
        """Tell what was held back, unless it is dark; it may be nothing the viewer would notice."""
        if not now.state.is_dark(self.viewer):
            self.lift(now, at)

    def lift(self, now: Glimpse, at: int) -> None:
        held, self.held = self.held, []
        before, self.shown, self.done = self.shown, now, None
        if held and self._notices(held, before):
            self.tell(tuple([step.seq for step in held]), at)

    def _notices(self, held: list[Step], before: Glimpse) -> bool:
        viewer, now = self.viewer, self.shown
        return (
            any(step.by == viewer or step.takes_back for step in held)
            or any(event.is_perceived_by(viewer) for step in held for event in step.events)
            or not is_asked_alike(before.state, now.state, viewer)
            or before.view(viewer) != now.view(viewer)
        )

    def undo(self, step: Step, of: int, now: Glimpse) -> None:
        """What is taken back before it was told was never there."""
        if self._told(of) is not None:
            self.held.append(step)
        else:
            self.held = [held for held in self.held if held.seq != of]
        self.settle(now, step.seq)

    def number(self, seq: int) -> int:
        """The viewer's number of this entry: the coming one while it is held back."""
        told = self._told(seq)
        if told is not None:
            return told
        is_held = any(step.seq == seq for step in self.held)
        return self.coming() if is_held else self.coming() - 1

    def _told(self, seq: int) -> int | None:
        """The viewer's number of what it was told; None when it was not."""
        at = seq - self.first
        if 0 <= at < len(self.heard) and seq in self.heard[at].seqs:
            return seq
        return self._numbers.get(seq)


class Streams:
    """Every viewer's stream. Law (whole streams): what a viewer hears, when, and in which numbers, follows from
    what it is told alone; ``testkit.laws.streams`` and tests/server/test_dark.py check it."""

    def __init__(self, seats: int, start: State, told: list[Event], has_dark: bool) -> None:
        self.now = Glimpse(start)
        self._streams = {viewer: Stream(viewer, self.now) for viewer in (*range(seats), SPECTATOR)}
        for stream in self._streams.values():
            if has_dark:
                stream.tell((), 0)
                stream.take(Step(0, None, told), self.now)
            else:
                stream.tell((0,), 0)

    @staticmethod
    def resumed(now: State, heard: dict[Seat, int]) -> "Streams":
        """Streams to be gone on with where nobody is in the dark; so much has everybody heard."""
        streams = Streams(0, now, [], False)
        streams._streams = {viewer: Stream(viewer, streams.now, first) for viewer, first in heard.items()}
        return streams

    def is_light(self) -> bool:
        """Nobody is in the dark, and nothing waits to be told."""
        return all(
            stream.shown is self.now and not stream.held and stream.done is None
            for stream in self._streams.values()
        )

    def complete(self, whole: "Streams") -> None:
        """What everybody heard before, from streams that have the whole story and come as far."""
        for viewer, stream in self._streams.items():
            full = whole._streams[viewer]
            stream.first, stream.heard, stream._numbers = 0, full.heard, full._numbers

    def tell(self, seq: int) -> None:
        """Everybody hears at once of what is no part of the game: who sits down, chat."""
        for stream in self._streams.values():
            stream.tell((seq,), seq)

    def tell_only(self, viewer: Seat, seq: int) -> None:
        self._streams[viewer].tell((seq,), seq)

    def decided(self, step: Step, after: State) -> None:
        """Somebody decided; the position then."""
        self.now = Glimpse(after)
        for stream in self._streams.values():
            stream.take(step, self.now)

    def remarked(self, step: Step, after: State) -> None:
        """Somebody spoke. Who speaks in the dark hears at once that it was taken in."""
        self.now = Glimpse(after)
        for viewer, stream in self._streams.items():
            if viewer == step.by and after.is_dark(viewer):
                stream.tell((step.seq,), step.seq)
            else:
                stream.take(step, self.now)

    def undone(self, step: Step, of: int, after: State) -> None:
        self.now = Glimpse(after)
        for stream in self._streams.values():
            stream.undo(step, of, self.now)

    def lift(self, at: int) -> None:
        """The game was given up: what was held back is told now, dark or not."""
        for stream in self._streams.values():
            stream.lift(self.now, at)

    def forget(self) -> None:
        """Nobody looks any more, for now."""
        for stream in self._streams.values():
            stream.shown.forget()

    def last(self, viewer: Seat) -> int:
        """The number of the last thing this viewer has heard."""
        stream = self._streams[viewer]
        return stream.first + len(stream.heard) - 1

    def number(self, viewer: Seat, seq: int) -> int:
        return self._streams[viewer].number(seq)

    def since(self, viewer: Seat, number: int) -> list[Hearing]:
        """What the viewer heard from this number on, as far as it is here."""
        stream = self._streams[viewer]
        return stream.heard[max(0, number - stream.first) :]

    def held(self, viewer: Seat) -> Sequence[Step]:
        return self._streams[viewer].held

    def shown(self, viewer: Seat) -> Glimpse:
        """The position as this viewer was last told of it."""
        return self._streams[viewer].shown

    def known(self, viewer: Seat) -> State:
        """By what the rules of speech judge a viewer: what it was told, and what it did since."""
        stream = self._streams[viewer]
        return (stream.done or stream.shown).state

    def is_dark(self, viewer: Seat) -> bool:
        return self._streams[viewer].shown is not self.now

    def tick(self, hearing: Hearing) -> int:
        """The number of the last thing a spectator has heard by then."""
        looker = self._streams[SPECTATOR]
        return looker.first + bisect_right(looker.heard, hearing.at, key=lambda heard: heard.at) - 1


def is_asked_alike(before: State, after: State, viewer: Seat) -> bool:
    """Whether a viewer is asked, or sees another asked, the same as before."""
    was_asked, is_asked = before.asked(), after.asked()
    if was_asked is None or is_asked is None:
        return was_asked == is_asked
    was, now = before.prompt(viewer), after.prompt(viewer)
    assert was is not None  # the game goes on
    assert now is not None
    if (was.seat, was.name, was.text) != (now.seat, now.name, now.text):
        return False
    return viewer not in (was_asked, is_asked) or list(before.legal(viewer)) == list(after.legal(viewer))
