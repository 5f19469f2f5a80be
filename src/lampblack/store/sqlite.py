"""The log in one SQLite file: one writer thread, many entries per commit."""

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Final

from lampblack.kernel.answers import Malformed
from lampblack.store.log import LogEntry, StoreFailed

SCHEMA_VERSION: Final = 1
SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS entry (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    kind TEXT NOT NULL,
    body BLOB NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID
"""
INSERT: Final = (
    "INSERT INTO entry (table_id, seq, kind, body, at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
)
UPDATE: Final = "UPDATE entry SET body = ? WHERE table_id = ? AND seq = ?"
SELECT: Final = "SELECT seq, kind, body, at FROM entry WHERE table_id = ? AND seq > ? ORDER BY seq"
BUSY_SECONDS: Final = 10.0

Change = tuple[str, tuple[object, ...]]
Waiting = tuple[Change, "Future[bool]"]


def connect(file: Path) -> sqlite3.Connection:
    """A connection without implicit transactions, for use in one thread at a time."""
    connection = sqlite3.connect(file, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA secure_delete = ON")  # what is overwritten is gone
    return connection


def prepare(connection: sqlite3.Connection, file: Path) -> None:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > SCHEMA_VERSION:
        raise Malformed("store", f"{file} was written by a newer Lampblack (schema {version})")
    connection.execute(SCHEMA)
    connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")


def logs_in(file: Path) -> Iterator[list[LogEntry]]:
    """Every log of a store's file, one after the other, read beside whoever writes it."""
    if not file.is_file():
        raise Malformed("store", f"there is no {file}")
    with contextlib.closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as connection:
        tables = [id for (id,) in connection.execute("SELECT DISTINCT table_id FROM entry ORDER BY table_id")]
        for id in tables:
            yield [LogEntry(*row) for row in connection.execute(SELECT, (id, -1))]


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

    async def read(self, table: str, after: int = -1) -> list[LogEntry]:
        if self._is_closed:
            raise StoreFailed("the store is closed")
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._read, table, after)

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
        try:
            rows = self._reading.execute(SELECT, (table, after)).fetchall()
        except sqlite3.Error as error:
            raise StoreFailed(str(error)) from error
        return [LogEntry(seq, kind, body, at) for seq, kind, body, at in rows]

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
        try:
            self._writing.execute("BEGIN IMMEDIATE")
            won = [self._writing.execute(*change).rowcount == 1 for change, _ in batch]
            self._writing.execute("COMMIT")
        except sqlite3.Error as error:
            with contextlib.suppress(sqlite3.Error):
                if self._writing.in_transaction:
                    self._writing.execute("ROLLBACK")
            for _, future in batch:
                future.set_exception(StoreFailed(str(error)))
        else:
            for (_, future), is_in in zip(batch, won):
                future.set_result(is_in)
