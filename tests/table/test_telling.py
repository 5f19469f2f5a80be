"""A table with a tower of its own: a decision waits until somebody tells what fell (SS-TOW-24)."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import pytest

from lampblack.games import find_game
from lampblack.kernel.answers import Malformed
from lampblack.kernel.playout import options_of
from lampblack.kernel.seat import Seat
from lampblack.kernel.session import replay
from lampblack.store import LogEntry
from lampblack.table.chronicle import Chronicle
from lampblack.table.denied import Denied
from lampblack.table.furnish import Place
from lampblack.table.hall import Hall
from lampblack.table.manners import Clock, Manners
from lampblack.table.table import Table
from tests.games.stygian_society.table import text_of
from tests.table.tools import MemoryStore, supply

SOCIETY = "stygian-society"
OWN = {"tower": "own", "heroes": "knight burglar doctor", "start": "knight"}
PEOPLE = [Place("person", "Ada"), Place("person", "Bo"), Place("bot", bot="warden")]


class Wardens:
    """The bot takes what it is told, else the first that is legal."""

    async def choose(self, slug: str, position: str, seat: Seat, bot: str) -> list[str]:
        return [options_of(find_game(slug).from_text(position))[0].text]


def hall_on(store: MemoryStore) -> Hall:
    return Hall(store, supply(bots=Wardens()), 5)


@asynccontextmanager
async def own_tower(store: MemoryStore) -> AsyncIterator[Table]:
    house = hall_on(store)
    id, _ = await house.create(SOCIETY, OWN, PEOPLE)
    async with house.table(id) as table:
        yield table
    await house.close()


async def decide(table: Table, *texts: str) -> None:
    for text in texts:
        seat = table.log.asked()
        assert seat is not None
        await table.decide(seat, table.log.streams.last(seat) + 1, table.log.state.action(text))


async def tell(table: Table, line: str, seat: Seat = 0) -> int:
    return await table.tell(seat, table.log.streams.last(seat) + 1, line)


def waiting(story: Callable[[Table], Coroutine[Any, Any, None]], store: MemoryStore | None = None) -> None:
    """The knight has declared Scrap: two green cubes and the peril cubes are to be dropped."""

    async def whole() -> None:
        async with own_tower(MemoryStore() if store is None else store) as table:
            await decide(table, "ACTION(generic.scrap)", "TARGET(F1)", "WILD(G2)")
            await story(table)

    asyncio.run(whole())


@pytest.mark.rule("SS-TOW-24")
def test_a_drop_is_asked_and_nothing_has_happened() -> None:
    async def story(table: Table) -> None:
        log = table.log
        assert log.waiting is not None
        assert [one.subject for one in log.waiting.asked.questions] == ["green", "red", "yellow", "black"]
        assert log.told[-1].kind == "begun"
        assert log.asked() is None
        assert log.state.to_text() == log.session.state.to_text()
        assert "hand: R1Y1K1" in log.state.to_text()
        assert "hand: G2R1Y1K1" in log.waiting.world.to_text()
        with pytest.raises(Denied, match="The table waits to be told what chance brought"):
            await table.decide(0, log.streams.last(0) + 1, log.state.action("WILD(B2)"))

    waiting(story)


@pytest.mark.rule("SS-TOW-24")
def test_what_is_told_is_in_the_log_as_chance_and_the_record_replays() -> None:
    async def story(table: Table) -> None:
        await tell(table, "G1R1/G1", seat=1)  # whoever sits at the table
        assert table.log.waiting is None
        line = table.log.session.lines[-1]
        assert line.action == "WILD(G2)"
        assert line.chance == ["fall green 1+1", "fall red 1+0", "fall yellow 0+0", "fall black 0+0"]
        *_, last = replay(table.log.game, table.log.record())
        assert last.state == table.log.state

    waiting(story)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("G3", "3 green cubes fall, 2 are there"),
        ("B1", "1 blue cubes fall, 0 are there"),
        ("G1/G2", "3 green cubes fall, 2 are there"),
        ("X1", "is no cubes"),
        ("green", "is no cubes"),
    ],
)
def test_what_cannot_be_is_refused_and_asked_again(line: str, why: str) -> None:
    async def story(table: Table) -> None:
        seq = table.log.seq
        with pytest.raises(Denied, match=why) as denied:
            await tell(table, line)
        assert (denied.value.code, denied.value.field) == ("malformed", "line")
        assert (table.log.seq, table.log.waiting is None) == (seq, False)

    waiting(story)


def test_who_comes_back_finds_the_question_again() -> None:
    store = MemoryStore()

    async def story(table: Table) -> None:
        house = hall_on(store)
        async with house.table(table.id) as again:
            assert again.log.waiting is not None
            assert table.log.waiting is not None
            assert again.log.waiting.asked.told == table.log.waiting.asked.told
            assert again.log.waiting.world == table.log.waiting.world
            await tell(again, "0")
            assert again.log.waiting is None
        await house.close()

    waiting(story, store)


def test_a_decision_that_waits_can_be_taken_back() -> None:
    async def story(table: Table) -> None:
        with pytest.raises(Denied, match="Only your own last decision"):
            await table.undo(1, table.log.streams.last(1) + 1)
        await table.undo(0, table.log.streams.last(0) + 1)
        assert (table.log.waiting, table.log.asked()) == (None, 0)
        await decide(table, "WILD(B1G1)")
        assert table.log.waiting is not None
        await tell(table, "0")
        assert [line.action for line in table.log.record().lines][-1] == "WILD(B1G1)"

    waiting(story)


def test_repeating_the_decision_or_what_was_told_is_safe() -> None:
    store = MemoryStore()

    async def story(table: Table) -> None:
        seq = table.log.streams.last(0)
        again = await table.decide(0, seq, table.log.state.action("WILD(G2)"))
        assert again == seq
        assert await tell(table, "G1") == seq + 1
        assert await table.tell(0, seq + 1, "G1") == seq + 1
        assert table.log.seq == seq + 1
        for seat, line in ((0, "G2"), (1, "G1")):  # other words, or somebody else's
            with pytest.raises(Denied, match="moved on"):
                await table.tell(seat, seq + 1, line)
        assert json.loads(store.logs[table.id][seq + 1].body)["told"] == "P0 G1"

    waiting(story, store)


def test_nothing_is_told_where_nothing_is_asked() -> None:
    async def story(table: Table) -> None:
        await tell(table, "0")
        with pytest.raises(Denied, match="Nothing is asked"):
            await tell(table, "0")

    waiting(story)


def test_the_drops_of_bots_are_asked_too() -> None:
    async def story(table: Table) -> None:
        while table.log.state.turn < 3 or table.log.waiting is None:  # type: ignore[attr-defined]
            if table.log.waiting is not None:
                await tell(table, "0")
            elif (seat := table.log.asked()) in (0, 1):
                assert seat is not None
                await decide(table, table.log.state.legal(seat)[0].text)
            await asyncio.sleep(0)
        assert table.log.waiting.body.seat == 2
        with pytest.raises(Denied, match="Only your own"):
            await table.undo(0, table.log.streams.last(0) + 1)
        await tell(table, "0")

    waiting(story)


def test_a_table_that_asks_has_no_clock() -> None:
    async def story() -> None:
        with pytest.raises(Denied, match="plays without a clock"):
            await hall_on(MemoryStore()).create(SOCIETY, OWN, PEOPLE, Manners(clock=Clock(move=60)))

    asyncio.run(story())


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("begun", {"seat": 0, "action": "WILD(B2)", "chance": []}),  # another decision
        ("decision", {"seat": 0, "action": "ACTION(generic.muster)", "chance": []}),
        ("begun", {"seat": 0, "action": "WILD(G2)", "chance": ["fall green 3+0"]}),
        ("begun", {"seat": 0, "action": "WILD(G2)", "chance": ["fall blue 0+0"]}),
    ],
)
def test_a_log_that_does_not_follow_is_refused(kind: str, body: dict[str, Any]) -> None:
    store = MemoryStore()

    async def story(table: Table) -> None:
        entries = list(store.logs[table.id].values())
        log = Chronicle(entries[0], find_game)
        for entry in entries[1:]:
            log.add(entry)
        with pytest.raises(Malformed):
            log.add(LogEntry(log.seq + 1, kind, json.dumps(body).encode(), 0.0))

    waiting(story, store)


def test_one_decision_may_lead_to_several_drops() -> None:
    """The enemies act after the drop; peril reaches 4, where this floor drops two red cubes."""
    store = MemoryStore()
    heroes = OWN["heroes"]
    position = text_of("lower.drum_loft", players=3, heroes=heroes, peril=3, front="slasher", field="R4Y4K4")

    async def story() -> None:
        house = hall_on(store)
        id, _ = await house.create(SOCIETY, OWN, PEOPLE, position=position)
        async with house.table(id) as table:
            await decide(table, "ACTION(generic.scrap)", "WILD(G2)")
            await tell(table, "0")
            assert table.log.told[-1].kind == "begun"
            first = table.log.waiting
            assert first is not None
            assert first.body.chance[0] == "fall green 0+0"
            assert "hand: R2" in first.world.to_text()
            with pytest.raises(Denied, match="Only your own"):  # something is known already
                await table.undo(0, table.log.streams.last(0) + 1)
            async with hall_on(store).table(id) as again:
                assert again.log.waiting is not None
                assert again.log.waiting.world == first.world
            await tell(table, "R1", seat=1)
            assert table.log.waiting is None
            assert len([line for line in table.log.session.lines[-1].chance if "fall red" in line]) == 2
            *_, last = replay(table.log.game, table.log.record())
            assert last.state == table.log.state
        await house.close()

    asyncio.run(story())
