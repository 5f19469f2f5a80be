"""What can be taken back: docs/undo.md."""

import asyncio
from typing import Any

import pytest

from lampblack.table.denied import Denied
from lampblack.table.furnish import Place
from tests.table.tools import KEYS, MemoryStore, hall, keys_table, log_of, play

HAND = ["draw P0 KR", "draw P0 SK", "draw P0 NT", "draw P0 SK"]


async def denied_undo(table: Any, seat: int) -> str:
    before = table.log.seq
    with pytest.raises(Denied) as caught:
        await table.undo(seat, table.log.seq + 1)
    assert table.log.seq == before
    return caught.value.code


def test_a_decision_without_chance_is_taken_back_and_made_otherwise() -> None:
    async def story() -> None:
        async with keys_table(script=HAND) as table:
            before = table.log.state.to_text()
            assert table.log.undoable(0) is None
            await play(table, "DISCARD(KR)")
            assert table.log.undoable(0) == 1
            assert table.log.undoable(1) is None
            assert await table.undo(0, 2) == 2
            assert table.log.state.to_text() == before
            await play(table, "DISCARD(SK)")
            assert [decision.action for decision in table.log.session.lines] == ["DISCARD(SK)"]
            assert table.log.standing() == [0, 3]

    asyncio.run(story())


def test_repeating_an_undo_is_safe() -> None:
    async def story() -> None:
        async with keys_table(script=HAND) as table:
            await play(table, "DISCARD(KR)")
            assert await table.undo(0, 2) == 2
            assert await table.undo(0, 2) == 2
            assert table.log.seq == 2

    asyncio.run(story())


def test_nothing_is_taken_back_once_chance_has_spoken() -> None:
    async def story() -> None:
        async with keys_table(script=[*HAND, "door C8 OPEN"]) as table:
            await play(table, "OPEN(SK,C8)")
            assert await denied_undo(table, 0) == "not-allowed"
            await play(table, "STAY")  # the next player has drawn a card
            assert await denied_undo(table, 0) == "not-allowed"
            assert await denied_undo(table, 1) == "not-allowed"

    asyncio.run(story())


def test_a_door_seen_before_opens_without_chance_and_can_be_taken_back() -> None:
    async def story() -> None:
        script = [*HAND, "door C8 OPEN", "draw P1 SK", "draw P1 SK", "draw P1 SK", "draw P1 SK"]
        async with keys_table(script=script) as table:
            await play(table, "OPEN(SK,C8)", "STAY", "CLOSE(SK,C8)")
            assert table.log.undoable(1) == 3
            await play(table, "STAY", "OPEN(SK,C8)")
            assert table.log.undoable(0) == 5

    asyncio.run(story())


def test_steps_of_one_turn_are_taken_back_one_by_one_until_chance_spoke() -> None:
    async def story() -> None:
        async with keys_table(script=[*HAND, "door C8 EXTRA_KEY"]) as table:
            await play(table, "OPEN(SK,C8)", "MOVE(C8)")
            assert table.log.state.prompt(table.log.state.asked() or 0).name == "XKEY"
            assert await table.undo(0, 3) == 3
            assert table.log.state.prompt(table.log.state.asked() or 0).name == "MOVE"
            assert await denied_undo(table, 0) == "not-allowed"  # the door's kind is known now

    asyncio.run(story())


def test_chat_does_not_stand_in_the_way() -> None:
    async def story() -> None:
        async with keys_table(script=HAND) as table:
            await play(table, "DISCARD(KR)")
            await table.chat(1, "really?")
            assert await table.undo(0, 2) == 3

    asyncio.run(story())


def test_nobody_takes_back_for_another_nor_with_an_old_seq() -> None:
    async def story() -> None:
        async with keys_table(script=HAND) as table:
            await play(table, "DISCARD(KR)")
            assert await denied_undo(table, 1) == "not-allowed"
            with pytest.raises(Denied) as caught:
                await table.undo(0, 1)
            assert caught.value.code == "stale"

    asyncio.run(story())


def test_a_finished_game_stays_finished() -> None:
    async def story() -> None:
        async with keys_table(script=HAND, options={"first": "P0", "max_turns": "1"}) as table:
            await play(table, "DISCARD(KR)", "STAY")
            assert await denied_undo(table, 0) == "over"

    asyncio.run(story())


def test_a_reloaded_table_knows_what_can_be_taken_back() -> None:
    async def story() -> None:
        store = MemoryStore()
        here = hall(store, script=HAND)
        id, _ = await here.create(KEYS, {"first": "P0"}, [Place("person", "Ada"), Place("open")])
        async with here.table(id) as table:
            await play(table, "DISCARD(KR)")
            await table.undo(0, 2)
            await play(table, "DISCARD(SK)")
            before = log_of(table, store)
        async with hall(store).table(id) as again:
            assert again.log.undoable(0) == 3
            assert log_of(again, store) == before
            assert again.log.state == table.log.state

    asyncio.run(story())
