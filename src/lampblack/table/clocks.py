"""Clocks: how long each seat has left, worked out from the times in the log.

There is one for the table, which knows when a seat's time is up, and in games with a dark one more for each viewer:
it runs by what that viewer hears and by nothing else, so that no clock shows a decision one cannot notice.
"""

import msgspec

from lampblack.kernel.seat import SPECTATOR, Seat
from lampblack.store import LogEntry
from lampblack.table.entries import Body, Decided, Undone
from lampblack.table.manners import Clock
from lampblack.table.streams import Streams


class Reading(msgspec.Struct, frozen=True):
    """What a clock shows: whose time runs since when, and what each seat had left then."""

    running: Seat | None
    since: float
    left: list[float]


class Hands(msgspec.Struct, frozen=True):
    """How a clock stands, to be gone on with."""

    running: Seat | None
    since: float
    used: float
    banks: list[float]


class Dial:
    """One clock with a hand for every seat."""

    def __init__(self, clock: Clock, seats: int, at: float) -> None:
        self.running: Seat | None = None
        self.since = at
        self._move = float(clock.move)
        self._banks = [float(clock.game)] * seats
        self._used = 0.0  # of the running seat's decision, before ``since``
        self._spent: list[tuple[Seat | None, float, float]] = []
        """Of each decision that stands: whose time ran, how long it took, what that cost."""

    def hands(self) -> Hands:
        return Hands(self.running, self.since, self._used, self._banks)

    def set(self, hands: Hands) -> None:
        self.running, self.since, self._used = hands.running, hands.since, hands.used
        self._banks = list(hands.banks)

    def reading(self) -> Reading:
        left = [self._move + bank for bank in self._banks]
        if self.running is not None:
            left[self.running] -= self._used
        return Reading(self.running, self.since, left)

    def zero_at(self) -> float | None:
        """When the running seat has no time left."""
        if self.running is None:
            return None
        return self.since + self.reading().left[self.running]

    def go(self, asked: Seat | None, at: float, has_decided: bool) -> None:
        """From now on this seat's time runs; anew when somebody has decided."""
        if asked == self.running and not has_decided:
            return
        used = cost = 0.0
        if self.running is not None:
            used = self._used + self._elapsed(at)
            cost = min(self._banks[self.running], max(0.0, used - self._move))
            self._banks[self.running] -= cost
        if has_decided:
            self._spent.append((self.running, used, cost))
        self.running, self.since, self._used = asked, at, 0.0

    def take_back(self, asked: Seat | None, at: float) -> None:
        """A decision is thought over: its time has passed all the same, and what came after it as well."""
        thought = self._used + self._elapsed(at) if self.running == asked else 0.0
        self.running, self.since, self._used = asked, at, thought
        seat, used, cost = self._spent.pop()
        if seat is not None and seat == asked:
            self._banks[seat] += cost
            self._used += used

    def _elapsed(self, at: float) -> float:
        return max(0.0, at - self.since) if self.running is not None else 0.0


class Clocks:
    """The table's clock, and what each viewer sees of it."""

    def __init__(self, clock: Clock, seats: int, has_dark: bool, at: float) -> None:
        self.truth = Dial(clock, seats, at)
        viewers = (*range(seats), SPECTATOR) if has_dark else ()
        self._seen = {viewer: Dial(clock, seats, at) for viewer in viewers}
        self._heard: dict[Seat, int] = dict.fromkeys(viewers, -1)
        self._waiting: set[Seat] = set()  # who is in the dark

    def kept(self) -> dict[Seat | None, Hands]:
        """Every clock, where nobody is in the dark; the table's own is nobody's."""
        return {None: self.truth.hands()} | {viewer: dial.hands() for viewer, dial in self._seen.items()}

    def resume(self, kept: dict[Seat | None, Hands], streams: Streams) -> None:
        for viewer, hands in kept.items():
            (self.truth if viewer is None else self._seen[viewer]).set(hands)
        self._heard = {viewer: streams.last(viewer) for viewer in self._seen}

    def reading(self, viewer: Seat) -> Reading:
        return self._seen.get(viewer, self.truth).reading()

    def keep(self, entry: LogEntry, body: Body, timed: frozenset[Seat], streams: Streams) -> None:
        """After an entry; ``timed`` are the seats whose time may run now."""
        asked = streams.now.state.asked()
        turn(self.truth, body, asked if asked in timed else None, entry.at)
        for viewer, dial in self._seen.items():
            self._tell(viewer, dial, entry, body, timed, streams)

    def _tell(
        self, viewer: Seat, dial: Dial, entry: LogEntry, body: Body, timed: frozenset[Seat], streams: Streams
    ) -> None:
        is_own = isinstance(body, Decided) and body.seat == viewer
        heard = streams.last(viewer)
        is_news, self._heard[viewer] = heard != self._heard[viewer], heard
        if streams.is_dark(viewer):
            self._waiting.add(viewer)
            if is_own:  # one's own hand stops when one has decided
                dial.go(None, entry.at, True)
            return
        is_move = isinstance(body, Decided | Undone) or viewer in self._waiting
        self._waiting.discard(viewer)
        if not is_news:
            return
        prompt = streams.shown(viewer).state.prompt(viewer)
        asked = None if prompt is None or prompt.seat not in timed else prompt.seat
        dial.go(asked, entry.at, is_move)


def turn(dial: Dial, body: Body, asked: Seat | None, at: float) -> None:
    if isinstance(body, Undone):
        dial.take_back(asked, at)
    else:
        dial.go(asked, at, isinstance(body, Decided))
