"""Living is one thing, being able to write down what people do is another."""

import sqlite3
from pathlib import Path

import httpx
import pytest

from lampblack.server import health
from tests.server.host import KEYS, ME_AND_OPEN, PATIENT, Host, usual


def status(host: Host, path: str) -> tuple[int, str]:
    answer = httpx.get(f"{host.url}{path}", timeout=PATIENT)
    return answer.status_code, answer.text.strip()


def metric(host: Host, name: str) -> float:
    lines = httpx.get(f"{host.url}/metrics", timeout=PATIENT).text.splitlines()
    return float(next(line.split()[-1] for line in lines if line.startswith(f"{name} ")))


def test_a_server_whose_writes_fail_lives_but_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "GOOD_FOR", 0.0)
    with Host(usual(tmp_path)) as host:
        assert status(host, "/readyz") == (200, "ok")
        store = host.app.state.house.store._store
        working = store._writing
        store._writing = sqlite3.connect(
            f"file:{tmp_path / 'lampblack.db'}?mode=ro", uri=True, check_same_thread=False
        )
        made = host.person().post("/api/tables", {"game": KEYS, "seats": ME_AND_OPEN})
        assert made.json()["code"] == "busy"
        assert status(host, "/healthz") == (200, "ok")
        assert status(host, "/readyz") == (503, "the store does not answer")
        assert metric(host, "lampblack_append_failures_total") >= 2
        store._writing.close()
        store._writing = working
        assert status(host, "/readyz") == (200, "ok")
        assert metric(host, "lampblack_commit_seconds_count") > 0
        assert metric(host, "lampblack_commit_entries_count") > 0
        assert metric(host, "lampblack_appends_waiting") == 0


def test_who_is_about_to_stop_is_not_ready(tmp_path: Path) -> None:
    with Host(usual(tmp_path)) as host:
        host.app.state.house.is_closing = True
        assert status(host, "/readyz") == (503, "the server is restarting")
        assert status(host, "/healthz") == (200, "ok")


def test_asking_often_writes_seldom(tmp_path: Path) -> None:
    with Host(usual(tmp_path)) as host:
        assert {status(host, "/readyz") for _ in range(20)} == {(200, "ok")}
        assert metric(host, "lampblack_commit_entries_sum") <= 6  # one probe is two changes


def test_the_loops_lag_is_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "LAG_SECONDS", 0.01)
    with Host(usual(tmp_path)) as host:
        while metric(host, "lampblack_loop_lag_seconds_count") < 2:
            pass
