"""A finished game is looked back on over the wire; before the end nobody is sent a byte of it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.nyctophobia.forest import table as forest
from tests.server.host import Json, Person
from tests.server.test_speech import AtTable, Night
from tests.table.test_speech import FromForest

STEPS = [{"type": "STEP", "direction": side} for side in "NN"]
VIEWERS = ("everything", "P0", "P1", "P2", "spectator")


@pytest.fixture(scope="module")
def night(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Night]:
    night = Night(Path(tmp_path_factory.mktemp("recap")))
    with night.host:
        yield night


def recap(table: AtTable, viewer: str, seat: int | str = "") -> tuple[int, Json]:
    answer = table.http.get(f"{table.path}/recap?viewer={viewer}", headers=table.headers(seat))
    body: Json = answer.json()
    return answer.status_code, body


@pytest.mark.rule("NY-INFO-09", "NY-END-06")
def test_nobody_looks_back_before_the_end(night: Night) -> None:
    position = forest("X=D3 1=D6 2=H8", "C6-D6", phase="MOVE", health="1 2")
    table = night.table(FromForest(position.state.to_text()))
    for step in STEPS:
        for seat in (0, 1, 2, ""):
            for viewer in VIEWERS:
                status, answer = recap(table, viewer, seat)
                assert (status, answer["code"]) == (403, "not-allowed")
                assert set(answer) == {"type", "id", "code", "message", "field"}
        assert table.act(1, step)[0] == 200
    for viewer in VIEWERS:
        status, told = recap(table, viewer)
        assert status == 200
        assert told["moments"] == [0, 1, 2]
        near, health = told["charts"]
        assert near["tracks"][0]["values"] == [3, 2, 1]
        assert [(track["seat"], track["values"]) for track in health["tracks"]] == [
            (1, [1, 1, 0]),
            (2, [2, 2, 2]),
        ]
        assert near["words"].startswith("Steps from the Hunter to the nearest Hunted: 3 at first")
    assert recap(table, "P1")[1]["shared"].endswith("I died after 0 turns of the hunt.")
    assert recap(table, "P0")[1]["shared"].startswith("I won Nyctophobia as the Hunter: Ada died")
    assert recap(table, "nobody")[1]["field"] == "viewer"


def test_what_was_taken_back_is_not_counted(ada: Person) -> None:
    """Moments have the numbers of the replay's frames, whatever was taken back or said in between."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bob"}]
    table = ada.create(seats, options={"first": "P0", "max_turns": "2"})["table"]
    with ada.sit(table, 0) as socket:
        socket.hear_of(0)
        socket.decide(socket.legal("DISCARD"))
        socket.hear_of(1)
        socket.ask({"type": "chat", "id": "c", "text": "hm"})
        socket.hear_of(2)
        socket.ask({"type": "undo", "id": "u", "seq": 3})
        socket.hear_of(3)
        socket.decide(socket.legal("DISCARD"))
        socket.hear_of(4)
        socket.decide({"type": "STAY"})
        socket.hear_of(5)
    with ada.sit(table, 1) as socket:
        socket.hear_of(5)
        socket.decide(socket.legal("DISCARD"))
        socket.hear_of(6)
        socket.decide({"type": "STAY"})
        socket.hear_of(7)
    told: Json = ada.get(f"/api/tables/{table}/recap").json()
    frames = ada.get(f"/api/tables/{table}/replay?viewer=everything").json()["frames"]
    assert told["moments"] == [frame["seq"] for frame in frames] == [0, 4, 5, 6, 7]
    assert told["tallies"] == [{"label": "Turns", "numbers": [1, 1]}]
    assert {turning["seq"] for turning in told["turnings"]} == {7}
    assert told["shared"] == "Nobody got across the castle within 2 turns of Keys to the Castle."
