"""The PostgreSQL log: what is its own, and what a bad network does to it."""

import asyncio
import signal
from collections.abc import Iterator

import asyncpg
import pytest

from lampblack.kernel.answers import Malformed
from lampblack.store import LogEntry, StoreFailed, open_store
from lampblack.store import postgres as module
from lampblack.store.postgres import PostgresStore
from tests.proxy import Proxy
from tests.services import OWNER, Postgres
from tests.store.conftest import entry


@pytest.fixture
def proxy(postgres: Postgres) -> Iterator[Proxy]:
    with Proxy(postgres.socket()) as running:
        yield running


def through(proxy: Proxy, url: str) -> str:
    """The same database by way of the proxy."""
    name = url.partition("@/")[2].partition("?")[0]
    return f"postgresql://{OWNER}@127.0.0.1:{proxy.port}/{name}"


def test_what_queues_up_while_a_commit_is_under_way_is_committed_together(database: str) -> None:
    async def story() -> int:
        store, link = PostgresStore(database), await asyncpg.connect(database)
        await asyncio.gather(*(store.append("t", entry(seq)) for seq in range(500)))
        # Entries of one transaction have the same xmin.
        commits: int = await link.fetchval("SELECT count(DISTINCT xmin::text) FROM entry")
        await link.close()
        await store.close()
        return commits

    assert 1 <= asyncio.run(story()) < 50


def test_a_commit_is_answered_when_it_is_on_the_disk_whatever_the_usual(database: str) -> None:
    async def story() -> list[str]:
        link = await asyncpg.connect(database)
        name = await link.fetchval("SELECT current_database()")
        await link.execute(f"ALTER DATABASE {name} SET synchronous_commit = off")
        await link.close()
        store = PostgresStore(database)
        await store.append("t", entry(0))
        async with store._writing.one() as writing:
            found = [await writing.fetchval(f"SHOW {name}") for name in ("synchronous_commit", "fsync")]
        await store.close()
        return found

    assert asyncio.run(story()) == ["on", "on"]


def test_an_answer_that_is_lost_is_asked_for_again(database: str, proxy: Proxy) -> None:
    """The server has written the entry, the connection breaks before it says so: it is ours, once."""

    async def story() -> None:
        store, other = PostgresStore(through(proxy, database)), PostgresStore(database)
        assert await store.append("t", entry(0, b"before"))
        proxy.is_deaf = True
        mine = asyncio.ensure_future(store.append("t", entry(1, b"mine")))
        while not await other.read("t", 0):
            await asyncio.sleep(0.01)
        assert not await other.append("t", entry(1, b"another's"))
        proxy.is_deaf = False
        proxy.cut()
        assert await mine
        assert [each.body for each in await store.read("t")] == [b"before", b"mine"]
        await store.close()
        await other.close()

    asyncio.run(story())


def test_who_was_cut_off_does_not_take_anothers_entry_for_the_own(database: str, proxy: Proxy) -> None:
    async def story() -> None:
        store, other = PostgresStore(through(proxy, database)), PostgresStore(database)
        await store.append("t", entry(0))
        proxy.is_shut = True
        proxy.cut()
        mine = asyncio.ensure_future(store.append("t", entry(1, b"mine")))
        assert await other.append("t", entry(1, b"another's"))
        proxy.is_shut = False
        assert not await mine
        await store.close()
        await other.close()

    asyncio.run(story())


def test_a_restart_of_the_server_passes_unnoticed(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PATIENCE", 60.0)  # a busy machine takes long to recover
    url = postgres.database()

    async def story() -> None:
        store = PostgresStore(url)
        for seq, how in enumerate((signal.SIGINT, signal.SIGQUIT)):
            assert await store.append("t", entry(seq))
            await asyncio.to_thread(postgres.stop, how)
            waiting = [asyncio.ensure_future(store.append(f"{how}{n}", entry(0))) for n in range(20)]
            reading = asyncio.ensure_future(store.read("t"))
            await asyncio.sleep(0.1)
            await asyncio.to_thread(postgres.start)
            assert all(await asyncio.gather(*waiting))
            assert len(await reading) == seq + 1
        await store.close()

    asyncio.run(story())


def test_a_server_that_stays_away_fails_the_append(
    database: str, proxy: Proxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.2)

    async def story() -> None:
        store = PostgresStore(through(proxy, database))
        await store.append("t", entry(0))
        proxy.is_shut = True
        proxy.cut()
        with pytest.raises(StoreFailed):
            await store.append("t", entry(1))
        with pytest.raises(StoreFailed):
            await store.read("t")
        proxy.is_shut = False
        assert await store.append("t", entry(1))
        await store.close()

    asyncio.run(story())


def test_what_the_database_refuses_fails_at_once_and_is_not_half_written(database: str) -> None:
    async def story() -> list[LogEntry]:
        store = PostgresStore(database)
        nothing = LogEntry(0, "a\0b", b"{}", 1.0)  # PostgreSQL has no such text
        with pytest.raises(StoreFailed):
            await asyncio.gather(store.append("t", nothing), store.append("u", entry(0)))
        assert await store.append("u", entry(0))
        try:
            return await store.read("t")
        finally:
            await store.close()

    assert asyncio.run(story()) == []


def test_a_database_that_is_not_there_is_told(postgres: Postgres) -> None:
    with pytest.raises(Malformed, match=r"cannot be opened.*nowhere.*does not exist"):
        open_store(postgres.url("nowhere"))
