"""Lists of tables: those their makers made public, those that have a clock. Each is a log, too."""

import asyncio
from typing import Final

import msgspec

from lampblack.store import LogEntry, Store, StoreFailed
from lampblack.table.denied import Denied
from lampblack.table.supply import Supply

OPEN: Final = "list:open"
"""The public list."""
TIMED: Final = "list:timed"
"""Unfinished games with a clock: what a server looks after although nobody is there."""


class Listed(msgspec.Struct, frozen=True):
    table: str
    game: str
    is_listed: bool


class Listing:
    def __init__(self, store: Store, supply: Supply, log: str = OPEN) -> None:
        self._log = log
        self._store = store
        self._supply = supply
        self._lock = asyncio.Lock()
        self._seq = -1
        self._tables: dict[str, str] = {}  # by id, in the order they came: the game of each

    async def tables(self, game: str | None = None) -> list[str]:
        """The listed tables, of one game if one is named; the newest first."""
        async with self._lock:
            await self._catch_up()
        return [id for id, slug in reversed(self._tables.items()) if game in (None, slug)]

    async def put(self, table: str, game: str, is_listed: bool) -> None:
        """Put a table into the list, or take it out."""
        async with self._lock:
            await self._catch_up()
            while (table in self._tables) != is_listed:
                body = msgspec.json.encode(Listed(table, game, is_listed))
                try:
                    await self._store.append(
                        self._log, LogEntry(self._seq + 1, "listed", body, self._supply.clock())
                    )
                except StoreFailed:
                    raise Denied("busy", "the list cannot be written now; try again") from None
                await self._catch_up()

    async def _catch_up(self) -> None:
        try:
            entries = await self._store.read(self._log, self._seq)
        except StoreFailed:
            raise Denied("busy", "the list cannot be read now; try again") from None
        for entry in entries:
            listed = msgspec.json.decode(entry.body, type=Listed)
            if listed.is_listed:
                self._tables[listed.table] = listed.game
            else:
                self._tables.pop(listed.table, None)
            self._seq = entry.seq
