"""After the game: comments on its moments, and playing on from one of them."""

import pytest

from lampblack.games import find_game
from lampblack.kernel.record import Record
from lampblack.kernel.session import replay
from tests.server.host import Host, Json, Person

SHORT = {"first": "P0", "max_turns": "2"}


@pytest.fixture
def played(ada: Person) -> str:
    """A finished game of two at one device."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bob"}]
    table: str = ada.create(seats, options=SHORT)["table"]
    for seat in (0, 1):
        with ada.sit(table, seat) as socket:
            socket.hear_of(2 * seat)
            socket.decide(socket.legal("DISCARD"))
            socket.hear_of(2 * seat + 1)
            socket.decide({"type": "STAY"})
            socket.hear_of(2 * seat + 2)
    return table


def frames(person: Person, table: str, viewer: str = "everything") -> list[Json]:
    found: list[Json] = person.get(f"/api/tables/{table}/replay?viewer={viewer}").json()["frames"]
    return found


def test_a_comment_is_kept_with_its_moment(ada: Person, host: Host, played: str) -> None:
    with ada.sit(played, 1) as socket, host.person().sit(played) as looker:
        done = socket.ask({"type": "comment", "id": "c", "at": 2, "text": "here I should have gone left"})
        assert done == {"type": "accepted", "id": "c", "seq": 5}
        looker.hear_of(5)
        entry = looker.entries[-1]
        assert (entry["kind"], entry["about"], entry["chat"]["name"]) == ("comment", 2, "Bob")
        assert looker.ask({"type": "comment", "id": "c", "at": 2, "text": "x"})["code"] == "not-your-seat"
        for at in (99, -1, 5):
            assert socket.ask({"type": "comment", "id": "c", "at": at, "text": "x"})["field"] == "at"
    for viewer in ("P0", "P1", "spectator", "everything"):
        (with_words,) = [frame for frame in frames(ada, played, viewer) if frame["comments"]]
        assert with_words["seq"] == 2
        assert with_words["comments"][0]["text"] == "here I should have gone left"
        assert with_words["comments"][0]["entry"] == 5
    for entries, code in (([2], "not-allowed"), ([99], "malformed")):
        refused = ada.post(f"/api/tables/{played}/remove?seat=1", {"id": "r", "entries": entries})
        assert (refused.json()["code"], refused.json()["field"]) == (code, "entries")
    assert ada.post(f"/api/tables/{played}/remove?seat=1", {"id": "r", "entries": [5]}).status_code == 200
    (line,) = frames(ada, played)[2]["comments"]
    assert (line["removed"], line["text"], line["entry"]) == (True, "", 5)


def test_nobody_comments_on_a_game_that_goes_on(ada: Person) -> None:
    table = ada.create()["table"]
    with ada.sit(table, 0) as socket:
        assert socket.ask({"type": "comment", "id": "c", "at": 0, "text": "x"})["code"] == "not-allowed"


def onward(person: Person, table: str, **body: object) -> Json:
    seats = [{"kind": "me", "name": "Cleo"}, {"kind": "me", "name": "Dan"}]
    response = person.post(f"/api/tables/{table}/onward", {"seats": seats, **body})
    answer: Json = response.json()
    return answer


def test_a_game_is_played_on_from_a_moment(ada: Person, host: Host, played: str) -> None:
    cleo = host.person()
    old = frames(ada, played)[2]["view"]
    made = onward(cleo, played, at=2, seat=1)
    with cleo.sit(made["table"], 1) as socket:
        welcome = socket.hear("welcome")
        assert (welcome["before"], welcome["moment"]) == (played, 2)
        now = socket.hear_of(0)
        assert now["prompt"]["seat"] == 1
        assert now["view"]["players"][1]["hand"] == old["players"][1]["hand"]  # what the seat knew
        socket.decide(socket.legal("DISCARD"))
        socket.hear_of(1)
        socket.decide({"type": "STAY"})
        assert socket.hear_of(2)["outcome"] is not None
    assert [frame["seq"] for frame in frames(cleo, made["table"])] == [0, 1, 2]
    text = cleo.get(f"/api/tables/{made['table']}/record").text
    assert "\n| " in text
    assert len(list(replay(find_game("keys-to-the-castle"), Record.from_text(text)))) == 3


def test_what_the_seat_did_not_know_is_drawn_anew(ada: Person, host: Host, played: str) -> None:
    hands: dict[int, set[str]] = {0: set(), 1: set()}
    for _ in range(12):
        cleo = host.person()
        made = onward(cleo, played, at=0, seat=0)
        for seat in (0, 1):
            with cleo.sit(made["table"], seat) as socket:
                hands[seat].add(str(sorted(socket.hear_of(0)["view"]["players"][seat]["hand"])))
    assert len(hands[0]) == 1
    assert len(hands[1]) > 1


def test_what_cannot_be_played_on(ada: Person, played: str) -> None:
    for body, code, field in (
        ({"at": 4, "seat": 0}, "not-allowed", "at"),
        ({"at": 9, "seat": 0}, "malformed", "at"),
        ({"at": 1, "seat": 2}, "malformed", "seat"),
        ({"at": 1, "seat": 0, "seats": [{"kind": "open"}]}, "malformed", "seats"),
    ):
        answer = onward(ada, played, **body)
        assert (answer["code"], answer["field"]) == (code, field)
    running = ada.create()["table"]
    assert onward(ada, running, at=0, seat=0)["code"] == "not-allowed"
