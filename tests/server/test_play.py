"""People at a table, over real sockets."""

import random
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.host import Host, Json, Person, Socket, usual

ADA_BEGINS = {"first": "P0"}


def open_invite(made: Json) -> str:
    (invite,) = [seat["invite"] for seat in made["seats"] if seat["kind"] == "open"]
    assert isinstance(invite, str)
    return invite


def test_two_people_meet_and_play_a_whole_game(ada: Person, bob: Person) -> None:
    made = ada.create(options={"max_turns": "16"})
    table = made["table"]
    assert bob.join(table, open_invite(made), "Bob") == {"table": table, "seat": 1, "token": None}
    dice = random.Random(7)
    with ada.sit(table, 0) as one, bob.sit(table, 1) as two, bob.sit(table) as looker:
        sockets = [one, two]
        for seat, socket in enumerate(sockets):
            assert socket.hear("welcome")["viewer"] == seat
        seq = 1
        while True:
            seen = [socket.hear_of(seq) for socket in sockets]
            if seen[0]["outcome"] is not None:
                break
            acting = seen[0]["prompt"]["seat"]
            assert seen[1 - acting]["legal"] == []
            choice = dice.choice(seen[acting]["legal"])
            seq += 1
            assert sockets[acting].decide(choice["action"]) == {"type": "accepted", "id": "d", "seq": seq}
        assert seen[0]["outcome"] == seen[1]["outcome"] == looker.hear_of(seq)["outcome"]
        for socket in (one, two, looker):
            assert [entry["seq"] for entry in socket.entries] == list(range(seq + 1))
    info = bob.get(f"/api/tables/{table}").json()
    assert info["over"] is True
    assert [seat["name"] for seat in info["seats"]] == ["Ada", "Bob"]


def test_who_comes_back_gets_what_was_missed(ada: Person) -> None:
    table = ada.create(options=ADA_BEGINS)["table"]
    with ada.sit(table, 0) as socket:
        socket.hear_of(0)
        socket.decide(socket.legal("DISCARD"))
    with ada.sit(table, 0, since=0) as socket:
        socket.hear_of(1)
        assert [(entry["seq"], entry["kind"]) for entry in socket.entries] == [(1, "decision")]
    with ada.sit(table, 0, since=1) as socket:
        socket.hear_of(1)
        assert socket.entries == []


def test_repeating_a_decision_after_a_lost_answer_is_safe(ada: Person) -> None:
    table = ada.create(options=ADA_BEGINS)["table"]
    with ada.sit(table, 0) as socket:
        socket.hear_of(0)
        action = socket.legal("DISCARD")
        assert socket.decide(action, 1, "first")["seq"] == 1
    with ada.sit(table, 0) as socket:
        assert socket.decide(action, 1, "again") == {"type": "accepted", "id": "again", "seq": 1}
        assert socket.hear_of(1)["seq"] == 1


def test_undo_is_offered_and_done(ada: Person) -> None:
    table = ada.create(options=ADA_BEGINS)["table"]
    with ada.sit(table, 0) as socket:
        assert socket.hear_of(0)["can_undo"] is False
        hand = socket.now["view"]["players"][0]["hand"]
        socket.decide(socket.legal("DISCARD"))
        assert socket.hear_of(1)["can_undo"] is True
        assert socket.ask({"type": "undo", "id": "u", "seq": 2}) == {"type": "accepted", "id": "u", "seq": 2}
        assert socket.hear_of(2)["view"]["players"][0]["hand"] == hand
        assert socket.entries[-1]["kind"] == "undo"
        assert socket.entries[-1]["text"] == "You take back the last decision."


def test_chat_reaches_everybody_with_its_speaker(ada: Person, bob: Person) -> None:
    table = ada.create()["table"]
    with ada.sit(table, 0) as one, bob.sit(table) as looker:
        one.ask({"type": "chat", "id": "s", "text": "hello"})
        looker.ask({"type": "chat", "id": "s", "text": "good evening"})
        one.hear_of(2)
        looker.hear_of(2)
        said = [(e["chat"]["seat"], e["chat"]["name"], e["chat"]["text"]) for e in one.entries[1:]]
        assert said == [(0, "Ada", "hello"), (-1, "Spectator 1", "good evening")]
        assert looker.entries[1:] == one.entries[1:]


def test_presence_tells_who_is_there(ada: Person, bob: Person) -> None:
    made = ada.create()
    table = made["table"]
    bob.join(table, open_invite(made), "Bob")
    with ada.sit(table, 0) as one:
        assert presence_of(one) == ([True, False], 0)
        with bob.sit(table, 1) as two:
            assert presence_of(one) == ([True, True], 0)
            assert presence_of(two) == ([True, True], 0)
            with bob.sit(table):
                assert presence_of(one)[0] == [True, True]
        while presence_of(one) != ([True, False], 0):
            pass


def presence_of(socket: Socket) -> tuple[list[bool], int]:
    message = socket.hear("presence")
    return [seat["online"] for seat in message["seats"]], message["spectators"]


def test_one_device_holds_several_seats(ada: Person) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bob"}]
    table = ada.create(seats)["table"]
    with ada.sit(table, 0) as one, ada.sit(table, 1) as two:
        for seat, socket in enumerate((one, two)):
            now = socket.hear_of(0)
            assert [info["mine"] for info in now["seats"]] == [True, True]
            hands = [player["hand"] is not None for player in now["view"]["players"]]
            assert hands == [seat == 0, seat == 1]


def test_a_seat_goes_on_at_another_device(ada: Person, host: Host) -> None:
    table = ada.create()["table"]
    phone = host.person()
    invitation = ada.post(f"/api/tables/{table}/seats/0/invite").json()
    assert (invitation["table"], invitation["seat"]) == (table, 0)
    assert phone.join(table, invitation["invite"], "")["seat"] == 0
    with phone.sit(table, 0) as there:
        there.hear_of(1)
        kinds = [(entry["kind"], entry["text"]) for entry in there.entries]
        assert kinds[1:] == [("joined", "Ada goes on at another device.")]


def test_the_device_before_holds_the_seat_no_longer(ada: Person, host: Host) -> None:
    table = ada.create()["table"]
    phone = host.person()
    with ada.sit(table, 0) as here:
        here.hear_of(0)
        invite = ada.post(f"/api/tables/{table}/seats/0/invite").json()["invite"]
        phone.join(table, invite, "")
        assert here.hear("error")["message"] == "This seat goes on at another device."
        with pytest.raises(ConnectionClosed):
            here.hear("never")
    refused = ada.post(f"/api/tables/{table}/undo?seat=0", {"id": "1", "seq": 1})
    assert (refused.status_code, refused.json()["code"]) == (403, "not-your-seat")
    assert not any(seat["mine"] for seat in ada.get(f"/api/tables/{table}").json()["seats"])
    assert phone.get(f"/api/tables/{table}").json()["seats"][0]["mine"]


def test_a_spent_invitation_says_so_before_anybody_tries_it(ada: Person, bob: Person) -> None:
    made = ada.create()
    path, asked = f"/api/tables/{made['table']}/invitation", {"invite": open_invite(made)}
    assert bob.post(path, asked).json() == {"seat": 1, "kept_for": "", "yours": False}
    bob.join(made["table"], asked["invite"], "Bob")
    spent = bob.post(path, asked)
    assert (spent.status_code, spent.json()["code"]) == (403, "not-allowed")
    assert "spent" in spent.json()["message"]
    phone = ada.post(f"/api/tables/{made['table']}/seats/0/invite").json()
    assert ada.post(path, {"invite": phone["invite"]}).json() == {"seat": 0, "kept_for": "", "yours": True}


def test_an_empty_seat_is_called_by_its_number(ada: Person) -> None:
    table = ada.create(options={"first": "P1"})["table"]
    with ada.sit(table, 0) as socket:
        now = socket.hear_of(0)
        told = [each["text"] for entry in socket.entries for each in entry["happenings"]]
        words = " ".join([*told, *now["description"]])
        assert "Seat 2" in words
        assert "P1" not in words
        answer = socket.ask({"type": "why", "id": "w", "action": {"type": "STAY"}})
        assert answer["message"] == "It is Seat 2's decision."


def test_a_bot_answers_by_itself(ada: Person) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    table = ada.create(seats, options=ADA_BEGINS)["table"]
    with ada.sit(table, 0) as socket:
        socket.hear_of(0)
        socket.decide(socket.legal("DISCARD"))
        socket.hear_of(1)
        socket.decide({"type": "STAY"})
        socket.hear_of(4)
        assert socket.now["prompt"]["seat"] == 0 or socket.now["view"]["bonus_turn"]
        told = " ".join(happening["text"] for entry in socket.entries for happening in entry["happenings"])
        assert "Random" in told


def test_why_explains_to_the_one_who_decides(ada: Person) -> None:
    table = ada.create(options=ADA_BEGINS)["table"]
    with ada.sit(table, 0) as socket:
        socket.hear_of(0)
        assert socket.ask({"type": "why", "id": "w", "action": socket.legal()}) == {
            "type": "allowed",
            "id": "w",
        }
        refused = socket.ask({"type": "why", "id": "w", "action": {"type": "STAY"}})
        assert (refused["type"], refused["rule"]) == ("refused", "KC-TURN-02")
        rules = {rule["id"]: rule["text"] for rule in ada.get("/api/games/keys-to-the-castle/rules").json()}
        assert refused["rule_text"] == rules["KC-TURN-02"]
        assert socket.ask({"type": "ping", "id": "p"}) == {"type": "pong", "id": "p"}


def test_a_preview_tells_what_is_certain_and_decides_nothing(ada: Person) -> None:
    table = ada.create([{"kind": "me", "name": "Ada"}], game="night-cage", options={"players": "1"})["table"]
    with ada.sit(table, 0) as socket:
        socket.hear_of(0)
        start = {"type": "START", "row": "2", "column": "3"}
        foreseen = socket.ask({"type": "preview", "id": "v", "action": start})
        assert (foreseen["type"], foreseen["is_all"], foreseen["happenings"]) == ("foreseen", True, [])
        assert foreseen["view"]["step"] == "START_TURN"
        socket.decide(start)
        socket.hear_of(1)
        turn = {"type": "TURN", "tile": "SNE"}
        foreseen = socket.ask({"type": "preview", "id": "v", "action": turn})
        assert [happening["fact"]["type"] for happening in foreseen["happenings"]] == ["StartPlaced"]
        assert not foreseen["is_all"], "tiles are drawn next"
        assert foreseen["view"]["prisoners"][0]["cell"] == "(2,3)"
        assert socket.now["view"]["prisoners"][0]["cell"] is None
        refused = socket.ask({"type": "preview", "id": "v", "action": {"type": "STAY"}})
        assert refused["type"] == "refused"


def test_a_game_without_previews_says_so(ada: Person) -> None:
    table = ada.create(options=ADA_BEGINS)["table"]
    with ada.sit(table, 0) as socket:
        socket.hear_of(0)
        answer = socket.ask({"type": "preview", "id": "v", "action": socket.legal()})
        assert (answer["type"], answer["code"]) == ("error", "not-allowed")


def test_the_finished_game_is_replayed_from_every_viewpoint(ada: Person) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bob"}]
    table = ada.create(seats, options={"max_turns": "2", "first": "P0"})["table"]
    for path in ("replay", "record"):
        early = ada.get(f"/api/tables/{table}/{path}")
        assert (early.status_code, early.json()["code"]) == (403, "not-allowed")
    seq = 0
    for seat in (0, 1):
        with ada.sit(table, seat) as socket:
            socket.hear_of(seq)
            socket.decide(socket.legal("DISCARD"))
            socket.hear_of(seq + 1)
            if seat == 0:
                socket.ask({"type": "undo", "id": "u", "seq": seq + 2})
                socket.hear_of(seq + 2)
                socket.decide(socket.legal("DISCARD"))
                seq += 2
                socket.hear_of(seq + 1)
            socket.decide({"type": "STAY"})
            seq += 2
    record = ada.get(f"/api/tables/{table}/record")
    assert record.text.startswith("lampblack record 1\ngame: keys-to-the-castle\n")
    assert record.headers["content-disposition"].startswith("attachment")
    assert record.text.count("\nP") == 4
    for name, viewer, shown in (
        ("P0", 0, [0]),
        ("P1", 1, [1]),
        ("spectator", -1, []),
        ("everything", -2, [0, 1]),
    ):
        replay = ada.get(f"/api/tables/{table}/replay", params={"viewer": name}).json()
        assert replay["viewer"] == viewer
        assert [frame["seq"] for frame in replay["frames"]] == [0, 3, 4, 5, 6]
        for frame in replay["frames"]:
            hands = [p["seat"] for p in frame["view"]["players"] if p["hand"] is not None]
            assert hands == shown
    assert replay["outcome"]["rule"] == "KC-WIN-10"
    odd = ada.get(f"/api/tables/{table}/replay?viewer=P7")
    assert (odd.status_code, odd.json()["field"]) == (400, "viewer")


def test_the_server_goes_down_in_order_and_the_game_goes_on_after(tmp_path: Path) -> None:
    settings = usual(tmp_path)
    with Host(settings) as before:
        ada = before.person()
        table = ada.create(options=ADA_BEGINS)["table"]
        with ada.sit(table, 0) as socket:
            socket.hear_of(0)
            socket.decide(socket.legal("DISCARD"))
            before.server.should_exit = True
            with pytest.raises(ConnectionClosed) as closed:
                socket.hear("nothing more")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
    with Host(settings) as after:
        ada.url, ada.http.base_url = after.url, after.url  # type: ignore[assignment]
        with ada.sit(table, 0, since=0) as socket:
            assert socket.hear_of(1)["prompt"]["name"] == "MOVE"
