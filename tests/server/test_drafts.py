"""A draft of several decisions is checked as a whole over the wire, and decides nothing."""

from tests.games.nyctophobia.forest import game_map
from tests.server.host import Person

SEATS = [{"kind": "me", "name": name} for name in ("Hal", "Ada", "Bo")]
SOUND = "\n".join(game_map("X=D2 1=A8 2=H1", "D4-E4"))
CLOSED = "\n".join(game_map("X=D2 1=D3 2=G7", "A1-B1 A1-A2")) + "\ncar: G7 H7"


def test_the_hunter_hears_all_that_is_wrong_and_nobody_else_anything(ada: Person) -> None:
    table = ada.create(SEATS, game="nyctophobia", options={"characters": "none", "hunter": "axe"})["table"]
    with ada.sit(table, 0) as hunter, ada.sit(table, 1) as hunted, ada.sit(table) as looker:
        before = hunter.hear_of(0)
        sound = hunter.ask({"type": "check", "id": "c", "draft": SOUND})
        assert (sound["type"], sound["id"], sound["faults"]) == ("checked", "c", [])
        assert sound["notes"] == [
            "Ada: 9 steps from you, 7 from the car.",
            "Bo: 5 steps from you, 6 from the car.",
        ]
        faults = hunter.ask({"type": "check", "id": "c", "draft": CLOSED})["faults"]
        assert [(fault["code"], fault["places"]) for fault in faults] == [
            ("L_DISCONNECTED", ["A1"]),
            ("L_START_CAR", ["G7"]),
            ("L_START_CONTACT", ["D2", "D3"]),
        ]
        assert faults[1] == {
            "rule": "NY-LAYOUT-06",
            "text": "Bo starts in the car.",
            "code": "L_START_CAR",
            "places": ["G7"],
            "is_advice": False,
        }
        broken = hunter.ask({"type": "check", "id": "c", "draft": SOUND.replace(" 4 #", " 5 #")})
        assert (broken["code"], broken["field"]) == ("malformed", "map line 8")
        for other in (hunted, looker):
            denied = other.ask({"type": "check", "id": "c", "draft": SOUND})
            assert denied["type"] == "error"
        assert hunter.ask({"type": "ping", "id": "p"})["type"] == "pong"
        assert hunter.now == before, "nothing was decided"


def test_a_program_may_ask_too(ada: Person) -> None:
    made = ada.create(
        SEATS, game="nyctophobia", options={"characters": "none", "hunter": "axe"}, want_tokens=True
    )
    headers = {"Authorization": f"Bearer {made['tokens'][0]}"}
    answer = ada.post(f"/api/tables/{made['table']}/check", {"id": "c", "draft": SOUND}, headers=headers)
    assert (answer.status_code, answer.json()["type"]) == (200, "checked")


def test_a_game_without_drafts_says_so(ada: Person) -> None:
    table = ada.create(options={"first": "P0"})["table"]
    with ada.sit(table, 0) as socket:
        socket.hear_of(0)
        error = socket.ask({"type": "check", "id": "c", "draft": "anything"})
        assert (error["type"], error["code"]) == ("error", "not-allowed")
