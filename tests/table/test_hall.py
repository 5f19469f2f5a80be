"""Making tables, finding them, keeping them in memory."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest

from lampblack.kernel.playout import options_of
from lampblack.kernel.seat import Seat
from lampblack.store import LogEntry
from lampblack.table.denied import Denied
from lampblack.table.furnish import Place
from lampblack.table.hall import Hall
from lampblack.table.pool import NEWCOMER
from lampblack.table.table import Table
from tests.table.tools import ADA_AND_BOB, KEYS, MemoryStore, hall, play, supply


@pytest.mark.parametrize(
    ("slug", "options", "places", "field"),
    [
        ("chess", {}, ADA_AND_BOB, "game"),
        (KEYS, {"colour": "red"}, ADA_AND_BOB, "options.colour"),
        (KEYS, {"first": "P9"}, ADA_AND_BOB, "options.first"),
        (KEYS, {"first": "P3"}, ADA_AND_BOB, "options.first"),
        (KEYS, {"max_turns": "soon"}, ADA_AND_BOB, "options.max_turns"),
        (KEYS, {"players": "3"}, ADA_AND_BOB, "seats"),
        (KEYS, {"players": "9"}, ADA_AND_BOB, "options.players"),
        (KEYS, {}, [], "seats"),
        (KEYS, {}, [Place("open")], "seats"),
        (KEYS, {}, [Place("open")] * 5, "seats"),
        (KEYS, {}, [Place("bot", bot="random")] * 2, "seats"),
        (KEYS, {}, [Place("open"), Place("bot", bot="clever")], "seats[1].bot"),
        (KEYS, {}, [Place("person", "Ada"), Place("person", "ada")], "seats[1].name"),
        (KEYS, {}, [Place("person"), Place("open")], "seats[0].name"),
        ("stygian-society", {"tower": "physics"}, ADA_AND_BOB, "options.tower"),  # others would wait for it
        ("stygian-society", {"content": "attic"}, ADA_AND_BOB, "options.content"),
    ],
)
def test_a_table_that_cannot_be(slug: str, options: dict[str, str], places: list[Place], field: str) -> None:
    store = MemoryStore()
    with pytest.raises(Denied) as caught:
        asyncio.run(hall(store).create(slug, options, places))
    assert (caught.value.code, caught.value.field) == ("malformed", field)
    assert store.logs == {}


def test_the_seats_count_the_players_and_bots_get_different_names() -> None:
    async def story() -> None:
        house = hall()
        bot = Place("bot", bot="random")
        id, tokens = await house.create(KEYS, {}, [Place("open"), bot, bot, Place("person", "Ada")])
        assert [token is not None for token in tokens] == [False, False, False, True]
        async with house.table(id) as table:
            assert table.log.created.options["players"] == "4"
            assert table.log.names() == ["Seat 1", "Random", "Random 2", "Ada"]
        await house.close()

    asyncio.run(story())


def test_an_unknown_table_is_not_found() -> None:
    async def story() -> None:
        with pytest.raises(Denied) as caught:
            async with hall().table("nowhere"):
                pass
        assert caught.value.code == "not-found"

    asyncio.run(story())


def test_a_table_is_one_object_for_all_who_come_at_once() -> None:
    async def story() -> None:
        store = MemoryStore()
        id, _ = await hall(store).create(KEYS, {}, ADA_AND_BOB)
        house = hall(store)

        async def visit() -> Any:
            async with house.table(id) as table:
                return table

        visits = await asyncio.gather(*(visit() for _ in range(5)))
        assert len(set(map(id_of, visits))) == 1

    def id_of(table: Any) -> int:
        return id(table)

    asyncio.run(story())


def test_idle_tables_make_room_and_come_back_from_the_log() -> None:
    async def story() -> None:
        house = hall(most_tables=2)
        ids = [(await house.create(KEYS, {"first": "P0"}, ADA_AND_BOB))[0] for _ in range(3)]
        async with house.table(ids[0]) as table:
            hand = options_of(table.log.state)[0].text
            await play(table, hand)
            before = table.log.state
        for id in ids[1:]:
            async with house.table(id):
                pass
        assert house.in_memory() == 2
        async with house.table(ids[0]) as again:
            assert again is not table
            assert again.log.state == before

    asyncio.run(story())


def test_a_table_in_use_stays_and_a_full_hall_says_so() -> None:
    async def story() -> None:
        house = hall(most_tables=1)
        one, two = [(await house.create(KEYS, {}, ADA_AND_BOB))[0] for _ in range(2)]
        async with house.table(one):
            with pytest.raises(Denied) as caught:
                async with house.table(two):
                    pass
            assert caught.value.code == "busy"
        async with house.table(two):
            pass

    asyncio.run(story())


@pytest.mark.parametrize(
    "bad",
    [
        LogEntry(1, "decision", b'{"seat":0,"action":"STAY","chance":[]}', 0.0),
        LogEntry(1, "decision", b'{"seat":0,"action":"JUMP","chance":[]}', 0.0),
        LogEntry(1, "decision", b"not json", 0.0),
        LogEntry(1, "undo", b'{"seat":0,"of":0}', 0.0),
        LogEntry(1, "from-the-future", b"{}", 0.0),
        LogEntry(2, "chat", b'{"seat":0,"name":"Ada","text":"a gap"}', 0.0),
    ],
)
def test_a_log_that_does_not_replay_is_reported_and_left_alone(bad: LogEntry) -> None:
    async def story() -> None:
        store = MemoryStore()
        house = hall(store)
        id, _ = await house.create(KEYS, {"first": "P0"}, ADA_AND_BOB)
        await store.append(id, bad)
        with pytest.raises(Denied) as caught:
            async with house.table(id):
                pass
        assert caught.value.code == "unplayable"
        assert len(store.logs[id]) == 2

    asyncio.run(story())


def test_a_table_id_that_is_taken_is_not_given_again() -> None:
    async def story() -> None:
        ids = iter(["same", "same", "other"])
        house = Hall(MemoryStore(), supply(table_id=lambda: next(ids)))
        made = [(await house.create(KEYS, {}, ADA_AND_BOB))[0] for _ in range(2)]
        assert made == ["same", "other"]

    asyncio.run(story())


class Somebody:
    def __init__(self, *seats: Seat, guest: str = "here") -> None:
        self.seats = frozenset(seats)
        self.guest = guest
        self.heard: list[str] = []

    def table_changed(self) -> None:
        self.heard.append("table")

    def seat_moved(self, seat: Seat) -> None: ...

    def turned_away(self) -> None:
        self.heard.append("turned away")

    def presence_changed(self) -> None:
        self.heard.append("presence")


def test_presence_counts_devices_and_spectators() -> None:
    async def story() -> None:
        house = hall()
        id, _ = await house.create(KEYS, {}, ADA_AND_BOB)
        async with house.table(id) as table:
            hot_seat, phone, stranger = Somebody(0, 1), Somebody(0), Somebody()
            for watcher in (hot_seat, phone, stranger):
                table.watch(watcher)
            assert [table.is_online(seat) for seat in (0, 1)] == [True, True]
            assert table.spectators() == 1
            table.leave(hot_seat)
            assert [table.is_online(seat) for seat in (0, 1)] == [True, False]
            table.leave(stranger)
            assert table.spectators() == 0
            await table.chat(0, "hello")
            assert phone.heard == ["presence"] * 4 + ["table"]

    asyncio.run(story())


def test_who_looks_on_keeps_no_table_from_who_plays() -> None:
    """Every table in memory is watched, one of them by somebody who plays: that one stays."""

    async def story() -> None:
        house = hall(most_tables=3)
        watchers = [Somebody(), Somebody(0), Somebody()]
        held: list[AsyncExitStack] = []
        ids: list[str] = []
        for watcher in watchers:
            id, _ = await house.create(KEYS, {}, ADA_AND_BOB)
            stack = AsyncExitStack()
            table = await stack.enter_async_context(house.table(id))
            table.watch(watcher)
            held.append(stack)
            ids.append(id)
        for _ in range(2):
            id, _ = await house.create(KEYS, {}, ADA_AND_BOB)
            held.append(AsyncExitStack())
            table = await held[-1].enter_async_context(house.table(id))
            table.watch(Somebody(0, 1))
        assert ["turned away" in watcher.heard for watcher in watchers] == [True, False, True]
        with pytest.raises(Denied) as full:
            await house.create(KEYS, {}, ADA_AND_BOB)
        assert full.value.code == "busy"
        async with house.table(ids[1]) as played:
            await played.chat(0, "still here")
        for stack in held:
            await stack.aclose()

    asyncio.run(story())


class Crowd:
    """People of many addresses at tables of one hall."""

    def __init__(self, most_tables: int) -> None:
        self.house = hall(most_tables=most_tables)
        self.held = AsyncExitStack()

    async def come(self, address: str, *seats: Seat) -> Somebody:
        """Make a table and stay there, with these seats or to look on."""
        NEWCOMER.set(address)
        id, _ = await self.house.create(KEYS, {}, ADA_AND_BOB)
        table = await self.held.enter_async_context(self.house.table(id))
        person = Somebody(*seats, guest=address)
        table.watch(person)
        return person


def test_who_has_most_tables_makes_room_for_who_has_fewer() -> None:
    async def story() -> None:
        crowd = Crowd(30)
        async with crowd.held:
            neighbour = await crowd.come("neighbour", 0)
            hoard = [await crowd.come("hoarder", 0) for _ in range(29)]
            with pytest.raises(Denied) as full:
                await crowd.come("hoarder", 0)  # nobody has more
            assert full.value.code == "busy"
            for number in range(14):
                await crowd.come("newcomer", 0, 1)
                assert ["turned away" in each.heard for each in hoard].count(True) == number + 1
            assert "turned away" in hoard[0].heard  # the longest unused goes first
            assert "turned away" not in hoard[-1].heard
            with pytest.raises(Denied):
                await crowd.come("newcomer", 0)  # they have as many now
            await crowd.come("another", 0)
            assert neighbour.heard.count("turned away") == 0
            NEWCOMER.set("")
            with pytest.raises(Denied):  # what happens by itself takes nobody's place
                await crowd.house.create(KEYS, {}, ADA_AND_BOB)

    asyncio.run(story())


def test_room_is_made_without_looking_at_every_table(monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at: list[str] = []
    is_at_work = Table.is_at_work

    def counted(table: Table) -> bool:
        looked_at.append(table.id)
        return is_at_work(table)

    monkeypatch.setattr(Table, "is_at_work", counted)

    async def story() -> None:
        crowd = Crowd(300)
        async with crowd.held:
            for number in range(300):
                await crowd.come(f"address {number}", 0)
            with pytest.raises(Denied):
                await crowd.come("another", 0)
            assert looked_at == []  # everybody has one
            watched = Crowd(300)
            async with watched.held:
                for number in range(300):
                    await watched.come(f"address {number}", *([0] if number < 299 else []))
                await watched.come("another", 0)
                assert len(looked_at) == 1  # the one that is only looked at, wherever it stands

    asyncio.run(story())
