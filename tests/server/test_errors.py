"""Whatever is wrong with a message gets its clear error and changes nothing."""

from collections.abc import Iterator
from socket import create_connection
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.host import KEYS, ME_AND_OPEN, Host, Json, Person, Socket


@pytest.fixture
def table(ada: Person) -> str:
    made: str = ada.create(options={"first": "P0"})["table"]
    return made


@pytest.fixture
def seat(ada: Person, table: str) -> Iterator[Socket]:
    """Ada's socket; whatever the test sends, the table is as it was."""
    with ada.sit(table, 0) as socket:
        socket.hear_of(0)
        yield socket
    assert ada.get(f"/api/tables/{table}").json()["seq"] == 0


DECIDE = {"type": "decide", "id": "d", "seq": 1, "action": {"type": "STAY"}}


@pytest.mark.parametrize(
    ("message", "field"),
    [
        ("", None),
        ("not json", None),
        ('{"type": "decide"', None),
        ("[" * 5000, None),
        ('"\\ud800"', None),
        (b"\x00\x01", None),
        ("null", None),
        ("[]", None),
        ({}, "type"),
        ({"type": "concede", "id": "d"}, "type"),
        ({"type": "welcome", "id": "d"}, "type"),
        ({"type": 5}, "type"),
        ({"type": "decide", "id": "d", "seq": 1}, "action"),
        ({**DECIDE, "id": 7}, "id"),
        ({**DECIDE, "id": None}, "id"),
        ({**DECIDE, "seq": "1"}, "seq"),
        ({**DECIDE, "seq": 1.5}, "seq"),
        ({**DECIDE, "seq": 10**40}, "seq"),
        ({**DECIDE, "seq": -1}, "seq"),
        ({**DECIDE, "seq": 99}, "seq"),
        ({**DECIDE, "action": "STAY"}, "action"),
        ({**DECIDE, "action": {"type": 5}}, "action"),
        ({**DECIDE, "action": {"type": "FLY"}}, "action.type"),
        ({**DECIDE, "action": {}}, "action.type"),
        ({**DECIDE, "action": {"type": "MOVE", "cell": "Z9"}}, "cell"),
        ({**DECIDE, "action": {"type": "STAY", "quickly": "yes"}}, "action.quickly"),
        ({**DECIDE, "extra": True}, "extra"),
        ({"type": "chat", "id": "s", "text": ""}, "text"),
        ({"type": "chat", "id": "s", "text": "x" * 501}, "text"),
        ({"type": "chat", "id": "s", "text": "\u0007"}, "text"),
    ],
)
def test_malformed(seat: Socket, message: Any, field: str | None) -> None:
    answer = seat.ask(message)
    assert (answer["type"], answer["code"], answer["field"]) == ("error", "malformed", field)
    assert answer["message"]


def test_oversized(seat: Socket) -> None:
    answer = seat.ask({"type": "chat", "id": "s", "text": "x" * 8192})
    assert (answer["code"], answer["message"]) == ("too-large", "A message has at most 8192 bytes.")
    answer = seat.ask({"type": "chat", "id": "s", "text": "é" * 4100})
    assert answer["code"] == "too-large"


def test_monstrous(ada: Person, table: str) -> None:
    """Past eight times the limit nothing is read at all; the socket is closed with code 1009."""
    with ada.sit(table, 0) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            socket.ask("x" * 70_000)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    assert ada.get(f"/api/tables/{table}").json()["seq"] == 0


def test_against_the_rules(seat: Socket) -> None:
    answer = seat.decide({"type": "STAY"})
    assert {name: answer[name] for name in ("type", "id", "rule")} == {
        "type": "refused",
        "id": "d",
        "rule": "KC-TURN-02",
    }
    assert answer["rule_text"].startswith("A turn runs in the fixed order")


def test_out_of_turn_stale_and_over(ada: Person) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bob"}]
    table = ada.create(seats, options={"first": "P0", "max_turns": "1"})["table"]
    with ada.sit(table, 0) as one, ada.sit(table, 1) as two:
        one.hear_of(0)
        two.hear_of(0)
        for message in ({"type": "decide", "seq": 1}, {"type": "why"}):
            answer = two.ask({**message, "id": "x", "action": {"type": "STAY"}})
            assert (answer["code"], answer["message"]) == ("not-your-turn", "It is Ada's decision.")
        assert two.ask({"type": "undo", "id": "u", "seq": 1})["code"] == "not-allowed"
        one.decide(one.legal("DISCARD"))
        assert one.decide({"type": "STAY"}, seq=1)["code"] == "stale"
        one.hear_of(1)
        one.decide({"type": "STAY"})
        one.hear_of(2)
        assert one.decide({"type": "STAY"})["code"] == "over"
        assert one.ask({"type": "why", "id": "w", "action": {"type": "STAY"}})["code"] == "over"
        assert one.ask({"type": "undo", "id": "u", "seq": 3})["code"] == "over"
        assert one.now["seq"] == 2


def test_a_spectator_only_looks_on_and_talks(bob: Person, table: str) -> None:
    with bob.sit(table) as socket:
        socket.hear_of(0)
        assert socket.now["legal"] == []
        for message in (
            DECIDE,
            {"type": "undo", "id": "u", "seq": 1},
            {"type": "why", "id": "w", "action": {}},
        ):
            answer = socket.ask(message)
            assert (answer["id"], answer["code"]) == (message["id"], "not-your-seat")
        assert socket.ask({"type": "chat", "id": "s", "text": "hello"})["type"] == "accepted"


@pytest.mark.parametrize(
    ("path", "query", "code"),
    [
        ("nowhere", {}, "not-found"),
        (None, {"seat": "0"}, "not-your-seat"),
        (None, {"seat": "9"}, "not-your-seat"),
        (None, {"seat": "-1"}, "malformed"),
        (None, {"seat": "one"}, "malformed"),
        (None, {"seat": "٣"}, "malformed"),
        (None, {"since": "5"}, "malformed"),
        (None, {"since": "-2"}, "malformed"),
        (None, {"since": "x"}, "malformed"),
        (None, {"since": "1" * 5000}, "malformed"),
    ],
)
def test_a_socket_that_cannot_be(bob: Person, table: str, path: str | None, query: Json, code: str) -> None:
    with bob.sit(path or table, **query) as socket:
        answer = socket.hear()
        assert (answer["type"], answer["code"]) == ("error", code)
        with pytest.raises(ConnectionClosed) as closed:
            socket.hear()
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, code)
    stream = bob.get(f"/api/tables/{path or table}/stream", params=query)
    assert stream.json()["code"] == code


NEW = {"game": KEYS, "seats": ME_AND_OPEN}


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ([], None),
        ({}, "game"),
        ({"game": KEYS}, "seats"),
        ({**NEW, "game": 5}, "game"),
        ({**NEW, "game": "chess"}, "game"),
        ({**NEW, "colour": "red"}, "colour"),
        ({**NEW, "seats": "two"}, "seats"),
        ({**NEW, "seats": []}, "seats"),
        ({**NEW, "seats": [{"kind": "me", "name": "Ada"}]}, "seats"),
        ({**NEW, "seats": [{"kind": "king"}, {"kind": "open"}]}, "seats[0].kind"),
        ({**NEW, "seats": [{"kind": "me", "name": ""}, {"kind": "open"}]}, "seats[0].name"),
        ({**NEW, "seats": [{"kind": "me", "name": "x" * 25}, {"kind": "open"}]}, "seats[0].name"),
        ({**NEW, "seats": [{"kind": "me", "name": "A", "token": "t"}, {"kind": "open"}]}, "seats[0].token"),
        ({**NEW, "seats": [{"kind": "open"}, {"kind": "bot", "bot": "hal"}]}, "seats[1].bot"),
        ({**NEW, "options": {"colour": "red"}}, "options.colour"),
        ({**NEW, "options": {"players": "7"}}, "options.players"),
        ({**NEW, "options": {"max_turns": 3}}, "options"),
        ({**NEW, "options": {"first": "P3"}}, "options.first"),
    ],
)
def test_a_table_that_cannot_be(ada: Person, body: Any, field: str | None) -> None:
    response = ada.post("/api/tables", body)
    assert response.status_code == 400
    error = response.json()
    assert (error["type"], error["code"], error["field"]) == ("error", "malformed", field)
    assert "set-cookie" not in response.headers


def test_bodies_that_are_none(ada: Person, table: str) -> None:
    for path in ("/api/tables", f"/api/tables/{table}/join", f"/api/tables/{table}/decide"):
        plain = ada.http.post(path, content="{}", headers={"Content-Type": "text/plain"})
        assert (plain.status_code, plain.json()["field"]) == (400, "Content-Type")
        broken = ada.http.post(path, content="{", headers={"Content-Type": "application/json"})
        assert (broken.status_code, broken.json()["message"]) == (400, "This is not JSON.")
        huge = ada.http.post(path, content=b" " * 8193, headers={"Content-Type": "application/json"})
        assert (huge.status_code, huge.json()["code"]) == (413, "too-large")


def test_a_body_that_does_not_come(ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lampblack.server.answers.BODY_SECONDS", 0.05)
    address = httpx.URL(ada.url)
    with create_connection((address.host, address.port), timeout=10) as slow:
        slow.sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"
        )
        assert b" 400 " in slow.recv(100)


def test_joining_that_cannot_be(ada: Person, bob: Person) -> None:
    made = ada.create()
    path, invite = f"/api/tables/{made['table']}/join", made["seats"][1]["invite"]
    for body, status, code in (
        ({"invite": "guess", "name": "Bob"}, 403, "not-allowed"),
        ({"invite": invite, "name": "ada"}, 400, "malformed"),
        ({"invite": invite, "name": " "}, 400, "malformed"),
        ({"invite": invite}, 400, "malformed"),
        ({"invite": invite, "name": "Bob", "seat": 0}, 403, "not-allowed"),
        ({"invite": 5, "name": "Bob"}, 400, "malformed"),
    ):
        response = bob.post(path, body)
        assert (response.status_code, response.json()["code"]) == (status, code)
        assert "set-cookie" not in response.headers
    assert bob.post(path, {"invite": invite, "name": "Bob"}).status_code == 200
    assert bob.post(path, {"invite": invite, "name": "Eve"}).status_code == 403


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/nothing", 404, "not-found"),
        ("GET", "/api/games/chess/rules", 404, "not-found"),
        ("GET", "/api/games/chess/book", 404, "not-found"),
        ("GET", "/api/games/keys-to-the-castle/book/chess", 404, "not-found"),
        ("POST", "/api/games", 405, "not-allowed"),
        ("GET", "/api/tables", 405, "not-allowed"),
        ("DELETE", "/api/tables/x", 405, "not-allowed"),
        ("GET", "/api/tables/nowhere", 404, "not-found"),
        ("GET", "/api/tables/nowhere/replay", 404, "not-found"),
        ("GET", "/api/tables/nowhere/record", 404, "not-found"),
        ("GET", "/api/tables/%00", 404, "not-found"),
        ("POST", "/api/tables/nowhere/seats/0/invite", 404, "not-found"),
        ("POST", "/api/tables/nowhere/seats/x/invite", 404, "not-found"),
    ],
)
def test_addresses_that_are_none(ada: Person, method: str, path: str, status: int, code: str) -> None:
    response = ada.http.request(method, path)
    assert (response.status_code, response.json()["code"]) == (status, code)


def test_a_crash_is_told_without_its_details(
    host: Host, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    def crash(*_: object) -> None:
        raise RuntimeError("the hand is KR KR KB")

    table = ada.create()["table"]
    monkeypatch.setattr("lampblack.server.present.table_info", crash)
    response = ada.get(f"/api/tables/{table}")
    assert (response.status_code, response.json()["code"]) == (500, "internal")
    assert response.headers["x-content-type-options"] == "nosniff"
    assert "KR" not in response.text
    with ada.sit(table, 0) as socket:
        monkeypatch.setattr("lampblack.table.table.Table.why", crash)
        answer = socket.ask({"type": "why", "id": "w", "action": {}})
        assert (answer["id"], answer["code"]) == ("w", "internal")
        assert "KR" not in answer["message"]
        assert socket.ask({"type": "ping", "id": "p"})["type"] == "pong"
