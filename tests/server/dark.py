"""Tables of Nyctophobia set up at any position, and all the bytes that one viewer gets of them."""

import asyncio
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from lampblack.games.nyctophobia.game import Nyctophobia
from lampblack.games.nyctophobia.model.settings import options_of
from lampblack.games.nyctophobia.state import NyctoState
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event
from lampblack.kernel.game import Options
from lampblack.kernel.seat import SPECTATOR, Seat, seat_name
from lampblack.kernel.state import State
from lampblack.server import lists, present
from lampblack.server import messages as wire
from lampblack.server.answers import encode, error_of
from lampblack.server.api import require_over
from lampblack.server.house import House
from lampblack.server.limits import Buckets
from lampblack.server.listener import Listener, Wishes
from lampblack.server.meters import Meters
from lampblack.server.requests import Caller, respond
from lampblack.store import LogEntry
from lampblack.table.chronicle import Chronicle
from lampblack.table.denied import Denied
from lampblack.table.entries import Created, CreatedSeat
from lampblack.table.entries import encode as encode_entry
from lampblack.table.hall import Hall
from lampblack.table.manners import Manners
from lampblack.table.table import Table
from tests.server.host import usual
from tests.table.tools import MemoryStore, supply

PROBES = (
    "STEP(N)",
    "HOP(E)",
    "SEARCH",
    "STOP",
    "CALL",
    "HIDE",
    "THROW(S)",
    "PLAY(AX-01)",
    "MOVE(D4)",
    "CLUE(N)",
)
WRONG_REMARKS = ("SAY(SHOUT)", "STEP(N)", "SAY(ASK:P1:COME)")


class AtState(Nyctophobia):
    """The game, begun at a position."""

    def __init__(self, state: NyctoState) -> None:
        super().__init__()
        self.state = state

    def setup(self, options: Options, chance: Chance, log: list[Event] | None = None) -> State:
        return self.state.clone()


def table_at(state: NyctoState, seed: object = 1, manners: Manners = Manners(), **more: Any) -> Table:  # noqa: B008
    """Everybody is seated; the position lies on the table."""
    game = AtState(state)
    seats = [CreatedSeat("person", f"Player {seat}") for seat in range(state.seats())]
    created = Created(game.slug, options_of(state.settings), [], seats, manners=manners)
    kind, body = encode_entry(created)
    chronicle = Chronicle(LogEntry(0, kind, body, 1000.0), lambda slug: game)
    store = MemoryStore()
    store.logs["table"] = {0: LogEntry(0, kind, body, 1000.0)}
    return Table("table", chronicle, store, supply(seed=str(seed), find_game=lambda slug: game, **more))


def house_in(folder: Path) -> House:
    house = House(usual(folder), MemoryStore(), Hall(MemoryStore(), supply(), 3), Meters())
    house.chat = Buckets(1e9, 1e9)  # nobody here talks too fast
    house.advice = Buckets(1e9, 1e9)
    return house


async def sent_now(listener: Listener) -> bytes | None:
    """The next message, if there is one to be sent."""
    waiting = asyncio.ensure_future(listener.next())
    await asyncio.sleep(0)
    if waiting.done():
        return waiting.result()
    waiting.cancel()
    return None


class Onlooker:
    """One viewer's connection: every message that would be sent to it."""

    def __init__(self, house: House, table: Table, viewer: Seat) -> None:
        self.table = table
        self.viewer = viewer
        self.caller = Caller(house, table, viewer, "local")
        seats = frozenset({viewer}) if viewer >= 0 else frozenset[Seat]()
        self.listener = Listener(table, viewer, seats, -1, hears_presence=False)
        self.saving = Listener(table, viewer, seats, -1, Wishes(changes=True), hears_presence=False)
        self.sent: list[bytes] = []
        self.changes: list[bytes] = []
        """The same, to who wants to be told only what has changed."""
        for listener in (self.listener, self.saving):
            table.watch(listener)

    async def hear(self) -> None:
        """Take in all that is there to be sent."""
        for listener, sent in ((self.listener, self.sent), (self.saving, self.changes)):
            while (message := await sent_now(listener)) is not None:
                sent.append(message)

    async def ask(self, message: wire.ToServer) -> None:
        self.sent.append(encode(await respond(self.caller, message)))

    async def probe(self) -> None:
        """Ask all one can think of that changes nothing."""
        last = self.table.log.streams.last(self.viewer)
        state = self.table.log.state
        for text in PROBES:
            action = state.action(text).to_wire()
            await self.ask(wire.Why("w", action))
            for seq in (last + 2, 0):
                await self.ask(wire.Decide("d", seq, action))
            if (
                state.asked() != self.viewer
                or state.refuse(state.asked() or 0, state.action(text)) is not None
            ):
                await self.ask(wire.Decide("d", last + 1, action))
        for text in WRONG_REMARKS:
            await self.ask(wire.Remark("a", last + 1, state.action(text).to_wire()))
        await self.ask(wire.Remark("a", last + 9, state.action("SAY(YES)").to_wire()))
        await self.ask(wire.Undo("u", last + 1))
        await self.ask(wire.Advise("h"))
        if present.refuse_chat(self.table.log, self.viewer) is not None:
            await self.ask(wire.Chat("s", "over here"))
        try:
            require_over(self.table)
        except Denied as denied:
            self.sent.append(encode(error_of(denied)))
        self.sent.append(encode(present.table_info(self.table, frozenset())))
        self.sent.append(encode(lists.open_card(self.table)))
        if self.viewer >= 0:
            self.sent.append(encode(lists.own_card(self.table, [self.viewer])))


def viewers(state: NyctoState) -> Iterable[Seat]:
    """All but the Hunter."""
    return (*range(1, state.seats()), SPECTATOR)


def alike(one: Onlooker, other: Onlooker, where: Any) -> None:
    for mine, theirs in ((one.sent, other.sent), (one.changes, other.changes)):
        for here, there in zip(mine, theirs):
            assert here == there, (here, there, where, seat_name(one.viewer))
        assert len(mine) == len(theirs), (where, seat_name(one.viewer))
