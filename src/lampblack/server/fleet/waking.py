"""A store that wakes the other servers when something was appended."""

from lampblack.server.fleet.bus import Bus
from lampblack.server.fleet.calls import Wake, encode
from lampblack.store import Around, LogEntry, Store


class WakingStore(Around):
    def __init__(self, store: Store, bus: Bus, server: str) -> None:
        super().__init__(store)
        self._bus = bus
        self._server = server

    async def append(self, table: str, entry: LogEntry) -> bool:
        is_in = await self._store.append(table, entry)
        if is_in and table.isalnum():  # keyrings and lists are read each time they are looked at
            self._bus.say(table, encode(Wake(self._server, entry.seq)), "wake")
        return is_in
