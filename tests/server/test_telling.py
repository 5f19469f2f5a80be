"""A table with a tower of its own, over the wire: what fell is told by whoever sits there."""

from pathlib import Path

from tests.server.host import Json, Person, Socket
from tests.server.process import Process

OWN = {"tower": "own", "heroes": "knight burglar doctor", "start": "knight"}
SEATS = [{"kind": "me", "name": name} for name in ("Ada", "Bo", "Cleo")]


def table_of(person: Person) -> str:
    made: str = person.create(SEATS, game="stygian-society", options=OWN)["table"]
    return made


def to_the_drop(socket: Socket) -> Json:
    """The knight drops two green cubes and the peril cubes."""
    now: Json = socket.hear_of(0)
    answers: Json = {
        "D-SUPPORT": {"type": "NONE"},  # where the knight has begun with a support card
        "D-ACTION": {"type": "ACTION", "card": "generic.scrap"},
        "D-TARGET": {"type": "TARGET", "enemies": "F1"},
        "D-WILD": {"type": "WILD", "cubes": "G2"},
    }
    while now["chance"] is None:
        assert socket.decide(answers[now["prompt"]["name"]])["type"] == "accepted"
        now = socket.hear_of(now["seq"] + 1)
    return now


def told(socket: Socket, line: str) -> Json:
    return socket.ask({"type": "tell", "id": "t", "seq": socket.now["seq"] + 1, "line": line})


def test_the_table_says_what_it_must_know(ada: Person) -> None:
    with ada.sit(table_of(ada), 0) as socket:
        now = to_the_drop(socket)
        assert now["legal"] == []
        assert now["prompt"]["text"] == "Drop the cubes into your tower, then tell what came out."
        assert now["can_undo"]
        chance = now["chance"]
        assert (chance["what"], chance["seat"], chance["label"]) == ("fall", 0, "Wild: 2 green")
        assert [one["subject"] for one in chance["questions"]] == ["green", "red", "yellow", "black"]
        assert chance["questions"][1]["outcomes"] == ["0+0", "0+1", "1+0"]
        assert chance["view"]["cubes"]["hand"] == "G2R1Y1K1"
        assert chance["happenings"][-1]["text"] == "The Knight gathers 2 green as wilds."
        assert "G2R1Y1K1" in chance["text"]


def test_what_cannot_be_is_refused_with_a_sentence(ada: Person) -> None:
    with ada.sit(table_of(ada), 0) as socket:
        asked = to_the_drop(socket)
        error = told(socket, "G2/G1")
        assert (error["code"], error["field"]) == ("malformed", "line")
        assert error["message"] == "3 green cubes fall, 2 are there [SS-TOWER-01]."
        assert told(socket, "G1/G1")["type"] == "accepted"
        now = socket.hear_of(asked["seq"] + 1)
        assert now["chance"] is None
        assert now["view"]["cubes"]["crypt"] == "G1"
        happened = [each["text"] for entry in socket.entries for each in entry["happenings"]]
        assert any("into the field 1 green, into the crypt 1 green." in text for text in happened)
        # Told once, though part of it was known before.
        assert happened.count("The Knight gathers 2 green as wilds.") == 1


def test_another_at_the_table_may_tell_and_a_stranger_may_not(ada: Person, bob: Person) -> None:
    table = table_of(ada)
    with ada.sit(table, 0) as socket, ada.sit(table, 2) as cleo, bob.sit(table) as stranger:
        seq = to_the_drop(socket)["seq"]
        assert cleo.hear_of(seq)["chance"] is not None
        looked = stranger.hear_of(seq)
        assert looked["chance"] is None
        assert looked["prompt"]["text"].startswith("Drop the cubes")
        assert told(stranger, "0")["code"] == "not-your-seat"
        assert told(cleo, "0")["type"] == "accepted"


def test_over_http(ada: Person) -> None:
    table = table_of(ada)
    with ada.sit(table, 0) as socket:
        seq = to_the_drop(socket)["seq"] + 1
    body = {"id": "t", "seq": seq, "line": "R1"}
    refused = ada.post(f"/api/tables/{table}/tell?seat=0", {**body, "line": "R2"})
    assert (refused.status_code, refused.json()["field"]) == (400, "line")
    assert ada.post(f"/api/tables/{table}/tell?seat=0", body).json() == {
        "type": "accepted",
        "id": "t",
        "seq": seq,
    }
    assert ada.post(f"/api/tables/{table}/tell?seat=0", body).json()["seq"] == seq  # repeating it is safe
    assert ada.post(f"/api/tables/{table}/tell?seat=0", {**body, "line": "0"}).status_code == 409


def test_the_question_survives_a_kill(tmp_path: Path) -> None:
    with Process(tmp_path) as server:
        ada = Person(server.url)
        table = table_of(ada)
        with ada.sit(table, 0) as socket:
            asked = to_the_drop(socket)
        server.kill()
    with Process(tmp_path) as server:
        ada.url = server.url
        with ada.sit(table, 0) as socket:
            now = socket.hear_of(asked["seq"])
            assert now["chance"] == asked["chance"]
            assert told(socket, "G1R1")["type"] == "accepted"
            assert socket.hear_of(asked["seq"] + 1)["view"]["cubes"]["tower"] == "G1Y1K1"
