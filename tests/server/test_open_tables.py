"""Tables in the public list: found by strangers, joined without an invitation, gone when there is nothing to join."""

from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.host import KEYS, Host, Json, Person, usual

LISTED = {"listed": True}


@pytest.fixture
def stranger(host: Host) -> Person:
    return host.person()


def found(person: Person, game: str = "") -> dict[str, Json]:
    response = person.get("/api/open", params={"game": game} if game else {})
    assert response.status_code == 200, response.text
    return {each["table"]: each for each in response.json()}


def test_a_stranger_finds_a_table_and_sits_down(ada: Person, stranger: Person) -> None:
    private = ada.create()["table"]
    table = ada.create(manners=LISTED)["table"]
    listed = found(stranger)
    assert private not in listed
    assert (listed[table]["game"], listed[table]["free"], listed[table]["spectators"]) == (KEYS, [1], True)
    assert "invite" not in listed[table]["seats"][1]
    assert table in found(stranger, KEYS)
    assert table not in found(stranger, "night-cage")
    assert stranger.join(table, "", "Sam")["seat"] == 1
    assert found(ada)[table]["free"] == []
    late = Person(ada.url).post(f"/api/tables/{table}/join", {"invite": "", "name": "Tom"})
    assert (late.status_code, late.json()["message"]) == (403, "Every seat at this table is taken.")
    closed = stranger.post(f"/api/tables/{private}/join", {"invite": "", "name": "Sam"})
    assert (closed.status_code, closed.json()["field"]) == (403, "invite")


def test_the_maker_puts_it_in_and_takes_it_out(ada: Person, stranger: Person) -> None:
    table = ada.create()["table"]
    with ada.sit(table, 0) as socket:
        socket.ask({"type": "manners", "id": "m", "listed": True})
        assert table in found(stranger)
        socket.ask({"type": "manners", "id": "m", "listed": False})
        assert table not in found(stranger)


def test_a_finished_table_leaves_the_list(ada: Person, stranger: Person) -> None:
    table = ada.create(manners=LISTED)["table"]
    assert ada.post(f"/api/tables/{table}/leave?seat=0", {"id": "l"}).status_code == 200
    assert table in found(stranger)
    other = ada.create([{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}], manners=LISTED)[
        "table"
    ]
    assert table in found(stranger)
    ada.post(f"/api/tables/{other}/leave?seat=0", {"id": "l", "resign": True})
    assert other not in found(stranger)


def test_a_kept_seat_is_not_for_strangers(ada: Person, bob: Person, stranger: Person) -> None:
    made = ada.create(manners=LISTED)
    bob.join(made["table"], made["seats"][1]["invite"], "Bob")
    ada.post(f"/api/tables/{made['table']}/leave?seat=0", {"id": "l", "resign": True})
    new = ada.post(f"/api/tables/{made['table']}/again", {}).json()["table"]
    refused = stranger.post(f"/api/tables/{new}/join", {"invite": "", "name": "Sam"})
    assert refused.json()["code"] == "not-allowed"


def test_a_table_without_spectators(ada: Person, stranger: Person) -> None:
    table = ada.create()["table"]
    with ada.sit(table, 0) as socket, stranger.sit(table) as looker:
        looker.hear_of(0)
        socket.ask({"type": "manners", "id": "m", "spectators": False})
        with pytest.raises(ConnectionClosed) as closed:
            looker.hear("nothing more")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
        assert socket.hear_of(1)["manners"]["spectators"] is False
    with stranger.sit(table) as looker:
        assert looker.hear()["code"] == "not-allowed"
    assert stranger.get(f"/api/tables/{table}/stream").json()["code"] == "not-allowed"
    ada.post(f"/api/tables/{table}/leave?seat=0", {"id": "l"})
    assert stranger.get(f"/api/tables/{table}/replay").json()["code"] == "not-allowed"


def test_the_list_is_there_after_a_restart(tmp_path: Path) -> None:
    with Host(usual(tmp_path)) as before:
        table = before.person().create(manners=LISTED)["table"]
    with Host(usual(tmp_path)) as after:
        assert table in found(after.person())
