"""What one server process has: its settings, its hall of tables, its limits and its meters."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, Final

from lampblack.games import find_game
from lampblack.kernel.rulebook import RuleBook
from lampblack.server import messages as wire
from lampblack.server.limits import Bucket, Buckets, Connections
from lampblack.server.listener import Listener
from lampblack.server.meters import Meters
from lampblack.server.settings import Settings
from lampblack.server.words import Words
from lampblack.server.zipping import Kept
from lampblack.store import Store
from lampblack.table.denied import Denied
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
        self.codes = Buckets(settings.codes_per_hour / 3600, settings.codes_per_hour)
        self.new_rings = Buckets(settings.tables_per_hour / 3600, settings.tables_per_hour)
        self.words = words or Words([])
        self.rings = Keyrings(store, hall.supply)
        self.listing = Listing(store, hall.supply)
        self.herald: Herald | None = None
        self.connections = Connections(settings.connections_per_address)
        self._listeners: set[Listener] = set()
        self._under_way = 0
        self._is_closing = False
        meters.connections.set_function(self.connections.total)
        meters.tables_in_memory.set_function(hall.in_memory)

    def message_bucket(self) -> Bucket:
        """How often one connection may speak."""
        rate = self.settings.messages_per_second
        return Bucket(rate, max(1.0, 2 * rate))

    @contextmanager
    def at_work(self) -> Iterator[None]:
        """Around everything that may change a table, so that closing can wait for it."""
        if self._is_closing:
            raise Denied("busy", "the server is restarting; try again in a moment")
        self._under_way += 1
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

    def tell(self, table: Table, message: wire.ToClient) -> None:
        """Show something to all who are at a table now."""
        for listener in self._listeners:
            if listener.is_at(table):
                listener.show(message)

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
        self._is_closing = True
        deadline = asyncio.get_running_loop().time() + seconds
        while self._under_way and asyncio.get_running_loop().time() < deadline:
            await asyncio.sleep(0.01)
        for listener in self._listeners:
            listener.end()
