"""Nyctophobia over real sockets: speech, and what is answered to bad input; nothing of it changes anything."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from lampblack.kernel.game import Game
from tests.games.nyctophobia.forest import GAME
from tests.games.nyctophobia.forest import table as forest
from tests.server.host import PATIENT, Host, Json, usual
from tests.table.test_speech import FromForest
from tests.table.tools import supply

SEATS = [{"kind": "me", "name": name} for name in ("Hal", "Ada", "Bo")]


class Night:
    """A server at which every new table is set up as the test says."""

    def __init__(self, data: Path) -> None:
        self.game: Game = GAME
        self.host = Host(usual(data), supply(find_game=lambda slug: self.game))

    def table(self, game: Game = GAME, **options: str) -> "AtTable":
        self.game = game
        return AtTable(self.host.url, {"players": "3", "hunter": "axe", "characters": "none", **options})


class AtTable:
    """Three people who keep their tokens, and what the table answers them."""

    def __init__(self, url: str, options: dict[str, str]) -> None:
        self.http = httpx.Client(base_url=url, timeout=PATIENT)
        body = {"game": "nyctophobia", "seats": SEATS, "options": options, "want_tokens": True}
        made = self.http.post("/api/tables", json=body).json()
        self.http.cookies.clear()
        self.path = f"/api/tables/{made['table']}"
        self.tokens: list[str] = made["tokens"]

    def headers(self, seat: int | str) -> dict[str, str]:
        token = seat if isinstance(seat, str) else self.tokens[seat]
        return {"Authorization": f"Bearer {token}"} if token else {}

    def look(self, seat: int | str) -> Json:
        """What this seat is told when it comes: the second line of its stream."""
        with self.http.stream("GET", f"{self.path}/stream", headers=self.headers(seat)) as stream:
            lines = stream.iter_lines()
            next(lines)
            update: Json = httpx.Response(200, text=next(lines)).json()
        return update

    def post(self, seat: int | str, what: str, body: Json) -> tuple[int, Json]:
        response = self.http.post(f"{self.path}/{what}", json={"id": "1", **body}, headers=self.headers(seat))
        answer: Json = response.json()
        return response.status_code, answer

    def act(
        self, seat: int | str, action: Json, what: str = "decide", seq: int | None = None
    ) -> tuple[int, Json]:
        next_seq = self.look(seat)["now"]["seq"] + 1 if seq is None and isinstance(seat, int) else seq or 1
        return self.post(seat, what, {"seq": next_seq, "action": action})

    def everything(self) -> list[Json]:
        return [self.look(seat) for seat in range(3)]


@pytest.fixture(scope="module")
def night(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Night]:
    night = Night(tmp_path_factory.mktemp("night"))
    with night.host:
        yield night


def in_play(night: Night, pieces: str = "X=A1 1=D8 2=H3", **fields: str) -> AtTable:
    return night.table(FromForest(forest(pieces, **fields).state.to_text()))


def say(statement: str) -> Json:
    return {"type": "SAY", "statement": statement}


def test_what_may_be_said_is_offered_said_and_heard(night: Night) -> None:
    table = in_play(night)
    now = table.look(2)["now"]
    car = next(phrase for phrase in now["remarks"] if phrase["label"] == "The car is {0}.")
    assert car["action"] == say("CAR:{0}")
    assert {"value": "N", "label": "to the north of me"} in car["gaps"][0]
    assert (now["silence"], now["legal"]) == (None, [])
    status, answer = table.act(2, say("CAR:N"), "remark")
    assert (status, answer["type"], answer["seq"]) == (200, "accepted", 1)
    for seat in range(3):
        entry = table.look(seat)["entries"][-1]
        assert (entry["seq"], entry["kind"]) == (1, "remark")
        who = "You say" if seat == 2 else "Bo says"
        assert [happening["text"] for happening in entry["happenings"]] == [
            f"{who}: The car is to the north of me."
        ]
    assert table.look(0)["now"]["remarks"] == []  # the Hunter speaks in words of the own


def test_who_is_hidden_is_silent_until_silence_is_broken(night: Night) -> None:
    table = in_play(night, hidden="P2")
    now = table.look(2)["now"]
    assert [phrase["action"] for phrase in now["remarks"]] == [{"type": "BREAK_SILENCE"}]
    assert now["silence"] == "You are hidden and may not speak; break your silence first."
    status, answer = table.post(2, "chat", {"text": "over here"})
    assert (status, answer["type"], answer["rule"]) == (422, "refused", "NY-COMM-04")
    assert "hidden player may not speak" in answer["rule_text"]
    assert table.act(2, {"type": "BREAK_SILENCE"}, "remark")[0] == 200
    assert table.post(2, "chat", {"text": "over here"})[0] == 200
    assert table.look(1)["entries"][-1]["chat"]["text"] == "over here"


def test_spectators_are_silent_while_the_game_runs(night: Night) -> None:
    table = in_play(night)
    assert table.post("", "chat", {"text": "go north"})[0] == 403  # over HTTP one needs a seat anyway
    person = night.host.person()
    with person.sit(table.path.rpartition("/")[2]) as socket:
        socket.hear("update")
        assert "only its players speak" in socket.now["silence"]
        answer = socket.ask({"type": "chat", "id": "s", "text": "go north"})
        assert (answer["type"], answer["rule"]) == ("refused", "NY-COMM-02")
        answer = socket.ask({"type": "remark", "id": "a", "seq": 1, "action": say("YES")})
        assert (answer["type"], answer["code"]) == ("error", "not-your-seat")


BAD_ASIDES = [
    ("forged", {"seq": 1, "action": say("YES")}, 403, "not-your-seat", None),
    ("", {"seq": 1, "action": say("YES")}, 403, "not-your-seat", None),
    (1, {"seq": 9, "action": say("YES")}, 400, "malformed", "seq"),
    (1, {"seq": "1", "action": say("YES")}, 400, "malformed", "seq"),
    (1, {"action": say("YES")}, 400, "malformed", "seq"),
    (1, {"seq": 1, "action": "SAY(YES)"}, 400, "malformed", "action"),
    (1, {"seq": 1, "action": {"type": "SAY"}}, 400, "malformed", "action.statement"),
    (1, {"seq": 1, "action": {"type": "SAY", "statement": "YES", "loudly": "yes"}}, 400, "malformed", "action.loudly"),
    (1, {"seq": 1, "action": say("CAR:UP")}, 400, "malformed", "statement"),
    (1, {"seq": 1, "action": say("CAR:{0}")}, 400, "malformed", "statement"),
    (1, {"seq": 1, "action": {"type": "WHISPER"}}, 400, "malformed", "action.type"),
    (1, {"seq": 1, "action": say("YES"), "as": 2}, 400, "malformed", "as"),
]  # fmt: skip


@pytest.mark.parametrize(("seat", "body", "status", "code", "field"), BAD_ASIDES)
def test_a_bad_aside_is_an_error_and_changes_nothing(
    night: Night, seat: int | str, body: Json, status: int, code: str, field: str | None
) -> None:
    table = in_play(night)
    before = table.everything()
    got, answer = table.post(seat, "remark", body)
    assert (got, answer["type"], answer["code"], answer["field"]) == (status, "error", code, field)
    assert answer["message"]
    assert table.everything() == before


REFUSED = [
    ({"held": "0 1"}, 1, "decide", {"type": "HOP", "direction": "N"}, "NY-DP-04"),
    ({}, 1, "remark", {"type": "STEP", "direction": "N"}, "NY-DP-19"),
    ({}, 1, "remark", {"type": "BREAK_SILENCE"}, "NY-DP-20"),
    ({"active": "P0", "hand": "AX-02 AX-05"}, 0, "decide", {"type": "PLAY", "card": "AX-01"}, "NY-HUNTER-02"),
]  # fmt: skip


@pytest.mark.parametrize(("fields", "seat", "what", "action", "rule"), REFUSED)
def test_what_the_rules_refuse_names_its_rule_and_changes_nothing(
    night: Night, fields: dict[str, str], seat: int, what: str, action: Json, rule: str
) -> None:
    table = in_play(night, **fields)
    before = table.everything()
    status, answer = table.act(seat, action, what)
    assert (status, answer["type"], answer["rule"]) == (422, "refused", rule), answer
    assert answer["text"]
    assert answer["rule_text"]
    assert table.everything() == before


@pytest.mark.parametrize(
    ("seat", "what", "body", "status", "code"),
    [
        (0, "decide", {"seq": 1, "action": {"type": "PLAY", "card": "AX-99"}}, 400, "malformed"),
        (0, "decide", {"seq": 0, "action": {"type": "PLAY", "card": "AX-02"}}, 409, "stale"),
        (1, "decide", {"seq": 1, "action": {"type": "PLAY", "card": "AX-02"}}, 409, "not-your-turn"),
        (1, "why", {"action": {"type": "PLAY", "card": "AX-02"}}, 409, "not-your-turn"),
        ("forged", "decide", {"seq": 1, "action": {"type": "PLAY", "card": "AX-02"}}, 403, "not-your-seat"),
        (1, "undo", {"seq": 1}, 403, "not-allowed"),
        (0, "decide", {"seq": 1, "action": say("WORDS")}, 403, "not-allowed"),  # a remark, no decision
    ],
)
def test_forged_stale_and_unknown_decisions_change_nothing(
    night: Night, seat: int | str, what: str, body: Json, status: int, code: str
) -> None:
    table = in_play(night, active="P0", hand="AX-02 AX-05")
    before = table.everything()
    got, answer = table.post(seat, what, body)
    assert (got, answer["code"]) == (status, code)
    assert table.everything() == before


@pytest.mark.rule("NY-LAYOUT-09")
def test_a_layout_that_breaks_a_rule_is_refused_by_its_code(night: Night) -> None:
    table = night.table(trees="edges")
    for action in ({"type": "SCENARIO", "scenario": "OWN"}, {"type": "CAR_AT", "cells": "G7-H7"}):
        assert table.act(0, action)[0] == 200
    assert table.act(0, {"type": "PUT", "tree": "A1-A2"})[0] == 200
    wrong = [
        ({"type": "PUT", "tree": "G7-H7"}, "L_CAR_SPLIT", "NY-LAYOUT-03"),
        ({"type": "PUT", "tree": "A1-B1"}, "L_DISCONNECTED", "NY-LAYOUT-04"),
        ({"type": "PUT", "tree": "A1-A2"}, "L_TREES", "NY-BOARD-01"),
    ]
    check_refused(table, wrong)
    for action in ({"type": "BUILT"}, {"type": "HUNTER_AT", "cell": "D4"}):
        assert table.act(0, action)[0] == 200
    wrong = [
        ({"type": "HUNTED_AT", "cell": "D4"}, "L_START_OVERLAP", "NY-LAYOUT-06"),
        ({"type": "HUNTED_AT", "cell": "G7"}, "L_START_CAR", "NY-LAYOUT-06"),
        ({"type": "HUNTED_AT", "cell": "D5"}, "L_START_CONTACT", "NY-LAYOUT-07"),
    ]
    check_refused(table, wrong)
    status, answer = table.act(0, {"type": "HUNTED_AT", "cell": "Z9"})
    assert (status, answer["code"]) == (400, "malformed")


def check_refused(table: AtTable, wrong: list[tuple[Json, str, str]]) -> None:
    before = table.everything()
    for action, code, rule in wrong:
        status, answer = table.act(0, action)
        assert (status, answer["type"], answer["rule"]) == (422, "refused", rule), answer
        assert answer["code"] == code
    assert table.everything() == before


def test_a_replay_waits_for_the_end(night: Night) -> None:
    table = in_play(night)
    for viewer in ("P0", "P1", "spectator", "everything"):
        answer = table.http.get(f"{table.path}/replay?viewer={viewer}", headers=table.headers(1))
        assert (answer.status_code, answer.json()["code"]) == (403, "not-allowed")
    assert table.http.get(f"{table.path}/record", headers=table.headers(1)).status_code == 403
    over = in_play(night, over="hunter death")
    for viewer in ("P1", "everything"):
        answer = over.http.get(f"{over.path}/replay?viewer={viewer}")
        assert answer.json()["frames"][0]["description"][0] == "The Hunter has won."
