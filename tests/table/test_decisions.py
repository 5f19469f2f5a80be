"""Decisions: checked, durable, exactly once."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from lampblack.table.denied import AgainstTheRules, Denied
from lampblack.table.table import Table
from tests.table.tools import ADA_AND_BOB, KEYS, MemoryStore, act, hall, keys_table, log_of, play

HAND = ["draw P0 KR", "draw P0 SK", "draw P0 NT", "draw P0 SK"]


def at_a_table(story: Callable[[Table], Coroutine[Any, Any, None]], **more: Any) -> None:
    async def whole() -> None:
        async with keys_table(script=HAND, **more) as table:
            await story(table)

    asyncio.run(whole())


def test_a_decision_moves_the_table_on_and_is_in_the_log() -> None:
    async def story(table: Table) -> None:
        assert await table.decide(0, 1, act(table, "DISCARD(KR)")) == 1
        assert table.log.state.prompt(table.log.state.asked() or 0).name == "MOVE"
        assert table.log.told[1].kind == "decision"

    at_a_table(story)


def test_repeating_a_decision_is_safe() -> None:
    store = MemoryStore()

    async def story(table: Table) -> None:
        assert await table.decide(0, 1, act(table, "DISCARD(SK)")) == 1
        before = log_of(table, store)
        assert await table.decide(0, 1, act(table, "DISCARD(SK)")) == 1
        assert log_of(table, store) == before

    at_a_table(story, store=store)


def test_chat_in_between_does_not_make_a_decision_stale_and_repeating_it_is_still_safe() -> None:
    async def story(table: Table) -> None:
        await table.chat(1, "hello")
        assert await table.decide(0, 1, act(table, "DISCARD(SK)")) == 2
        await table.chat(1, "hello again")
        assert await table.decide(0, 1, act(table, "DISCARD(SK)")) == 2
        assert len(table.log.session.lines) == 1

    at_a_table(story)


def test_a_repetition_after_the_decision_was_taken_back_does_not_make_it_again() -> None:
    async def story(table: Table) -> None:
        await table.decide(0, 1, act(table, "DISCARD(SK)"))
        await table.undo(0, 2)
        assert await table.decide(0, 1, act(table, "DISCARD(SK)")) == 1
        assert table.log.session.lines == []

    at_a_table(story)


@pytest.mark.parametrize(("seat", "action"), [(0, "DISCARD(KR)"), (1, "DISCARD(SK)")])
def test_another_decision_at_a_seq_that_is_taken_is_stale(seat: int, action: str) -> None:
    async def story(table: Table) -> None:
        await table.decide(0, 1, act(table, "DISCARD(SK)"))
        with pytest.raises(Denied) as caught:
            await table.decide(seat, 1, act(table, action))
        assert caught.value.code == "stale"
        assert table.log.seq == 1

    at_a_table(story)


@pytest.mark.parametrize("seq", [-1, 2, 10**30])
def test_a_seq_the_table_cannot_have_yet_is_malformed(seq: int) -> None:
    async def story(table: Table) -> None:
        with pytest.raises(Denied) as caught:
            await table.decide(0, seq, act(table, "DISCARD(SK)"))
        assert (caught.value.code, caught.value.field) == ("malformed", "seq")

    at_a_table(story)


def test_only_the_seat_that_decides_may_decide_or_ask_why() -> None:
    async def story(table: Table) -> None:
        with pytest.raises(Denied) as deciding:
            await table.decide(1, 1, {"type": "STAY"})
        with pytest.raises(Denied) as asking:
            table.why(1, {"type": "STAY"})
        assert deciding.value.code == asking.value.code == "not-your-turn"

    at_a_table(story)


def test_the_rules_refuse_with_their_rule() -> None:
    async def story(table: Table) -> None:
        with pytest.raises(AgainstTheRules) as caught:
            await table.decide(0, 1, {"type": "STAY"})
        assert caught.value.refusal.rule == "KC-TURN-02"
        with pytest.raises(AgainstTheRules):
            table.why(0, {"type": "STAY"})
        table.why(0, act(table, "DISCARD(KR)"))
        assert table.log.seq == 0

    at_a_table(story)


@pytest.mark.parametrize(
    ("wire", "field"),
    [
        ({}, "action.type"),
        ({"type": "FLY"}, "action.type"),
        ({"type": "MOVE"}, "action.cell"),
        ({"type": "STAY", "cell": "A1"}, "action.cell"),
    ],
)
def test_what_is_no_action_is_malformed(wire: dict[str, str], field: str) -> None:
    async def story(table: Table) -> None:
        with pytest.raises(Denied) as caught:
            await table.decide(0, 1, wire)
        assert (caught.value.code, caught.value.field) == ("malformed", field)

    at_a_table(story)


def test_nobody_decides_once_the_game_is_over() -> None:
    async def story() -> None:
        async with keys_table(options={"first": "P0", "max_turns": "1"}, script=HAND) as table:
            await play(table, "DISCARD(KR)", "STAY")
            assert table.log.state.outcome() is not None
            with pytest.raises(Denied) as caught:
                await table.decide(0, 3, {"type": "STAY"})
            assert caught.value.code == "over"

    asyncio.run(story())


def test_of_decisions_made_at_once_one_is_taken() -> None:
    async def story(table: Table) -> None:
        actions = [act(table, text) for text in ("DISCARD(KR)", "DISCARD(SK)", "DISCARD(NT)")]
        asked = await asyncio.gather(
            *(table.decide(0, 1, action) for action in actions), return_exceptions=True
        )
        assert [done for done in asked if done == 1] == [1]
        assert [done.code for done in asked if isinstance(done, Denied)] == ["stale", "stale"]
        assert table.log.seq == 1

    at_a_table(story)


def test_two_servers_share_a_table_by_its_log() -> None:
    """Whoever loses the race for a seq reloads: then a decision is stale, and chat goes on."""

    async def story() -> None:
        store = MemoryStore()
        here, there = hall(store, script=HAND), hall(store)
        id, _ = await here.create(KEYS, {"first": "P0"}, ADA_AND_BOB)
        async with here.table(id) as one, there.table(id) as two:
            await one.decide(0, 1, act(one, "DISCARD(KR)"))
            with pytest.raises(Denied) as caught:
                await two.decide(0, 1, act(two, "DISCARD(SK)"))
            assert caught.value.code == "stale"
            assert two.log.state == one.log.state
            await one.chat(0, "here")
            assert await two.chat(1, "there") == 3
            assert await one.decide(0, 3, {"type": "STAY"}) == 4
            assert await two.decide(0, 3, {"type": "STAY"}) == 4  # the same, repeated elsewhere

    asyncio.run(story())


@pytest.mark.parametrize("breaks", ["before", "after"])
def test_when_the_store_fails_the_decision_can_be_repeated(breaks: str) -> None:
    """Whether or not the entry got in, nobody is told it did, and the repetition settles it."""
    store = MemoryStore()

    async def story(table: Table) -> None:
        store.breaks = breaks
        with pytest.raises(Denied) as caught:
            await table.decide(0, 1, act(table, "DISCARD(KR)"))
        assert caught.value.code == "busy"
        assert table.log.seq == 0
        assert await table.decide(0, 1, act(table, "DISCARD(KR)")) == 1
        assert len(store.logs[table.id]) == 2

    at_a_table(story, store=store)


def test_who_asked_may_go_away_while_the_decision_is_being_written() -> None:
    async def story(table: Table) -> None:
        asking = asyncio.create_task(table.decide(0, 1, act(table, "DISCARD(KR)")))
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.wait([asking])
        assert await table.decide(0, 1, act(table, "DISCARD(KR)")) == 1
        assert table.log.state.prompt(table.log.state.asked() or 0).name == "MOVE"

    at_a_table(story)
