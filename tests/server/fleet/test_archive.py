"""Archived tables: packed where they are, opened by their old link, and whole at every moment."""

import asyncio
import json
import subprocess
import sys
import time
from pathlib import Path

import pytest

from lampblack.store import LogEntry, open_store
from lampblack.store.copying import compare
from lampblack.store.packing import is_packed, unpacked
from tests.server.fleet.test_tools import TWO, finish, lampblack, play
from tests.server.host import PATIENT, Host, Json, Person, usual


def stored(url: str, table: str) -> list[LogEntry]:
    async def work() -> list[LogEntry]:
        store = open_store(url)
        entries = await store.read(table)
        await store.close()
        return entries

    return asyncio.run(work())


def archive(url: str) -> str:
    return lampblack("tables", "archive", "--older-than", "0", "--store", url)


def replayed(person: Person, table: str) -> Json:
    answer = person.get(f"/api/tables/{table}/replay", params={"viewer": "everything"})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def go_on(person: Person, host: Host) -> None:
    """The same browser, at a server that was started anew."""
    person.url = host.url
    person.http.base_url, person.http.headers["Origin"] = host.url, host.url


def test_an_archived_table_is_found_by_its_old_link_and_goes_on(url: str, tmp_path: Path) -> None:
    with Host(usual(tmp_path, store=url)) as host:
        ada = host.person()
        over, running = (ada.create(TWO, options={"first": "P0"})["table"] for _ in range(2))
        for table in (over, running):
            play(ada, table, 12)
        finish(ada, over)
        before, story = stored(url, over), replayed(ada, over)
        assert "0 tables archived" in lampblack("tables", "archive", "--older-than", "1", "--store", url)
        dry = lampblack("tables", "archive", "--older-than", "0", "--dry-run", "--store", url)
        assert f"{over}: would be archived" in dry
        assert stored(url, over) == before
        assert f"{over}: archived\n1 tables archived." in archive(url)
        assert "0 tables archived" in archive(url)
        # The server had it in memory all along, and writes on.
        said = {"id": "c", "at": 0, "text": "Well begun."}
        assert ada.post(f"/api/tables/{over}/comment?seat=0", said).status_code == 200

    packed = stored(url, over)
    assert is_packed(packed)
    assert len(packed) == 3
    assert unpacked(packed)[:-1] == before
    assert len(packed[0].body) < sum(len(entry.body) for entry in before)
    lines = lampblack("tables", "list", "--json", "--store", url).splitlines()
    assert {line["table"]: line["is_archived"] for line in map(json.loads, lines)} == {
        over: True,
        running: False,
    }

    with Host(usual(tmp_path, store=url)) as host:
        go_on(ada, host)
        again = replayed(ada, over)
        assert [frame["view"] for frame in again["frames"]] == [frame["view"] for frame in story["frames"]]
        assert again["frames"][0]["comments"][0]["text"] == "Well begun."
        assert lampblack("tables", "export", over, "--store", url).startswith("lampblack record 1")
        # Words and names are taken back from it as from any other.
        assert ada.post(f"/api/tables/{over}/remove?seat=0", {"id": "r", "name": True}).status_code == 200
        bodies = b"".join(entry.body for entry in stored(url, over))
        assert b"Ada" not in bodies
        assert not is_packed(stored(url, over))
        assert f"{over}: archived" in archive(url)
        assert b"Ada" not in b"".join(entry.body for entry in unpacked(stored(url, over)))

    whole = unpacked(stored(url, over))
    assert "has its" in lampblack("tables", "restore", over, "--store", url)
    assert stored(url, over) == whole
    lampblack("tables", "restore", over, "--store", url)
    assert stored(url, over) == whole


def test_a_host_moves_with_its_archive(url: str, tmp_path: Path) -> None:
    with Host(usual(tmp_path, store=url)) as host:
        ada = host.person()
        over = ada.create(TWO)["table"]
        play(ada, over, 3)
        finish(ada, over)
    archive(url)
    there = f"sqlite:///{tmp_path}/there.db"
    lampblack("store", "copy", url, there)
    assert stored(there, over) == stored(url, over)


def test_a_log_that_went_on_meanwhile_is_not_packed(url: str) -> None:
    async def story() -> None:
        store = open_store(url)
        log = [LogEntry(seq, "chat", b"%d" % seq, 1.0) for seq in range(5)]
        for entry in log:
            await store.append("t", entry)
        assert not await store.pack("t", b"...", 3)
        assert await store.read("t") == log
        await store.close()

    asyncio.run(story())


MANY = 120
ARCHIVER = "import sys; from tests.server.fleet.test_archive import pack_all; pack_all(sys.argv[1])"


def pack_all(url: str) -> None:
    async def work() -> None:
        from lampblack.store.packing import pack

        store = open_store(url)
        for number in range(MANY):
            entries = await store.read(f"t{number}")
            await store.pack(f"t{number}", pack(entries), entries[-1].seq)
            print(number, flush=True)
        await store.close()

    asyncio.run(work())


@pytest.mark.parametrize("after", [1, 60])
def test_whoever_packs_may_be_killed_at_any_moment(url: str, after: int) -> None:
    logs = {
        f"t{number}": [LogEntry(seq, "chat", b"%d %d" % (number, seq), 1.0) for seq in range(20)]
        for number in range(MANY)
    }

    async def fill() -> None:
        store = open_store(url)
        await asyncio.gather(*(store.append(id, entry) for id, log in logs.items() for entry in log))
        await store.close()

    asyncio.run(fill())
    with subprocess.Popen([sys.executable, "-c", ARCHIVER, url], stdout=subprocess.PIPE) as packer:
        assert packer.stdout is not None
        for _ in range(after):
            packer.stdout.readline()
        time.sleep(0.001 * (after % 3))
        packer.kill()
        packer.wait(PATIENT)

    async def check() -> int:
        store = open_store(url)
        packed = 0
        for id, log in logs.items():
            entries = await store.read(id)
            assert unpacked(entries) == log
            packed += is_packed(entries)
            await store.unpack(id)
            assert await store.read(id) == log
        assert await compare(store, store) == MANY * 20
        await store.close()
        return packed

    assert after <= asyncio.run(check()) < MANY
