"""Pointing at the board: shown to who is there, kept nowhere, and silent where speech is ruled."""

import pytest

from tests.server.host import Json, Person

TOGETHER = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bo"}]


def cage(ada: Person, **manners: str) -> str:
    made: Json = ada.create(TOGETHER, game="night-cage", manners=manners)
    table: str = made["table"]
    return table


def test_everybody_there_sees_it_and_nobody_later(ada: Person, bob: Person) -> None:
    table = cage(ada)
    with ada.sit(table, 0) as one, ada.sit(table, 1) as two, bob.sit(table) as looker:
        two.hear_of(0)
        assert two.now["pointing"] == "all"
        looker.hear_of(0)
        assert two.ask({"type": "point", "id": "p", "target": "(2,3)"}) == {
            "type": "accepted",
            "id": "p",
            "seq": 0,
        }
        for socket in (one, looker):
            assert socket.hear("pointed") == {
                "type": "pointed",
                "seat": 1,
                "name": "Bo",
                "target": "(2,3)",
                "suggestion": None,
            }
    with bob.sit(table) as later:
        later.hear_of(0)
        assert later.ask({"type": "ping", "id": "p"})["type"] == "pong"
        assert ada.get(f"/api/tables/{table}").json()["seq"] == 0


def test_what_one_has_shown_can_be_taken_away(ada: Person) -> None:
    table = cage(ada)
    with ada.sit(table, 0) as one, ada.sit(table, 1) as two:
        one.hear_of(0)
        two.ask({"type": "point", "id": "p", "target": "(2,3)"})
        assert one.hear("pointed")["target"] == "(2,3)"
        assert two.ask({"type": "point", "id": "p", "clear": True})["type"] == "accepted"
        gone = one.hear("pointed")
        assert (gone["seat"], gone["target"], gone["suggestion"]) == (1, "", None)


def test_a_suggestion_can_be_taken_by_who_decides(ada: Person) -> None:
    table = cage(ada)
    with ada.sit(table, 0) as one, ada.sit(table, 1) as two:
        one.hear_of(0)
        two.hear_of(0)
        sockets = [one, two]
        asked = one.now["prompt"]["seat"]
        decider, friend = sockets[asked], sockets[1 - asked]
        option = decider.now["legal"][0]
        assert friend.ask({"type": "point", "id": "p", "action": option["action"]})["type"] == "accepted"
        shown = decider.hear("pointed")
        assert shown["suggestion"] == option
        assert decider.decide(shown["suggestion"]["action"])["type"] == "accepted"


@pytest.mark.parametrize(("manners", "pings", "suggests"), [("pings", True, False), ("silent", False, False)])
def test_by_the_table_s_manners(ada: Person, manners: str, pings: bool, suggests: bool) -> None:
    table = cage(ada, pointing=manners)
    with ada.sit(table, 0) as one:
        assert one.hear_of(0)["pointing"] == manners
        for message, is_allowed in (
            ({"target": "(1,1)"}, pings),
            ({"action": {"type": "STAY"}}, suggests),
        ):
            answer = one.ask({"type": "point", "id": "p", **message})
            assert (answer["type"] == "accepted") == is_allowed
            assert is_allowed or answer["code"] == "not-allowed"


@pytest.mark.parametrize(("game", "players"), [("keys-to-the-castle", 2), ("nyctophobia", 3)])
def test_silent_against_each_other_and_where_speech_is_ruled(ada: Person, game: str, players: int) -> None:
    seats = [{"kind": "me", "name": f"Player {n}x"} for n in range(players)]
    table = ada.create(seats, game=game)["table"]
    with ada.sit(table, 1) as socket:
        assert socket.hear_of(0)["pointing"] == "silent"
        assert socket.ask({"type": "point", "id": "p", "target": "D4"})["code"] == "not-allowed"


def test_what_cannot_be_pointed_at(ada: Person, bob: Person) -> None:
    table = cage(ada)
    with ada.sit(table, 0) as one, bob.sit(table) as looker:
        one.hear_of(0)
        assert looker.ask({"type": "point", "id": "p", "target": "(1,1)"})["code"] == "not-your-seat"
        for message, field in (
            ({}, "target"),
            ({"target": "x" * 41}, "target"),
            ({"action": {"type": "FLY"}}, "action.type"),
        ):
            answer = one.ask({"type": "point", "id": "p", **message})
            assert (answer["code"], answer["field"]) == ("malformed", field)


def test_it_is_slowed_down(ada: Person) -> None:
    table = cage(ada)
    with ada.sit(table, 0) as one:
        one.hear_of(0)
        answers = [one.ask({"type": "point", "id": "p", "target": "(1,1)"}) for _ in range(12)]
        assert {answer.get("code") for answer in answers} == {None, "too-fast"}
