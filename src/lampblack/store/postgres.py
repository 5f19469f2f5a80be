"""The log in a PostgreSQL database: many entries per transaction, any number of servers.

We use asyncpg: it speaks the protocol in binary, prepares what is said again, and needs no libpq. A batch is one
statement, so it is one round trip and one transaction.
"""

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final, TypeVar

import asyncpg

from lampblack.kernel.answers import Malformed
from lampblack.store.links import LOST, Links, connect
from lampblack.store.log import WINDOW_SECONDS, Committed, LogEntry, StoreFailed, unheard
from lampblack.store.packing import PACKED, is_packed, unpack
from lampblack.store.schema import NEWEST, steps_from

OLDEST_SERVER: Final = 15
PATIENCE: Final = 8.0
"""Seconds for which a server that does not answer is asked again: a restart passes unnoticed."""
PAUSE: Final = 0.05
MOST_READERS: Final = 4
MOST_TOGETHER: Final = 500
UPDATING: Final = 0x4C414D50
"""The lock under which one server at a time brings the database up to date."""

INSERT: Final = """
INSERT INTO entry (table_id, seq, kind, body, at)
SELECT * FROM unnest($1::text[], $2::integer[], $3::text[], $4::bytea[], $5::double precision[])
ON CONFLICT DO NOTHING RETURNING table_id, seq
"""
STANDS: Final = """
SELECT entry.table_id, entry.seq
FROM unnest($1::text[], $2::integer[], $3::text[], $4::bytea[], $5::double precision[])
  AS mine (table_id, seq, kind, body, at)
JOIN entry USING (table_id, seq, kind, body, at)
"""
UPDATE: Final = "UPDATE entry SET body = $3 WHERE table_id = $1 AND seq = $2"
SELECT: Final = """
SELECT place, entry.seq, entry.kind, entry.body, entry.at
FROM unnest($1::text[], $2::integer[]) WITH ORDINALITY AS asked (id, after, place)
JOIN entry ON entry.table_id = asked.id AND entry.seq > asked.after ORDER BY place, entry.seq
"""
ALONE: Final = "SELECT seq, kind, body, at FROM entry WHERE table_id = $1 ORDER BY seq FOR UPDATE"
HEADS: Final = """
SELECT id, last.seq FROM unnest($1::text[]) AS id
CROSS JOIN LATERAL (SELECT seq FROM entry WHERE table_id = id ORDER BY seq DESC LIMIT 1) AS last
"""
IDS: Final = """
WITH RECURSIVE found (id) AS (
  (SELECT table_id FROM entry WHERE table_id > $1 ORDER BY table_id LIMIT 1)
  UNION ALL
  SELECT (SELECT table_id FROM entry WHERE table_id > id ORDER BY table_id LIMIT 1) FROM found WHERE id IS NOT NULL
)
SELECT id FROM found WHERE id IS NOT NULL LIMIT $2
"""
MADE: Final = "SELECT table_id, at FROM entry WHERE seq = 0 ORDER BY at, table_id"
REMOVE: Final = "DELETE FROM entry WHERE table_id = $1 AND seq < $2"
SNAPSHOTS: Final = "SELECT body FROM snapshot WHERE table_id = $1 ORDER BY seq"
PUT_SNAPSHOT: Final = """
INSERT INTO snapshot (table_id, seq, body) VALUES ($1, $2, $3)
ON CONFLICT (table_id, seq) DO UPDATE SET body = excluded.body
"""
DROP_SNAPSHOTS: Final = "DELETE FROM snapshot WHERE table_id = $1 AND seq < $2"
LAST: Final = "SELECT max(seq) FROM entry WHERE table_id = $1"
PACK: Final = "UPDATE entry SET kind = $2, body = $3 WHERE table_id = $1 AND seq = 0"
CLEAR: Final = "DELETE FROM entry WHERE table_id = $1 AND seq > 0 AND seq < $2"
EVERY_SEQ: Final = 2**31 - 1
VERSIONS: Final = "CREATE TABLE IF NOT EXISTS lampblack_schema (version integer NOT NULL)"

T = TypeVar("T")
Waiting = tuple[str, LogEntry, "asyncio.Future[bool]"]


async def first_link(url: str) -> "asyncpg.Connection":
    """A connection to a server that may be starting up itself."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            return await connect(url)
        except asyncpg.CannotConnectNowError:
            if time.monotonic() > deadline:
                raise
            await asyncio.sleep(PAUSE)


async def prepare(url: str) -> None:
    """Look whether the server will do, and bring its database up to date."""
    link = await first_link(url)
    try:
        if link.get_server_version().major < OLDEST_SERVER:
            raise Malformed("store", f"PostgreSQL {OLDEST_SERVER} or newer is needed")
        async with link.transaction():
            await link.execute("SELECT pg_advisory_xact_lock($1)", UPDATING)
            await link.execute(VERSIONS)
            version = await link.fetchval("SELECT max(version) FROM lampblack_schema") or 0
            if version > NEWEST:
                raise Malformed("store", f"the database was written by a newer Lampblack (schema {version})")
            for step in steps_from(version):
                await link.execute(step.postgresql)
                await link.execute("INSERT INTO lampblack_schema VALUES ($1)", step.version)
    finally:
        await link.close()


def prepared(url: str) -> None:
    """``prepare``, for who does not run a loop yet, or runs one."""
    problems: list[BaseException] = []

    def run() -> None:
        try:
            asyncio.run(prepare(url))
        except BaseException as error:
            problems.append(error)

    thread = threading.Thread(target=run, name="store-prepare")
    thread.start()
    thread.join()
    for problem in problems:
        if isinstance(problem, OSError | ValueError | asyncpg.PostgresError | asyncpg.InterfaceError):
            raise Malformed("store", f"the database cannot be opened: {told(problem)}") from None
        raise problem


def columns_of(rows: list[tuple[str, LogEntry]]) -> tuple[list[Any], ...]:
    return (
        [table for table, _ in rows],
        [entry.seq for _, entry in rows],
        [entry.kind for _, entry in rows],
        [entry.body for _, entry in rows],
        [entry.at for _, entry in rows],
    )


def told(error: BaseException) -> str:
    """What is wrong, in one line."""
    return " ".join(str(error).split()) or type(error).__name__


class PostgresStore:
    """Appends queue up; one task writes all that has queued up while the transaction before was under way."""

    def __init__(self, url: str) -> None:
        prepared(url)
        self._writing = Links(url, 1)
        self._reading = Links(url, MOST_READERS)
        self._queue: list[Waiting] = []
        self._window = 0.0
        self._asked: list[tuple[str, int, asyncio.Future[list[LogEntry]]]] = []
        self._readers: set[asyncio.Task[None]] = set()
        self._writer: asyncio.Task[None] | None = None
        self._is_closed = False
        self.committed: Committed = unheard

    async def append(self, table: str, entry: LogEntry) -> bool:
        self._require_open()
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.append((table, entry, future))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_all())
        return await future  # once queued, it is written whether or not the asker still waits

    async def rewrite(self, table: str, seq: int, body: bytes) -> None:
        await self._do(lambda link: link.execute(UPDATE, table, seq, body))

    async def remove(self, id: str, before: int) -> None:
        await self._do(lambda link: link.execute(REMOVE, id, before))

    async def snapshots(self, table: str) -> list[bytes]:
        rows = await self._do(lambda link: link.fetch(SNAPSHOTS, table))
        return [row[0] for row in rows]

    async def put_snapshot(self, table: str, seq: int, body: bytes, oldest: int) -> None:
        await self._do(lambda link: link.execute(PUT_SNAPSHOT, table, seq, body))
        await self._do(lambda link: link.execute(DROP_SNAPSHOTS, table, oldest))

    async def drop_snapshots(self, table: str) -> None:
        await self._do(lambda link: link.execute(DROP_SNAPSHOTS, table, EVERY_SEQ))

    async def read(self, table: str, after: int = -1) -> list[LogEntry]:
        """Those who ask at the same moment are answered by one query."""
        self._require_open()
        future: asyncio.Future[list[LogEntry]] = asyncio.get_running_loop().create_future()
        self._asked.append((table, after, future))
        if len(self._asked) == 1:
            reading = asyncio.create_task(self._read_all())
            self._readers.add(reading)
            reading.add_done_callback(self._readers.discard)
        return await future

    async def _read_all(self) -> None:
        asked, self._asked = self._asked, []
        tables, afters = [table for table, _, _ in asked], [after for _, after, _ in asked]
        try:
            rows = await self._do(lambda link: link.fetch(SELECT, tables, afters))
        except Exception as error:
            for _, _, future in asked:
                if not future.done():  # else whoever asked is gone
                    future.set_exception(error)
            return
        found: list[list[LogEntry]] = [[] for _ in asked]
        for place, seq, kind, body, at in rows:
            found[place - 1].append(LogEntry(seq, kind, body, at))
        for entries, (_, _, future) in zip(found, asked):
            if not future.done():
                future.set_result(entries)

    async def pack(self, id: str, body: bytes, last: int) -> bool:
        async def put(link: "asyncpg.Connection") -> bool:
            async with link.transaction():
                if await link.fetchval(LAST, id) != last:
                    return False
                await link.execute(PACK, id, PACKED, body)
                await link.execute(CLEAR, id, last)
                await link.execute(DROP_SNAPSHOTS, id, EVERY_SEQ)
                return True

        return await self._do(put)

    async def unpack(self, table: str) -> None:
        async def put(link: "asyncpg.Connection") -> None:
            async with link.transaction():
                entries = [LogEntry(*row) for row in await link.fetch(ALONE, table)]
                if is_packed(entries):
                    first, *rest = unpack(entries[0].body)
                    await link.execute(INSERT, *columns_of([(table, entry) for entry in rest]))
                    await link.execute(PACK, table, first.kind, first.body)

        await self._do(put)

    async def heads(self, ids: Iterable[str]) -> dict[str, int]:
        asked = list(ids)
        rows = await self._do(lambda link: link.fetch(HEADS, asked))
        return {row[0]: row[1] for row in rows}

    async def ids(self, after: str = "", most: int = 1000) -> list[str]:
        rows = await self._do(lambda link: link.fetch(IDS, after, most))
        return [row[0] for row in rows]

    async def made(self) -> list[tuple[str, float]]:
        rows = await self._do(lambda link: link.fetch(MADE))
        return [(row[0], row[1]) for row in rows]

    async def close(self) -> None:
        self._is_closed = True
        if self._writer is not None:
            await asyncio.wait([self._writer])
        self._writing.drop()
        self._reading.drop()

    def _require_open(self) -> None:
        if self._is_closed:
            raise StoreFailed("the store is closed")

    async def _do(self, ask: "Callable[[asyncpg.Connection], Awaitable[T]]") -> T:
        """What may be done twice: looking, and overwriting."""
        self._require_open()
        return await self._persist(self._reading, ask)

    async def _persist(self, links: Links, ask: "Callable[[asyncpg.Connection], Awaitable[T]]") -> T:
        """The answer, from a server that may be away for some seconds."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + PATIENCE
        while True:
            try:
                async with links.one() as link:
                    return await ask(link)
            except LOST as error:
                if loop.time() > deadline or self._is_closed:
                    raise StoreFailed(told(error)) from error
                await asyncio.sleep(PAUSE)
            except asyncpg.PostgresError as error:
                raise StoreFailed(told(error)) from error

    # --- writing -------------------------------------------------------------------------------

    async def _write_all(self) -> None:
        while self._queue:
            if self._window:
                await asyncio.sleep(self._window)
            batch = self._take()
            self._window = WINDOW_SECONDS if len(batch) > 1 else 0.0
            started = time.perf_counter()
            try:
                won = await self._commit(batch)
                self.committed(len(batch), time.perf_counter() - started)
            except StoreFailed as error:
                for _, _, future in batch:
                    if not future.done():  # else whoever asked is gone
                        future.set_exception(StoreFailed(str(error)))
            else:
                for table, entry, future in batch:
                    if not future.done():
                        future.set_result((table, entry.seq) in won)

    def _take(self) -> list[Waiting]:
        """The next batch, in order of its keys: two servers that write the same keys wait for each other in one
        direction only. Of several entries with one key each waits for the one before."""
        batch: dict[tuple[str, int], Waiting] = {}
        later: list[Waiting] = []
        for waiting in self._queue:
            key = (waiting[0], waiting[1].seq)
            if key in batch or len(batch) == MOST_TOGETHER:
                later.append(waiting)
            else:
                batch[key] = waiting
        self._queue = later
        return [batch[key] for key in sorted(batch)]

    async def _commit(self, batch: list[Waiting]) -> set[tuple[str, int]]:
        """Which of these entries are in the log, and durable."""
        columns = columns_of([(table, entry) for table, entry, _ in batch])
        tries = 0

        async def insert(link: "asyncpg.Connection") -> set[tuple[str, int]]:
            nonlocal tries
            tries += 1
            won = {(row[0], row[1]) for row in await link.fetch(INSERT, *columns)}
            if tries > 1 and len(won) < len(batch):
                # The answer to an earlier try was lost, not what it wrote: what stands as we wrote it, to the
                # moment, is ours.
                won |= {(row[0], row[1]) for row in await link.fetch(STANDS, *columns)}
            return won

        return await self._persist(self._writing, insert)
