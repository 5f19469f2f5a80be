"""A table goes on from a snapshot as from its whole log: for every viewer, in every number, dark or not."""

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from lampblack.games import find_game
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.playout import options_of
from lampblack.kernel.seat import SPECTATOR, Seat
from lampblack.server import lists, present
from lampblack.server.answers import encode
from lampblack.store import LogEntry
from lampblack.store.sqlite import SqliteStore
from lampblack.table import past, reading
from lampblack.table.affairs import Removed
from lampblack.table.chronicle import Chronicle
from lampblack.table.denied import AgainstTheRules, Denied
from lampblack.table.entries import Chatted
from lampblack.table.entries import encode as encode_entry
from lampblack.table.furnish import Place
from lampblack.table.leaving import plan_leave, plan_return
from lampblack.table.manners import Clock, Manners
from lampblack.table.plans import Planned, plan_decision
from lampblack.table.removing import plan_remove
from lampblack.table.snapshots import EVERY, TAIL, digest, read_snapshot, snapshot_of
from lampblack.table.table import Table
from tests.corpus.test_corpus import LOGS, entries, name
from tests.table.tools import KEYS, MemoryStore, hall, play, supply

MOMENTS = 4
"""Snapshots tried of one log."""


def at_table(log: Chronicle) -> Table:
    return Table("table", log, MemoryStore(), supply())


def told(log: Chronicle, viewer: Seat, since: int) -> list[bytes]:
    """All that this viewer may be sent, but for what it heard before."""
    table = at_table(log)
    mine = frozenset({viewer}) if viewer >= 0 else frozenset[Seat]()
    card = lists.own_card(table, [viewer]) if mine else lists.open_card(table)
    undoable = None if viewer < 0 else log.undoable(viewer)
    return [
        encode([present.entries(table, viewer, since, None), present.now(table, viewer, mine)]),
        encode(card),
        encode([undoable, log.lines(), log.is_dark(), log.due(), log.seq]),
        repr(sorted((kind.__name__, *rest) for (kind, *rest) in log.last_of)).encode(),
    ]


def require_alike(log: list[LogEntry]) -> None:
    """Go on from some moments of the log as from its beginning; every viewer is told the same, all along."""
    first, *rest = log
    whole = Chronicle(first, find_game)
    viewers = (*range(len(whole.chairs)), SPECTATOR)
    apart = len(rest) // (2 * MOMENTS)
    resumed: list[tuple[Chronicle, dict[Seat, int]]] = []
    taken = 0
    for entry in rest:
        whole.add(entry)
        for each, since in resumed:
            each.add(entry)
            for viewer in viewers if entry.seq % 5 == 0 or entry is rest[-1] else ():
                assert told(each, viewer, since[viewer]) == told(whole, viewer, since[viewer])
        if entry.kind == "removed":
            resumed.clear()  # then the whole log is read
        if whole.is_quiet() and entry.seq >= taken * apart and taken < MOMENTS:
            kept = read_snapshot(snapshot_of(whole))
            heard = {viewer: whole.streams.last(viewer) for viewer in viewers}
            resumed.append((Chronicle(entry, find_game, kept), heard))
            taken += 1
    assert taken == MOMENTS
    for each, _ in resumed:
        assert not each.is_whole()
        each.complete(whole)
        for viewer in viewers:
            assert told(each, viewer, -1) == told(whole, viewer, -1)
        assert each.record().to_text() == whole.record().to_text()


@pytest.mark.parametrize("file", [file for file in LOGS if file.parent.name != "before"], ids=name)
def test_a_snapshot_leads_where_the_whole_log_leads(file: Path) -> None:
    require_alike(entries(file))


@pytest.mark.parametrize("slug", [KEYS, "nyctophobia"])
def test_clocks_and_speech_go_on(slug: str) -> None:
    """With a clock for every viewer of a game with a dark, and people who talk, rethink and get up."""

    async def story() -> list[LogEntry]:
        now = 1000.0
        store, dice = MemoryStore(), Random(7)
        house = hall(store, clock=lambda: now)
        game = find_game(slug)
        options = game.complete({} if slug == KEYS else {"hunter": "axe", "characters": "none"})
        places = [Place("person", f"Player {letter}") for letter in "ABCDE"[: len(game.roles(options))]]
        id, _ = await house.create(slug, options, places, Manners(clock=Clock(600, 6000)))
        async with house.table(id) as table:
            while table.log.seq < 120 and (asked := table.log.asked()) is not None:
                while table.log.due() is not None:  # what was held back in the dark is said now
                    await asyncio.sleep(0)
                now += dice.choice((0.5, 7.0, 70.0))
                last = table.log.streams.last(asked)
                await table.decide(asked, last + 1, dice.choice(list(table.log.state.legal(asked))))
                if table.log.undoable(asked) is not None and dice.random() < 0.3:
                    await table.undo(asked, table.log.streams.last(asked) + 1)
                if slug == KEYS and dice.random() < 0.1:
                    await table.write(lambda: plan_leave(table.log, 0, "tea", False))
                    await table.write(lambda: plan_return(table.log, 0))
                for seat in range(len(places)):
                    said = table.log.streams.known(seat).legal(seat) if slug != KEYS else ()
                    for remark in [each for each in said if each.is_remark][:1]:
                        if dice.random() < 0.2:
                            with contextlib.suppress(Denied, AgainstTheRules):
                                await table.remark(seat, table.log.streams.last(seat) + 1, remark)
        await house.close()
        return list(store.logs[id].values())

    log = asyncio.run(story())
    kinds = {entry.kind for entry in log}
    assert kinds >= ({"undo", "left", "returned"} if slug == KEYS else {"decision", "remark", "held"}), kinds
    require_alike(log)


class CountingStore(SqliteStore):
    """Counts what is read of a log."""

    def __init__(self, file: Path) -> None:
        super().__init__(file)
        self.rows = 0

    async def read(self, table: str, after: int = -1) -> list[LogEntry]:
        found = await super().read(table, after)
        self.rows += len(found)
        return found


LONG = 10_000


async def long_log(store: Any) -> str:
    """A game in which somebody thinks again and again, and they talk about it."""
    house = hall(store)
    id, _ = await house.create(KEYS, {"first": "P0"}, [Place("person", "Ada"), Place("person", "Bob")])
    log = Chronicle((await store.read(id))[0], find_game)
    made: list[LogEntry] = []
    while log.seq < LONG - 1:
        if log.seq % 100 == 50 and log.outcome() is None and log.session.state.asked() is not None:
            body: Any = decision(log)
        else:
            body = Chatted(log.seq % 2, log.names()[log.seq % 2], f"line {log.seq}")
        kind, data = encode_entry(body)
        entry = LogEntry(log.seq + 1, kind, data, 1000.0 + log.seq)
        log.add(entry)
        made.append(entry)
    assert all(await asyncio.gather(*(store.append(id, entry) for entry in made)))
    await house.close()
    return id


def decision(log: Chronicle) -> Any:
    asked = log.state.asked()
    assert asked is not None
    action = options_of(log.state)[log.seq % len(options_of(log.state))]
    planned = plan_decision(log, asked, log.streams.last(asked) + 1, action, SeededChance(log.seq))
    assert isinstance(planned, Planned)
    return planned.body


def test_of_ten_thousand_entries_only_the_tail_is_read(tmp_path: Path) -> None:
    async def story() -> None:
        store = CountingStore(tmp_path / "log.db")
        id = await long_log(store)
        store.rows = 0
        async with hall(store).table(id) as first:
            assert first.log.is_whole()
            assert store.rows == LONG
        store.rows = 0
        async with hall(store).table(id) as table:
            assert not table.log.is_whole()
            assert TAIL <= store.rows <= 3 * EVERY
            for viewer in (0, 1, SPECTATOR):
                last = table.log.streams.last(viewer)
                assert last == first.log.streams.last(viewer) == LONG - 1
                assert told(table.log, viewer, last - TAIL) == told(first.log, viewer, last - TAIL)
            asked = table.log.asked()
            assert asked is not None
            await play(table, options_of(table.log.state)[0].text)
            assert table.log.seq == LONG
            await table.whole()
            assert table.log.is_whole()
            assert [each.seq for each in table.log.told] == list(range(LONG + 1))
            heard = table.log.heard_since(SPECTATOR, 0)
            assert [each.number for each in heard] == list(range(LONG + 1))
        await store.close()

    asyncio.run(story())


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Snapshots of short games."""
    for module in (past, reading):
        monkeypatch.setattr(module, "EVERY", 12)
    monkeypatch.setattr(reading, "TAIL", 6)


async def chat(store: MemoryStore, lines: int) -> str:
    house = hall(store)
    id, _ = await house.create(KEYS, {"first": "P0"}, [Place("person", "Ada"), Place("person", "Bob")])
    async with house.table(id) as table:
        for number in range(lines):
            await table.chat(number % 2, f"line {number}")
        await asyncio.sleep(0)
    return id


def seen(log: Chronicle) -> list[list[bytes]]:
    return [told(log, viewer, log.streams.last(viewer) - 3) for viewer in (0, 1, SPECTATOR)]


@pytest.mark.usefixtures("small")
def test_two_are_kept_and_the_older_one_is_used() -> None:
    async def story() -> None:
        store = MemoryStore()
        id = await chat(store, 40)
        assert list(store.kept[id]) == [24, 36]
        async with hall(store).table(id) as table:
            assert table.log.told[0].seq == 24
            for number in range(9):
                await table.chat(0, f"more {number}")
            await asyncio.sleep(0)
        assert list(store.kept[id]) == [36, 48]

    asyncio.run(story())


Spoil = Callable[[bytes], bytes]


def damaged(body: bytes) -> bytes:
    return body[:-1] + bytes([body[-1] ^ 1])


def changed(**fields: str) -> Spoil:
    """A snapshot that is in order but for what it says."""

    def spoil(body: bytes) -> bytes:
        kept = read_snapshot(body)
        assert kept is not None
        data = msgspec.msgpack.encode(msgspec.structs.replace(kept, **fields))
        return digest(data) + data

    return spoil


SPOILS = [damaged, changed(by="another 1"), changed(sum="0123456789ab"), changed(entry="0" * 32)]


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("spoil", SPOILS, ids=["damaged", "version", "position", "log"])
def test_a_snapshot_that_is_wrong_is_not_used(spoil: Spoil, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        store = MemoryStore()
        id = await chat(store, 40)
        async with hall(store).table(id) as table:
            right = seen(table.log)
            assert not table.log.is_whole()
        store.kept[id] = {seq: spoil(body) for seq, body in store.kept[id].items()}
        async with hall(store).table(id) as table:
            assert table.log.is_whole()
            assert seen(table.log) == right
        async with hall(store).table(id) as table:  # one of use was taken on the way
            assert not table.log.is_whole()
            assert seen(table.log) == right

    with caplog.at_level(logging.CRITICAL):
        asyncio.run(story())


@pytest.mark.usefixtures("small")
def test_what_was_taken_back_is_in_no_snapshot() -> None:
    async def story() -> None:
        store = MemoryStore()
        id = await chat(store, 40)
        here, there = hall(store), hall(store, is_shared=True)
        async with here.table(id) as table, there.table(id) as elsewhere:
            assert not elsewhere.log.is_whole()
            assert b"Ada" in b"".join(store.kept[id].values())
            await table.whole()
            await table.write(lambda: plan_remove(table.log, 0, [1], True))
            await table.overwrite()
            assert id not in store.kept
            assert b"Ada" not in b"".join(entry.body for entry in store.logs[id].values())
            await elsewhere.refresh()
            assert elsewhere.log.is_whole()
            for viewer in (0, 1, SPECTATOR):
                assert told(elsewhere.log, viewer, -1) == told(table.log, viewer, -1)
                assert b"Ada" not in b"".join(told(elsewhere.log, viewer, -1))
        async with hall(store).table(id) as table:
            assert table.log.is_whole()

    asyncio.run(story())


@pytest.mark.usefixtures("small")
def test_a_log_cut_short_while_taking_back_is_read_whole() -> None:
    """A crash between saying that words go and making them go."""

    async def story() -> None:
        store = MemoryStore()
        id = await chat(store, 40)
        kind, body = encode_entry(Removed(0, [1]))
        await store.append(id, LogEntry(41, kind, body, 1000.0))
        async with hall(store).table(id) as table:
            assert table.log.is_whole()
        assert b"line 0" not in store.logs[id][1].body
        assert id not in store.kept

    asyncio.run(story())


@pytest.mark.usefixtures("small")
def test_budgets_count_on() -> None:
    async def story() -> None:
        store = MemoryStore()
        id = await chat(store, 40)
        async with hall(store).table(id) as table:
            assert table.log.spent == Counter({(Chatted, 0): 20, (Chatted, 1): 20})

    asyncio.run(story())
