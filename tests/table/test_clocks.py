"""Clocks by an injected time: what runs, what it costs, what happens at zero, and that a restart changes nothing."""

import asyncio
from typing import Any

import pytest

from lampblack.table.affairs import Lapsed
from lampblack.table.clocks import Dial
from lampblack.table.denied import Denied
from lampblack.table.entries import Decided
from lampblack.table.furnish import Place
from lampblack.table.hall import Hall
from lampblack.table.leaving import plan_leave
from lampblack.table.listing import TIMED, Listing
from lampblack.table.manners import Clock, Manners
from lampblack.table.table import Table
from tests.table.tools import ADA_AND_BOB, KEYS, MemoryStore, act, play, supply


class Time:
    """A clock that goes only when somebody moves it; who sleeps is woken when it has gone far enough."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.sleepers: list[tuple[float, asyncio.Event]] = []

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        due = asyncio.Event()
        self.sleepers.append((self.now + seconds, due))
        await due.wait()

    async def go(self, seconds: float) -> None:
        self.now += seconds
        for at, due in self.sleepers:
            if at <= self.now:
                due.set()
        await settle()


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def timed(time: Time, **more: Any) -> Any:
    return supply(clock=time, sleep=time.sleep, **more)


async def clocked(
    hall: Hall, clock: Clock, slug: str = KEYS, places: list[Place] = ADA_AND_BOB, **options: str
) -> str:
    id, _ = await hall.create(slug, options or {"first": "P0"}, places, Manners(clock=clock))
    return id


def left(table: Table, viewer: int = 0) -> tuple[int | None, list[float]]:
    assert table.log.clocks is not None
    reading = table.log.clocks.reading(viewer)
    return reading.running, reading.left


def test_each_move_has_its_time_and_what_is_more_costs_the_game_s() -> None:
    async def story() -> None:
        time = Time()
        hall = Hall(MemoryStore(), timed(time), 3)
        async with hall.table(await clocked(hall, Clock(move=10, game=60))) as table:
            assert left(table) == (0, [70, 70])
            await time.go(4)
            await play(table, table.log.state.legal(0)[0].text)
            assert left(table) == (0, [70, 70])
            await time.go(25)
            await play(table, "STAY")
            assert left(table) == (1, [55, 70])
        await hall.close()

    asyncio.run(story())


def test_thinking_twice_is_no_way_to_gain_time() -> None:
    async def story() -> None:
        time = Time()
        hall = Hall(MemoryStore(), timed(time), 3)
        async with hall.table(await clocked(hall, Clock(move=10, game=60))) as table:
            await time.go(15)
            await play(table, table.log.state.legal(0)[0].text)
            assert left(table) == (0, [65, 70])
            await time.go(3)
            await table.undo(0, 2)
            assert left(table) == (0, [52, 70])
        await hall.close()

    asyncio.run(story())


def test_no_time_runs_before_everybody_sits_nor_for_bots() -> None:
    async def story() -> None:
        time = Time()
        hall = Hall(MemoryStore(), timed(time), 3)
        places = [Place("person", "Ada"), Place("open")]
        async with hall.table(await clocked(hall, Clock(move=10), places=places)) as table:
            assert left(table)[0] is None
            await time.go(100)
            assert table.log.seq == 0
            invite = table.log.chairs[1].invite
            assert invite is not None
            await table.join(invite, "Bob")
            assert left(table) == (0, [10, 10])
        places = [Place("bot", bot="random"), Place("person", "Bob")]
        async with hall.table(await clocked(hall, Clock(move=10), places=places)) as table:
            assert left(table)[0] is None
            await settle()  # the bot plays
            assert left(table)[0] == 1
        await hall.close()

    asyncio.run(story())


def test_at_zero_a_bot_decides_and_it_cannot_be_taken_back() -> None:
    async def story() -> None:
        time = Time()
        hall = Hall(MemoryStore(), timed(time), 3)
        async with hall.table(await clocked(hall, Clock(move=10))) as table:
            await time.go(9)
            assert table.log.seq == 0
            await time.go(1)
            done = table.log.told[1].body
            assert isinstance(done, Decided)
            assert (done.seat, done.instead) == (0, "steady")
            assert table.log.undoable(0) is None
            assert "- steady decides for P0" in table.log.record().to_text()
            await time.go(10)
            assert table.log.seq == 2
        await hall.close()

    asyncio.run(story())


def test_who_decides_in_time_is_not_decided_for() -> None:
    async def story() -> None:
        time = Time()
        hall = Hall(MemoryStore(), timed(time), 3)
        async with hall.table(await clocked(hall, Clock(move=10))) as table:
            await time.go(9)
            await play(table, table.log.state.legal(0)[0].text)
            await time.go(9)
            assert table.log.seq == 1
        await hall.close()

    asyncio.run(story())


def test_a_restart_changes_no_clock() -> None:
    async def story() -> None:
        time, store = Time(), MemoryStore()
        hall = Hall(store, timed(time), 3)
        id = await clocked(hall, Clock(move=10, game=60))
        async with hall.table(id) as table:
            await time.go(25)
            await play(table, table.log.state.legal(0)[0].text)
            before = left(table)
        await hall.close()
        time.now += 7
        hall = Hall(store, timed(time), 3)
        async with hall.table(id) as table:
            assert left(table) == before == (0, [55, 70])
            await time.go(48)
            assert table.log.told[-1].kind == "decision"  # seven seconds had passed while nobody was there
        await hall.close()

    asyncio.run(story())


def test_a_table_whose_time_ran_out_while_nobody_was_there_goes_on_when_it_is_opened() -> None:
    async def story() -> None:
        time, store = Time(), MemoryStore()
        hall = Hall(store, timed(time), 3)
        id = await clocked(hall, Clock(move=86_400))
        await hall.close()
        time.now += 100_000
        hall = Hall(store, timed(time), 3)
        async with hall.table(id) as table:
            await settle()
            assert table.log.seq == 1
        await hall.close()

    asyncio.run(story())


def test_a_clock_runs_out_although_nobody_has_the_table_open() -> None:
    """Neither the table that makes room for others nor the server that starts anew waits for somebody to come."""

    async def story() -> None:
        time, store = Time(), MemoryStore()
        hall = Hall(store, timed(time), 2)
        slow = await clocked(hall, Clock(move=86_400))
        quick = await clocked(hall, Clock(move=600))
        plain, _ = await hall.create(KEYS, {}, ADA_AND_BOB)
        others = [await clocked(hall, Clock(move=1_000_000)) for _ in range(2)]
        for id in (slow, quick, plain, *others):
            async with hall.table(id):
                pass
        assert hall.in_memory() == 2
        await time.go(599)
        assert len(store.logs[quick]) == 1
        await time.go(1)
        assert [entry.kind for entry in store.logs[quick].values()] == ["created", "decision"]
        assert len(store.logs[slow]) == 1
        await hall.close()

        time.now += 86_400
        hall = Hall(store, timed(time), 2)
        await hall.look_after_clocks()
        await settle()
        assert len(store.logs[slow]) == 2
        assert len(store.logs[quick]) == 3
        assert len(store.logs[plain]) == 1
        await time.go(600)
        assert len(store.logs[quick]) == 4
        await hall.close()

    asyncio.run(story())


def test_a_game_that_is_over_or_gone_is_looked_after_no_longer() -> None:
    async def story() -> None:
        time, store = Time(), MemoryStore()
        hall = Hall(store, timed(time), 3)
        ended = await clocked(hall, Clock(move=60))
        async with hall.table(ended) as table:
            await table.write(lambda: plan_leave(table.log, 0, "", resigns=True))
        gone = await clocked(hall, Clock(move=60))
        async with hall.table(gone) as table:
            pass
        await hall.close()
        assert await timed_tables(store) == {ended, gone}
        store.logs.pop(gone)
        hall = Hall(store, timed(time), 3)
        await hall.look_after_clocks()
        await hall.close()
        assert await timed_tables(store) == set()

    asyncio.run(story())


def test_a_full_hall_looks_again_later() -> None:
    async def story() -> None:
        time, store = Time(), MemoryStore()
        hall = Hall(store, timed(time), 3)
        id = await clocked(hall, Clock(move=60))
        busy, _ = await hall.create(KEYS, {}, ADA_AND_BOB)
        await hall.close()
        time.now += 3600
        hall = Hall(store, timed(time), 1)
        async with hall.table(busy):
            await hall.look_after_clocks()
            await settle()
            assert len(store.logs[id]) == 1
        await time.go(60)
        assert len(store.logs[id]) == 2
        await hall.close()

    asyncio.run(story())


async def timed_tables(store: MemoryStore) -> set[str]:
    return set(await Listing(store, supply(), TIMED).tables())


def test_where_nothing_is_hidden_the_others_may_decide() -> None:
    async def story() -> None:
        time = Time()
        hall = Hall(MemoryStore(), timed(time), 3)
        clock = Clock(move=10, at_zero="others")
        async with hall.table(await clocked(hall, clock, "night-cage", players="2")) as table:
            asked = table.log.state.asked()
            assert asked is not None
            other = 1 - asked
            action = table.log.state.legal(asked)[0].to_wire()
            with pytest.raises(Denied, match="decision"):
                await table.decide(other, 1, action)
            await time.go(10)
            assert isinstance(table.log.told[1].body, Lapsed)
            seq = await table.decide(other, 2, action)
            assert await table.decide(other, 2, action) == seq
            done = table.log.told[-1].body
            assert isinstance(done, Decided)
            assert (done.seat, done.instead) == (asked, f"P{other}")
            assert table.log.company.lapsed is None
        with pytest.raises(Denied, match="nothing is hidden"):
            await clocked(hall, clock)
        await hall.close()

    asyncio.run(story())


@pytest.mark.parametrize("clock", [Clock(), Clock(move=-1), Clock(game=10**9)])
def test_clocks_that_cannot_be(clock: Clock) -> None:
    with pytest.raises(Denied):
        asyncio.run(clocked(Hall(MemoryStore(), supply(), 3), clock))


def test_a_clock_that_goes_backwards_costs_nothing() -> None:
    dial = Dial(Clock(move=10, game=5), 2, 100.0)
    dial.go(0, 100.0, False)
    dial.go(1, 90.0, True)
    assert dial.reading().left == [15, 15]


def test_who_is_late_may_still_decide_where_others_may() -> None:
    async def story() -> None:
        time = Time()
        hall = Hall(MemoryStore(), timed(time), 3)
        clock = Clock(move=10, at_zero="others")
        async with hall.table(await clocked(hall, clock, "night-cage", players="2")) as table:
            asked = table.log.state.asked()
            assert asked is not None
            await time.go(10)
            await table.decide(asked, 2, act(table, table.log.state.legal(asked)[0].text))
            done = table.log.told[-1].body
            assert isinstance(done, Decided)
            assert done.instead == ""
        await hall.close()

    asyncio.run(story())
