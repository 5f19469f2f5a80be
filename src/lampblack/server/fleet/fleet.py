"""One server among others: it hears of what they write, and tells them who is here and what was taken.

Where the bus is away, or there is none, the log is looked at again and again instead.
"""

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final

import msgspec

from lampblack.server.fleet.bus import Bus
from lampblack.server.fleet.calls import (
    ALL,
    AnyCall,
    Beat,
    Gone,
    Here,
    Open,
    Shown,
    SignedOut,
    Spent,
    Wake,
    decode,
    encode,
)
from lampblack.server.fleet.patrol import Patrol
from lampblack.store import Stock
from lampblack.table.denied import Denied
from lampblack.table.elsewhere import NOBODY
from lampblack.table.manners import Manners
from lampblack.table.table import Table

if TYPE_CHECKING:
    from lampblack.server.house import House

TICK: Final = 0.25
BEAT_TICKS: Final = 4
ALL_TICKS: Final = 40
SILENT_SECONDS: Final = 6.0
"""A server that has not called for so long is gone."""
TAKEN_AWAY: Final = "this table was taken away"
ONLY_SEATED: Final = "only who sits at this table may look on now"
SIGNED_OUT: Final = "this device was signed out"
log = logging.getLogger("fleet")


def fresh_server() -> str:
    """What a server calls itself, as long as it runs."""
    return secrets.token_hex(6)


class Fleet:
    def __init__(self, house: "House", stock: Stock, bus: Bus, server: str) -> None:
        self.server = server
        self._house = house
        self._bus = bus
        self._heard: dict[str, float] = {}
        """When each of the other servers called last."""
        self._manners: dict[str, Manners] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._patrol = Patrol(house, stock, bus)
        hall = house.hall
        hall.on_load, hall.on_drop, hall.on_presence = self._loaded, self._dropped, self._tell_presence
        self._announced: set[str] = set()
        """The tables of which the others think that somebody is there by way of us."""

        house.meters.bus_up.set_function(lambda: float(bus.is_up()))
        house.meters.servers_heard.set_function(lambda: len(self._heard))

    def start(self) -> None:
        self._do(self._patrol.run())
        if self._bus.is_lonely:
            return
        for buckets in self._house.shares.values():
            buckets.share()
        self._bus.follow(ALL)
        self._bus.start(self._hear, self._ready)
        self._do(self._tick())

    async def close(self) -> None:
        self._say(ALL, Gone(self.server))
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._bus.close()

    # --- what happens here ---------------------------------------------------------------------

    def show(self, table: Table, message: bytes) -> None:
        """To all who are at a table by way of other servers."""
        self._say(table.id, Shown(self.server, message))

    def sign_out(self, ring: str, device: int) -> None:
        self._say(ALL, SignedOut(self.server, ring, device))

    def table_changed(self, table: Table) -> None:
        """What follows from a table's log for who looks on, whoever wrote it."""
        company = table.log.company
        if company.is_cleared:
            self._house.hall.forget(table)
            self._house.dismiss(lambda listener: listener.is_at(table), TAKEN_AWAY)
        elif self._manners.get(table.id) is not company.manners:
            self._manners[table.id] = company.manners
            if not company.manners.spectators:
                self._house.dismiss(
                    lambda listener: listener.is_at(table) and not listener.seats, ONLY_SEATED
                )

    def _loaded(self, table: Table) -> None:
        self._manners[table.id] = table.log.company.manners
        self._bus.follow(table.id)

    def _dropped(self, table: Table) -> None:
        self._manners.pop(table.id, None)
        if table.id in self._announced:
            self._announced.discard(table.id)
            self._say(table.id, Here(self.server, NOBODY), "here")
        self._bus.unfollow(table.id)

    def _tell_presence(self, table: Table, wants: bool = False) -> None:
        if self._bus.is_lonely:
            return
        who = table.attendance()
        if who == NOBODY:
            self._announced.discard(table.id)
        else:
            self._announced.add(table.id)
        self._say(table.id, Here(self.server, who, wants), "here")

    def _say(self, channel: str, call: AnyCall, about: str = "") -> None:
        self._bus.say(channel, encode(call), about)

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- what the others call ------------------------------------------------------------------

    def _ready(self, channel: str) -> None:
        """We hear from now on what is called there; what was called before we read, and ask for."""
        table = self._house.hall.get(channel)
        if table is not None:
            self._do(self._read_on(table, None))
            self._tell_presence(table, wants=True)
        elif channel == ALL:
            self._tell_connections(is_all=True)

    def _hear(self, channel: str, data: bytes) -> None:
        try:
            call = decode(data)
        except msgspec.DecodeError:
            return  # a server of another version; what is true stands in the store
        if call.server == self.server:
            return
        self._heard[call.server] = asyncio.get_running_loop().time()
        if channel != ALL:
            table = self._house.hall.get(channel)
            if table is not None:
                self._hear_of(table, call)
            return
        match call:
            case Wake(heads=heads):
                for id, seq in heads.items():
                    woken = self._house.hall.get(id)
                    if woken is not None and seq > woken.log.seq:
                        self._do(self._read_on(woken, seq))
            case Gone(server=server):
                self._lose(server)
            case Spent(taken=taken):
                for name, buckets in self._house.shares.items():
                    buckets.charge(taken.get(name, {}))
            case Open(server=server, connections=counts, is_all=is_all):
                self._house.connections.note(server, counts, is_all)
            case SignedOut(ring=ring, device=device):
                self._house.dismiss(lambda listener: listener.device == (ring, device), SIGNED_OUT)

    def _hear_of(self, table: Table, call: AnyCall) -> None:
        match call:
            case Here(server=server, who=who, wants=wants):
                self._house.bar(table, who.barred)
                table.attend(server, who)
                if wants:
                    self._tell_presence(table)
            case Shown(message=message):
                self._house.show(table, message)

    async def _read_on(self, table: Table, seq: int | None) -> None:
        try:
            await table.refresh(seq)
        except Denied as denied:
            log.warning("the log of %s cannot be read on: %s", table.id, denied)
        except Exception:
            log.exception("the log of %s cannot be read on", table.id)

    def _lose(self, server: str) -> None:
        """Who was there by way of a server that is gone is not there."""
        self._heard.pop(server, None)
        self._house.connections.note(server, {}, True)
        for table in self._house.hall.tables():
            table.attend(server, NOBODY)

    # --- now and then --------------------------------------------------------------------------

    async def _tick(self) -> None:
        ticks = 0
        while True:
            await asyncio.sleep(TICK)
            ticks += 1
            self._tell_spent()
            self._tell_connections(is_all=ticks % ALL_TICKS == 0)
            if ticks % BEAT_TICKS == 0:
                self._say(ALL, Beat(self.server), "beat")
                self._look_around()
            if ticks % ALL_TICKS == 0:
                for table in self._house.hall.tables():
                    if table.users or table.id in self._announced:
                        self._tell_presence(table)

    def _tell_spent(self) -> None:
        taken = {name: spent for name, buckets in self._house.shares.items() if (spent := buckets.spent())}
        if taken:
            self._say(ALL, Spent(self.server, taken))

    def _tell_connections(self, is_all: bool) -> None:
        counts = self._house.connections.counts(is_all)
        if counts or is_all:
            self._say(ALL, Open(self.server, counts, is_all))

    def _look_around(self) -> None:
        now = asyncio.get_running_loop().time()
        for server in [server for server, at in self._heard.items() if now - at > SILENT_SECONDS]:
            self._lose(server)
