"""What is taken back stays taken back, whenever a crash comes."""

import asyncio

import pytest

from lampblack.table.denied import Denied
from lampblack.table.hall import Hall
from lampblack.table.leaving import plan_leave
from lampblack.table.redaction import REMOVED_BODY
from lampblack.table.removing import MOST_LINES, plan_clear, plan_remove
from tests.table.tools import ADA_AND_BOB, KEYS, MemoryStore, keys_table, supply


def written(store: MemoryStore, id: str) -> bytes:
    return b"".join(entry.body for entry in store.logs[id].values())


def test_who_loads_the_log_finishes_what_a_crash_cut_short() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with keys_table(store=store) as table:
            await table.chat(0, "my-secret-address")
            await table.write(lambda: plan_remove(table.log, 0, [1], name=True))
            assert b"my-secret-address" in written(store, table.id)  # the crash
            id = table.id
        hall = Hall(store, supply(), 3)
        async with hall.table(id) as table:
            assert b"my-secret-address" not in written(store, table.id)
            assert b'"Ada"' not in written(store, table.id)
            assert table.log.names() == ["Seat 1", "Bob"]
            assert table.log.overwritten == {}
        async with Hall(store, supply(), 3).table(id) as table:
            assert table.log.names() == ["Seat 1", "Bob"]

    asyncio.run(story())


def test_who_loads_a_table_that_was_taken_away_erases_the_rest() -> None:
    async def story() -> None:
        store = MemoryStore()
        hall = Hall(store, supply(), 3)
        id, _ = await hall.create(KEYS, {}, ADA_AND_BOB)
        async with hall.table(id) as table:
            await table.write(lambda: plan_clear(table.log, frozenset({0, 1})))
            with pytest.raises(Denied, match="taken away"):
                await table.chat(0, "hello?")
        with pytest.raises(Denied, match="taken away") as error:
            async with Hall(store, supply(), 3).table(id):
                pass
        assert error.value.code == "not-found"
        assert store.logs[id][0].body == REMOVED_BODY

    asyncio.run(story())


def test_what_cannot_be_removed() -> None:
    async def story() -> None:
        async with keys_table() as table:
            await table.chat(1, "hello")
            for numbers, code in (
                ([0], "not-allowed"),
                ([9], "malformed"),
                ([1] * (MOST_LINES + 1), "malformed"),
            ):
                with pytest.raises(Denied) as error:
                    plan_remove(table.log, 1, numbers, name=False)
                assert error.value.code == code
            with pytest.raises(Denied, match="once the game is over"):
                plan_remove(table.log, 1, [], name=False, entries=[1])
            with pytest.raises(Denied, match="Ada plays here too"):
                plan_clear(table.log, frozenset({1}))

    asyncio.run(story())


def test_nor_is_the_name_left_in_how_the_game_ended() -> None:
    async def story() -> None:
        async with keys_table() as table:
            await table.write(lambda: plan_leave(table.log, 0, "", resigns=True))
            await table.write(lambda: plan_remove(table.log, 0, [], name=True))
            outcome = table.log.outcome()
            assert outcome is not None
            assert outcome.reason == "Seat 1 resigned"

    asyncio.run(story())
