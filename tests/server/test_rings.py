"""One's own tables on all one's devices, without an account: the keyring over real sockets."""

from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from lampblack.table.codewords import QUALITIES, THINGS
from tests.server.host import Host, Json, Person, usual


def ring(person: Person, **more: object) -> Json:
    response = person.post("/api/ring", more)
    assert response.status_code in (200, 201), response.text
    found: Json = response.json()
    return found


def code_of(person: Person) -> str:
    response = person.post("/api/ring/code")
    assert response.status_code == 200, response.text
    code: str = response.json()["code"]
    return code


def unlock(person: Person, code: str, name: str = "") -> Json:
    response = person.post("/api/ring/unlock", {"code": code, "name": name})
    assert response.status_code == 200, response.text
    found: Json = response.json()
    return found


@pytest.fixture
def phone(host: Host) -> Person:
    return host.person()


def test_a_ring_knows_all_ones_tables_and_whose_turn_it_is(ada: Person, bob: Person) -> None:
    assert ring(ada, name="laptop")["tables"] == []
    made = ada.create(options={"first": "P1"})
    assert not [
        each for each in ada.http.cookies.jar if each.name.startswith("seat")
    ]  # the ring holds the seat
    ring(bob)
    bob.join(made["table"], made["seats"][1]["invite"], "Bob")
    (hers,), (his,) = ada.get("/api/ring").json()["tables"], bob.get("/api/ring").json()["tables"]
    assert (hers["table"], hers["mine"], hers["asked"], hers["turn"]) == (made["table"], [0], [], 1)
    assert (his["mine"], his["asked"], his["turn"], his["over"]) == ([1], [1], 1, False)
    assert [(seat["kind"], seat["name"]) for seat in hers["seats"]] == [("person", "Ada"), ("person", "Bob")]
    assert ring(ada)["devices"][0] | {"since": 0} == {
        "device": 0,
        "name": "laptop",
        "since": 0,
        "here": True,
        "push": False,
    }


def test_a_code_opens_the_same_list_on_another_device(ada: Person, phone: Person) -> None:
    ring(ada)
    table = ada.create(options={"first": "P0"})["table"]
    code = code_of(ada)
    words = code.split()
    assert len(words) == 8
    assert all(word in (THINGS if n % 2 else QUALITIES) for n, word in enumerate(words))
    found = unlock(phone, f"  {'-'.join(words).upper()} ", "phone")
    assert [each["table"] for each in found["tables"]] == [table]
    assert [(each["name"], each["here"]) for each in found["devices"]] == [("", False), ("phone", True)]
    with phone.sit(table, 0) as socket:
        socket.hear_of(0)
        assert socket.decide(socket.legal("DISCARD"))["type"] == "accepted"


def test_a_renewed_code_makes_the_old_one_void(ada: Person, phone: Person) -> None:
    ring(ada)
    old, new = code_of(ada), code_of(ada)
    refused = phone.post("/api/ring/unlock", {"code": old})
    assert (refused.status_code, refused.json()["code"], refused.json()["field"]) == (
        403,
        "not-allowed",
        "code",
    )
    assert "set-cookie" not in refused.headers
    unlock(phone, new)


def test_a_device_can_be_ended(ada: Person, phone: Person) -> None:
    ring(ada)
    table = ada.create()["table"]
    unlock(phone, code_of(ada))
    with phone.sit(table, 0) as socket:
        socket.hear_of(0)
        assert ada.post("/api/ring/devices/1/end").json() == {"done": True}
        with pytest.raises(ConnectionClosed) as closed:
            socket.hear("nothing more")
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "not-allowed")
    assert phone.get("/api/ring").json()["code"] == "not-your-seat"
    assert phone.get(f"/api/tables/{table}").json()["seats"][0]["mine"] is False
    assert ada.get(f"/api/tables/{table}").json()["seats"][0]["mine"] is True
    assert ada.post("/api/ring/devices/1/end").status_code == 404
    assert ada.post("/api/ring/devices/0/end").status_code == 200
    assert ada.get("/api/ring").status_code == 403


def test_what_a_device_held_alone_comes_along(ada: Person, phone: Person) -> None:
    ring(ada)
    ring(phone)
    table = phone.create([{"kind": "me", "name": "Ada"}, {"kind": "open"}])["table"]
    found = unlock(phone, code_of(ada))
    assert [each["table"] for each in found["tables"]] == [table]
    assert ada.get(f"/api/tables/{table}").json()["seats"][0]["mine"] is True


def test_a_seat_held_by_a_cookie_is_put_on_the_ring(ada: Person, phone: Person) -> None:
    table = ada.create()["table"]
    assert ada.post(f"/api/tables/{table}/keep").json()["code"] == "not-your-seat"
    ring(ada)
    assert ada.post(f"/api/tables/{table}/keep").json() == {"done": True}
    assert ada.post(f"/api/tables/{table}/keep").json() == {"done": True}
    found = unlock(phone, code_of(ada))
    assert [each["mine"] for each in found["tables"]] == [[0]]
    assert phone.post(f"/api/ring/tables/{table}/drop").json() == {"done": True}
    assert ada.get("/api/ring").json()["tables"] == []


def test_playing_again_stays_on_the_ring(ada: Person) -> None:
    ring(ada)
    table = ada.create([{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}])["table"]
    assert ada.post(f"/api/tables/{table}/leave?seat=0", {"id": "l", "resign": True}).status_code == 200
    new = ada.post(f"/api/tables/{table}/again", {}).json()["table"]
    assert ada.post(f"/api/tables/{table}/again", {}).json()["table"] == new
    assert [each["table"] for each in ada.get("/api/ring").json()["tables"]] == [new, table]
    assert ada.get(f"/api/tables/{new}").json()["seq"] == 1  # she sat down once


def test_it_is_there_after_a_restart(tmp_path: Path) -> None:
    settings = usual(tmp_path)
    with Host(settings) as before:
        ada = before.person()
        ring(ada)
        table = ada.create()["table"]
        code = code_of(ada)
    with Host(settings) as after:
        phone = after.person()
        assert [each["table"] for each in unlock(phone, code)["tables"]] == [table]


def test_guessing_is_slowed_down(tmp_path: Path) -> None:
    with Host(usual(tmp_path, codes_per_hour=3)) as host:
        person = host.person()
        answers = [person.post("/api/ring/unlock", {"code": "red fox"}).status_code for _ in range(5)]
        assert answers == [403, 403, 403, 429, 429]


def test_a_ring_is_no_table(ada: Person) -> None:
    ring(ada)
    (kept,) = [each.value for each in ada.http.cookies.jar if each.name == "ring"]
    assert kept is not None
    id = kept.partition(".")[0]
    assert ada.get(f"/api/tables/ring:{id}").json()["code"] == "not-found"
    for wrong in ("nonsense", f"{id}.wrong", "list:open.x", ".", f"{id}."):
        asked = Person(ada.url).get("/api/ring", headers={"Cookie": f"ring={wrong}"})
        assert asked.json()["code"] == "not-your-seat"


def test_a_long_list_comes_in_pages(ada: Person) -> None:
    ring(ada)
    made = [ada.create()["table"] for _ in range(22)]
    first, rest = ada.get("/api/ring").json(), ada.get("/api/ring?skip=20").json()
    assert [each["table"] for each in first["tables"] + rest["tables"]] == made[::-1]
    assert (first["more"], rest["more"]) == (2, 0)
    assert ada.get("/api/ring?skip=-1").json()["field"] == "skip"


def test_a_seat_that_another_ring_holds_is_on_that_ring_alone(ada: Person, phone: Person) -> None:
    ring(ada)
    ring(phone)
    both = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Eve"}]
    table = ada.create(both)["table"]
    kept = ada.create()["table"]
    for seat, left in ((0, [[0], [1]]), (1, [[0]])):
        link = ada.post(f"/api/tables/{table}/seats/{seat}/invite").json()["invite"]
        phone.join(table, link, "Phone")
        assert [each["mine"] for each in ring(ada)["tables"]] == left
    assert [each["table"] for each in ring(ada)["tables"]] == [kept]
    assert [(each["table"], each["mine"]) for each in ring(phone)["tables"]] == [(table, [0, 1])]
