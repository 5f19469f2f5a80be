"""One keeper: a decision at a table is parsed once, refused once, cloned once and applied once."""

import asyncio
from collections import Counter
from typing import Any

import pytest

from lampblack.kernel.action import Action
from lampblack.kernel.answers import Refusal
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event
from lampblack.kernel.playout import options_of
from lampblack.kernel.seat import Seat
from lampblack.kernel.state import State
from lampblack.store import LogEntry
from lampblack.table.chronicle import Chronicle
from lampblack.table.entries import Created, CreatedSeat, encode
from lampblack.table.table import Table
from tests.kernel.highcard import BOAST, HighCard, HighCardState
from tests.table.tools import MemoryStore, supply

DONE: Counter[str] = Counter()


class Counted(HighCardState):
    """Counts what is done with it; and lets everybody boast."""

    def action(self, text: str) -> Action:
        DONE["parse"] += 1
        return super().action(text)

    def refuse(self, seat: Seat, action: Action) -> Refusal | None:
        DONE["refuse"] += 1
        return None if action.is_remark else super().refuse(seat, action)

    def clone(self) -> "HighCardState":
        DONE["clone"] += 1
        return super().clone()

    def apply(self, seat: Seat, action: Action, chance: Chance, log: list[Event] | None = None) -> None:
        DONE["apply"] += 1
        if action.is_remark:
            assert self.refuse(seat, action) is None
        else:
            super().apply(seat, action, chance, log)


class Boastful(HighCard):
    def action_from_wire(self, state: State, wire: dict[str, str]) -> Action:
        action = super().action_from_wire(state, wire)
        return Action("BOAST", BOAST.fields, BOAST.args, is_remark=True) if action == BOAST else action


def table_of(store: MemoryStore, **more: Any) -> Table:
    game = Boastful(Counted)
    seats = [CreatedSeat("person", "Ada"), CreatedSeat("person", "Bo")]
    kind, body = encode(Created(game.slug, {"players": "2"}, ["draw P0 3", "draw P1 4"], seats))
    first = store.logs.setdefault("table", {}).setdefault(0, LogEntry(0, kind, body, 1000.0))
    find = lambda slug: game  # noqa: E731
    log = Chronicle(first, find)
    for entry in list(store.logs["table"].values())[1:]:
        log.add(entry)
    return Table("table", log, store, supply(find_game=find, **more))


@pytest.mark.parametrize("what", ["KEEP", "SWAP", "BOAST"])
def test_once_each(what: str) -> None:
    async def story() -> None:
        store = MemoryStore()
        table = table_of(store)
        wire = {"type": what, "card": "5"} if what == "BOAST" else {"type": what}
        DONE.clear()
        do = table.remark if what == "BOAST" else table.decide
        assert await do(0, 1, wire) == 1
        assert DONE == {"parse": 1, "refuse": 1, "clone": 1, "apply": 1}

    asyncio.run(story())


def test_who_was_slower_reads_what_the_other_wrote_and_plans_again() -> None:
    async def story() -> None:
        store = MemoryStore()
        here, there = table_of(store), table_of(store)
        await here.decide(0, 1, {"type": "KEEP"})
        DONE.clear()
        assert (
            await there.decide(0, 1, {"type": "KEEP"}) == 1
        )  # lost the race: the same decision is there already
        assert DONE["apply"] == 2  # once for nothing, once to read what the other wrote
        assert there.log.state == here.log.state
        assert len(store.logs["table"]) == 2

    asyncio.run(story())


def test_a_loaded_log_is_replayed() -> None:
    async def story() -> None:
        store = MemoryStore()
        table = table_of(store)
        while (seat := table.log.state.asked()) is not None:
            action = options_of(table.log.state)[-1]
            await table.decide(seat, table.log.streams.last(seat) + 1, action.to_wire())
        DONE.clear()
        again = table_of(store)
        assert DONE["apply"] == len(store.logs["table"]) - 1
        assert again.log.state == table.log.state

    asyncio.run(story())
