"""All tables: made, found, kept in memory while somebody is there."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Literal

import msgspec

from lampblack.bots.register import check_bot
from lampblack.kernel.answers import Malformed, OtherRules
from lampblack.kernel.chance import RecordingChance
from lampblack.kernel.game import Game, Options
from lampblack.store import LogEntry, Store, StoreFailed
from lampblack.table.chronicle import Chronicle
from lampblack.table.denied import Denied
from lampblack.table.entries import Created, CreatedSeat, encode
from lampblack.table.seats import hashed, same_name, tidy_name
from lampblack.table.supply import Supply
from lampblack.table.table import Table

log = logging.getLogger("hall")


class Place(msgspec.Struct, frozen=True):
    """A seat as its table's maker wants it."""

    kind: Literal["person", "open", "bot"]
    name: str = ""
    bot: str = ""


class Hall:
    def __init__(self, store: Store, supply: Supply, most_tables: int = 1000) -> None:
        self._store = store
        self._supply = supply
        self._most = most_tables
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Table]] = {}

    def in_memory(self) -> int:
        return len(self._tables)

    async def create(self, slug: str, options: Options, places: list[Place]) -> tuple[str, list[str | None]]:
        """Make a table; its id, and a token for each seat taken by a person."""
        self._make_room()
        game = self._find_game(slug)
        full = complete_options(game, options, places)
        seats, tokens = self._furnish(game, places)
        try:
            chance = RecordingChance(self._supply.chance)
            game.setup(full, chance)
        except Malformed as error:
            raise Denied("malformed", error.problem, f"options.{error.field}") from None
        created = Created(slug, full, chance.lines, seats, game.version, game.digest(full))
        kind, body = encode(created)
        entry = LogEntry(0, kind, body, self._supply.clock())
        while True:
            id = self._supply.table_id()
            try:
                if await self._store.append(id, entry):
                    return id, tokens
            except StoreFailed as error:
                log.error("nothing can be appended to the log of %s: %s", id, error)
                raise Denied("busy", "no table can be made now; try again") from None

    @asynccontextmanager
    async def table(self, id: str) -> AsyncIterator[Table]:
        """The table of this id, kept in memory as long as the context lasts."""
        table = await self._find(id)
        while self._tables.get(id) is not table:  # dropped between loading and now
            table = await self._find(id)
        table.users += 1
        try:
            yield table
        finally:
            table.users -= 1

    async def close(self) -> None:
        for table in self._tables.values():
            await table.stop()

    # --- making --------------------------------------------------------------------------------

    def _find_game(self, slug: str) -> Game:
        try:
            return self._supply.find_game(slug)
        except Malformed as error:
            raise Denied("malformed", error.problem, error.field) from None

    def _furnish(self, game: Game, places: list[Place]) -> tuple[list[CreatedSeat], list[str | None]]:
        if all(place.kind == "bot" for place in places):
            raise Denied("malformed", "at least one seat is for a person", "seats")
        seats: list[CreatedSeat] = []
        tokens: list[str | None] = []
        names: list[str] = []
        for number, place in enumerate(places):
            token = self._supply.secret() if place.kind == "person" else None
            try:
                seat = self._seat(game, place, token, names)
            except Denied as denied:
                raise Denied(denied.code, denied.message, f"seats[{number}].{denied.field}") from None
            if seat.name:
                names.append(seat.name)
            seats.append(seat)
            tokens.append(token)
        return seats, tokens

    def _seat(self, game: Game, place: Place, token: str | None, names: list[str]) -> CreatedSeat:
        if place.kind == "person":
            assert token is not None
            return CreatedSeat("person", name=tidy_name(place.name, names), token=hashed(token))
        if place.kind == "open":
            return CreatedSeat("open", invite=self._supply.secret())
        try:
            check_bot(game, place.bot)
        except Malformed as error:
            raise Denied("malformed", error.problem, error.field) from None
        return CreatedSeat(
            "bot", name=tidy_name(place.name or bot_name(place.bot, names), names), bot=place.bot
        )

    # --- finding -------------------------------------------------------------------------------

    async def _find(self, id: str) -> Table:
        table = self._tables.get(id)
        if table is not None:
            self._tables.move_to_end(id)
            return table
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> Table:
        try:
            entries = await self._store.read(id)
        except StoreFailed as error:
            log.error("the log of %s cannot be read: %s", id, error)
            raise Denied("busy", "the table's log cannot be read now; try again") from None
        if not entries:
            raise Denied("not-found", "there is no such table")
        try:
            chronicle = Chronicle(entries[0], self._supply.find_game)
            for entry in entries[1:]:
                chronicle.add(entry)
        except OtherRules as error:
            raise Denied("not-allowed", error.problem) from None
        except Malformed as error:
            log.error("the log of %s does not replay: %s", id, error)
            raise Denied("internal", "this table's log does not replay with this version") from None
        self._make_room()
        table = Table(id, chronicle, self._store, self._supply)
        self._tables[id] = table
        table.wake_bot()
        return table

    def _make_room(self) -> None:
        """Drop the tables longest unused; they come back from the log when somebody asks."""
        for id in [id for id, table in self._tables.items() if table.is_idle()]:
            if len(self._tables) < self._most:
                return
            del self._tables[id]
        if len(self._tables) >= self._most:
            raise Denied("busy", "all tables are taken; try again later")


def complete_options(game: Game, options: Options, places: list[Place]) -> Options:
    """The full options; the number of players is the number of seats."""
    try:
        full = game.complete({"players": str(len(places)), **options})
    except Malformed as error:
        is_counted = error.field == "players" and "players" not in options
        field = "seats" if is_counted else f"options.{error.field}"
        raise Denied("malformed", error.problem, field) from None
    for option in game.options():
        if full[option.name] in option.slow:
            problem = f"{full[option.name]!r} is too slow for a table that shares its server"
            raise Denied("malformed", problem, f"options.{option.name}")
    if game.seats(full) != len(places):
        raise Denied("malformed", f"{game.seats(full)} play, but {len(places)} seats are given", "seats")
    return full


def bot_name(bot: str, names: list[str]) -> str:
    """``Steady``, as sentences begin with it, and ``Steady 2`` beside another of that name."""
    called = bot.partition("@")[0].capitalize()
    number, name = 1, called
    while any(same_name(name, other) for other in names):
        number += 1
        name = f"{called} {number}"
    return name
