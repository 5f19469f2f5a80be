"""A table whose log does not replay here: its people are told, and get what was played; the log stays."""

import json
from typing import Any

import httpx
import pytest

from lampblack.kernel.record import Record
from tests.server.broken import broken_twin, log_of
from tests.server.fleet.test_tools import lampblack, play
from tests.server.host import Host, Person

TWO = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bob"}]
BROKEN: list[tuple[int, dict[str, Any], str]] = [
    (3, {"sum": "0123456789ab"}, "entry 3 of its log does not follow by the rules as they are here"),
    (2, {"action": "OPEN(KR,A1)"}, "entry 2 of its log does not follow by the rules as they are here"),
    (0, {"version": 99}, "this was played by version 99 of the rules of Keys to the Castle"),
    (0, {"content": "otherbox"}, "a Lampblack with the content otherbox reads it"),
    (0, {"game": "old-maid"}, "old-maid"),
]


def follow(person: Person, table: str, twin: str) -> dict[str, str]:
    """What proves this device's seats at the copy."""
    return {"Cookie": person.cookie_header(table)}


@pytest.mark.parametrize(("seq", "fields", "why"), BROKEN)
def test_people_are_told_and_get_their_record(
    ada: Person, host: Host, seq: int, fields: dict[str, Any], why: str
) -> None:
    table = ada.create(TWO, options={"first": "P0"})["table"]
    play(ada, table, 4)
    twin = broken_twin(host.settings.data, table, seq, **fields)
    before = log_of(host.settings.data, twin)
    mine = follow(ada, table, twin)
    for path in ("", "/record", "/replay", "/stream"):
        answer = httpx.get(f"{host.url}/api/tables/{twin}{path}")
        assert (answer.status_code, answer.json()["code"]) == (409, "unplayable")
        assert answer.json()["message"].startswith("This game cannot be played on here: ")
        assert why in answer.json()["message"]
        assert "OPEN" not in answer.text  # what was decided may be hidden from who asks
    with host.person().sit(twin) as socket:
        assert json.loads(socket.raw())["code"] == "unplayable"

    told = httpx.get(f"{host.url}/api/tables/{twin}/record", headers=mine)
    assert told.status_code == 200, told.text
    record = Record.from_text(told.text)
    bodies = [json.loads(row[3]) for row in before]
    assert record.names == ["Ada", "Bob"]
    assert record.setup == bodies[0]["chance"]
    assert [(line.seat, line.action, line.chance) for line in record.lines] == [
        (body["seat"], body["action"], body["chance"]) for body in bodies[1:]
    ]
    stranger = httpx.get(f"{host.url}/api/tables/{twin}/record", headers={"Cookie": "seat-0=guess"})
    assert stranger.status_code == 409

    where = ("--data", str(host.settings.data))
    assert "cannot be played here: " in lampblack("tables", "show", twin, *where)
    assert lampblack("tables", "export", twin, *where) == told.text
    assert log_of(host.settings.data, twin) == before
