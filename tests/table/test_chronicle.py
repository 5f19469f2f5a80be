"""The log is the truth: whatever happens at a table, replaying its log gives the same table."""

import asyncio
import random

import pytest

from lampblack.kernel.playout import options_of
from lampblack.kernel.record import Record
from lampblack.kernel.session import replay
from lampblack.table.denied import Denied
from lampblack.table.entries import BODIES, KINDS, Body, Kind
from lampblack.table.furnish import Place
from lampblack.table.table import Table
from tests.table.tools import KEYS, MemoryStore, hall

OPTIONS = {"max_turns": "30"}


async def anything(table: Table, dice: random.Random) -> None:
    """One thing that people do at tables."""
    what = dice.choice(["decide"] * 6 + ["undo"] * 3 + ["chat", "join", "invite"])
    acting = table.log.state.asked()
    try:
        if what == "decide" and acting is not None:
            action = dice.choice(options_of(table.log.state))
            await table.decide(acting, table.log.streams.last(acting) + 1, action.to_wire())
        elif what == "undo":
            seat = dice.choice([0, 1])
            await table.undo(seat, table.log.streams.last(seat) + 1)
        elif what == "chat":
            await table.chat(dice.choice([-1, 0, 1]), "hm")
        elif what == "join":
            await table.join(table.log.chairs[1].invite or "", "Bob")
        elif what == "invite":
            await table.invite(0)
    except Denied:
        pass


@pytest.mark.parametrize("seed", range(12))
def test_a_reloaded_table_is_the_same_table(seed: int) -> None:
    async def story() -> None:
        dice = random.Random(seed)
        store = MemoryStore()
        house = hall(store, seed=seed)
        id, _ = await house.create(KEYS, OPTIONS, [Place("person", "Ada"), Place("open")])
        async with house.table(id) as table:
            for _ in range(90):
                await anything(table, dice)
        async with hall(store).table(id) as again:
            assert again.log.state == table.log.state
            assert again.log.names() == table.log.names()
            assert again.log.standing() == table.log.standing()
            assert [again.log.undoable(seat) for seat in (0, 1)] == [
                table.log.undoable(seat) for seat in (0, 1)
            ]
            assert [told.kind for told in again.log.told] == [told.kind for told in table.log.told]
        record = Record.from_text(table.log.record().to_text())
        *_, last = replay(table.log.game, record)
        assert last.state == table.log.state
        assert len(record.lines) + 1 == len(table.log.standing())

    asyncio.run(story())


def test_every_kind_of_entry_stands_in_one_list() -> None:
    assert set(BODIES) == set(Kind.__args__)  # type: ignore[attr-defined]
    assert len(KINDS) == len(BODIES)
    assert set(KINDS) == set(Body.__args__)
