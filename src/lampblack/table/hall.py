"""All tables: made, found, kept in memory while somebody is there."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from lampblack.kernel.answers import Malformed
from lampblack.kernel.game import Game, Options
from lampblack.kernel.seat import Seat
from lampblack.store import LogEntry, Store, StoreFailed
from lampblack.table.affairs import Again
from lampblack.table.again import furnish_again, options_again, order_of, plan_again
from lampblack.table.denied import Denied
from lampblack.table.due import Due
from lampblack.table.entries import Created, Origin, encode
from lampblack.table.furnish import Place, furnish
from lampblack.table.listing import TIMED, Listing
from lampblack.table.manners import Manners
from lampblack.table.pool import Pool
from lampblack.table.reading import Reader
from lampblack.table.remains import Remains
from lampblack.table.removing import plan_clear
from lampblack.table.supply import Supply
from lampblack.table.table import Table

LATER: Final = 60.0
"""Seconds until a table that could not be opened is tried again."""
log = logging.getLogger("hall")


class Hall:
    def __init__(self, store: Store, supply: Supply, most_tables: int = 1000) -> None:
        self._store = store
        self.supply = supply
        self._reader = Reader(store, supply.find_game)
        self._pool = Pool(most_tables)
        self.on_change: Callable[[Table], None] | None = None
        """Who else hears of every change of every table."""
        self.on_load: Callable[[Table], None] | None = None
        """Who hears of every table that comes into memory,"""
        self.on_drop: Callable[[Table], None] | None = None
        """and that leaves it,"""
        self.on_presence: Callable[[Table], None] | None = None
        """and of who comes and goes by way of this server."""
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._timed = Listing(store, supply, TIMED)
        self._due = Due(supply, self._visit)

    def in_memory(self) -> int:
        return len(self._pool)

    def tables(self) -> list[Table]:
        """Those in memory."""
        return self._pool.tables()

    def get(self, id: str) -> Table | None:
        """The table, if it is in memory."""
        return self._pool.get(id)

    def forget(self, table: Table) -> None:
        """Drop a table from memory."""
        if self._pool.get(table.id) is table:
            self._pool.remove(table)
            table.put_away()
            zero = table.zero_at()
            if zero is not None:
                self._due.remember(table.id, zero)
            if self.on_drop is not None:
                self.on_drop(table)

    async def create(
        self,
        slug: str,
        options: Options,
        places: list[Place],
        manners: Manners = Manners(),  # noqa: B008
        ring: str | None = None,
        origin: Origin | None = None,
        position: str = "",
    ) -> tuple[str, list[str | None]]:
        """Make a table; its id, and a token for each seat taken by a person who has no keyring."""
        game = self._find_game(slug)
        made = furnish(self.supply, game, options, places, manners, origin, position, ring)
        return await self._place(made.created), made.tokens

    async def again(self, table: Table, seat: Seat, options: Options | None, is_turned: bool) -> Again:
        """Set a table for the same people once more; the entry that says where everybody goes."""
        log = table.log
        if log.company.again is None:
            wanted = options_again(log, options)
            new = Again(seat, self.supply.table_id(), wanted, order_of(log, is_turned))
            furnish_again(self.supply, log, table.id, new)  # what cannot be is refused before it is logged
            await table.write(lambda: plan_again(log, new))
        again = log.company.again
        assert again is not None
        if self._pool.get(again.table) is None:
            await self._begin(again.table, furnish_again(self.supply, log, table.id, again).created)
        return again

    async def clear(self, table: Table, seats: frozenset[Seat]) -> None:
        """Take an unfinished table away; what stood in its log is gone."""
        await table.write(lambda: plan_clear(table.log, seats))
        self.forget(table)
        with contextlib.suppress(Denied):  # that it was taken away is what loading it finds
            await self._load(table.id)

    @asynccontextmanager
    async def table(self, id: str) -> AsyncIterator[Table]:
        """The table of this id, kept in memory as long as the context lasts."""
        is_known = self._pool.get(id) is not None
        table = await self._find(id)
        if is_known and self.supply.is_shared:
            await table.refresh()
        while self._pool.get(id) is not table:  # dropped between loading and now
            table = await self._find(id)
        table.users += 1
        table.used()
        try:
            yield table
        finally:
            table.users -= 1
            table.used()

    async def remains(self, id: str) -> Remains:
        """What the log tells of a table that cannot be played on here."""
        return Remains(await self._reader.entries(require_id(id)))

    async def close(self) -> None:
        await self._due.stop()
        for table in self._pool.tables():
            await table.stop()

    # --- clocks of tables that nobody has open ---------------------------------------------------

    async def look_after_clocks(self) -> None:
        """Once, when a server starts: every game with a clock goes on where its time ran out meanwhile."""
        for id in await self._timed.tables():
            await self._visit(id)

    async def _visit(self, id: str) -> None:
        """Open a table, so that its clock runs; take it off the list once nothing more can run out there."""
        try:
            async with self.table(id) as table:
                if table.log.asked() is None:
                    await self._timed.put(id, "", False)
        except Denied as denied:
            if denied.code == "busy":
                self._due.remember(id, self.supply.clock() + LATER)
            elif denied.code == "not-found":
                await self._timed.put(id, "", False)

    # --- making --------------------------------------------------------------------------------

    def _find_game(self, slug: str) -> Game:
        try:
            return self.supply.find_game(slug)
        except Malformed as error:
            raise Denied("malformed", error.problem, error.field) from None

    async def _place(self, created: Created) -> str:
        self._make_room()
        while True:
            id = self.supply.table_id()
            if await self._begin(id, created):
                return id

    async def _begin(self, id: str, created: Created) -> bool:
        """Begin a table's log; False when it has begun already."""
        if created.manners.clock is not None:  # first: what is listed and is no table is struck off again
            await self._timed.put(id, created.game, True)
        kind, body = encode(created)
        try:
            return await self._store.append(id, LogEntry(0, kind, body, self.supply.clock()))
        except StoreFailed as error:
            log.error("nothing can be appended to the log of %s: %s", id, error)
            raise Denied("busy", "no table can be made now; try again") from None

    # --- finding -------------------------------------------------------------------------------

    async def _find(self, id: str) -> Table:
        table = self._pool.get(require_id(id))
        if table is not None:
            return table
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> Table:
        chronicle, snapshots = await self._reader.table(id)
        self._make_room()
        table = Table(id, chronicle, self._store, self.supply, self.on_change, snapshots)
        self._pool.put(table)
        self._due.forget(id)
        if self.on_load is not None:
            table.on_presence = self.on_presence
            self.on_load(table)
        await table.overwrite()
        table.wake()
        return table

    def _make_room(self) -> None:
        """Drop a table if need be; it comes back from the log when somebody asks."""
        while (table := self._pool.spare()) is not None:
            table.turn_away()
            self.forget(table)


def require_id(id: str) -> str:
    if not id.isascii() or not id.isalnum():  # keyrings and lists have logs of their own
        raise Denied("not-found", "there is no such table")
    return id
