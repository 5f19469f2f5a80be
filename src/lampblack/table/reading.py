"""From a log to its table, in slices: a long log holds nobody else up."""

import asyncio
import logging
import time
from typing import Final

from lampblack.kernel.answers import Malformed, OtherRules
from lampblack.store import LogEntry, Store, StoreFailed
from lampblack.table.chronicle import Chronicle, FindGame
from lampblack.table.denied import Denied, Unplayable

SLICE_SECONDS: Final = 0.004
"""How long a log is read before others get their turn."""
MOST_UNPLAYABLE: Final = 1000
"""Logs of which is remembered that they do not replay, so that nobody tries over and over."""
DOES_NOT_FOLLOW: Final = "entry {seq} of its log does not follow by the rules as they are here"
log = logging.getLogger("hall")


class Reader:
    def __init__(self, store: Store, find_game: FindGame) -> None:
        self._store = store
        self._find_game = find_game
        self._unplayable: dict[str, tuple[int, str]] = {}
        """How far each of these logs went, and why it cannot be played on."""

    async def entries(self, id: str) -> list[LogEntry]:
        """A table's whole log."""
        try:
            entries = await self._store.read(id)
        except StoreFailed as error:
            log.error("the log of %s cannot be read: %s", id, error)
            raise Denied("busy", "the table's log cannot be read now; try again") from None
        if not entries:
            raise Denied("not-found", "there is no such table")
        return entries

    async def replay(self, id: str, entries: list[LogEntry]) -> Chronicle:
        """The table that a log leads to; ``Unplayable`` when it leads nowhere here."""
        last = entries[-1].seq
        known = self._unplayable.get(id)
        if known is not None and known[0] == last:
            raise Unplayable(known[1])
        seq = 0
        try:
            chronicle = Chronicle(entries[0], self._find_game)
            slice_end = time.monotonic() + SLICE_SECONDS
            for entry in entries[1:]:
                seq = entry.seq
                chronicle.add(entry)
                if time.monotonic() > slice_end:
                    await asyncio.sleep(0)
                    slice_end = time.monotonic() + SLICE_SECONDS
        except Malformed as error:
            log.error("the log of %s does not replay: %s", id, error)
            denied = unplayable(error, seq)
            if len(self._unplayable) >= MOST_UNPLAYABLE:
                self._unplayable.clear()
            self._unplayable[id] = (last, denied.why)
            raise denied from None
        return chronicle


def unplayable(error: Malformed, seq: int) -> Unplayable:
    """What an entry says may be hidden from who asks: only rules and games that are not here are named."""
    is_open = isinstance(error, OtherRules) or error.field == "game"
    return Unplayable(error.problem if is_open else DOES_NOT_FOLLOW.format(seq=seq))
