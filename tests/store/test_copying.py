"""A host moves from one database to another and back, and nothing is otherwise."""

import asyncio
from pathlib import Path

import pytest

from lampblack.kernel.answers import Malformed
from lampblack.store import LogEntry, Stock, open_store
from lampblack.store.copying import compare, copy


async def fill(store: Stock) -> int:
    """Logs of every kind, one of them longer than a batch; how many entries."""
    lengths = {"aB3": 3, "Zz9": 1201, "ring:x": 4, "code:y": 2, "list:open": 5, "host:vapid": 1}
    for id, length in lengths.items():
        entries = [
            LogEntry(seq, "chat", b"%s %d \x00" % (id.encode(), seq), seq + 0.1) for seq in range(length)
        ]
        assert all(await asyncio.gather(*(store.append(id, entry) for entry in entries)))
    return sum(lengths.values())


def test_from_sqlite_to_postgresql_and_back(tmp_path: Path, database: str) -> None:
    async def story() -> None:
        first, second, third = (open_store(url) for url in (f"{tmp_path}/1.db", database, f"{tmp_path}/3.db"))
        count = await fill(first)
        told: list[tuple[int, int]] = []
        assert await copy(first, second, lambda logs, entries: told.append((logs, entries))) == count
        assert told[-1] == (6, count)
        assert await compare(first, second) == count
        assert await copy(second, third) == count
        assert await compare(first, third) == count
        for store in (first, second, third):
            await store.close()

    asyncio.run(story())


def test_nothing_is_copied_into_a_store_in_use(tmp_path: Path) -> None:
    async def story() -> None:
        one, two = open_store(f"{tmp_path}/1.db"), open_store(f"{tmp_path}/2.db")
        await fill(one)
        await two.append("mine", LogEntry(0, "chat", b"{}", 0.0))
        with pytest.raises(Malformed, match="empty store"):
            await copy(one, two)
        assert await two.ids() == ["mine"]
        await one.close()
        await two.close()

    asyncio.run(story())


@pytest.mark.parametrize(
    ("spoil", "problem"),
    [
        (lambda two: two.rewrite("Zz9", 700, b"other"), "entry 700 of log Zz9"),
        (lambda two: two.append("aB3", LogEntry(3, "chat", b"", 0.0)), "log aB3 has 4 entries, not 3"),
        (lambda two: two.remove("ring:x", 99), "log ring:x is missing"),
        (lambda two: two.append("zzz", LogEntry(0, "chat", b"", 0.0)), "a log too many: zzz"),
    ],
)
def test_every_difference_is_found(tmp_path: Path, spoil, problem: str) -> None:  # type: ignore[no-untyped-def]
    async def story() -> None:
        one, two = open_store(f"{tmp_path}/1.db"), open_store(f"{tmp_path}/2.db")
        await fill(one)
        await copy(one, two)
        await spoil(two)
        with pytest.raises(Malformed, match=problem):
            await compare(one, two)
        await one.close()
        await two.close()

    asyncio.run(story())
