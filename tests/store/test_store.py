"""What holds for every store: durable, exactly once, many entries per commit."""

import asyncio
import random
from pathlib import Path

import pytest

from lampblack.kernel.answers import Malformed
from lampblack.store import LogEntry, StoreFailed, open_store
from tests.store.conftest import OpenStore, entry


def test_what_was_appended_is_read_back_in_order(opened: OpenStore) -> None:
    async def story() -> list[LogEntry]:
        store = opened()
        for seq in (0, 1, 2):
            assert await store.append("t", entry(seq, b"%d" % seq))
        assert await store.append("other", entry(0))
        await store.close()
        again = opened()
        try:
            return await again.read("t", after=0)
        finally:
            await again.close()

    assert asyncio.run(story()) == [entry(1, b"1"), entry(2, b"2")]


def test_an_entry_comes_back_to_the_bit(opened: OpenStore) -> None:
    odd = LogEntry(0, "Größe", bytes(range(256)), 1763460000.1234567)

    async def story() -> list[LogEntry]:
        store = opened()
        await store.append("ring:ä", odd)
        try:
            return await store.read("ring:ä")
        finally:
            await store.close()

    assert asyncio.run(story()) == [odd]


def test_one_of_many_appends_with_the_same_seq_wins_and_its_neighbours_are_kept(opened: OpenStore) -> None:
    async def story() -> None:
        one, two = opened(), opened()
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


def test_writers_of_the_same_keys_in_any_order_do_not_stop_each_other(opened: OpenStore) -> None:
    keys = [(f"t{table}", seq) for table in range(6) for seq in range(20)]

    async def write(number: int) -> int:
        store = opened()
        mine = keys.copy()
        random.Random(number).shuffle(mine)
        won = await asyncio.gather(*(store.append(id, entry(seq, b"%d" % number)) for id, seq in mine))
        await store.close()
        return sum(won)

    async def story() -> list[int]:
        return await asyncio.gather(*(write(number) for number in range(4)))

    assert sum(asyncio.run(story())) == len(keys)


def test_closing_finishes_what_is_queued(opened: OpenStore) -> None:
    async def story() -> int:
        store = opened()
        appends = [asyncio.ensure_future(store.append("t", entry(seq))) for seq in range(200)]
        await asyncio.sleep(0)
        await store.close()
        assert all(await asyncio.gather(*appends))
        with pytest.raises(StoreFailed):
            await store.append("t", entry(200))
        with pytest.raises(StoreFailed):
            await store.read("t")
        again = opened()
        kept = await again.read("t")
        await again.close()
        return len(kept)

    assert asyncio.run(story()) == 200


def test_an_asker_who_goes_away_leaves_the_entry(opened: OpenStore) -> None:
    async def story() -> list[LogEntry]:
        store = opened()
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


def test_what_is_rewritten_is_read_so_from_then_on(opened: OpenStore) -> None:
    async def story() -> list[bytes]:
        store = opened()
        for seq in range(3):
            await store.append("t", entry(seq, b"%d" % seq))
        await store.rewrite("t", 1, b"{}")
        await store.rewrite("t", 9, b"{}")  # nothing is there to be rewritten
        kept = await store.read("t")
        await store.close()
        return [each.body for each in kept]

    assert asyncio.run(story()) == [b"0", b"{}", b"2"]


def test_all_logs_can_be_listed_and_taken_away(opened: OpenStore) -> None:
    async def story() -> None:
        store = opened()
        names = [f"t{n}" for n in range(7)] + ["Z", "a:b", "list:open"]
        for at, id in enumerate(names):
            for seq in range(at % 3 + 1):
                await store.append(id, LogEntry(seq, "chat", b"{}", 100.0 - at))
        assert await store.ids() == sorted(names)
        assert await store.ids(after="t1", most=2) == ["t2", "t3"]
        assert await store.heads(["t2", "t3", "never"]) == {"t2": 2, "t3": 0}
        assert await store.heads([]) == {}
        assert [id for id, _ in await store.made()] == list(reversed(names))
        await store.remove("t2", 2)
        assert [entry.seq for entry in await store.read("t2")] == [2]
        await store.remove("t2", 3)
        await store.remove("never", 9)
        assert await store.read("t2") == []
        assert await store.ids() == sorted({*names} - {"t2"})
        await store.close()

    asyncio.run(story())


@pytest.mark.parametrize("name", ["sqlite:///{}/log.db", "{}/log.db"])
def test_urls_and_paths_name_a_file(tmp_path: Path, name: str) -> None:
    store = open_store(name.format(tmp_path))
    asyncio.run(store.close())
    assert (tmp_path / "log.db").exists()


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("mysql://me:secret@db/tables", "'mysql' is no store"),
        ("sqlite://", "names no file"),
        ("/dev/null/log.db", "cannot be opened"),
        ("postgresql://me:secret@127.0.0.1:1/tables", "cannot be opened"),
        ("postgresql://me:secret@127.0.0.1:port/tables", "cannot be opened"),
    ],
)
def test_other_urls_get_a_clear_error_without_their_password(name: str, problem: str) -> None:
    with pytest.raises(Malformed, match=problem) as caught:
        open_store(name)
    assert "secret" not in str(caught.value)


def test_snapshots_are_kept_beside_the_log(opened: OpenStore) -> None:
    async def story() -> None:
        store = opened()
        await store.append("t", entry(0))
        assert await store.snapshots("t") == []
        await store.put_snapshot("t", 250, b"\x00one", 0)
        await store.put_snapshot("t", 500, b"two", 250)
        await store.put_snapshot("other", 9, b"theirs", 0)
        assert await store.snapshots("t") == [b"\x00one", b"two"]
        await store.put_snapshot("t", 750, b"three", 500)
        await store.put_snapshot("t", 750, b"three again", 500)
        assert await store.snapshots("t") == [b"two", b"three again"]
        await store.drop_snapshots("t")
        assert (await store.snapshots("t"), await store.snapshots("other")) == ([], [b"theirs"])
        assert (await store.read("t"), await store.ids()) == ([entry(0)], ["t"])
        await store.close()

    asyncio.run(story())
