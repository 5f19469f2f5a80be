"""Three servers, PostgreSQL and Redis, all of them killed at random under load: no acknowledged move is lost."""

import asyncio
import time
from pathlib import Path

import msgspec
import pytest

from lampblack.games import find_game
from lampblack.store import LogEntry, open_store
from lampblack.table.chronicle import Chronicle
from lampblack.table.entries import Decided, decode
from tests.server.fleet.players import Hand
from tests.server.fleet.town import Town
from tests.server.host import PATIENT, Person
from tests.services import Postgres

HANDS = 4


def go_wrong(town: Town, kills: int, seconds: float) -> None:
    """Until so many servers were killed, or so much time has passed."""
    deadline = time.monotonic() + seconds
    while town.kills() < kills and time.monotonic() < deadline:
        town.disturb()
        time.sleep(town.dice.uniform(0.0, 0.4))


def everybody_goes_on(hands: list[Hand]) -> None:
    """Once there is peace, everybody decides again without being led by the hand."""
    before = [hand.total() for hand in hands]
    deadline = time.monotonic() + PATIENT
    while any(hand.total() <= count for hand, count in zip(hands, before)):
        assert [hand.failure for hand in hands] == [None] * len(hands)
        assert time.monotonic() < deadline, "somebody did not go on"
        time.sleep(0.05)


def survive(town: Town, kills: int, seconds: float) -> list[Hand]:
    hands = [Hand(town.urls(), has_bot=number == 0) for number in range(HANDS)]
    for hand in hands:
        hand.start()
    go_wrong(town, kills, seconds)
    town.wait()
    everybody_goes_on(hands)
    for hand in hands:
        hand.end()
    lookers = [looker for hand in hands for looker in hand.lookers]
    for looker in lookers:
        looker.stop()
    for looker in lookers:
        looker.end()
        assert looker.failure is None, looker.failure
    assert [hand.failure for hand in hands] == [None] * HANDS
    return hands


def check_logs(url: str, hands: list[Hand]) -> None:
    """Every acknowledged decision stands where it was said to stand, and the logs replay."""
    tables = {table: moves for hand in hands for table, moves in hand.acknowledged.items()}

    async def read() -> dict[str, list[LogEntry]]:
        store = open_store(url)
        found = {table: await store.read(table) for table in tables}
        await store.close()
        return found

    for table, entries in asyncio.run(read()).items():
        chronicle = Chronicle(entries[0], find_game)
        for entry in entries[1:]:
            chronicle.add(entry)
        for seq, action in tables[table].items():
            assert seq < len(entries), "an acknowledged move is lost"
            body = decode(entries[seq])
            assert isinstance(body, Decided)
            wire = chronicle.state.action(body.action).to_wire()
            assert msgspec.json.encode(wire, order="sorted").decode() == action


def check_lookers(town: Town, hands: list[Hand], most: int) -> None:
    """A spectator who went from server to server was told what every server tells now."""
    for hand in hands:
        for looker in hand.lookers[-most:]:
            for url in town.urls():
                with Person(url).sit(looker.table) as socket:
                    socket.hear_of(max(0, *hand.acknowledged[looker.table], len(looker.entries) - 1))
                    assert [entry["seq"] for entry in socket.entries] == list(range(len(socket.entries)))
                    assert socket.entries[: len(looker.entries)] == looker.entries


def check_servers(town: Town) -> None:
    """Nothing crashed by itself. A bot's process whose server is killed while it starts complains in plain text;
    what servers say are lines of JSON."""
    for keeper in town.keepers:
        said = [line for line in keeper.log().splitlines() if line.startswith("{")]
        assert said
        assert not [line for line in said if "Traceback" in line]


def test_nothing_is_lost_and_everybody_goes_on(postgres: Postgres, tmp_path: Path) -> None:
    with Town(postgres, tmp_path) as town:
        hands = survive(town, kills=12, seconds=7)
        check_logs(town.database, hands)
        check_lookers(town, hands, most=1)
        check_servers(town)
        assert sum(hand.total() for hand in hands) > 10 * HANDS


@pytest.mark.soak
def test_nothing_is_lost_in_a_thousand_kills(postgres: Postgres, tmp_path: Path) -> None:
    with Town(postgres, tmp_path) as town:
        hands = survive(town, kills=1000, seconds=20 * 60)
        check_logs(town.database, hands)
        check_lookers(town, hands, most=5)
        check_servers(town)
        moves, again = sum(hand.total() for hand in hands), sum(hand.repeated for hand in hands)
        print(f"{town.done}: {moves} acknowledged moves, {again} repeated, none lost")
        assert town.kills() == 1000
