"""One viewer's stream of messages: what it must be told, in order, never more than it can take."""

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable, Hashable
from typing import Final

from lampblack.kernel.seat import Seat
from lampblack.server import messages as wire
from lampblack.server import present
from lampblack.server.answers import encode
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
PRESENCE_SECONDS = 0.5
"""How often a listener is told who is there, at most: a crowd that comes in is told in few messages."""


class Listener:
    """A ``Watcher`` of its table. Answers are queued; updates are made when there is time to send
    them, from the last ``seq`` sent, so a slow reader gets fewer and fuller ones."""

    def __init__(
        self, table: Table, viewer: Seat, seats: frozenset[Seat], since: int, hears_presence: bool = True
    ) -> None:
        self.seats = seats
        self._table = table
        self._viewer = viewer
        self._sent = since
        self._hears_presence = hears_presence
        self._answers: deque[bytes] = deque()
        self._stirred = asyncio.Event()
        self._heard: list[int] = []
        """How far the viewer and the device's seats have heard; nothing yet for who has just come."""
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
        self._stirred.set()

    def show(self, message: bytes) -> None:
        """As ``say``, for what a slow reader may miss and what all get alike."""
        if len(self._answers) < MOST_SHOWN:
            self._answers.append(message)
            self._stirred.set()

    def table_changed(self) -> None:
        self._update_due = True
        self._stirred.set()

    def seat_moved(self, seat: Seat) -> None:
        self.end("this seat goes on at another device")

    def turned_away(self) -> None:
        self.end()
        self.farewell = Denied("busy", CROWDED_OUT if self.seats else LOOK_LATER)

    def presence_changed(self) -> None:
        if self._hears_presence and not self._presence_due:
            self._presence_due = True
            self._stirred.set()

    def end(self, why: str | None = None) -> None:
        self._has_ended = True
        if why is not None:
            self.farewell = Denied("not-allowed", why)
        self._stirred.set()

    async def next(self) -> bytes | None:
        """The next message to send, as soon as there is one; None when the listener has ended."""
        while True:
            if self._answers:
                return self._answers.popleft()
            if self._has_ended:
                return None
            if self._update_due:
                self._update_due = False
                since, self._sent = self._sent, self._table.log.streams.last(self._viewer)
                has_come = not self._heard
                if self._has_news():
                    return self._update(since, has_come)
            pause = self._presence_from - asyncio.get_running_loop().time() if self._presence_due else None
            if pause is not None and pause <= 0:
                return self._presence()
            await self._stir(pause)

    def _has_news(self) -> bool:
        """Whether the viewer has heard something, or a seat that the device holds for somebody."""
        streams = self._table.log.streams
        before, self._heard = self._heard, [streams.last(each) for each in (self._viewer, *self.seats)]
        return before != self._heard

    async def _stir(self, seconds: float | None) -> None:
        """Until something happens, or for so long."""
        self._stirred.clear()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._stirred.wait()

    def _presence(self) -> bytes:
        self._presence_due = False
        self._presence_from = asyncio.get_running_loop().time() + PRESENCE_SECONDS
        return self._made_once(("presence", self.seats), lambda: present.presence(self._table, self.seats))

    def _update(self, since: int, has_come: bool) -> bytes:
        viewer, seats = self._viewer, self.seats
        return self._made_once(
            (viewer, seats, since, has_come),
            lambda: present.update(self._table, viewer, seats, since, has_come),
        )

    def _made_once(self, key: Hashable, make: Callable[[], wire.ToClient]) -> bytes:
        """The same bytes for all who look from the same place."""
        memo = self._table.memo
        if key in memo:
            return memo[key]
        made = encode(make())
        if len(memo) < MOST_KEPT:
            memo[key] = made
        return made
