"""A log that no longer leads where it led is noticed, at the entry where it turns off."""

import asyncio
from typing import Any

import msgspec
import pytest

from lampblack.kernel.checksum import checksum
from lampblack.kernel.playout import options_of
from lampblack.store import LogEntry
from lampblack.table.denied import Denied
from lampblack.table.furnish import Place
from tests.table.tools import KEYS, MemoryStore, hall, play

TWO = [Place("person", "Ada"), Place("person", "Bo")]


async def a_few_moves(store: MemoryStore) -> str:
    house = hall(store)
    id, _ = await house.create(KEYS, {"first": "P0"}, TWO)
    async with house.table(id) as table:
        for _ in range(6):
            await play(table, options_of(table.log.state)[-1].text)
        sums = [told.body.sum for told in table.log.told[1:]]
        assert len(set(sums)) == 6
        assert sums[-1] == checksum(table.log.state)
    return id


def change(store: MemoryStore, id: str, seq: int, **fields: Any) -> None:
    entry = store.logs[id][seq]
    body = msgspec.json.encode(msgspec.json.decode(entry.body) | fields)
    store.logs[id][seq] = LogEntry(entry.seq, entry.kind, body, entry.at)


def open_again(store: MemoryStore, id: str) -> None:
    async def story() -> None:
        async with hall(store).table(id):
            pass

    asyncio.run(story())


def test_a_log_that_leads_elsewhere_is_refused(caplog: pytest.LogCaptureFixture) -> None:
    store = MemoryStore()
    id = asyncio.run(a_few_moves(store))
    open_again(store, id)
    change(store, id, 4, sum="0123456789ab")
    with pytest.raises(Denied, match=r"entry \d+ of its log does not follow"):
        open_again(store, id)
    assert "log entry 4" in caplog.text
    assert "leads to another position" in caplog.text


def test_what_was_drawn_is_part_of_it(caplog: pytest.LogCaptureFixture) -> None:
    """Another card drawn: legal, and without a checksum nobody would notice."""
    store = MemoryStore()
    id = asyncio.run(a_few_moves(store))
    seq, chance = next(
        (seq, body["chance"])
        for seq, body in ((seq, msgspec.json.decode(entry.body)) for seq, entry in store.logs[id].items())
        if seq and any(line.startswith("draw") for line in body["chance"])
    )
    kind, _, card = chance[-1].rpartition(" ")
    other = next(each for each in ("KR", "KB", "KG", "KY") if each != card)
    change(store, id, seq, chance=[*chance[:-1], f"{kind} {other}"])
    with pytest.raises(Denied, match=r"entry \d+ of its log does not follow"):
        open_again(store, id)
    assert f"log entry {seq}" in caplog.text


def test_logs_from_before_have_none() -> None:
    store = MemoryStore()
    id = asyncio.run(a_few_moves(store))
    for seq in range(1, len(store.logs[id])):
        change(store, id, seq, sum="")
    open_again(store, id)
