"""Playing again: everybody is taken along, however often and by whomever it is asked for."""

from concurrent.futures import ThreadPoolExecutor

from tests.server.host import Host, Json, Person

SHORT = {"first": "P0", "max_turns": "1"}


def seated(ada: Person, bob: Person) -> str:
    """A table of two devices whose game is over."""
    made = ada.create(options=SHORT)
    table: str = made["table"]
    bob.join(table, made["seats"][1]["invite"], "Bob")
    with ada.sit(table, 0) as socket:
        socket.hear_of(1)
        socket.decide(socket.legal("DISCARD"))
        socket.hear_of(2)
        socket.decide({"type": "STAY"})
        assert socket.hear_of(3)["outcome"] is not None
    return table


def again(person: Person, table: str, **more: object) -> Json:
    response = person.post(f"/api/tables/{table}/again", more)
    assert response.status_code == 200, response.text
    played: Json = response.json()
    return played


def test_everybody_is_taken_along(ada: Person, bob: Person) -> None:
    old = seated(ada, bob)
    with bob.sit(old, 1) as waiting:
        new = again(ada, old)
        waiting.hear_of(4)
        assert waiting.now["again"] == new["table"]
        assert (waiting.entries[-1]["kind"], waiting.entries[-1]["text"]) == (
            "again",
            "Ada sets the table again.",
        )
    assert new["seats"] == [0]
    info = ada.get(f"/api/tables/{new['table']}").json()
    assert [(seat["kind"], seat["name"], seat["kept"]) for seat in info["seats"]] == [
        ("person", "Ada", False),
        ("open", "Bob", True),
    ]
    assert again(bob, old)["seats"] == [1]
    with bob.sit(new["table"], 1) as socket:
        assert socket.hear("welcome")["before"] == old
        assert socket.hear_of(2)["view"]["players"][1]["hand"] is not None
        assert [entry["text"] for entry in socket.entries[1:]] == ["Ada sits down.", "Bob sits down."]
        assert [seat["kind"] for seat in socket.now["seats"]] == ["person", "person"]


def test_who_was_away_finds_it_where_they_left(ada: Person, bob: Person) -> None:
    old = seated(ada, bob)
    new = again(ada, old)
    assert bob.get(f"/api/tables/{old}").json()["again"] == new["table"]
    assert again(bob, old) == {"table": new["table"], "seats": [1], "tokens": []}
    assert again(ada, old)["table"] == new["table"]


def test_two_who_ask_at_once_are_led_to_one_table(host: Host) -> None:
    ada, bob = host.person(), host.person()
    old = seated(ada, bob)
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda person: again(person, old), [ada, bob] * 4))
    assert len({each["table"] for each in found}) == 1
    assert [each["seats"] for each in found] == [[0], [1]] * 4
    info = ada.get(f"/api/tables/{found[0]['table']}").json()
    assert [seat["name"] for seat in info["seats"]] == ["Ada", "Bob"]


def test_seats_turn_and_options_change(ada: Person, bob: Person) -> None:
    old = seated(ada, bob)
    new = again(ada, old, turn=True, options={"first": "P1", "max_turns": "2"})
    assert new["seats"] == [1]
    assert again(bob, old)["seats"] == [0]
    info = bob.get(f"/api/tables/{new['table']}").json()
    assert (info["options"]["max_turns"], info["options"]["first"]) == ("2", "P1")
    assert [seat["name"] for seat in info["seats"]] == ["Bob", "Ada"]


def test_bots_and_a_device_of_several_come_along(ada: Person) -> None:
    seats: list[Json] = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bo"}]
    table = ada.create([*seats, {"kind": "bot", "bot": "random"}], options=SHORT)["table"]
    assert ada.post(f"/api/tables/{table}/leave?seat=0", {"id": "r", "resign": True}).status_code == 200
    assert ada.post(f"/api/tables/{table}/leave?seat=1", {"id": "r", "resign": True}).status_code == 200
    new = again(ada, table)
    assert new["seats"] == [0, 1]
    info = ada.get(f"/api/tables/{new['table']}").json()
    assert [(seat["kind"], seat["name"], seat["mine"]) for seat in info["seats"]] == [
        ("person", "Ada", True),
        ("person", "Bo", True),
        ("bot", "Random", False),
    ]


def test_a_program_plays_again_with_its_token(ada: Person, host: Host) -> None:
    made = ada.create(
        [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}], options=SHORT, want_tokens=True
    )
    program = host.person()
    bearer = {"Authorization": f"Bearer {made['tokens'][0]}"}
    path = f"/api/tables/{made['table']}"
    assert program.post(f"{path}/leave", {"id": "r", "resign": True}, headers=bearer).status_code == 200
    new = program.post(f"{path}/again", {"want_tokens": True}, headers=bearer).json()
    bearer = {"Authorization": f"Bearer {new['tokens'][0]}"}
    said = program.post(f"/api/tables/{new['table']}/chat", {"id": "c", "text": "hello"}, headers=bearer)
    assert said.json()["type"] == "accepted"


def test_what_is_refused(ada: Person, bob: Person) -> None:
    running = ada.create()["table"]
    early = ada.post(f"/api/tables/{running}/again", {})
    assert (early.status_code, early.json()["code"]) == (403, "not-allowed")
    old = seated(ada, bob)
    stranger = Person(ada.url)
    assert stranger.post(f"/api/tables/{old}/again", {}).json()["code"] == "not-your-seat"
    odd = ada.post(f"/api/tables/{old}/again", {"options": {"colour": "red"}})
    assert (odd.status_code, odd.json()["field"]) == (400, "options.colour")
    assert ada.get(f"/api/tables/{old}").json()["again"] is None


def test_a_kept_seat_that_was_given_away_is_gone(ada: Person, bob: Person) -> None:
    old = seated(ada, bob)
    new = again(ada, old)["table"]
    with ada.sit(new, 0) as socket:
        invite = socket.hear_of(1)["seats"][1]["invite"]
    Person(ada.url).join(new, invite, "Carl")
    late = bob.post(f"/api/tables/{old}/again", {})
    assert (late.status_code, late.json()["message"]) == (403, "Your seat was given to Carl.")
