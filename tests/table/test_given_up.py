"""A log in which everybody resigned and the bots played on: from before that ended a game, or from another program."""

import asyncio

import msgspec
import pytest

from lampblack.games import find_game
from lampblack.kernel.game import Options
from lampblack.kernel.record import Record
from lampblack.kernel.seat import SPECTATOR
from lampblack.kernel.session import replay
from lampblack.server import present
from lampblack.store import LogEntry
from lampblack.table.affairs import Left
from lampblack.table.chronicle import Chronicle
from lampblack.table.entries import Chatted, Created, CreatedSeat, decode, encode
from lampblack.table.furnish import Place
from lampblack.table.hall import Hall
from tests.table.tools import KEYS, MemoryStore, supply


async def played(options: Options, decisions: int) -> list[LogEntry]:
    """The log of a game of three."""
    store = MemoryStore()
    hall = Hall(store, supply(), 3)
    people = [Place("person", name) for name in ("Ada", "Bo", "Cleo")]
    id, _ = await hall.create(KEYS, options, people)
    async with hall.table(id) as table:
        while table.log.lines() < decisions and table.log.outcome() is None:
            asked = table.log.asked()
            assert asked is not None
            action = table.log.state.legal(asked)[-1]
            await table.decide(asked, table.log.streams.last(asked) + 1, action)
    await hall.close()
    return list(store.logs[id].values())


def resigned_after(log: list[LogEntry], at: int) -> list[LogEntry]:
    """The same log, but Ada sits with two bots, resigns after ``at`` entries, and chats when it is over."""
    created = decode(log[0])
    assert isinstance(created, Created)
    bots = [CreatedSeat("bot", name, bot="random") for name in ("Random", "Random 2")]
    created = msgspec.structs.replace(created, seats=[created.seats[0], *bots])
    left = Left(0, "random", "I must go", resigns=True)
    bodies = [created, *(decode(entry) for entry in log[1:at]), left]
    bodies += [*(decode(entry) for entry in log[at:]), Chatted(0, "Ada", "well played")]
    return [LogEntry(seq, *encode(body), 1000.0 + seq) for seq, body in enumerate(bodies)]


@pytest.mark.parametrize(("options", "decisions"), [({}, 40), ({"max_turns": "6"}, 400)])
def test_bots_that_played_on_are_neither_lost_nor_refused(options: Options, decisions: int) -> None:
    async def story() -> None:
        before = await played(options, decisions)
        log = resigned_after(before, 10)
        plain = Chronicle(before[0], find_game)
        for entry in before[1:]:
            plain.add(entry)
        store = MemoryStore()
        store.logs["old"] = {entry.seq: entry for entry in log}
        hall = Hall(store, supply(), 3)
        async with hall.table("old") as table:
            assert table.log.state == plain.state
            assert table.log.lines() == plain.lines()
            ended = plain.outcome()  # by the rules, if the bots came so far
            outcome = table.log.outcome()
            assert outcome is not None
            assert outcome.reason == (ended.reason if ended else "Ada resigned")
            assert table.log.asked() is None
            told = present.entries(table, SPECTATOR, -1, None)
            assert [entry.seq for entry in told] == [entry.seq for entry in log]
            record = Record.from_text(table.log.record().to_text())
            assert "P0 resigns: I must go" in record.to_text()
            assert len(list(replay(table.log.game, record))) == plain.lines() + 1
            await asyncio.sleep(0)
            assert table.log.seq == log[-1].seq, "bots play no further"
            assert await hall.again(table, 0, None, is_turned=False)
        await hall.close()

    asyncio.run(story())
