"""``lampblack serve`` as a process: what it prints, logs and measures, and how it ends."""

import json
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from lampblack.server.command import serve
from tests.server.host import PATIENT
from tests.server.process import Process


def test_it_serves_logs_no_secret_and_ends_in_order(tmp_path: Path) -> None:
    with Process(tmp_path / "data") as server:
        ada, bob = server.person(), server.person()
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
        made = ada.create(seats, want_tokens=True)
        table = made["table"]
        joined = bob.join(table, made["seats"][1]["invite"], "Bob", want_token=True)
        bearer = {"Authorization": f"Bearer {joined['token']}"}
        assert (
            bob.post(f"/api/tables/{table}/chat", {"id": "s", "text": "hi"}, headers=bearer).status_code
            == 200
        )
        moved = ada.post(f"/api/tables/{table}/seats/0/invite").json()["invite"]
        with ada.sit(table, 0) as socket:
            socket.hear_of(2)
        assert server.stop() == -15  # ended by the signal, after shutting down in order
    log = server.log.read_text()
    lines = [json.loads(line) for line in log.splitlines()]
    assert {"method": "POST", "path": "/api/tables", "status": 201}.items() <= lines[0].items()
    assert f"/api/tables/{table}/ws" in log
    secrets = [made["tokens"][0], made["seats"][1]["invite"], joined["token"], moved]
    assert not [secret for secret in secrets if secret in log]
    assert not [line for line in lines if line["level"] != "info"]


def test_streams_end_when_the_server_does(tmp_path: Path) -> None:
    with Process(tmp_path / "data") as server:
        ada = server.person()
        table = ada.create()["table"]
        with ada.http.stream("GET", f"/api/tables/{table}/stream") as stream:
            lines = stream.iter_lines()
            assert json.loads(next(lines))["type"] == "welcome"
            assert json.loads(next(lines))["type"] == "update"
            server.stop()
            assert list(lines) == []


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="needs /proc to see memory")
def test_a_server_at_rest_is_small(tmp_path: Path) -> None:
    with Process(tmp_path / "data") as server:
        ada = server.person()
        for _ in range(20):
            table = ada.create()["table"]
            with ada.sit(table, 0) as socket:
                socket.hear_of(0)
        assert server.megabytes() < 120


def test_the_server_imports_nothing_heavy() -> None:
    program = "import sys, lampblack.server.run; print(*sys.modules)"
    loaded = set(
        subprocess.run(
            [sys.executable, "-c", program], capture_output=True, text=True, check=True
        ).stdout.split()
    )
    assert "starlette" in loaded
    assert not {"polars", "playwright", "hypothesis", "numpy", "textual", "asyncpg", "redis"} & loaded


def test_health_and_metrics(tmp_path: Path) -> None:
    with Process(tmp_path / "data") as server:
        assert httpx.get(f"{server.url}/healthz").text == "ok\n"
        ada = server.person()
        table = ada.create()["table"]
        with ada.sit(table, 0) as socket:
            socket.ask({"type": "chat", "id": "s", "text": "hi"})
            socket.ask({"type": "decide", "id": "s", "seq": 50, "action": {}})
            metrics = httpx.get(f"{server.url}/metrics").text.splitlines()
        for line in (
            'lampblack_log_entries_total{kind="chat"} 1.0',
            'lampblack_messages_total{answer="malformed",kind="decide"} 1.0',
            'lampblack_http_requests_total{method="POST",status="201"} 1.0',
            "lampblack_connections 1.0",
            "lampblack_tables_in_memory 1.0",
            "lampblack_append_seconds_count 2.0",
        ):
            assert line in metrics
        assert not [line for line in metrics if table in line]


@pytest.mark.parametrize(
    ("flags", "problem"),
    [
        (["--public-url", "tables.example"], "--public-url"),
        (["--max-message", "0"], "--max-message"),
        (["--port", "many"], "--port"),
        (["--data", "/dev/null/x"], "cannot be opened"),
        (["--color", "red"], "--color"),
    ],
)
def test_flags_that_cannot_be(tmp_path: Path, flags: list[str], problem: str) -> None:
    command = [sys.executable, "-m", "lampblack.server", "--port", "0", "--data", str(tmp_path), *flags]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENT, check=False)
    assert ended.returncode != 0
    assert problem in ended.stderr
    assert "Traceback" not in ended.stderr


def test_a_taken_port_is_told(tmp_path: Path) -> None:
    with Process(tmp_path / "data") as server:
        port = server.url.rpartition(":")[2]
        command = [
            sys.executable,
            "-m",
            "lampblack.server",
            "--port",
            port,
            "--data",
            str(tmp_path / "other"),
        ]
        ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENT, check=False)
        assert ended.returncode != 0
        assert "address already in use" in ended.stderr
        assert "Traceback" not in ended.stderr


def test_every_flag_is_documented() -> None:
    guide = Path(__file__).parents[2].joinpath("docs", "self-hosting.md").read_text()
    for name in serve.__annotations__:
        if name not in ("return", "open_browser"):
            assert f"`--{name.replace('_', '-')}`" in guide
            assert f"`LAMPBLACK_{name.upper()}`" in guide
