"""Who comes is told the end of a long story; what came before is there for who asks, and may know it."""

from pathlib import Path

import httpx
import pytest

from lampblack.games import find_game
from lampblack.kernel.seat import SPECTATOR
from lampblack.server import present
from lampblack.table.chronicle import Chronicle
from lampblack.table.snapshots import TAIL
from lampblack.table.table import Table
from tests.corpus.test_corpus import LOGS, entries, name
from tests.server.broken import long_twin
from tests.server.fleet.test_tools import play
from tests.server.host import Host, Person
from tests.table.tools import MemoryStore, supply

TWO = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bob"}]
MORE = 450


def test_the_first_update_has_the_tail_and_the_rest_is_asked_for(ada: Person, host: Host) -> None:
    made = ada.create(TWO, options={"first": "P0"})["table"]
    moves = play(ada, made, 6)
    table = long_twin(host.settings.data, made, MORE)
    last = moves + MORE
    with ada.sit(table) as socket:
        update = socket.hear("update")
        assert [entry["seq"] for entry in update["entries"]] == list(range(last - TAIL + 1, last + 1))
        assert update["now"]["seq"] == last
    with ada.sit(table, since=3) as socket:
        assert socket.hear("update")["entries"] == update["entries"]
    with ada.sit(table, since=last - 1) as socket:
        assert socket.hear("update")["entries"] == update["entries"][-1:]
    found = update["entries"]
    while found[0]["seq"] > 0:
        older = ada.get(f"/api/tables/{table}/story", params={"before": found[0]["seq"]}).json()["entries"]
        assert 1 <= len(older) <= TAIL
        found = older + found
    assert [entry["seq"] for entry in found] == list(range(last + 1))
    assert found[0]["text"] == "The table is set for Keys to the Castle."
    with ada.sit(made) as socket:
        assert socket.hear("update")["entries"] == found[: moves + 1]


@pytest.mark.parametrize("before", ["x", "-1", "1e3", "9" * 10])
def test_what_is_no_number_is_refused(ada: Person, before: str) -> None:
    table = ada.create(TWO)["table"]
    answer = ada.get(f"/api/tables/{table}/story", params={"before": before})
    assert (answer.status_code, answer.json()["field"]) == (400, "before")


def test_who_may_not_look_on_reads_nothing_back(ada: Person, host: Host) -> None:
    table = ada.create(TWO, manners={"spectators": False})["table"]
    assert httpx.get(f"{host.url}/api/tables/{table}/story").status_code == 403
    assert httpx.get(f"{host.url}/api/tables/{table}/story?seat=0").status_code == 403


@pytest.mark.parametrize("file", [file for file in LOGS if file.parent.name == "addressed"], ids=name)
def test_each_viewer_reads_back_what_it_was_told(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the dark, too: in its own numbers, and no farther than the rules let it look back."""
    monkeypatch.setattr(present, "TAIL", 7)
    first, *rest = entries(file)
    log = Chronicle(first, find_game)
    table = Table("table", log, MemoryStore(), supply())
    for entry in rest:
        log.add(entry)
        if entry.seq % 9:
            continue
        for viewer in (*range(len(log.chairs)), SPECTATOR):
            told = [present.entry(log, heard, viewer) for heard in log.heard_since(viewer, 0)]
            found = present.entries(table, viewer, -1, None)
            while found[0].seq > 0 and (older := present.story(table, viewer, found[0].seq).entries):
                found = older + found
            if present.recalls(log, viewer) is None:
                assert found == told
            else:
                assert found == told[-7:]
                assert present.story(table, viewer, 10_000).entries == []
