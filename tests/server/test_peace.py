"""People can defend themselves, and take back what is theirs."""

import json
import sqlite3
from pathlib import Path

import pytest
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed

from lampblack.server.words import Words
from tests.server.host import Host, Json, Person, Socket, usual


def pair(ada: Person, bob: Person) -> str:
    made = ada.create(options={"first": "P0"})
    table: str = made["table"]
    bob.join(table, made["seats"][1]["invite"], "Bob")
    return table


def say(socket: Socket, text: str) -> int:
    answer = socket.ask({"type": "chat", "id": "c", "text": text})
    assert answer["type"] == "accepted", answer
    seq: int = answer["seq"]
    return seq


def test_the_maker_sends_a_spectator_away(ada: Person, bob: Person) -> None:
    table = pair(ada, bob)
    rude = Person(ada.url)
    with ada.sit(table, 0) as maker, bob.sit(table, 1) as other, rude.sit(table) as looker:
        while not (told := maker.hear("presence"))["lookers"]:
            pass
        assert told["lookers"] == [1]
        while not (told := other.hear("presence"))["spectators"]:
            pass
        assert told["lookers"] == []  # no business of the others
        say(looker, "get lost")
        maker.hear_of(2)
        assert maker.entries[-1]["chat"]["name"] == "Spectator 1"
        assert other.ask({"type": "expel", "id": "e", "looker": 1})["code"] == "not-allowed"
        assert maker.ask({"type": "expel", "id": "e", "looker": 7})["code"] == "not-found"
        assert maker.ask({"type": "expel", "id": "e", "looker": 1})["type"] == "accepted"
        with pytest.raises(ConnectionClosed) as closed:
            looker.hear("nothing more")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
        assert say(other, "thank you")  # who has a seat stays, from whatever address
    with rude.sit(table) as again:
        refused = again.hear()
        assert (refused["code"], refused["message"]) == ("not-allowed", "You were sent away from this table.")
    assert rude.get(f"/api/tables/{table}/stream").json()["code"] == "not-allowed"


def test_the_maker_mutes_somebody_or_all_spectators(ada: Person, bob: Person) -> None:
    table = pair(ada, bob)
    with ada.sit(table, 0) as maker, bob.sit(table, 1) as other, bob.sit(table) as looker:
        for about, socket in ((1, other), (-1, looker)):
            assert maker.ask({"type": "mute", "id": "m", "about": about})["type"] == "accepted"
            refused = socket.ask({"type": "chat", "id": "c", "text": "but"})
            assert (refused["code"], refused["message"]) == (
                "not-allowed",
                "Whoever looks after this table has muted you.",
            )
        assert other.hear_of(3)["silence"] == "Whoever looks after this table has muted you."
        assert other.now["muted"] == [-1, 1]
        assert maker.hear_of(3)["silence"] is None
        maker.ask({"type": "mute", "id": "m", "about": 1, "mute": False})
        say(other, "better")
        assert other.ask({"type": "mute", "id": "m", "about": 0})["code"] == "not-allowed"
        assert maker.ask({"type": "mute", "id": "m", "about": 9})["code"] == "malformed"


def test_the_maker_takes_an_invitation_back_and_makes_another(ada: Person, bob: Person) -> None:
    made = ada.create()
    path, old = f"/api/tables/{made['table']}", made["seats"][1]["invite"]
    assert bob.post(f"{path}/seats/1/uninvite").json()["code"] == "not-your-seat"
    assert ada.post(f"{path}/seats/1/uninvite").json()["invite"] == ""
    assert bob.post(f"{path}/join", {"invite": old, "name": "Bob"}).json()["code"] == "not-allowed"
    assert bob.post(f"{path}/join", {"invite": "", "name": "Bob"}).json()["code"] == "not-allowed"
    new = ada.post(f"{path}/seats/1/invite").json()["invite"]
    assert new not in ("", old)
    assert bob.join(made["table"], new, "Bob")["seat"] == 1
    taken = ada.post(f"{path}/seats/1/invite")
    assert (taken.status_code, taken.json()["code"]) == (403, "not-allowed")


def test_what_one_wrote_is_taken_back_and_gone_from_the_disk(tmp_path: Path) -> None:
    with Host(usual(tmp_path)) as host:
        ada, bob = host.person(), host.person()
        table = pair(ada, bob)
        with ada.sit(table, 0) as one, bob.sit(table, 1) as two:
            said, kept = say(two, "my-secret-address"), say(two, "hello")
            assert one.ask({"type": "why", "id": "w", "action": {"type": "STAY"}})
            done = two.ask({"type": "remove", "id": "r", "lines": [said]})
            assert done["type"] == "accepted"
            assert two.ask({"type": "remove", "id": "r", "lines": [said]})["seq"] == done["seq"]
            one.hear_of(done["seq"])
            assert (one.entries[-1]["kind"], one.entries[-1]["removes"]) == ("removed", [said])
            assert two.ask({"type": "remove", "id": "r", "lines": [0]})["code"] == "not-allowed"
            assert two.ask({"type": "remove", "id": "r", "lines": [99]})["code"] == "malformed"
            mine = say(one, "mine")
            two.hear_of(mine)
            assert two.ask({"type": "remove", "id": "r", "lines": [mine]})["code"] == "not-allowed"
        with bob.sit(table) as later:
            later.hear_of(mine)
            lines = {entry["seq"]: entry["chat"] for entry in later.entries if entry["chat"]}
            assert (lines[said]["text"], lines[said]["removed"]) == ("", True)
            assert (lines[kept]["text"], lines[kept]["removed"]) == ("hello", False)
    left = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert b"hello" in left
    assert b"my-secret-address" not in left
    with Host(usual(tmp_path)) as host, host.person().sit(table) as later:
        later.hear_of(mine)
        assert [entry["chat"]["removed"] for entry in later.entries if entry["chat"]] == [True, False, False]


def test_the_maker_may_remove_anybody_s_line(ada: Person, bob: Person) -> None:
    table = pair(ada, bob)
    with ada.sit(table, 0) as maker, bob.sit(table) as looker:
        said = say(looker, "rude")
        maker.hear_of(said)
        assert maker.ask({"type": "remove", "id": "r", "lines": [said]})["type"] == "accepted"


def test_ones_name_is_taken_back(tmp_path: Path) -> None:
    with Host(usual(tmp_path)) as host:
        ada, bob = host.person(), host.person()
        made = ada.create()
        table = made["table"]
        bob.join(table, made["seats"][1]["invite"], "Bobadilla")
        with bob.sit(table, 1) as two:
            say(two, "hello")
            assert two.ask({"type": "remove", "id": "r", "name": True})["type"] == "accepted"
            assert two.hear_of(3)["seats"][1]["name"] == "Seat 2"
            assert two.ask({"type": "remove", "id": "r", "name": True})["seq"] == 3
        with ada.sit(table, 0) as one:
            one.hear_of(3)
            assert "Bobadilla" not in json.dumps(one.entries)
    assert b"Bobadilla" not in b"".join(file.read_bytes() for file in tmp_path.iterdir())
    with Host(usual(tmp_path)) as host:
        assert host.person().get(f"/api/tables/{table}").json()["seats"][1]["name"] == "Seat 2"


def test_an_unfinished_table_is_taken_away(tmp_path: Path) -> None:
    with Host(usual(tmp_path)) as host:
        ada, bob = host.person(), host.person()
        table = pair(ada, bob)
        early = ada.post(f"/api/tables/{table}/clear")
        assert (early.status_code, early.json()["message"]) == (
            403,
            "Bob plays here too; leave your seat instead.",
        )
        assert bob.post(f"/api/tables/{table}/leave?seat=1", {"id": "l"}).status_code == 200
        assert Person(ada.url).post(f"/api/tables/{table}/clear").json()["code"] == "not-your-seat"
        with bob.sit(table, 1) as two:
            two.hear_of(2)
            assert ada.post(f"/api/tables/{table}/clear").json() == {"done": True}
            with pytest.raises(ConnectionClosed):
                two.hear("nothing more")
        gone = bob.get(f"/api/tables/{table}")
        assert (gone.status_code, gone.json()["message"]) == (404, "This table was taken away.")
    with sqlite3.connect(tmp_path / "lampblack.db") as log:
        bodies = [row[0] for row in log.execute("SELECT body FROM entry WHERE table_id = ?", (table,))]
    assert bodies[:-1] == [b"{}"] * (len(bodies) - 1)


def test_a_report_is_a_line_for_who_runs_the_server(ada: Person, bob: Person) -> None:
    table = pair(ada, bob)
    with capture_logs() as lines, ada.sit(table, 0) as one, bob.sit(table) as looker:
        said = say(looker, "rude")
        one.hear_of(said)
        assert one.ask({"type": "report", "id": "r", "text": "see  this", "seq": said})["type"] == "accepted"
        assert one.ask({"type": "report", "id": "r", "text": "", "seq": said})["code"] == "malformed"
        assert one.ask({"type": "report", "id": "r", "text": "x", "seq": 99})["code"] == "malformed"
    (report,) = [line for line in lines if line["event"] == "report"]
    assert (report["table"], report["by"], report["text"], report["entry"]) == (table, 0, "see this", said)
    assert report["words"]["text"] == "rude"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Json:
    folder = tmp_path_factory.mktemp("strict")
    (folder / "words.txt").write_text("# not here\nbadger\n*weasel\n\n")
    return {"data": folder / "data", "words": folder / "words.txt"}


def test_words_the_host_does_not_want(strict: Json) -> None:
    with Host(usual(strict["data"], words=strict["words"])) as host:
        ada = host.person()
        made = ada.create()
        seats = [{"kind": "me", "name": "Bádger"}, {"kind": "open"}]
        refused = ada.post("/api/tables", {"game": "keys-to-the-castle", "seats": seats})
        assert (refused.status_code, refused.json()["field"]) == (403, "seats[0].name")
        path = f"/api/tables/{made['table']}"
        joining = {"invite": made["seats"][1]["invite"], "name": "weaselly"}
        assert ada.post(f"{path}/join", joining).json()["field"] == "name"
        with ada.sit(made["table"], 0) as socket:
            refused = socket.ask({"type": "chat", "id": "c", "text": "you BADGER!"})
            assert (refused["code"], refused["field"]) == ("not-allowed", "text")
            assert socket.ask({"type": "leave", "id": "l", "word": "badger"})["field"] == "word"
            say(socket, "badgers are fine")


def test_a_word_list_is_read_plainly() -> None:
    words = Words(["Straße", "*ab"])
    assert [words.fit(text) for text in ("STRASSE", "strassen", "cab", "ＡＢ", "a b")] == [
        False,
        True,
        False,
        False,
        True,
    ]
