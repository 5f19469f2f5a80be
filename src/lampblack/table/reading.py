"""From a log to its table: by a snapshot and what came after it, or from the beginning.

Either way in slices: a long log holds nobody else up.
"""

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import Final

from lampblack.kernel.answers import Malformed, OtherRules
from lampblack.store import LogEntry, Store, StoreFailed
from lampblack.store.packing import unpacked
from lampblack.table.affairs import Cleared, Removed
from lampblack.table.chronicle import Chronicle, FindGame
from lampblack.table.denied import Denied, Unplayable
from lampblack.table.entries import KINDS, decode
from lampblack.table.redaction import REMOVED_BODY
from lampblack.table.snapshots import EVERY, TAIL, Snapshot, mark_of, read_snapshot, snapshot_of

SLICE_SECONDS: Final = 0.004
"""How long a log is read before others get their turn."""
MOST_UNPLAYABLE: Final = 1000
"""Logs of which is remembered that they do not replay, so that nobody tries over and over."""
DOES_NOT_FOLLOW: Final = "entry {seq} of its log does not follow by the rules as they are here"
ASKS_FOR_ALL: Final = (KINDS[Removed], KINDS[Cleared])
"""After these entries the whole log matters: what was taken back may stand anywhere in it."""
Taken = tuple[int, bytes]
"""A snapshot, and where it was taken."""
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
        return unpacked(entries)

    async def table(self, id: str) -> tuple[Chronicle, list[int]]:
        """The table, and where snapshots of it are kept."""
        found = await self._by_snapshot(id)
        return found or await self._from_the_beginning(id)

    async def _by_snapshot(self, id: str) -> tuple[Chronicle, list[int]] | None:
        """By the oldest that is of use, so that there is some story to tell."""
        try:
            stored = await self._store.snapshots(id)
            good = [kept for kept in map(read_snapshot, stored) if kept is not None]
            for kept in good:
                chronicle = await self._resumed(id, kept)
                if chronicle is not None:
                    return chronicle, [each.seq for each in good]
        except StoreFailed as error:
            log.warning("the snapshots of %s cannot be read: %s", id, error)
        return None

    async def _resumed(self, id: str, kept: Snapshot) -> Chronicle | None:
        entries = await self._store.read(id, kept.seq - 1)
        if len(entries) <= TAIL or any(entry.kind in ASKS_FOR_ALL for entry in entries):
            return None
        try:
            first = entries[0]
            if mark_of(first.seq, decode(first), first.at) != kept.entry:
                raise Malformed("snapshot", "it is of another log")
            chronicle = Chronicle(first, self._find_game, kept)
            await add(chronicle, entries[1:])
        except Malformed as error:
            log.warning("a snapshot of %s is of no use: %s", id, error)
            return None
        return chronicle

    async def _from_the_beginning(self, id: str) -> tuple[Chronicle, list[int]]:
        entries = await self.entries(id)
        last = entries[-1].seq
        if entries[-1].kind == KINDS[Cleared]:
            await self._erase(id, entries)
            raise Denied("not-found", "this table was taken away")
        known = self._unplayable.get(id)
        if known is not None and known[0] == last:
            raise Unplayable(known[1])
        is_long = last > 2 * EVERY
        window = range(last - 2 * EVERY, last - EVERY + 1) if is_long else range(0)
        try:
            chronicle, taken = await self.whole(id, entries, window)
        except Unplayable as denied:
            if len(self._unplayable) >= MOST_UNPLAYABLE:
                self._unplayable.clear()
            self._unplayable[id] = (last, denied.why)
            raise
        if taken is None:
            return chronicle, []
        await keep_snapshot(self._store, id, *taken, oldest=taken[0])
        return chronicle, [taken[0]]

    async def whole(
        self, id: str, entries: Sequence[LogEntry], window: range = range(0)
    ) -> tuple[Chronicle, Taken | None]:
        """What these entries lead to, from entry 0 on, and a snapshot taken in this window."""
        chronicle: Chronicle | None = None
        try:
            chronicle = Chronicle(entries[0], self._find_game)
            return chronicle, await add(chronicle, entries[1:], window)
        except Malformed as error:
            log.error("the log of %s does not replay: %s", id, error)
            raise unplayable(error, 0 if chronicle is None else chronicle.seq + 1) from None

    async def _erase(self, id: str, entries: Sequence[LogEntry]) -> None:
        """Nothing is left of a table that was taken away."""
        try:
            await self._store.drop_snapshots(id)
            for entry in entries[:-1]:
                if entry.body != REMOVED_BODY:
                    await self._store.rewrite(id, entry.seq, REMOVED_BODY)
        except StoreFailed as error:
            log.error("the log of %s cannot be erased yet: %s", id, error)


async def add(chronicle: Chronicle, entries: Sequence[LogEntry], window: range = range(0)) -> Taken | None:
    """Replay entries; a snapshot of the first quiet moment in the window."""
    taken: Taken | None = None
    slice_end = time.monotonic() + SLICE_SECONDS
    for entry in entries:
        chronicle.add(entry)
        if taken is None and entry.seq in window and chronicle.is_quiet():
            taken = entry.seq, snapshot_of(chronicle)
        if time.monotonic() > slice_end:
            await asyncio.sleep(0)
            slice_end = time.monotonic() + SLICE_SECONDS
    return taken


async def keep_snapshot(store: Store, id: str, seq: int, body: bytes, oldest: int) -> None:
    try:
        await store.put_snapshot(id, seq, body, oldest)
    except StoreFailed as error:
        log.warning("no snapshot of %s can be kept: %s", id, error)


def unplayable(error: Malformed, seq: int) -> Unplayable:
    """What an entry says may be hidden from who asks: only rules and games that are not here are named."""
    is_open = isinstance(error, OtherRules) or error.field == "game"
    return Unplayable(error.problem if is_open else DOES_NOT_FOLLOW.format(seq=seq))
