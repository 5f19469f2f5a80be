"""The SQLite log: durable, exactly once, many entries per commit."""

import asyncio
import contextlib
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from lampblack.kernel.answers import Malformed
from lampblack.store import LogEntry, StoreFailed
from lampblack.store.lock import Hold
from lampblack.store.sqlite import SqliteStore


def entry(seq: int, body: bytes = b"{}") -> LogEntry:
    return LogEntry(seq, "chat", body, 12.5)


def test_what_queues_up_while_a_commit_is_under_way_is_committed_together(tmp_path: Path) -> None:
    async def story() -> int:
        store = SqliteStore(tmp_path / "log.db")
        commits: list[str] = []
        store._writing.set_trace_callback(lambda sql: commits.append(sql) if sql == "COMMIT" else None)
        await asyncio.gather(*(store.append("t", entry(seq)) for seq in range(500)))
        await store.close()
        return len(commits)

    assert 1 <= asyncio.run(story()) < 250


def test_a_batch_wakes_the_loop_once_and_everybody_in_it_hears_the_truth(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "log.db")
        await store.append("t", entry(0))
        loop = asyncio.get_running_loop()
        wakings: list[object] = []
        plain = loop.call_soon_threadsafe

        def counted(callback: Any, *args: Any, **more: Any) -> Any:
            wakings.append(callback)
            return plain(callback, *args, **more)

        loop.call_soon_threadsafe = counted  # type: ignore[method-assign]
        seqs = [0, 1, 1, 2, 3, 0]
        won = await asyncio.gather(*(store.append("t", entry(seq)) for seq in seqs))
        assert won == [False, True, False, True, True, False]
        assert wakings == [store._settle]
        await store.close()

    asyncio.run(story())


def test_while_several_come_a_commit_waits_for_more_and_a_lone_one_does_not(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "log.db")
        sizes: list[int] = []
        store.committed = lambda changes, seconds: sizes.append(changes)
        await store.append("t", entry(0))
        assert store._window == 0.0
        await asyncio.gather(*(store.append("t", entry(seq)) for seq in (1, 2)))
        assert store._window > 0.0
        await store.append("t", entry(3))
        assert store._window == 0.0
        assert sizes == [1, 2, 1]
        await store.close()

    asyncio.run(story())


def test_what_is_acknowledged_is_in_the_file_and_what_is_not_waited_for_gets_there(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "log.db")
        await asyncio.gather(*(store.append("t", entry(seq)) for seq in range(20)))
        with contextlib.closing(sqlite3.connect(tmp_path / "log.db")) as beside:
            assert beside.execute("SELECT count(*) FROM entry").fetchone() == (20,)
        asking = asyncio.create_task(store.append("t", entry(20)))
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.wait([asking])
        await store.close()
        with contextlib.closing(sqlite3.connect(tmp_path / "log.db")) as beside:
            assert beside.execute("SELECT count(*) FROM entry").fetchone() == (21,)

    asyncio.run(story())


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


def test_a_folder_is_for_one_server_or_for_several_that_hear_each_other(tmp_path: Path) -> None:
    log = tmp_path / "lampblack.db"
    alone = Hold(log, is_shared=False)
    for is_shared in (False, True):
        with pytest.raises(Malformed, match="in use by another server"):
            Hold(log, is_shared)
    alone.release()
    together = [Hold(log, is_shared=True) for _ in range(3)]
    with pytest.raises(Malformed, match="in use by another server"):
        Hold(log, is_shared=False)
    for hold in together:
        hold.release()
    Hold(log, is_shared=False).release()


def test_the_lock_ends_with_the_process(tmp_path: Path) -> None:
    program = f"""
import time
from pathlib import Path
from lampblack.store.lock import Hold
hold = Hold(Path({str(tmp_path)!r}) / "lampblack.db", False)
print("held", flush=True)
time.sleep(60)
"""
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        with pytest.raises(Malformed, match="in use by another server"):
            Hold(tmp_path / "lampblack.db", is_shared=False)
        holder.kill()
    Hold(tmp_path / "lampblack.db", is_shared=False).release()
