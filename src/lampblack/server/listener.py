"""One viewer's stream of messages: what it must be told, in order, never more than it can take."""

import asyncio
from collections import deque

from lampblack.kernel.seat import Seat
from lampblack.server import messages as wire
from lampblack.server import present
from lampblack.server.answers import encode
from lampblack.table.table import Table


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
        self._update_due = True
        self._presence_due = hears_presence
        self._has_ended = False
        self.say(present.welcome(table, viewer))

    def say(self, message: wire.ToClient) -> None:
        self._answers.append(encode(message))
        self._stirred.set()

    def table_changed(self) -> None:
        self._update_due = True
        self._stirred.set()

    def presence_changed(self) -> None:
        self._presence_due = self._hears_presence
        self._stirred.set()

    def end(self) -> None:
        self._has_ended = True
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
                since, self._sent = self._sent, self._table.log.seq
                return self._update(since)
            if self._presence_due:
                self._presence_due = False
                return encode(present.presence(self._table, self.seats))
            self._stirred.clear()
            await self._stirred.wait()

    def _update(self, since: int) -> bytes:
        """Made once for all who look from the same place."""
        key = (self._viewer, self.seats, since)
        memo = self._table.memo
        if key not in memo:
            memo[key] = encode(present.update(self._table, self._viewer, self.seats, since))
        return memo[key]
