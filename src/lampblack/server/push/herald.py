"""Tells people who are away that it is their turn.

It says that and nothing else, and only at a moment at which the seat's own stream has changed: who is asked hears
of it at once, in games with a dark as well.
"""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from lampblack.kernel.seat import Seat
from lampblack.server.push.courier import Courier
from lampblack.server.push.letters import Seal, check_browser_keys, sealed
from lampblack.table.denied import Denied
from lampblack.table.keyrings import Keyrings
from lampblack.table.ring import Holding, Ring, Subscribed
from lampblack.table.supply import alone
from lampblack.table.table import Table

DAY: Final = 24 * 3600
AT_ONCE: Final = 8
"""Letters under way at the same time."""
PATIENCE: Final = 5
"""Letters in a row that find no way out before the herald rests."""
REST: Final = 600.0
CLAIM_SECONDS: Final = 60.0
YOUR_TURN: Final = "It is your turn."
log = logging.getLogger("push")


class Herald:
    def __init__(
        self,
        rings: Keyrings,
        courier: Courier,
        seal: Seal,
        clock: Callable[[], float],
        claim: Callable[[str, float], Awaitable[bool]] = alone,
    ) -> None:
        self._rings = rings
        self._courier = courier
        self._seal = seal
        self._clock = clock
        self._claim = claim
        self._called: dict[tuple[str, Seat], int] = {}  # who was told, by their own number of the moment
        self._letters: set[asyncio.Task[None]] = set()
        self._gate = asyncio.Semaphore(AT_ONCE)
        self._failures = 0
        self._rests_until = 0.0

    def key(self) -> str | None:
        """What a browser needs to subscribe; None while there is no way out."""
        return self._seal.public if self._is_awake() else None

    def check(self, wanted: Subscribed) -> None:
        """``Denied`` unless letters can be sent to this subscription."""
        self._courier.check(wanted.endpoint)
        try:
            check_browser_keys(wanted.key, wanted.auth)
        except ValueError:
            raise Denied("malformed", "these are no keys of a browser", "key") from None

    def table_changed(self, table: Table) -> None:
        """Somebody may have been asked something now."""
        seat = table.log.asked()
        for key in [key for key in self._called if key[0] == table.id and key[1] != seat]:
            del self._called[key]
        if seat is None or (table.id, seat) in self._called or not table.log.told[-1].is_change:
            return
        chair = table.log.chairs[seat]
        if chair.kind != "person" or chair.ring is None or table.is_online(seat) or not self._is_awake():
            return
        number = self._called[table.id, seat] = table.log.streams.last(seat)
        moment = f"push/{table.id}/{seat}/{number}"
        task = asyncio.create_task(self._call_once(moment, chair.ring, table.id, table.log.game.title))
        self._letters.add(task)
        task.add_done_callback(self._letters.discard)

    async def settle(self) -> None:
        """Until every letter under way has arrived or failed."""
        while self._letters:
            await asyncio.wait(self._letters)

    async def close(self) -> None:
        for task in self._letters:
            task.cancel()
        await self.settle()

    async def _call_once(self, moment: str, id: str, table: str, title: str) -> None:
        """Unless another server does it."""
        if await self._claim(moment, CLAIM_SECONDS):
            await self._call(id, table, title)

    async def _call(self, id: str, table: str, title: str) -> None:
        try:
            ring = await self._rings.find(id)
            for device in [] if ring is None else list(ring.devices.values()):
                assert ring is not None
                if device.push is not None:
                    async with self._gate:
                        await self._send(ring, device, device.push, table, title)
        except Denied as denied:
            log.warning("nobody could be told: %s", denied)

    async def _send(self, ring: Ring, device: Holding, push: Subscribed, table: str, title: str) -> None:
        letter = json.dumps({"table": table, "title": title, "text": YOUR_TURN}).encode()
        parts = self._courier.check(push.endpoint)
        headers = {
            "Authorization": self._seal.header(f"{parts.scheme}://{parts.netloc}", self._clock()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(DAY),
            "Topic": table,  # a later letter takes the place of one that waits
            "Urgency": "normal",
        }
        try:
            delivered = await self._courier.deliver(
                push.endpoint, headers, sealed(letter, push.key, push.auth)
            )
        except OSError as error:  # no such name, no route, no answer in time
            self._fail(error)
            return
        self._failures = 0
        if delivered == "gone":
            await self._rings.subscribe(ring, Subscribed(device.number))
        elif delivered == "failed":
            log.info("a push service took no letter")

    def _is_awake(self) -> bool:
        return self._clock() >= self._rests_until

    def _fail(self, error: OSError) -> None:
        self._failures += 1
        if self._failures >= PATIENCE:
            self._failures, self._rests_until = 0, self._clock() + REST
            log.warning("there is no way out to push services (%s); trying again later", type(error).__name__)
