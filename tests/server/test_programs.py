"""Programs at the table: plain HTTP with a token, and newline-delimited JSON."""

import ast
import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.server.host import KEYS, PATIENT, Host, Json, Person

EXAMPLE = Path(__file__).parents[2] / "examples" / "stranger_bot.py"
STAY = {"id": "d", "seq": 1, "action": {"type": "STAY"}}


class Program:
    """Keeps no cookies and names no origin."""

    def __init__(self, url: str, table: str, token: str) -> None:
        self.http = httpx.Client(
            base_url=f"{url}/api/tables/{table}/",
            headers={"Authorization": f"Bearer {token}"},
            timeout=PATIENT,
        )

    def post(self, what: str, body: Json) -> tuple[int, Json]:
        response = self.http.post(what, json=body)
        return response.status_code, response.json()

    @contextmanager
    def stream(self, since: int | None = None) -> Iterator[Iterator[Json]]:
        with self.http.stream("GET", "stream", params={} if since is None else {"since": since}) as answer:
            assert answer.headers["content-type"] == "application/x-ndjson"
            yield (json.loads(line) for line in answer.iter_lines() if line)


@pytest.fixture
def program(host: Host, ada: Person) -> Program:
    made = ada.create([{"kind": "me", "name": "Ada"}, {"kind": "open"}], options={"first": "P1"})
    joined = httpx.post(
        f"{host.url}/api/tables/{made['table']}/join",
        json={"invite": made["seats"][1]["invite"], "name": "Hal", "want_token": True},
    )
    assert "set-cookie" not in joined.headers
    return Program(host.url, made["table"], joined.json()["token"])


def test_a_program_reads_the_stream_and_decides(program: Program) -> None:
    with program.stream() as messages:
        assert next(messages)["viewer"] == 1
        now = next(messages)["now"]
        assert now["seq"] == 1
        discard = next(o for o in now["legal"] if o["action"]["type"] == "DISCARD")
        decision = {"id": "7", "seq": 2, "action": discard["action"]}
        accepted = (200, {"type": "accepted", "id": "7", "seq": 2})
        assert program.post("decide", decision) == accepted
        assert program.post("decide", decision) == accepted
        update = next(messages)
        assert (update["type"], update["entries"][0]["kind"]) == ("update", "decision")
        assert program.post("undo", {"id": "8", "seq": 3}) == (200, {"type": "accepted", "id": "8", "seq": 3})
        assert next(messages)["entries"][0]["kind"] == "undo"
        assert program.post("chat", {"id": "9", "text": "beep"})[0] == 200
        assert next(messages)["entries"][0]["chat"]["name"] == "Hal"
        assert program.post("why", {"id": "w", "action": discard["action"]}) == (
            200,
            {"type": "allowed", "id": "w"},
        )


def test_a_program_comes_back_with_its_last_seq(program: Program) -> None:
    program.post("chat", {"id": "1", "text": "beep"})
    with program.stream(since=1) as messages:
        next(messages)
        assert [entry["seq"] for entry in next(messages)["entries"]] == [2]


def test_a_program_is_told_what_is_wrong_by_status_and_message(program: Program) -> None:
    status, refused = program.post("decide", STAY | {"seq": 2})
    assert (status, refused["type"], refused["rule"]) == (422, "refused", "KC-TURN-02")
    assert program.post("decide", STAY | {"seq": 0})[1]["code"] == "stale"
    assert program.post("decide", STAY | {"seq": 9})[0] == 400
    assert program.post("decide", {"id": "d"})[1]["field"] == "seq"
    assert program.post("decide", STAY | {"type": "undo"})[1]["field"] == "type"
    status, error = program.post("undo", {"id": "u", "seq": 2})
    assert (status, error["id"], error["code"]) == (403, "u", "not-allowed")


def test_a_program_without_a_token_only_looks_on(host: Host, ada: Person) -> None:
    table = ada.create()["table"]
    for what, body in (
        ("decide", STAY),
        ("undo", {"id": "u", "seq": 1}),
        ("chat", {"id": "s", "text": "hi"}),
    ):
        response = httpx.post(f"{host.url}/api/tables/{table}/{what}", json=body)
        assert (response.status_code, response.json()["code"]) == (403, "not-your-seat")
    with httpx.stream("GET", f"{host.url}/api/tables/{table}/stream") as stream:
        lines = stream.iter_lines()
        assert json.loads(next(lines))["viewer"] == -1
        assert json.loads(next(lines))["now"]["legal"] == []


def test_who_makes_a_table_can_ask_for_its_tokens(host: Host) -> None:
    body = {
        "game": KEYS,
        "seats": [{"kind": "me", "name": "Hal"}, {"kind": "open"}],
        "options": {"first": "P0"},
    }
    made = httpx.post(f"{host.url}/api/tables", json=body | {"want_tokens": True}).json()
    token, nobody = made["tokens"]
    assert nobody is None
    with Program(host.url, made["table"], token).stream() as messages:
        assert next(messages)["viewer"] == 0


def test_a_stream_makes_its_seat_present_until_it_is_closed(program: Program, ada: Person) -> None:
    table = program.http.base_url.path.strip("/").split("/")[-1]
    with ada.sit(table, 0) as socket:
        with program.stream() as messages:
            next(messages)
            while not socket.hear("presence")["seats"][1]["online"]:
                pass
        program.http.close()
        while socket.hear("presence")["seats"][1]["online"]:
            pass


def test_a_quiet_stream_sends_blank_lines(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lampblack.server.programs.KEEP_ALIVE_SECONDS", 0.01)
    with program.http.stream("GET", "stream") as answer:
        lines = answer.iter_lines()
        assert json.loads(next(lines))["type"] == "welcome"
        assert json.loads(next(lines))["type"] == "update"
        assert [next(lines), next(lines)] == ["", ""]


def test_the_example_plays_a_whole_game(host: Host, ada: Person) -> None:
    seats = [{"kind": "open"}, {"kind": "bot", "bot": "random"}]
    made = ada.create(seats, options={"max_turns": "20"})
    command = [sys.executable, str(EXAMPLE), host.url, made["table"], made["seats"][0]["invite"], "Stranger"]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 0, ended.stderr
    outcome = ada.get(f"/api/tables/{made['table']}/replay").json()["outcome"]
    assert ended.stdout == f"{outcome}\n"


def test_the_example_is_short_and_needs_only_the_standard_library() -> None:
    tree = ast.parse(EXAMPLE.read_text())
    modules = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    modules |= {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert {module.partition(".")[0] for module in modules} <= sys.stdlib_module_names
    assert len([line for line in EXAMPLE.read_text().splitlines() if line.strip()]) <= 40
