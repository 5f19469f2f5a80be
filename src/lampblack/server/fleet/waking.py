"""A store that wakes the other servers when something was appended."""

import asyncio

from lampblack.server.fleet.bus import Bus
from lampblack.server.fleet.calls import ALL, Wake, encode
from lampblack.store import Around, LogEntry, Store


class WakingStore(Around):
    def __init__(self, store: Store, bus: Bus, server: str) -> None:
        super().__init__(store)
        self._bus = bus
        self._server = server
        self._heads: dict[str, int] = {}
        """What is not called yet."""

    async def append(self, table: str, entry: LogEntry) -> bool:
        is_in = await self._store.append(table, entry)
        if is_in and table.isalnum():  # keyrings and lists are read each time they are looked at
            if not self._heads:
                asyncio.get_running_loop().call_soon(self._call)
            self._heads[table] = entry.seq
        return is_in

    def _call(self) -> None:
        """One call for all that one commit brought."""
        heads, self._heads = self._heads, {}
        self._bus.say(ALL, encode(Wake(self._server, heads)))
