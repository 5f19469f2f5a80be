"""``lampblack tables`` and ``lampblack store``, on both databases, beside a server that runs."""

import asyncio
import io
import json
import shutil
import sqlite3
import subprocess
import sys
import time
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from unittest.mock import patch

import pytest
from websockets.exceptions import ConnectionClosed

from lampblack.cli import main
from lampblack.store import LogEntry, open_store
from lampblack.store.copying import compare
from tests.server.host import PATIENT, Host, Person, Socket, usual
from tests.services import Postgres

TWO = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bob"}]


def lampblack(*words: str, code: int = 0) -> str:
    """What the command prints; on standard error when it is to fail."""
    out, errors = io.StringIO(), io.StringIO()
    with (
        patch.object(sys, "argv", ["lampblack", *words]),
        redirect_stdout(out),
        redirect_stderr(errors),
        pytest.raises(SystemExit) as ended,
    ):
        main()
    assert ended.value.code == code, errors.getvalue()
    return errors.getvalue() if code else out.getvalue()


def play(person: Person, table: str, moves: int) -> int:
    """Some decisions, by whoever is asked; the last one's number."""
    with person.sit(table, 0) as one, person.sit(table, 1) as two:
        seats: list[Socket] = [one, two]
        newest = 0
        for _ in range(moves):
            for socket in seats:
                socket.hear_of(newest)
            if one.now["outcome"] is not None:
                break
            socket = seats[one.now["prompt"]["seat"]]
            newest = socket.decide(socket.legal())["seq"]
    return newest


def finish(person: Person, table: str) -> None:
    with person.sit(table, 0) as socket:
        assert socket.ask({"type": "leave", "id": "l", "resign": True})["type"] == "accepted"


def test_tables_are_listed_shown_exported_and_closed_while_the_server_runs(url: str, tmp_path: Path) -> None:
    with Host(usual(tmp_path, store=url)) as host:
        ada = host.person()
        ada.post("/api/ring", {})  # a log that is no table
        first, second = (ada.create(TWO, options={"first": "P0"})["table"] for _ in range(2))
        last = play(ada, first, 5)
        lines = [
            json.loads(line) for line in lampblack("tables", "list", "--json", "--store", url).splitlines()
        ]
        assert [(line["table"], line["entries"]) for line in lines] == [(first, last + 1), (second, 1)]
        assert f"{first}  keys-to-the-castle" in lampblack("tables", "list", "--store", url)
        assert lampblack("tables", "list", "--game", "nyctophobia", "--store", url) == ""
        shown = lampblack("tables", "show", first, "--store", url)
        assert "seat 0: Ada (person)" in shown
        assert "decides" in shown
        record = tmp_path / "one.record"
        lampblack("tables", "export", first, "--out", str(record), "--store", url)
        assert (
            "verified" in lampblack("replay", str(record), "--quiet").lower() or record.stat().st_size > 100
        )
        assert "exists already" in lampblack(
            "tables", "export", first, "--out", str(record), "--store", url, code=2
        )
        with host.person().sit(first) as looker:
            looker.hear_of(last)
            assert "taken away" in lampblack("tables", "close", first, "--yes", "--store", url)
            with pytest.raises(ConnectionClosed):  # the server finds out by itself
                looker.hear("nothing more")
        assert host.person().get(f"/api/tables/{first}").status_code == 404
        assert first not in lampblack("tables", "list", "--store", url)
        assert "was taken away" in lampblack("tables", "show", first, "--store", url, code=2)
        assert "there is no table" in lampblack("tables", "show", "ring:x", "--store", url, code=2)
        assert play(ada, second, 2) == 2  # the others go on

    async def left() -> list[str]:
        store = open_store(url)
        kinds = [entry.kind for entry in await store.read(first)]
        await store.close()
        return kinds

    assert asyncio.run(left()) == ["cleared"]


def test_finished_tables_become_records_by_age(url: str, tmp_path: Path) -> None:
    with Host(usual(tmp_path, store=url)) as host:
        ada = host.person()
        over, running = (ada.create(TWO)["table"] for _ in range(2))
        for table in (over, running):
            play(ada, table, 3)
        finish(ada, over)
        records = tmp_path / "records"
        words = ["--to", str(records), "--store", url]
        assert "0 tables archived" in lampblack("tables", "archive", "--older-than", "1", *words)
        dry = lampblack("tables", "archive", "--older-than", "0", "--dry-run", *words)
        assert f"{over}: would be archived" in dry
        done = lampblack("tables", "archive", "--older-than", "0", *words)
        assert f"{over}: archived\n1 tables archived." in done
        assert [file.name for file in records.iterdir()] == [f"{over}.record"]
        assert (records / f"{over}.record").stat().st_mode & 0o077 == 0
        lampblack("replay", str(records / f"{over}.record"), "--quiet")
        # The server had it in memory, and finds out that it is gone.
        deadline = time.monotonic() + PATIENT
        while host.person().get(f"/api/tables/{over}").status_code != 404:
            assert time.monotonic() < deadline
            time.sleep(0.1)
        assert host.person().get(f"/api/tables/{running}").status_code == 200


def test_a_host_moves_to_postgresql_and_back(postgres: Postgres, tmp_path: Path) -> None:
    data, database = tmp_path / "data", postgres.database()
    with Host(usual(data)) as host:
        ada = host.person()
        ada.post("/api/ring", {"name": "laptop"})
        key = ada.get("/api/ring").json()["push_key"]
        table = ada.create(TWO, manners={"listed": True})["table"]
        last = play(ada, table, 6)
        said = lampblack("store", "copy", str(data), database, code=2)
        assert "in use by another server" in said
    assert "all the same" in lampblack("store", "copy", str(data), database)
    assert "empty store" in lampblack("store", "copy", str(data), database, code=2)
    with Host(usual(tmp_path / "other", store=database)) as host:
        ada.url = host.url
        ada.http.base_url, ada.http.headers["Origin"] = host.url, host.url
        ring = ada.get("/api/ring").json()  # the same browser, with the same keyring
        assert (ring["push_key"], [each["table"] for each in ring["tables"]]) == (key, [table])
        assert [each["table"] for each in ada.get("/api/open").json()] == [table]
        assert play(ada, table, 3) == last + 3
    back = tmp_path / "back.db"
    assert "all the same" in lampblack("store", "copy", database, str(back))
    assert "there is no log" in lampblack("store", "copy", str(tmp_path / "nothing.db"), str(back), code=2)


def busily(url: str, seconds: float) -> list[tuple[str, int]]:
    """Append for a while in a thread of its own, as a server does; what was acknowledged."""

    async def work() -> list[tuple[str, int]]:
        store = open_store(url)
        done: list[tuple[str, int]] = []
        deadline = time.monotonic() + seconds
        seq = 0
        while time.monotonic() < deadline:
            keys = [(f"t{number}", seq) for number in range(20)]
            entries = (store.append(id, LogEntry(at, "chat", b"%d" % at, 1.0)) for id, at in keys)
            assert all(await asyncio.gather(*entries))
            done += keys
            seq += 1
        await store.close()
        return done

    return asyncio.run(work())


def check_restored(restored: str, before: int) -> None:
    """What was acknowledged before the backup began is in it, and every log in it is whole."""

    async def work() -> None:
        store = open_store(restored)
        for id in await store.ids():
            seqs = [entry.seq for entry in await store.read(id)]
            assert seqs == list(range(len(seqs)))
        assert sum(head + 1 for head in (await store.heads([f"t{n}" for n in range(20)])).values()) >= before
        await store.close()

    asyncio.run(work())


@pytest.mark.skipif(shutil.which("sqlite3") is None, reason="there is no sqlite3 command here")
def test_backup_and_restore_of_sqlite_under_load(tmp_path: Path) -> None:
    """The commands of docs/self-hosting.md."""
    file, kept = tmp_path / "lampblack.db", tmp_path / "backup.db"
    before = len(busily(str(file), 0.3))
    backup = ["sqlite3", str(file), f".backup '{kept}'"]
    running = subprocess.Popen(
        [sys.executable, "-c", f"from tests.server.fleet.test_tools import more; more({str(file)!r})"]
    )
    time.sleep(0.3)
    subprocess.run(backup, check=True, timeout=PATIENT)
    running.wait(PATIENT)
    with sqlite3.connect(kept) as log:
        assert log.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    log.close()
    check_restored(str(kept), before)


def more(url: str) -> None:
    """Go on with other logs."""

    async def work() -> None:
        store = open_store(url)
        deadline = time.monotonic() + 1.5
        seq = 0
        while time.monotonic() < deadline:
            await asyncio.gather(*(store.append(f"u{n}", LogEntry(seq, "chat", b"", 1.0)) for n in range(20)))
            seq += 1
        await store.close()

    asyncio.run(work())


def test_backup_and_restore_of_postgresql_under_load(postgres: Postgres, tmp_path: Path) -> None:
    """The commands of docs/self-hosting.md."""
    url = postgres.database()
    before = len(busily(url, 0.3))
    running = subprocess.Popen(
        [sys.executable, "-c", f"from tests.server.fleet.test_tools import more; more({url!r})"]
    )
    time.sleep(0.3)
    kept = postgres.folder / "backup.dump"
    postgres.run("pg_dump", "--format=custom", f"--file={kept}", url)
    running.wait(PATIENT)
    restored = postgres.database()
    postgres.run("pg_restore", "--no-owner", f"--dbname={restored}", str(kept))
    check_restored(restored, before)


def test_what_is_copied_from_a_backup_is_the_same(tmp_path: Path) -> None:
    busily(str(tmp_path / "lampblack.db"), 0.1)
    lampblack("store", "copy", str(tmp_path), str(tmp_path / "two.db"))

    async def work() -> int:
        one, two = open_store(str(tmp_path / "lampblack.db")), open_store(str(tmp_path / "two.db"))
        same = await compare(one, two)
        await one.close()
        await two.close()
        return same

    assert asyncio.run(work()) > 0
