"""Speech as the rules have it: at any time, durable, never taken back; and chat is no way around it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from lampblack.games.nyctophobia.game import Nyctophobia
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event
from lampblack.kernel.game import Options
from lampblack.kernel.playout import options_of
from lampblack.kernel.record import Record
from lampblack.kernel.seat import SPECTATOR, Seat
from lampblack.kernel.session import replay
from lampblack.kernel.state import State
from lampblack.table.denied import AgainstTheRules, Denied
from lampblack.table.furnish import Place
from lampblack.table.hall import Hall
from lampblack.table.table import Table
from tests.games.nyctophobia.forest import GAME
from tests.games.nyctophobia.forest import table as forest
from tests.table.tools import MemoryStore, act, keys_table, log_of, supply

PEOPLE = [Place("person", "Hal"), Place("person", "Ada"), Place("person", "Bo")]
HUNTERS_TURN = {"active": "P0", "hunter": "simple", "agenda": "WALK:2:0:0:0:0"}


class FromForest(Nyctophobia):
    """The game, set up as a text position says."""

    def __init__(self, position: str) -> None:
        super().__init__()
        self.position = position

    def setup(self, options: Options, chance: Chance, log: list[Event] | None = None) -> State:
        return self.from_text(self.position)


@asynccontextmanager
async def night(
    pieces: str = "X=A1 1=D8 2=H3", places: list[Place] = PEOPLE, **more: Any
) -> AsyncIterator[tuple[Table, MemoryStore]]:
    """A table in the middle of a game of three."""
    fields = {name: value for name, value in more.items() if name != "bots"}
    game = FromForest(forest(pieces, **fields).state.to_text())
    given: dict[str, Any] = {"find_game": lambda slug: game}
    if "bots" in more:
        given["bots"] = more["bots"]
    store = MemoryStore()
    hall = Hall(store, supply(**given), 3)
    id, _ = await hall.create("nyctophobia", {"players": "3", "hunter": "axe", "characters": "none"}, places)
    async with hall.table(id) as table:
        yield table, store
    await hall.close()


def last(table: Table, viewer: Seat) -> int:
    return table.log.streams.last(viewer)


def heard(table: Table, viewer: Seat) -> list[str]:
    return [table.log.kind_of(hearing) for hearing in table.log.heard_since(viewer, 0)]


def refusal_of(error: pytest.ExceptionInfo[AgainstTheRules]) -> str:
    return error.value.refusal.rule


def test_anybody_speaks_at_any_time_and_the_log_keeps_it() -> None:
    async def story() -> None:
        async with night(phase="MOVE") as (table, store):
            assert table.log.state.asked() == 1
            assert await table.remark(2, 1, act(table, "SAY(CAR:N)")) == 1
            assert await table.remark(2, 1, act(table, "SAY(CAR:N)")) == 1  # the same request again
            assert await table.remark(2, 2, act(table, "SAY(CAR:N)")) == 2  # once more, on purpose
            assert await table.decide(1, 1, act(table, "STEP(N)")) == 3  # not stale: nobody was asked anew
            assert [entry.kind for entry in store.logs[table.id].values()] == ["created", "remark", "remark", "decision"]  # fmt: skip
            record = Record.from_text(table.log.record().to_text())
            assert [(d.seat, d.action) for d in record.lines] == [(2, "SAY(CAR:N)"), (2, "SAY(CAR:N)"), (1, "STEP(N)")]  # fmt: skip
            *_, end = replay(table.log.game, record)
            assert end.state == table.log.state

    asyncio.run(story())


def test_a_lost_race_is_no_loss_and_a_broken_store_says_nothing() -> None:
    async def story() -> None:
        async with night(phase="MOVE") as (table, store):
            store.breaks = "before"
            with pytest.raises(Denied, match="cannot be written"):
                await table.remark(2, 1, act(table, "SAY(YES)"))
            assert last(table, 1) == 0
            store.breaks = "after"
            with pytest.raises(Denied, match="cannot be written"):
                await table.remark(2, 1, act(table, "SAY(YES)"))
            assert await table.remark(2, 1, act(table, "SAY(YES)")) == 1
            assert heard(table, 1) == ["created", "remark"]

    asyncio.run(story())


@pytest.mark.parametrize(
    ("seat", "action", "rule"),
    [
        (0, "SAY(CAR:N)", "NY-COMM-09"),
        (1, "BREAK_SILENCE", "NY-DP-20"),
        (1, "SAY(ASK:P1:COME)", "NY-COMM-03"),
        (1, "STEP(N)", "NY-DP-19"),
        (2, "SAY(YES)", "NY-COMM-04"),
    ],
)
def test_what_may_not_be_said_is_refused_by_its_rule(seat: Seat, action: str, rule: str) -> None:
    async def story() -> None:
        async with night(hidden="P2") as (table, store):
            before = log_of(table, store)
            with pytest.raises(AgainstTheRules) as error:
                await table.remark(seat, 1, act(table, action))
            assert refusal_of(error) == rule
            assert log_of(table, store) == before

    asyncio.run(story())


def test_malformed_and_impossible_requests_change_nothing() -> None:
    async def story() -> None:
        async with night() as (table, store):
            before = log_of(table, store)
            for wire, seq, field in (
                ({"type": "SAY"}, 1, "action.statement"),
                ({"type": "SAY", "statement": "THE CAR"}, 1, "statement"),
                ({"type": "SHOUT"}, 1, "action.type"),
                ({"type": "SAY", "statement": "YES"}, 2, "seq"),
                ({"type": "SAY", "statement": "YES"}, -1, "seq"),
            ):
                with pytest.raises(Denied) as error:
                    await table.remark(1, seq, wire)
                assert (error.value.code, error.value.field) == ("malformed", field)
            assert log_of(table, store) == before

    asyncio.run(story())


def test_chat_is_no_way_around_the_rules_of_speech() -> None:
    async def story() -> None:
        async with night(hidden="P2") as (table, store):
            before = log_of(table, store)
            for seat, rule in ((2, "NY-COMM-04"), (SPECTATOR, "NY-COMM-02")):
                with pytest.raises(AgainstTheRules) as error:
                    await table.chat(seat, "over here")
                assert refusal_of(error) == rule
            assert log_of(table, store) == before
            await table.chat(1, "where are you?")
            await table.chat(0, "I know where")
            await table.remark(2, last(table, 2) + 1, act(table, "BREAK_SILENCE"))
            await table.chat(2, "over here")
            assert heard(table, SPECTATOR) == ["created", "chat", "chat", "remark", "chat"]

    asyncio.run(story())


def test_after_the_end_everybody_chats_and_nobody_makes_statements() -> None:
    async def story() -> None:
        async with night(over="hunter death") as (table, _):
            await table.chat(SPECTATOR, "well played")
            await table.chat(2, "indeed")
            with pytest.raises(Denied) as error:
                await table.remark(2, last(table, 2) + 1, act(table, "SAY(YES)"))
            assert error.value.code == "over"

    asyncio.run(story())


def test_what_is_held_back_is_nobodys_news_but_the_speakers() -> None:
    async def story() -> None:
        async with night(hidden="P2", **HUNTERS_TURN) as (table, _):
            assert await table.remark(2, 1, act(table, "BREAK_SILENCE")) == 1
            assert [heard(table, viewer) for viewer in (0, 1, SPECTATOR)] == [["created"]] * 3
            with pytest.raises(AgainstTheRules) as error:
                await table.remark(2, 2, act(table, "BREAK_SILENCE"))
            assert refusal_of(error) == "NY-COMM-07"

    asyncio.run(story())


@pytest.mark.rule("NY-INFO-05", "NY-ANN-28")
def test_nobody_counts_the_hunters_steps() -> None:
    async def story() -> None:
        async with night(**HUNTERS_TURN) as (table, _):
            steps = 0
            while table.log.state.asked() == 0:
                assert [heard(table, viewer) for viewer in (1, 2, SPECTATOR)] == [["created"]] * 3
                step = options_of(table.log.state)[0].to_wire()
                steps += 1
                assert await table.decide(0, steps, step) == steps
            assert steps > 1
            assert [last(table, viewer) for viewer in (1, 2, SPECTATOR)] == [1, 1, 1]
            assert last(table, 0) == steps
            with pytest.raises(Denied, match="The next seq of this table is 2"):
                await table.decide(1, 3, act(table, "PASS"))
            assert await table.decide(1, 2, act(table, "PASS")) == 2

    asyncio.run(story())


def test_an_aside_that_changes_the_question_makes_decisions_stale() -> None:
    async def story() -> None:
        async with night("X=D3 1=A8 2=D4", hidden="P2", phase="MOVE", held="1 1") as (table, _):
            await table.remark(2, 1, act(table, "BREAK_SILENCE"))  # beside the Hunter: a fight
            assert table.log.state.asked() == 2
            with pytest.raises(Denied) as error:
                await table.decide(1, 1, act(table, "STEP(N)"))
            assert error.value.code == "stale"

    asyncio.run(story())


def test_nothing_is_taken_back_across_what_was_said() -> None:
    async def story() -> None:
        house = Hall(MemoryStore(), supply(), 3)
        id, _ = await house.create("nyctophobia", {"players": "3", "hunter": "axe"}, PEOPLE)
        async with house.table(id) as table:
            log = table.log
            while log.state.asked() != 0:
                seat = log.state.asked()
                assert seat is not None
                await table.decide(seat, last(table, seat) + 1, options_of(log.state)[0].to_wire())
                assert log.undoable(seat) is None  # the Hunted take nothing back: what comes of it is dark
            assert await table.decide(0, last(table, 0) + 1, act(table, "SCENARIO(SC-01)"))
            assert log.undoable(0) is not None
            await table.undo(0, last(table, 0) + 1)
            assert "undo" not in heard(table, 1)
            await table.decide(0, last(table, 0) + 1, act(table, "SCENARIO(SC-02)"))
            await table.remark(1, last(table, 1) + 1, act(table, "SAY(WORDS)"))
            assert log.undoable(0) is None
        await house.close()

    asyncio.run(story())


class Chatty:
    """Bots that say yes and then do the first thing they can."""

    async def choose(self, slug: str, position: str, seat: Seat, bot: str) -> list[str]:
        state = GAME.from_text(position)
        return ["SAY(YES)", options_of(state)[0].text] if seat else [options_of(state)[0].text]


def test_a_bot_speaks_before_it_decides() -> None:
    async def story() -> None:
        places = [Place("person", "Hal"), Place("bot", bot="random"), Place("bot", bot="random")]
        async with night(places=places, phase="POST", bots=Chatty()) as (table, _):
            table.wake()
            while len(table.log.session.lines) < 4:
                await asyncio.sleep(0)
            assert [d.action for d in table.log.session.lines[:4:2]] == ["SAY(YES)", "SAY(YES)"]
            assert {d.seat for d in table.log.session.lines} <= {1, 2}

    asyncio.run(story())


def test_other_games_have_chat_only() -> None:
    async def story() -> None:
        async with keys_table() as table:
            with pytest.raises(Denied) as error:
                await table.remark(0, 1, act(table, "STAY"))
            assert error.value.code == "not-allowed"
            await table.chat(SPECTATOR, "hello")

    asyncio.run(story())
