"""What is told of the dark, and when: one whole, chat at once, remarks afterwards."""

import asyncio

import pytest

from lampblack.kernel.playout import options_of
from lampblack.kernel.seat import SPECTATOR, Seat
from lampblack.table.denied import AgainstTheRules, Denied
from lampblack.table.entries import HeldBack, Remarked
from lampblack.table.furnish import Place
from lampblack.table.hall import Hall
from lampblack.table.table import Table
from tests.table.test_speech import FromForest, heard, last, night
from tests.table.tools import MemoryStore, act, supply

BEFORE_THE_HUNT = {"active": "P2", "phase": "POST", "hunter": "simple"}
"""P2 ends the turn, and the Hunter walks through an open forest."""
EVERYBODY_ELSE = (1, 2, SPECTATOR)


async def hunt(table: Table, *wanted: str) -> int:
    """The Hunter decides until somebody else is asked, in these ways where that is possible; how often."""
    times = 0
    while table.log.state.asked() == 0:
        options = options_of(table.log.state)
        action = next((option for option in options if option.text in wanted), options[0])
        await table.decide(0, last(table, 0) + 1, action.to_wire())
        times += 1
    await asyncio.sleep(0)
    return times


async def settled(table: Table) -> None:
    """Until what was held back is said."""
    while table.log.due() is not None:
        await asyncio.sleep(0)


@pytest.mark.rule("NY-INFO-05", "NY-ANN-27", "NY-ANN-28")
def test_a_hidden_turn_is_one_entry_that_comes_when_it_is_over() -> None:
    async def story() -> None:
        async with night(**BEFORE_THE_HUNT) as (table, _):
            assert await table.decide(2, 1, act(table, "END")) == 1  # the number it is going to have
            assert table.log.state.asked() == 0
            assert [heard(table, viewer) for viewer in EVERYBODY_ELSE] == [["created"]] * 3
            assert heard(table, 0) == ["created", "decision"]
            assert await hunt(table) > 1
            assert [heard(table, viewer) for viewer in EVERYBODY_ELSE] == [["created", "decision"]] * 3

    asyncio.run(story())


def test_in_the_dark_ones_table_stands_still() -> None:
    async def story() -> None:
        async with night(**BEFORE_THE_HUNT) as (table, _):
            before = {viewer: table.log.streams.shown(viewer) for viewer in EVERYBODY_ELSE}
            await table.decide(2, 1, act(table, "END"))
            for viewer in EVERYBODY_ELSE:
                assert table.log.streams.shown(viewer) is before[viewer]
                assert table.log.streams.is_dark(viewer)
            assert not table.log.streams.is_dark(0)
            # The same request again, and another one, of the seat that waits; and of one that was not asked.
            assert await table.decide(2, 1, act(table, "END")) == 1
            for seat, code, words in ((2, "stale", "moved on"), (1, "not-your-turn", "It is Bo's decision")):
                with pytest.raises(Denied, match=words) as error:
                    await table.decide(seat, 1, act(table, "SEARCH"))
                assert error.value.code == code
            await hunt(table)
            assert all(not table.log.streams.is_dark(viewer) for viewer in EVERYBODY_ELSE)

    asyncio.run(story())


def test_chat_is_heard_at_once_and_before_what_is_held_back() -> None:
    async def story() -> None:
        async with night(**BEFORE_THE_HUNT) as (table, _):
            await table.decide(2, 1, act(table, "END"))
            assert await table.chat(1, "did you hear that?") == 1
            await table.chat(0, "hear what?")
            await hunt(table)
            assert [heard(table, viewer) for viewer in EVERYBODY_ELSE] == [
                ["created", "chat", "chat", "decision"]
            ] * 3

    asyncio.run(story())


@pytest.mark.parametrize("seat", [0, 1])
def test_a_remark_in_the_dark_waits_for_its_end(seat: Seat) -> None:
    """Between two things that are told at once it would tell that there was a decision between them."""

    async def story() -> None:
        async with night(**BEFORE_THE_HUNT) as (table, store):
            await table.decide(2, 1, act(table, "END"))
            said = act(table, "SAY(WORDS)")
            at = last(table, seat) + 1
            assert await table.remark(seat, at, said) == at
            assert await table.remark(seat, at, said) == at  # the same request again
            assert heard(table, seat)[-1] == "held"
            assert [entry.kind for entry in store.logs[table.id].values()].count("held") == 1
            await hunt(table)
            await settled(table)
            others = [viewer for viewer in EVERYBODY_ELSE if viewer != seat]
            assert [heard(table, viewer) for viewer in others] == [["created", "decision", "remark"]] * len(
                others
            )
            assert heard(table, seat)[-1] == "remark"
            held = [told.seq for told in table.log.told if isinstance(told.body, HeldBack)]
            assert [told.body.held for told in table.log.told if isinstance(told.body, Remarked)] == held

    asyncio.run(story())


def test_what_waited_is_said_by_whoever_loads_the_log() -> None:
    async def story() -> None:
        async with night(**BEFORE_THE_HUNT) as (table, store):
            await table.decide(2, 1, act(table, "END"))
            await table.remark(1, 1, act(table, "SAY(YES)"))
            await table.stop()
            # Another server: this one dies when the dark has ended and before the remark is made.
            game = table.log.game
            assert isinstance(game, FromForest)
            await hunt(table)
            await settled(table)
            entries = store.logs[table.id]
            assert entries.pop(max(entries)).kind == "remark"
            other = Hall(store, supply(find_game=lambda slug: game), 3)
            async with other.table(table.id) as again:
                await settled(again)
                assert heard(again, 2) == ["created", "decision", "remark"]
            await other.close()

    asyncio.run(story())


def test_what_the_rules_forbid_is_refused_by_what_the_speaker_knows() -> None:
    async def story() -> None:
        async with night(hidden="P1", **BEFORE_THE_HUNT) as (table, _):
            await table.decide(2, 1, act(table, "END"))
            with pytest.raises(AgainstTheRules) as error:
                await table.remark(1, 1, act(table, "SAY(YES)"))
            assert error.value.refusal.rule == "NY-COMM-04"

    asyncio.run(story())


@pytest.mark.rule("NY-COMM-04")
def test_who_has_just_hidden_is_silent_though_nobody_was_told_yet() -> None:
    async def story() -> None:
        async with night(**BEFORE_THE_HUNT) as (table, _):
            await table.decide(2, 1, act(table, "HIDE"))
            assert table.log.streams.is_dark(2)
            for deed in (table.chat(2, "psst"), table.remark(2, 1, act(table, "SAY(YES)"))):
                with pytest.raises(AgainstTheRules) as error:
                    await deed
                assert error.value.refusal.rule == "NY-COMM-04"

    asyncio.run(story())


@pytest.mark.rule("NY-INFO-15")
def test_what_the_hunter_rethinks_while_setting_up_is_heard_by_nobody() -> None:
    async def story() -> None:
        people = [Place("person", name) for name in ("Hal", "Ada", "Bo")]
        house = Hall(MemoryStore(), supply(), 3)
        id, _ = await house.create(
            "nyctophobia", {"players": "3", "hunter": "axe", "characters": "none"}, people
        )
        async with house.table(id) as table:
            await table.decide(0, last(table, 0) + 1, act(table, "SCENARIO(SC-01)"))
            await table.undo(0, last(table, 0) + 1)
            await hunt(table)
            for viewer in EVERYBODY_ELSE:
                assert heard(table, viewer) == ["created", "decision"]
        await house.close()

    asyncio.run(story())


@pytest.mark.rule("NY-INFO-15")
def test_a_printed_scenario_sounds_like_a_layout_of_ones_own() -> None:

    async def story() -> None:
        people = [Place("person", name) for name in ("Hal", "Ada", "Bo")]
        numbers = set()
        options = {"players": "3", "hunter": "simple", "characters": "none"}
        for wanted in ((), ("SCENARIO(OWN)", "BUILT")):
            house = Hall(MemoryStore(), supply(), 3)
            id, _ = await house.create("nyctophobia", options, people)
            async with house.table(id) as table:
                numbers.add(await hunt(table, *wanted))
                assert heard(table, 1) == ["created", "decision"]
            await house.close()
        assert len(numbers) > 1

    asyncio.run(story())
