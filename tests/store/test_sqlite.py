"""The SQLite log: durable, exactly once, many entries per commit."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from lampblack.kernel.answers import Malformed
from lampblack.store import LogEntry, StoreFailed, open_store
from lampblack.store.sqlite import SqliteStore


def entry(seq: int, body: bytes = b"{}") -> LogEntry:
    return LogEntry(seq, "chat", body, 12.5)


def test_what_was_appended_is_read_back_in_order(tmp_path: Path) -> None:
    async def story() -> list[LogEntry]:
        store = SqliteStore(tmp_path / "log.db")
        for seq in (0, 1, 2):
            assert await store.append("t", entry(seq, b"%d" % seq))
        assert await store.append("other", entry(0))
        await store.close()
        again = SqliteStore(tmp_path / "log.db")
        try:
            return await again.read("t", after=0)
        finally:
            await again.close()

    assert asyncio.run(story()) == [entry(1, b"1"), entry(2, b"2")]


def test_one_of_many_appends_with_the_same_seq_wins_and_its_neighbours_are_kept(tmp_path: Path) -> None:
    async def story() -> None:
        one, two = SqliteStore(tmp_path / "log.db"), SqliteStore(tmp_path / "log.db")
        rivals = [store.append("t", entry(0, b"%d" % n)) for n, store in enumerate([one, two] * 10)]
        neighbours = [one.append("t", entry(seq)) for seq in range(1, 50)]
        won = await asyncio.gather(*rivals)
        assert sum(won) == 1
        assert all(await asyncio.gather(*neighbours))
        kept = await two.read("t")
        assert [e.seq for e in kept] == list(range(50))
        assert kept[0].body == b"%d" % won.index(True)
        await one.close()
        await two.close()

    asyncio.run(story())


def test_what_queues_up_while_a_commit_is_under_way_is_committed_together(tmp_path: Path) -> None:
    async def story() -> int:
        store = SqliteStore(tmp_path / "log.db")
        commits: list[str] = []
        store._writing.set_trace_callback(lambda sql: commits.append(sql) if sql == "COMMIT" else None)
        await asyncio.gather(*(store.append("t", entry(seq)) for seq in range(500)))
        await store.close()
        return len(commits)

    assert 1 <= asyncio.run(story()) < 250


def test_the_disk_is_synced_at_every_commit(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "log.db")
        (journal,) = store._writing.execute("PRAGMA journal_mode").fetchone()
        (synchronous,) = store._writing.execute("PRAGMA synchronous").fetchone()
        assert (journal, synchronous) == ("wal", 2)  # 2 is FULL
        await store.close()

    asyncio.run(story())


def test_the_file_is_private(tmp_path: Path) -> None:
    asyncio.run(SqliteStore(tmp_path / "new" / "log.db").close())
    assert (tmp_path / "new").stat().st_mode & 0o077 == 0
    assert (tmp_path / "new" / "log.db").stat().st_mode & 0o077 == 0


def test_a_failing_disk_fails_the_append_and_nothing_is_half_written(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "log.db")
        assert await store.append("t", entry(0))
        store._writing.execute("PRAGMA max_page_count = 1")
        big = b"x" * 1_000_000
        with pytest.raises(StoreFailed):
            await store.append("t", entry(1, big))
        assert [e.seq for e in await store.read("t")] == [0]
        store._writing.execute("PRAGMA max_page_count = 100000")
        assert await store.append("t", entry(1, big))
        await store.close()

    asyncio.run(story())


def test_closing_finishes_what_is_queued(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "log.db")
        appends = [asyncio.ensure_future(store.append("t", entry(seq))) for seq in range(200)]
        await asyncio.sleep(0)
        await store.close()
        assert all(await asyncio.gather(*appends))
        with pytest.raises(StoreFailed):
            await store.append("t", entry(200))

    asyncio.run(story())
    with sqlite3.connect(tmp_path / "log.db") as log:
        assert log.execute("SELECT count(*) FROM entry").fetchone() == (200,)


def test_an_asker_who_goes_away_leaves_the_entry(tmp_path: Path) -> None:
    async def story() -> list[LogEntry]:
        store = SqliteStore(tmp_path / "log.db")
        task = asyncio.ensure_future(store.append("t", entry(0)))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await store.append("t", entry(1))
        try:
            return await store.read("t")
        finally:
            await store.close()

    assert [e.seq for e in asyncio.run(story())] == [0, 1]


@pytest.mark.parametrize("url", ["sqlite:///{}/log.db", "{}/log.db"])
def test_urls_and_paths_name_a_file(tmp_path: Path, url: str) -> None:
    store = open_store(url.format(tmp_path))
    asyncio.run(store.close())
    assert (tmp_path / "log.db").exists()


@pytest.mark.parametrize(
    ("url", "problem"),
    [
        ("postgresql://me:secret@db/tables", "'postgresql' is no store"),
        ("sqlite://", "names no file"),
        ("/dev/null/log.db", "cannot be opened"),
    ],
)
def test_other_urls_get_a_clear_error_without_their_password(url: str, problem: str) -> None:
    with pytest.raises(Malformed, match=problem) as caught:
        open_store(url)
    assert "secret" not in str(caught.value)


def test_a_file_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "log.db") as log:
        log.execute("PRAGMA user_version = 99")
    with pytest.raises(Malformed, match="newer Lampblack"):
        open_store(str(tmp_path / "log.db"))


def test_what_is_rewritten_is_gone_from_the_file(tmp_path: Path) -> None:
    async def story() -> list[LogEntry]:
        store = SqliteStore(tmp_path / "log.db")
        for seq in range(3):
            await store.append("t", entry(seq, b'{"text": "take-me-back %d"}' % seq))
        await store.rewrite("t", 1, b"{}")
        await store.rewrite("t", 9, b"{}")  # nothing is there to be rewritten
        kept = await store.read("t")
        await store.close()
        return kept

    kept = asyncio.run(story())
    assert [each.body for each in kept][1] == b"{}"
    assert len(kept) == 3
    left = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert b"take-me-back 0" in left
    assert b"take-me-back 1" not in left
