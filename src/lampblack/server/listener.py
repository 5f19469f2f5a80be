"""One viewer's stream of messages: what it must be told, in order, never more than it can take."""

import asyncio
import contextlib
import itertools
from collections import deque
from collections.abc import Callable, Hashable
from typing import Final, Protocol, TypeVar

import msgspec

from lampblack.kernel.seat import Seat
from lampblack.server import messages as wire
from lampblack.server import present
from lampblack.server.answers import encode
from lampblack.server.changes import changes
from lampblack.server.rounds import round_of
from lampblack.table.denied import Denied
from lampblack.table.table import Table

MOST_KEPT: Final = 16
"""Messages kept per table; enough for its seats and spectators, whatever else is asked for."""
MOST_SHOWN: Final = 20
"""Messages that wait to be sent; then what is only shown is left out."""
LOOK_LATER: Final = "all tables are taken by people who play; look on again later"
CROWDED_OUT: Final = (
    "this server is full, and your address has more tables open than others; come back in a moment"
)
MOST_AT_ONCE: Final = 4
"""Messages written together; then it is seen whether the reader keeps up."""
PRESENCE_SECONDS = 0.5
"""How often a listener is told who is there, at most: a crowd that comes in is told in few messages."""

T = TypeVar("T")
_numbers = itertools.count()


class Outlet(Protocol):
    """Where messages go."""

    is_clear: bool
    """Whether the reader keeps up."""
    on_clear: Callable[[], None] | None

    def write(self, messages: list[bytes]) -> None: ...


class Shown(msgspec.Struct, frozen=True):
    """A table as some viewers were shown it; all who look from the same place share one."""

    number: int
    now: wire.Now


class Wishes(msgspec.Struct, frozen=True):
    """What a client asked for when it came."""

    changes: bool = False
    """``?changes=1``: after the first update, only what has changed."""
    words: bool = True
    """``?words=0``: no sentences that describe the position, beside the question or by themselves."""


USUAL: Final = Wishes()


class Listener:
    """A ``Watcher`` of its table. Answers are queued; updates are made when there is time to send
    them, from the last ``seq`` sent, so a slow reader gets fewer and fuller ones."""

    def __init__(
        self,
        table: Table,
        viewer: Seat,
        seats: frozenset[Seat],
        since: int,
        wishes: Wishes = USUAL,
        hears_presence: bool = True,
    ) -> None:
        self.seats = seats
        self._table = table
        self._viewer = viewer
        self._sent = since
        self._hears_presence = hears_presence
        self._wishes = wishes
        self._shown: Shown | None = None
        """What the last update showed, for who wants changes."""
        self._answers: deque[bytes] = deque()
        self._stirred: asyncio.Event | None = None
        """Somebody waits for the next message."""
        self._outlet: Outlet | None = None
        self._loop = asyncio.get_running_loop()
        self._round = round_of(self._loop)
        self._place = repr((viewer, sorted(seats), wishes.words))
        """All who look from the same place are shown the same."""
        self._is_due = False
        """It will be looked for something to write."""
        self._alarm: asyncio.TimerHandle | None = None
        """When who is there may be told again."""
        self._heard: int | None = None
        """How much the viewer and the device's seats have heard, all together; None for who has just come."""
        self._update_due = True
        self._presence_due = hears_presence
        self._presence_from = 0.0
        self._has_ended = False
        self.guest = ""
        self.device: tuple[str, int] | None = None
        """The keyring and the device by which it looks, if any."""
        self.farewell: Denied | None = None
        """Why it was sent away, if it was."""
        self.say(present.welcome(table, viewer))

    def is_at(self, table: Table) -> bool:
        return self._table is table

    def say(self, message: wire.ToClient) -> None:
        self._answers.append(encode(message))
        self._stir()

    def show(self, message: bytes) -> None:
        """As ``say``, for what a slow reader may miss and what all get alike."""
        if len(self._answers) < MOST_SHOWN:
            self._answers.append(message)
            self._stir()

    def table_changed(self) -> None:
        self._update_due = True
        if not self._is_due:
            self._stir()

    def seat_moved(self, seat: Seat) -> None:
        self.end("this seat goes on at another device")

    def turned_away(self) -> None:
        self.end()
        self.farewell = Denied("busy", CROWDED_OUT if self.seats else LOOK_LATER)

    def presence_changed(self) -> None:
        if self._hears_presence and not self._presence_due:
            self._presence_due = True
            self._stir()

    def end(self, why: str | None = None) -> None:
        self._has_ended = True
        if why is not None:
            self.farewell = Denied("not-allowed", why)
        self._stir()

    # --- how messages leave ----------------------------------------------------------------------

    async def next(self) -> bytes | None:
        """The next message to send, as soon as there is one; None when the listener has ended."""
        self._stirred = self._stirred or asyncio.Event()
        while True:
            self._stirred.clear()
            message = self._take()
            if message is not None or self._has_ended:
                return message
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._pause() if self._presence_due else None):
                    await self._stirred.wait()

    async def pour(self, outlet: Outlet) -> None:
        """Write every message there, as soon as there is room, until the listener has ended."""
        self._stirred = asyncio.Event()
        self._outlet = outlet
        outlet.on_clear = self._stir
        self._stir()
        try:
            await self._stirred.wait()
        finally:
            self._outlet = outlet.on_clear = None
            self._rest()

    def _stir(self) -> None:
        """There may be something to send: it is looked for as soon as what happens now has happened."""
        if self._outlet is None:
            if self._stirred is not None:
                self._stirred.set()
        elif not self._is_due:
            self._is_due = True
            self._round.join(self)

    def pump(self) -> None:
        """Write what there is to send."""
        self._is_due = False
        outlet = self._outlet
        if outlet is None or not outlet.is_clear:
            return
        if self._update_due and not (
            self._answers or self._presence_due or self._has_ended
        ):  # a crowd, mostly
            message = self._news()
            if message is not None:
                outlet.write([message])
            return
        messages: list[bytes] = []
        while self._answers or self._update_due or self._presence_due:
            message = self._take()
            if message is None:
                break
            messages.append(message)
            if len(messages) == MOST_AT_ONCE:
                break
        if messages:
            outlet.write(messages)
        if self._alarm is not None:
            self._rest()
        if len(messages) == MOST_AT_ONCE:
            self._stir()
        elif self._has_ended:
            assert self._stirred is not None
            self._stirred.set()
        elif self._presence_due:
            self._alarm = self._loop.call_later(self._pause(), self._stir)

    def _rest(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _take(self) -> bytes | None:
        """The message that is to be sent now, if there is one."""
        if self._answers:
            return self._answers.popleft()
        if self._has_ended:
            return None
        if self._update_due:
            message = self._news()
            if message is not None:
                return message
        return self._presence() if self._presence_due and self._pause() <= 0 else None

    def _pause(self) -> float:
        """Seconds until who is there may be told again."""
        return self._presence_from - self._loop.time()

    def _news(self) -> bytes | None:
        """The update, if the viewer has heard something, or a seat that the device holds for somebody."""
        self._update_due = False
        last = self._table.log.streams.last
        before, since = self._heard, self._sent
        self._sent = heard = last(self._viewer)
        for seat in self.seats:
            heard += last(seat)
        self._heard = heard
        return None if heard == before else self._update(since, before is None)

    # --- what they say ---------------------------------------------------------------------------

    def _presence(self) -> bytes:
        self._presence_due = False
        self._presence_from = self._loop.time() + PRESENCE_SECONDS
        key = ("presence", self.seats)
        said = self._table.memo.get(key)
        return said or self._once(key, encode(present.presence(self._table, self.seats)))

    def _update(self, since: int, has_come: bool) -> bytes:
        """The same bytes for all who look from the same place and were shown the same."""
        before = self._shown
        key = (self._place, since, has_come, before and before.number)
        made = self._table.memo.get(key) or self._once(key, self._made(before, since, has_come))
        if self._wishes.changes:
            self._shown = made[0]
        return made[1]

    def _made(self, before: Shown | None, since: int, has_come: bool) -> tuple[Shown, bytes]:
        table, viewer = self._table, self._viewer
        shown = table.memo.get(self._place)
        if shown is None:
            now = present.now(table, viewer, self.seats, self._wishes.words)
            shown = self._once(self._place, Shown(next(_numbers), now))
        if before is not None:
            patch = changes(before.now, shown.now)
            return shown, encode(wire.Change(present.brief_entries(table, viewer, since), patch))
        entries = present.entries(table, viewer, since, shown.now.recalls if has_come else None)
        return shown, encode(wire.Update(table.log.game.slug, entries, shown.now))

    def _once(self, key: Hashable, made: T) -> T:
        """Keep what was made, for the next who is to be told it."""
        if len(self._table.memo) < MOST_KEPT:
            self._table.memo[key] = made
        return made
