"""Nobody fills a table's log at the others' cost: what one has used up, another still has."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from lampblack.kernel.playout import options_of
from lampblack.kernel.seat import SPECTATOR
from lampblack.table import budgets, keeping, leaving
from lampblack.table.budgets import BUDGETS
from lampblack.table.denied import Denied
from lampblack.table.entries import BODIES, Chatted
from lampblack.table.furnish import Place
from lampblack.table.table import Table
from tests.table.tools import keys_table, play

TWO = [Place("person", "Ada"), Place("person", "Bo")]
NO_BUDGET = {"created", "decision", "again", "lapsed", "cleared"}
"""Once at a table, or as often as the game goes on."""


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Budgets one can use up within a test."""
    for kind in BUDGETS:
        monkeypatch.setitem(BUDGETS, kind, 3)
    monkeypatch.setattr(budgets, "SPECTATORS", 2)


def test_every_kind_of_entry_that_costs_nothing_has_a_budget() -> None:
    assert {kind for kind, body in BODIES.items() if body not in BUDGETS} == NO_BUDGET


async def use_up(deed: Callable[[], Awaitable[object]]) -> int:
    """How often it can be done."""
    for times in range(100):
        try:
            await deed()
        except Denied as denied:
            if denied.code == "not-allowed":
                return times
            raise
    raise AssertionError("there is no end to it")


async def decide_and_undo(table: Table) -> None:
    await play(table, options_of(table.log.state)[0].text)
    await table.undo(0, table.log.streams.last(0) + 1)


def deeds(table: Table) -> list[Callable[[], Awaitable[object]]]:
    """What Ada can do again and again."""
    log = table.log
    return [
        lambda: table.chat(0, "on and on"),
        lambda: table.invite(0),
        lambda: decide_and_undo(table),
        lambda: table.carry_out(0, lambda: keeping.plan_mute(log, 0, 1, 1 not in log.company.muted)),
        lambda: table.carry_out(
            0, lambda: keeping.plan_manners(log, 0, {"listed": not log.company.manners.listed})
        ),
    ]


def test_what_one_has_used_up_the_other_still_has() -> None:
    async def story() -> None:
        async with keys_table(TWO, {"first": "P0"}) as table:
            for deed in deeds(table):
                assert await use_up(deed) == 3
            assert await use_up(lambda: table.invite(1)) == 3
            while table.log.asked() == 0:
                await play(table, options_of(table.log.state)[0].text)
            await play(table, options_of(table.log.state)[0].text)
            await table.undo(1, table.log.streams.last(1) + 1)

    asyncio.run(story())


def test_getting_up_and_coming_back_comes_to_an_end() -> None:
    async def story() -> None:
        async with keys_table(TWO) as table:

            async def up_and_down() -> None:
                await table.carry_out(0, lambda: leaving.plan_leave(table.log, 0, "", False))
                await table.carry_out(0, lambda: leaving.plan_return(table.log, 0))

            assert await use_up(up_and_down) == 3

    asyncio.run(story())


def test_who_looks_on_cannot_use_up_the_tables_chat() -> None:
    async def story() -> None:
        async with keys_table(TWO) as table:
            assert await use_up(lambda: table.chat(SPECTATOR, "me again", "Spectator 2")) == 2
            await table.chat(0, "they are loud")
            await table.chat(1, "they were")

    asyncio.run(story())


def test_a_line_that_comes_twice_is_said_once() -> None:
    async def story() -> None:
        async with keys_table(TWO) as table:
            first = await table.chat(0, "hello", id="a1")
            assert await table.chat(0, "hello", id="a1") == first
            await table.chat(1, "hello", id="a1")  # another's
            await table.chat(0, "hello", id="a2")  # meant so
            await table.chat(0, "hello!", id="a1")  # a program that calls everything the same
            said = [told.body for told in table.log.told if isinstance(told.body, Chatted)]
            assert [(line.seat, line.text) for line in said] == [
                (0, "hello"),
                (1, "hello"),
                (0, "hello"),
                (0, "hello!"),
            ]

    asyncio.run(story())


def test_a_game_without_end_is_stopped() -> None:
    async def story() -> None:
        async with keys_table(TWO, {"first": "P0"}, most_decisions=2) as table:
            await play(table, options_of(table.log.state)[0].text, "STAY")
            with pytest.raises(Denied) as stopped:
                await play(table, options_of(table.log.state)[0].text)
            assert stopped.value.code == "not-allowed"
            await table.chat(1, "what now?")

    asyncio.run(story())
