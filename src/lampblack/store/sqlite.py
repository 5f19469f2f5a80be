"""The log in one SQLite file: one writer thread, many entries per commit."""

import asyncio
import contextlib
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Final, TypeVar

from lampblack.kernel.answers import Malformed
from lampblack.store.log import Committed, LogEntry, StoreFailed, unheard
from lampblack.store.packing import PACKED, is_packed, unpack, unpacked
from lampblack.store.schema import NEWEST, steps_from

INSERT: Final = (
    "INSERT INTO entry (table_id, seq, kind, body, at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
)
UPDATE: Final = "UPDATE entry SET body = ? WHERE table_id = ? AND seq = ?"
SELECT: Final = "SELECT seq, kind, body, at FROM entry WHERE table_id = ? AND seq > ? ORDER BY seq"
HEAD: Final = "SELECT max(seq) FROM entry WHERE table_id = ?"
NEXT_ID: Final = "SELECT table_id FROM entry WHERE table_id > ? ORDER BY table_id LIMIT 1"
MADE: Final = "SELECT table_id, at FROM entry WHERE seq = 0 ORDER BY at, table_id"
REMOVE: Final = "DELETE FROM entry WHERE table_id = ? AND seq < ?"
SNAPSHOTS: Final = "SELECT body FROM snapshot WHERE table_id = ? ORDER BY seq"
PUT_SNAPSHOT: Final = "INSERT OR REPLACE INTO snapshot (table_id, seq, body) VALUES (?, ?, ?)"
DROP_SNAPSHOTS: Final = "DELETE FROM snapshot WHERE table_id = ? AND seq < ?"
PACK: Final = "UPDATE entry SET kind = ?, body = ? WHERE table_id = ? AND seq = 0"
CLEAR: Final = "DELETE FROM entry WHERE table_id = ? AND seq > 0 AND seq < ?"
EVERY_SEQ: Final = 2**31
BUSY_SECONDS: Final = 10.0

T = TypeVar("T")
Change = tuple[str, tuple[object, ...]]
Waiting = tuple[Change, "Future[bool]"]


def connect(file: Path) -> sqlite3.Connection:
    """A connection without implicit transactions, for use in one thread at a time."""
    connection = sqlite3.connect(file, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA secure_delete = ON")  # what is overwritten is gone
    return connection


@contextlib.contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield connection
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


def prepare(connection: sqlite3.Connection, file: Path) -> None:
    """Bring the file up to date, in one transaction; who starts at the same moment waits, and finds it done."""
    with transaction(connection):
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version > NEWEST:
            raise Malformed("store", f"{file} was written by a newer Lampblack (schema {version})")
        for step in steps_from(version):
            connection.execute(step.sqlite)
        connection.execute(f"PRAGMA user_version = {NEWEST}")


def logs_in(file: Path) -> Iterator[list[LogEntry]]:
    """Every log of a store's file, one after the other, read beside whoever writes it."""
    if not file.is_file():
        raise Malformed("store", f"there is no {file}")
    with contextlib.closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as connection:
        tables = [id for (id,) in connection.execute("SELECT DISTINCT table_id FROM entry ORDER BY table_id")]
        for id in tables:
            yield unpacked([LogEntry(*row) for row in connection.execute(SELECT, (id, -1))])


class SqliteStore:
    """Appends go through a queue to one thread, which commits all that has queued up at once.

    A disk syncs a few hundred times a second; with group commit a sync carries as many entries as
    came in while the one before was under way.
    """

    def __init__(self, file: Path) -> None:
        try:
            file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            file.touch(mode=0o600)  # hands, chat and invitations are nobody else's business
            self._writing = connect(file)
            prepare(self._writing, file)
            self._reading = connect(file)
        except (sqlite3.Error, OSError) as error:
            raise Malformed("store", f"{file} cannot be opened: {error}") from None
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self._reader = ThreadPoolExecutor(max_workers=1, thread_name_prefix="store-reader")
        self._writer = threading.Thread(target=self._write_all, name="store-writer", daemon=True)
        self._is_closed = False
        self.committed: Committed = unheard
        self._writer.start()

    async def append(self, table: str, entry: LogEntry) -> bool:
        return await self._change(INSERT, (table, entry.seq, entry.kind, entry.body, entry.at))

    async def rewrite(self, table: str, seq: int, body: bytes) -> None:
        await self._change(UPDATE, (body, table, seq))

    async def _change(self, sql: str, values: tuple[object, ...]) -> bool:
        if self._is_closed:
            raise StoreFailed("the store is closed")
        future: Future[bool] = Future()
        self._queue.put(((sql, values), future))
        # Shielded: once queued, it is written whether or not the asker still waits.
        return await asyncio.shield(asyncio.wrap_future(future))

    async def remove(self, id: str, before: int) -> None:
        await self._change(REMOVE, (id, before))

    async def snapshots(self, table: str) -> list[bytes]:
        rows = await self._look(lambda: self._reading.execute(SNAPSHOTS, (table,)).fetchall())
        return [body for (body,) in rows]

    async def put_snapshot(self, table: str, seq: int, body: bytes, oldest: int) -> None:
        await self._change(PUT_SNAPSHOT, (table, seq, body))
        await self._change(DROP_SNAPSHOTS, (table, oldest))

    async def drop_snapshots(self, table: str) -> None:
        await self._change(DROP_SNAPSHOTS, (table, EVERY_SEQ))

    async def read(self, table: str, after: int = -1) -> list[LogEntry]:
        return await self._look(lambda: self._read(table, after))

    async def pack(self, id: str, body: bytes, last: int) -> bool:
        return await self._look(lambda: self._pack(id, body, last))

    async def unpack(self, table: str) -> None:
        await self._look(lambda: self._unpack(table))

    async def heads(self, ids: Iterable[str]) -> dict[str, int]:
        asked = list(ids)
        return await self._look(lambda: self._heads(asked))

    async def ids(self, after: str = "", most: int = 1000) -> list[str]:
        return await self._look(lambda: self._ids(after, most))

    async def made(self) -> list[tuple[str, float]]:
        return await self._look(lambda: self._reading.execute(MADE).fetchall())

    async def _look(self, read: Callable[[], T]) -> T:
        if self._is_closed:
            raise StoreFailed("the store is closed")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, read)
        except sqlite3.Error as error:
            raise StoreFailed(str(error)) from error

    async def close(self) -> None:
        if self._is_closed:
            return
        self._is_closed = True
        self._queue.put(None)
        await asyncio.to_thread(self._writer.join)
        self._reader.shutdown()
        self._reading.close()
        self._writing.close()

    def _read(self, table: str, after: int) -> list[LogEntry]:
        rows = self._reading.execute(SELECT, (table, after)).fetchall()
        return [LogEntry(seq, kind, body, at) for seq, kind, body, at in rows]

    def _pack(self, id: str, body: bytes, last: int) -> bool:
        with transaction(self._reading) as link:
            if link.execute(HEAD, (id,)).fetchone()[0] != last:
                return False
            link.execute(PACK, (PACKED, body, id))
            link.execute(CLEAR, (id, last))
            link.execute(DROP_SNAPSHOTS, (id, EVERY_SEQ))
            return True

    def _unpack(self, id: str) -> None:
        with transaction(self._reading) as link:
            entries = self._read(id, -1)
            if is_packed(entries):
                first, *rest = unpack(entries[0].body)
                link.executemany(INSERT, [(id, each.seq, each.kind, each.body, each.at) for each in rest])
                link.execute(PACK, (first.kind, first.body, id))

    def _heads(self, ids: list[str]) -> dict[str, int]:
        found = {id: self._reading.execute(HEAD, (id,)).fetchone()[0] for id in ids}
        return {id: seq for id, seq in found.items() if seq is not None}

    def _ids(self, after: str, most: int) -> list[str]:
        # From one id to the next by the key: the entries between them are not looked at.
        found: list[str] = []
        while len(found) < most and (row := self._reading.execute(NEXT_ID, (after,)).fetchone()):
            after = row[0]
            found.append(after)
        return found

    def _write_all(self) -> None:
        while (first := self._queue.get()) is not None:
            batch = [first]
            closing = False
            while not closing:
                try:
                    more = self._queue.get_nowait()
                except Empty:
                    break
                if more is None:
                    closing = True
                else:
                    batch.append(more)
            self._commit(batch)
            if closing:
                return

    def _commit(self, batch: list[Waiting]) -> None:
        """One transaction for the batch; nobody hears of it before it is on the disk."""
        started = time.perf_counter()
        try:
            self._writing.execute("BEGIN IMMEDIATE")
            won = [self._writing.execute(*change).rowcount == 1 for change, _ in batch]
            self._writing.execute("COMMIT")
            self.committed(len(batch), time.perf_counter() - started)
        except sqlite3.Error as error:
            with contextlib.suppress(sqlite3.Error):
                if self._writing.in_transaction:
                    self._writing.execute("ROLLBACK")
            for _, future in batch:
                future.set_exception(StoreFailed(str(error)))
        else:
            for (_, future), is_in in zip(batch, won):
                future.set_result(is_in)
