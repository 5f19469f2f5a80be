"""What would you do? Where a table allows it, who may ask, what is kept of it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from lampblack.kernel.record import Record
from lampblack.kernel.seat import Seat
from lampblack.table.advice import allows_advice, hints
from lampblack.table.denied import Denied
from lampblack.table.furnish import Place
from lampblack.table.manners import Manners
from lampblack.table.table import Table
from lampblack.table.worker import Advice, advise
from tests.table.tools import KEYS, MemoryStore, hall, play

ADA_AND_A_BOT = [Place("person", "Ada"), Place("bot", bot="hasty")]
TWO = [Place("person", "Ada"), Place("person", "Bob")]
FIRST = {"first": "P0"}


@asynccontextmanager
async def a_table(places: list[Place] = TWO, advice: bool | None = None, **more: Any) -> AsyncIterator[Table]:
    house = hall(**more)
    id, _ = await house.create(KEYS, FIRST, places, Manners(advice=advice))
    async with house.table(id) as table:
        yield table
    await house.close()


class Asked:
    """A bot that thinks here, and remembers for whom."""

    def __init__(self) -> None:
        self.seats: list[Seat] = []
        self.before_it_answers: Any = None

    async def __call__(self, slug: str, position: str, seat: Seat, bot: str) -> Advice:
        self.seats.append(seat)
        if self.before_it_answers is not None:
            await self.before_it_answers()
        return advise(slug, position, seat, bot, 1)


async def denied(table: Any, seat: Seat) -> str:
    before = table.log.seq
    with pytest.raises(Denied) as caught:
        await table.adviser.advise(seat)
    assert table.log.seq == before
    return caught.value.code


def test_it_is_a_legal_move_with_a_reason_and_counts_once() -> None:
    async def story() -> None:
        bot = Asked()
        async with a_table(ADA_AND_A_BOT, advise=bot) as table:
            given = await table.adviser.advise(0)
            assert given == await table.adviser.advise(0)
            legal = [action.text for action in table.log.state.legal(0)]
            assert all(text in legal for text, _ in given.options)
            assert given.reason
            assert (bot.seats, hints(table.log)) == ([0], [1, 0])
            await play(table, given.options[0][0])
            assert "- P0 takes a hint" in table.log.record().to_text()
            assert Record.from_text(table.log.record().to_text()).hints(2) == [1, 0]

    asyncio.run(story())


def test_asked_twice_at_once_it_thinks_and_counts_once() -> None:
    async def story() -> None:
        bot = Asked()
        bot.before_it_answers = lambda: asyncio.sleep(0)
        async with a_table(ADA_AND_A_BOT, advise=bot) as table:
            one, other = await asyncio.gather(table.adviser.advise(0), table.adviser.advise(0))
            assert one == other
            assert (bot.seats, hints(table.log)) == ([0], [1, 0])

    asyncio.run(story())


def test_nobody_hears_that_somebody_asked() -> None:
    async def story() -> None:
        async with a_table(advice=True, advise=Asked()) as table:
            heard = [table.log.streams.last(viewer) for viewer in (0, 1, -1)]
            await table.adviser.advise(0)
            assert [table.log.streams.last(viewer) for viewer in (0, 1, -1)] == heard
            await play(table, table.log.state.legal(0)[0].text)
            assert table.log.undoable(0) is not None, "a hint stands in nobody's way"

    asyncio.run(story())


def test_a_log_with_hints_is_read_again() -> None:
    async def story() -> None:
        store = MemoryStore()
        first = hall(store, advise=Asked())
        id, _ = await first.create(KEYS, FIRST, ADA_AND_A_BOT)
        async with first.table(id) as table:
            await table.adviser.advise(0)
        async with hall(store).table(id) as again:
            assert hints(again.log) == [1, 0]

    asyncio.run(story())


@pytest.mark.parametrize(
    ("places", "wanted", "allowed"),
    [
        (ADA_AND_A_BOT, None, True),
        (ADA_AND_A_BOT, False, False),
        (TWO, None, False),
        ([Place("person", "Ada"), Place("open")], None, False),
        ([Place("person", "Ada"), Place("open")], True, True),
        ([Place("open"), Place("bot", bot="hasty")], None, True),
    ],
)
def test_where_it_is_allowed(places: list[Place], wanted: bool | None, allowed: bool) -> None:
    async def story() -> None:
        async with a_table(places, wanted, advise=Asked()) as table:
            assert allows_advice(table.log) == allowed
            if not allowed:
                assert await denied(table, 0) == "not-allowed"

    asyncio.run(story())


def test_only_who_decides_may_ask() -> None:
    async def story() -> None:
        async with a_table(advice=True, advise=Asked()) as table:
            assert await denied(table, 1) == "not-your-turn"

    asyncio.run(story())


def test_a_decision_made_meanwhile_needs_no_advice() -> None:
    async def story() -> None:
        bot = Asked()
        async with a_table(advice=True, advise=bot) as table:
            action = table.log.state.legal(0)[0].text
            bot.before_it_answers = lambda: play(table, action)
            with pytest.raises(Denied) as caught:
                await table.adviser.advise(0)
            assert caught.value.code == "stale"
            assert hints(table.log) == [0, 0]

    asyncio.run(story())


def test_a_bot_without_reasons_says_so() -> None:
    async def story() -> None:
        async with a_table(ADA_AND_A_BOT) as table:
            assert await denied(table, 0) == "not-allowed"

    asyncio.run(story())
