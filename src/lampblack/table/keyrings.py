"""All keyrings: made, opened by a code, held by devices. No account, no mail: who has the ring is who one is."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

import msgspec

from lampblack.kernel.seat import Seat
from lampblack.store import LogEntry, Store, StoreFailed
from lampblack.table.codewords import code_hash, fresh_code
from lampblack.table.denied import Denied
from lampblack.table.ring import (
    LOG,
    MOST_ENTRIES,
    RING_KINDS,
    Coded,
    Device,
    Dropped,
    Ended,
    Ring,
    RingBody,
    Seated,
    Subscribed,
)
from lampblack.table.seats import hashed
from lampblack.table.supply import Supply

CODE_LOG: Final = "code:"
"""Before a code's hash, in the store: which ring it opens, and whether it still does."""
MOST_DEVICES: Final = 20
MOST_KEPT: Final = 1000
LONGEST_NAME: Final = 40
log = logging.getLogger("rings")

NO_SUCH_CODE: Final = "this code opens nothing; look at each word again"


class Opens(msgspec.Struct, frozen=True):
    ring: str


class Keyrings:
    def __init__(self, store: Store, supply: Supply) -> None:
        self._store = store
        self._supply = supply
        self._rings: OrderedDict[str, Ring] = OrderedDict()
        self._hashing = asyncio.Lock()

    async def make(self, name: str) -> tuple[Ring, str]:
        """A new ring, and the token of the device that asked for it."""
        ring, token = Ring(self._supply.table_id()), self._supply.secret()
        await self._write(ring, lambda: Device(0, hashed(token), name[:LONGEST_NAME]))
        return ring, token

    async def find(self, id: str) -> Ring | None:
        """The ring as it is now."""
        ring = self._rings.get(id) or Ring(id)
        await self._catch_up(ring)
        if ring.seq < 0:
            return None
        self._rings[id] = ring
        self._rings.move_to_end(id)
        while len(self._rings) > MOST_KEPT:
            self._rings.popitem(last=False)
        return ring

    # --- devices -------------------------------------------------------------------------------

    async def renew_code(self, ring: Ring) -> str:
        """A new code for this ring; the one before opens nothing any more."""
        old, code = ring.code, fresh_code()
        hash = await self._hash(code)
        await self._append(
            CODE_LOG + hash, LogEntry(0, "opens", encoded(Opens(ring.id)), self._supply.clock())
        )
        await self._write(ring, lambda: Coded(hash))
        if old is not None:
            await self._append(CODE_LOG + old, LogEntry(1, "void", b"{}", self._supply.clock()))
        return code

    async def open(self, code: str, name: str) -> tuple[Ring, str]:
        """The ring that a code opens, and a token for the device that said it."""
        hash = await self._hash(code)
        found = await self._read(CODE_LOG + hash)
        ring = (
            await self.find(msgspec.json.decode(found[0].body, type=Opens).ring) if len(found) == 1 else None
        )
        if ring is None or ring.code != hash:
            raise Denied("not-allowed", NO_SUCH_CODE, "code")
        token = self._supply.secret()

        def device() -> Device:
            if len(ring.devices) >= MOST_DEVICES:
                raise Denied("not-allowed", f"at most {MOST_DEVICES} devices share a list; end another first")
            return Device(ring.made, hashed(token), name[:LONGEST_NAME])

        await self._write(ring, device)
        return ring, token

    async def _hash(self, code: str) -> str:
        """One after the other: each takes a while, and some megabytes."""
        async with self._hashing:
            return await asyncio.to_thread(code_hash, code)

    async def end(self, ring: Ring, number: int) -> None:
        if number not in ring.devices:
            raise Denied("not-found", "there is no such device", "device")
        await self._write(ring, lambda: Ended(number))

    async def subscribe(self, ring: Ring, wanted: Subscribed) -> None:
        await self._write(ring, lambda: wanted)

    # --- tables --------------------------------------------------------------------------------

    async def seat(self, ring: Ring, table: str, seat: Seat, game: str) -> None:
        if seat not in ring.seats.get(table, ()):
            await self._write(ring, lambda: Seated(table, seat, game))

    async def drop(self, ring: Ring, table: str) -> None:
        if table in ring.tables:
            await self._write(ring, lambda: Dropped(table))

    # --- the log -------------------------------------------------------------------------------

    async def _write(self, ring: Ring, body: Callable[[], RingBody]) -> None:
        while True:
            if ring.seq + 1 >= MOST_ENTRIES:
                raise Denied("not-allowed", "this list is full")
            made = body()
            entry = LogEntry(ring.seq + 1, RING_KINDS[type(made)], encoded(made), self._supply.clock())
            if await self._append(LOG + ring.id, entry):
                if ring.seq < entry.seq:
                    ring.add(entry)
                return
            await self._catch_up(ring)

    async def _catch_up(self, ring: Ring) -> None:
        for entry in await self._read(LOG + ring.id, ring.seq):
            if entry.seq == ring.seq + 1:  # else another caught up meanwhile
                ring.add(entry)

    async def _append(self, id: str, entry: LogEntry) -> bool:
        try:
            return await self._store.append(id, entry)
        except StoreFailed as error:
            log.error("nothing can be appended to %s: %s", id.partition(":")[0], error)
            raise Denied("busy", "nothing can be written now; try again") from None

    async def _read(self, id: str, after: int = -1) -> list[LogEntry]:
        try:
            return await self._store.read(id, after)
        except StoreFailed:
            raise Denied("busy", "nothing can be read now; try again") from None


def encoded(body: RingBody | Opens) -> bytes:
    return msgspec.json.encode(body)
