"""Looks at the logs of tables that are open: fast where nobody calls us, slowly in any case."""

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from lampblack.server.fleet.bus import Bus
from lampblack.store import Stock, StoreFailed
from lampblack.table.denied import Denied
from lampblack.table.ring import LOG as RING_LOG

if TYPE_CHECKING:
    from lampblack.server.house import House

CALLED_SECONDS: Final = 10.0
"""Between two looks while the bus is up: a call may be lost all the same."""
UNCALLED_SECONDS: Final = 0.5
"""While it is not, and other servers may write."""
ALONE_SECONDS: Final = 2.0
"""Where no other server writes, but whoever runs the host may close a table."""
STEP: Final = 0.25
log = logging.getLogger("fleet")


class Patrol:
    def __init__(self, house: "House", stock: Stock, bus: Bus) -> None:
        self._house = house
        self._stock = stock
        self._bus = bus
        self._rings: dict[str, int] = {}
        """How far the keyrings of those who are here were read."""

    async def run(self) -> None:
        waited = 0.0
        while True:
            await asyncio.sleep(STEP)
            waited += STEP
            if waited >= self._pause():
                waited = 0.0
                try:
                    await self._look()
                except (StoreFailed, Denied) as error:
                    log.warning("the logs cannot be looked at: %s", error)
                except Exception:
                    log.exception("the logs cannot be looked at")

    def _pause(self) -> float:
        if not self._house.hall.supply.is_shared:
            return ALONE_SECONDS
        return CALLED_SECONDS if self._bus.is_up() else UNCALLED_SECONDS

    async def _look(self) -> None:
        hall = self._house.hall
        # Where others write, an idle table is read on when somebody comes to it.
        tables = {each.id: each for each in hall.tables() if not hall.supply.is_shared or not each.is_idle()}
        rings = {RING_LOG + ring: ring for ring in self._house.rings_here()}
        if not tables and not rings:
            return
        heads = await self._stock.heads([*tables, *rings])
        for id, table in tables.items():
            await table.refresh(heads.get(id, -1))
        self._rings = {ring: self._rings.get(ring, -1) for ring in rings.values()}
        for id, ring in rings.items():
            if heads.get(id, -1) > self._rings[ring]:
                self._rings[ring] = heads[id]
                await self._house.require_devices(ring)
