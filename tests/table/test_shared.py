"""Two servers with one log: each reads on before it says no, and nobody's entry is lost."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from lampblack.kernel.seat import SPECTATOR
from lampblack.table.denied import Denied
from lampblack.table.elsewhere import NOBODY, Attendance
from lampblack.table.entries import encode
from lampblack.table.furnish import Place
from lampblack.table.guests import Guests
from lampblack.table.hall import Hall
from lampblack.table.removing import plan_remove
from lampblack.table.table import Table
from tests.table.tools import ADA_AND_BOB, KEYS, MemoryStore, act, supply

Story = Callable[[MemoryStore, Hall, Hall, Table, Table], Awaitable[None]]


def told_by_two(story: Story, **more: object) -> None:
    """A table that two servers have in memory."""

    async def run() -> None:
        store = MemoryStore()
        halls = [Hall(store, supply(is_shared=True, **more), 10) for _ in range(2)]
        id, _ = await halls[0].create(KEYS, {"first": "P0"}, ADA_AND_BOB)
        async with halls[0].table(id) as one, halls[1].table(id) as two:
            await story(store, halls[0], halls[1], one, two)
        for hall in halls:
            await hall.close()

    asyncio.run(run())


async def decide(table: Table, seq: int | None = None) -> int:
    seat = table.log.state.asked()
    assert seat is not None
    action = table.log.state.legal(seat)[0].text
    return await table.decide(
        seat, table.log.streams.last(seat) + 1 if seq is None else seq, act(table, action)
    )


def same(one: Table, two: Table) -> None:
    for viewer in (0, 1, SPECTATOR):
        assert one.log.streams.since(viewer, 0) == two.log.streams.since(viewer, 0)
    assert one.log.state == two.log.state
    assert [told.body for told in one.log.told] == [told.body for told in two.log.told]


def test_what_one_writes_the_other_reads() -> None:
    async def story(store: MemoryStore, a: Hall, b: Hall, one: Table, two: Table) -> None:
        for _ in range(6):
            await decide(one)
        assert two.log.seq == 0
        await two.refresh(6)
        same(one, two)
        await two.refresh(3)  # known already: nothing is read
        async with b.table(two.id) as again:
            assert again is two
        await decide(one)
        async with b.table(two.id):  # whoever comes finds the table as it is
            same(one, two)

    told_by_two(story)


def test_a_repetition_at_a_server_that_knows_nothing_of_it_is_accepted() -> None:
    async def story(store: MemoryStore, a: Hall, b: Hall, one: Table, two: Table) -> None:
        first = one.log.state.legal(0)[0].text
        assert await one.decide(0, 1, act(one, first)) == 1
        assert await two.decide(0, 1, act(two, first)) == 1
        same(one, two)
        assert len(store.logs[one.id]) == 2

    told_by_two(story)


def test_a_number_one_has_not_heard_of_is_looked_up_before_it_is_refused() -> None:
    async def story(store: MemoryStore, a: Hall, b: Hall, one: Table, two: Table) -> None:
        await one.chat(0, "hello")
        seat = one.log.state.asked()
        assert seat is not None
        action = act(one, one.log.state.legal(seat)[0].text)
        assert await two.decide(seat, 2, action) == 2
        with pytest.raises(Denied, match="next seq of this table is 3"):
            await one.decide(seat, 99, action)
        same(one, two)

    told_by_two(story)


def test_of_two_at_the_same_moment_both_are_kept() -> None:
    async def story(store: MemoryStore, a: Hall, b: Hall, one: Table, two: Table) -> None:
        lines = [table.chat(seat, f"line {n}") for n in range(10) for seat, table in enumerate((one, two))]
        assert sorted(await asyncio.gather(*lines)) == list(range(1, 21))
        await one.refresh()
        await two.refresh()
        same(one, two)

    told_by_two(story)


def test_a_table_that_was_taken_away_elsewhere_is_gone() -> None:
    async def story(store: MemoryStore, a: Hall, b: Hall, one: Table, two: Table) -> None:
        await one.chat(0, "what is erased before the other has read it")
        await a.clear(one, frozenset({0, 1}))
        await two.refresh()
        assert two.log.company.is_cleared
        with pytest.raises(Denied, match="taken away"):
            await two.chat(1, "anybody there?")
        assert [entry.body for entry in store.logs[two.id].values()][:-1] == [b"{}", b"{}"]

    told_by_two(story)


def test_what_was_taken_back_elsewhere_is_finished_by_who_reads_of_it() -> None:
    async def story(store: MemoryStore, a: Hall, b: Hall, one: Table, two: Table) -> None:
        number = await one.chat(0, "take me back")
        await two.refresh()
        await one.write(lambda: plan_remove(one.log, 0, [number], False))  # and then its server is killed
        assert b"take me back" in store.logs[one.id][number].body
        await two.refresh()
        assert b"take me back" not in store.logs[one.id][number].body
        assert b"take me back" not in encode(two.log.told[number].body)[1]

    told_by_two(story)


def test_the_log_s_times_go_one_way_though_clocks_differ() -> None:
    async def run() -> list[float]:
        store = MemoryStore()
        fast = Hall(store, supply(is_shared=True, clock=lambda: 2000.0), 10)
        slow = Hall(store, supply(is_shared=True, clock=lambda: 1000.0), 10)
        id, _ = await slow.create(KEYS, {"first": "P0"}, ADA_AND_BOB)
        for hall in (fast, slow, fast):
            async with hall.table(id) as table:
                await table.chat(0, "tick")
        return [entry.at for entry in store.logs[id].values()]

    assert asyncio.run(run()) == [1000.0, 2000.0, 2000.0, 2000.0]


def test_who_is_there_by_way_of_other_servers_counts() -> None:
    async def story(store: MemoryStore, a: Hall, b: Hall, one: Table, two: Table) -> None:
        one.attend("b", Attendance(frozenset({1}), 2, {"x": 1, "y": 2}))
        one.attend("c", Attendance(spectators=1, guests={"x": 1}))
        assert [one.is_online(seat) for seat in (0, 1)] == [False, True]
        assert (one.spectators(), one.lookers()) == (3, [1, 2])
        one.attend("b", NOBODY)
        assert [one.is_online(seat) for seat in (0, 1)] == [False, False]
        assert (one.spectators(), one.lookers()) == (1, [1])

    told_by_two(story)


def test_guests_have_one_number_each_at_all_servers() -> None:
    here, there = Guests(), Guests()
    assert (here.number("a"), there.number("b")) == (1, 1)  # at the same moment
    changed = here.learn({"b": 1}), there.learn({"a": 1})
    assert changed == (False, True)
    here.learn({"b": there.number("b")})
    assert [guests.number(key) for guests in (here, there) for key in "ab"] == [1, 2, 1, 2]
    assert here.number("c") == 3
    assert here.bar(frozenset({"b"})) == {"b"}
    assert here.bar(frozenset({"b"})) == frozenset()
    with pytest.raises(Denied):
        here.require_welcome("b")


def test_a_bot_that_another_server_thinks_for_is_left_to_it() -> None:
    asked: list[str] = []

    async def claim(key: str, seconds: float) -> bool:
        asked.append(key)
        return len(asked) > 1

    async def run() -> int:
        store = MemoryStore()
        hall = Hall(store, supply(is_shared=True, claim=claim), 10)
        id, _ = await hall.create(KEYS, {"first": "P1"}, [Place("person", "Ada"), Place("bot", bot="random")])
        async with hall.table(id) as table:
            while table.log.seq < 1:
                await asyncio.sleep(0.01)
            await hall.close()
            return table.log.seq

    assert asyncio.run(run()) >= 1
    assert asked[0].startswith("bot/")
    assert asked[0] == asked[1]  # it was away for a moment, then nobody had decided
