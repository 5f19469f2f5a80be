"""What of a table's log need not be in memory: how it is gone back to, and what is written down meanwhile."""

import asyncio
from collections.abc import Sequence

from lampblack.store import Store
from lampblack.table.chronicle import Chronicle, FindGame
from lampblack.table.reading import Reader, add, keep_snapshot
from lampblack.table.snapshots import EVERY, snapshot_of


class Past:
    def __init__(
        self, id: str, log: Chronicle, store: Store, find_game: FindGame, snapshots: Sequence[int]
    ) -> None:
        self._id = id
        self._log = log
        self._store = store
        self._reader = Reader(store, find_game)
        self._snapshots = list(snapshots)  # where they were taken, at most two
        self._writing: asyncio.Task[None] | None = None

    def note(self) -> None:
        """Now and then write down what the log leads to, so that it need not be read from its beginning."""
        seq = self._log.seq
        if seq - max(self._snapshots, default=0) < EVERY or not self._log.is_quiet():
            return
        self._snapshots = [*self._snapshots[-1:], seq]
        body, oldest = snapshot_of(self._log), self._snapshots[0]
        self._writing = asyncio.create_task(keep_snapshot(self._store, self._id, seq, body, oldest))

    async def forget(self) -> None:
        """What was written down so far has something in it that was taken back."""
        await self._store.drop_snapshots(self._id)
        self._snapshots.clear()

    async def read(self) -> Chronicle:
        """The log from its beginning to where the table is now."""
        last = self._log.seq
        entries = [entry for entry in await self._reader.entries(self._id) if entry.seq <= last]
        return (await self._reader.whole(self._id, entries))[0]

    async def complete(self, whole: Chronicle) -> None:
        """Give the table its beginning, while nobody else writes."""
        if not self._log.is_whole():
            entries = await self._store.read(self._id, whole.seq)
            await add(whole, [entry for entry in entries if entry.seq <= self._log.seq])
            self._log.complete(whole)
