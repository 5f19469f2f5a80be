"""Databases of every version there was are brought up to date, with what is in them."""

import asyncio
import sqlite3
from pathlib import Path

import asyncpg
import pytest

from lampblack.kernel.answers import Malformed
from lampblack.store import LogEntry, open_store
from lampblack.store.schema import NEWEST, STEPS, steps_from

VERSION_1 = """
CREATE TABLE IF NOT EXISTS entry (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    kind TEXT NOT NULL,
    body BLOB NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID
"""
"""What Lampblack wrote before there was a second version; it stands here so that nobody changes it."""
ROWS = [
    ("t", 0, "created", b"{}", 1.5),
    ("t", 1, "chat", b"\x00\xff", 2.25),
    ("list:open", 0, "listed", b"x", 1.0),
]
KEPT = [LogEntry(0, "created", b"{}", 1.5), LogEntry(1, "chat", b"\x00\xff", 2.25)]


def test_versions_are_counted_without_a_gap() -> None:
    assert [step.version for step in STEPS] == list(range(1, NEWEST + 1))
    assert steps_from(NEWEST) == []


def read_and_write(url: str) -> None:
    """The old entries are there, the newest version's questions are answered, and the log goes on."""

    async def story() -> None:
        store = open_store(url)
        assert await store.read("t") == KEPT
        assert await store.made() == [("list:open", 1.0), ("t", 1.5)]
        assert not await store.append("t", KEPT[1])
        assert await store.append("t", LogEntry(2, "chat", b"{}", 3.0))
        assert await store.snapshots("t") == []
        await store.put_snapshot("t", 2, b"s", 0)
        assert await store.snapshots("t") == [b"s"]
        await store.close()

    asyncio.run(story())


@pytest.mark.parametrize("written", [0, 1])  # 0: a crash came between the table and its version
def test_a_file_of_version_1_with_data_in_it(tmp_path: Path, written: int) -> None:
    file = tmp_path / "lampblack.db"
    with sqlite3.connect(file) as log:
        log.execute(VERSION_1)
        log.execute(f"PRAGMA user_version = {written}")
        log.executemany("INSERT INTO entry VALUES (?, ?, ?, ?, ?)", ROWS)
    log.close()
    read_and_write(str(file))
    with sqlite3.connect(file) as log:
        assert log.execute("PRAGMA user_version").fetchone() == (NEWEST,)
        assert log.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    log.close()


def test_a_file_is_brought_up_to_date_wholly_or_not_at_all(tmp_path: Path) -> None:
    file = tmp_path / "lampblack.db"
    with sqlite3.connect(file) as log:
        log.execute(VERSION_1)
        log.execute("PRAGMA user_version = 1")
        log.execute("CREATE TABLE entry_made (way TEXT)")  # in the way of the index
    log.close()
    with pytest.raises(Malformed, match="cannot be opened"):
        open_store(str(file))
    with sqlite3.connect(file) as log:
        assert log.execute("PRAGMA user_version").fetchone() == (1,)
    log.close()


def test_a_file_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "log.db") as log:
        log.execute("PRAGMA user_version = 99")
    with pytest.raises(Malformed, match="newer Lampblack"):
        open_store(str(tmp_path / "log.db"))


def test_a_postgresql_database_of_version_1_with_data_in_it(database: str) -> None:
    async def begin() -> None:
        link = await asyncpg.connect(database)
        await link.execute("CREATE TABLE lampblack_schema (version integer NOT NULL)")
        await link.execute("INSERT INTO lampblack_schema VALUES (1)")
        await link.execute(STEPS[0].postgresql)
        await link.executemany("INSERT INTO entry VALUES ($1, $2, $3, $4, $5)", ROWS)
        await link.close()

    asyncio.run(begin())
    read_and_write(database)


def test_servers_that_start_together_bring_a_database_up_to_date_once(database: str) -> None:
    async def story() -> list[int]:
        stores = await asyncio.gather(*(asyncio.to_thread(open_store, database) for _ in range(4)))
        for store in stores:
            await store.close()
        link = await asyncpg.connect(database)
        rows = await link.fetch("SELECT version FROM lampblack_schema ORDER BY version")
        await link.close()
        return [row[0] for row in rows]

    assert asyncio.run(story()) == [step.version for step in STEPS]


def test_a_postgresql_database_of_a_newer_version_is_left_alone(database: str) -> None:
    async def begin() -> None:
        link = await asyncpg.connect(database)
        await link.execute("CREATE TABLE lampblack_schema (version integer NOT NULL)")
        await link.execute("INSERT INTO lampblack_schema VALUES (99)")
        await link.close()

    asyncio.run(begin())
    with pytest.raises(Malformed, match="newer Lampblack"):
        open_store(database)
