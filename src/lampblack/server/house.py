"""What one server process has: its settings, its hall of tables, its limits and its meters."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, Final

from lampblack.games import find_game
from lampblack.kernel.rulebook import RuleBook
from lampblack.server import messages as wire
from lampblack.server.answers import encode
from lampblack.server.fleet.bus import Bus
from lampblack.server.fleet.fleet import SIGNED_OUT, Fleet
from lampblack.server.health import Readiness
from lampblack.server.limits import Bucket, Buckets, Connections
from lampblack.server.listener import Listener
from lampblack.server.meters import Meters
from lampblack.server.settings import Settings
from lampblack.server.words import Words
from lampblack.server.zipping import Kept
from lampblack.store import Stock, Store
from lampblack.table.denied import Denied
from lampblack.table.guests import SENT_AWAY
from lampblack.table.hall import Hall
from lampblack.table.keyrings import Keyrings
from lampblack.table.listing import Listing
from lampblack.table.table import Table

if TYPE_CHECKING:
    from lampblack.server.push.herald import Herald


MOST_KEPT: Final = 2**25
"""Bytes of replays that are not made anew for each who asks."""
FILES: Final = 10
"""A page has many files, and one costs less than a request of the API."""
LEAST_FILES: Final = 100
"""So many may be fetched at once, however slow a host makes its API."""


@cache
def rules_of(slug: str) -> RuleBook:
    return find_game(slug).rules()


class House:
    def __init__(
        self, settings: Settings, store: Store, hall: Hall, meters: Meters, words: Words | None = None
    ) -> None:
        self.settings = settings
        self.store = store
        self.hall = hall
        self.meters = meters
        self.requests = Buckets(settings.requests_per_second, 3 * settings.requests_per_second)
        rate = FILES * settings.requests_per_second
        self.files = Buckets(rate, max(LEAST_FILES, 3 * rate))
        self.kept = Kept(MOST_KEPT)
        self.new_tables = Buckets(settings.tables_per_hour / 3600, settings.tables_per_hour)
        self.chat = Buckets(settings.chat_per_minute / 60, min(5.0, settings.chat_per_minute))
        self.points = Buckets(1.0, 5.0)
        self.advice = Buckets(1.0, 10.0)
        self.codes = Buckets(settings.codes_per_hour / 3600, settings.codes_per_hour)
        self.new_rings = Buckets(settings.tables_per_hour / 3600, settings.tables_per_hour)
        self.shares = {
            "requests": self.requests,
            "tables": self.new_tables,
            "chat": self.chat,
            "points": self.points,
            "advice": self.advice,
            "codes": self.codes,
            "rings": self.new_rings,
        }
        """The limits that count for the whole fleet, by name."""
        self.fleet: Fleet | None = None
        self.words = words or Words([])
        self.rings = Keyrings(store, hall.supply)
        self.listing = Listing(store, hall.supply)
        self.herald: Herald | None = None
        self.connections = Connections(settings.connections_per_address)
        self._listeners: set[Listener] = set()
        self._under_way = 0
        self.deeds = 0
        """How much was asked for so far."""
        self.is_closing = False
        self.readiness = Readiness(store)
        meters.connections.set_function(self.connections.total)
        meters.tables_in_memory.set_function(hall.in_memory)

    def message_bucket(self) -> Bucket:
        """How often one connection may speak."""
        rate = self.settings.messages_per_second
        return Bucket(rate, max(1.0, 2 * rate))

    @contextmanager
    def at_work(self) -> Iterator[None]:
        """Around everything that may change a table, so that closing can wait for it."""
        if self.is_closing:
            raise Denied("busy", "the server is restarting; try again in a moment")
        self._under_way += 1
        self.deeds += 1
        try:
            yield
        finally:
            self._under_way -= 1

    @contextmanager
    def listening(self, table: Table, listener: Listener) -> Iterator[None]:
        """The listener hears of the table, and the table counts it as present."""
        self._listeners.add(listener)
        table.watch(listener)
        try:
            yield
        finally:
            table.leave(listener)
            self._listeners.discard(listener)

    def join(self, stock: Stock, bus: Bus, server: str) -> Fleet:
        """Be one of the servers that have this store."""
        self.fleet = Fleet(self, stock, bus, server)
        return self.fleet

    def tell(self, table: Table, message: wire.ToClient) -> None:
        """Show something to all who are at a table now."""
        encoded = encode(message)
        self.show(table, encoded)
        if self.fleet is not None:
            self.fleet.show(table, encoded)

    def show(self, table: Table, message: bytes) -> None:
        """To those who are there by way of this server."""
        for listener in self._listeners:
            if listener.is_at(table):
                listener.show(message)

    def bar(self, table: Table, guests: frozenset[str]) -> None:
        """These spectators were sent away by way of another server."""
        new = table.guests.bar(guests)
        if new:
            self.dismiss(
                lambda listener: listener.is_at(table) and not listener.seats and listener.guest in new,
                SENT_AWAY,
            )

    def rings_here(self) -> set[str]:
        """The keyrings of those who are connected."""
        return {listener.device[0] for listener in self._listeners if listener.device is not None}

    async def require_devices(self, id: str) -> None:
        """Send away whoever looks on by a device that no longer has its keyring."""
        ring = await self.rings.find(id)
        held = frozenset() if ring is None else frozenset(ring.devices)
        self.dismiss(
            lambda listener: (
                listener.device is not None and listener.device[0] == id and listener.device[1] not in held
            ),
            SIGNED_OUT,
        )

    def sign_out(self, ring: str, device: int) -> None:
        """A device has lost its keyring: its sockets close, at every server."""
        self.dismiss(lambda listener: listener.device == (ring, device), SIGNED_OUT)
        if self.fleet is not None:
            self.fleet.sign_out(ring, device)

    def dismiss(self, whom: Callable[[Listener], bool], why: str) -> None:
        """Send some of those who are connected away."""
        for listener in self._listeners:
            if whom(listener):
                listener.end(why)

    async def heed_manners(self, table: Table) -> None:
        """What follows for others when a table's manners have changed."""
        manners = table.log.company.manners
        await self.listing.put(table.id, table.log.game.slug, manners.listed)
        if not manners.spectators:
            self.dismiss(
                lambda listener: listener.is_at(table) and not listener.seats,
                "only who sits at this table may look on now",
            )

    async def settle(self, seconds: float = 5.0) -> None:
        """Take nothing new, finish what is under way, and let every stream end."""
        self.is_closing = True
        deadline = asyncio.get_running_loop().time() + seconds
        while self._under_way and asyncio.get_running_loop().time() < deadline:
            await asyncio.sleep(0.01)
        for listener in self._listeners:
            listener.end()
