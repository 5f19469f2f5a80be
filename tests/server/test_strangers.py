"""What strangers send is neither carried out nor believed: in logs, in names, by the number."""

import io
import json
import logging
from pathlib import Path

import httpx
import pytest
import structlog

from lampblack.server.logs import configure_logs
from lampblack.server.names import is_ours
from tests.server.host import PATIENT, Host, Person, usual

EVIL = "/%1b]0;owned%07%1b[2J%c2%9b31m/x%0aforged=1"


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("kind", [io.StringIO, Terminal])
def test_a_path_does_nothing_to_the_operators_terminal(tmp_path: Path, kind: type[io.StringIO]) -> None:
    before = logging.getLogger().handlers[:], structlog.get_config()
    shown = kind()
    try:
        configure_logs(shown)
        with Host(usual(tmp_path / "data")) as host:
            httpx.get(f"{host.url}{EVIL}", timeout=PATIENT)
            httpx.get(f"{host.url}/api{EVIL}", timeout=PATIENT)
    finally:
        logging.getLogger().handlers[:] = before[0]
        structlog.configure(**before[1])
    lines = [line for line in shown.getvalue().splitlines() if "owned" in line and "httpx" not in line]
    assert len(lines) == 2
    assert all(line.isprintable() for line in lines)
    assert not any(line.startswith("forged") for line in shown.getvalue().splitlines())
    assert all("\\x1b" in line for line in lines)


@pytest.mark.parametrize(
    "name",
    [
        "127.0.0.1:8000",
        "[::1]:8000",
        "[fe80::1]",
        "192.168.1.5",
        "localhost:8000",
        "attic:8000",
        "Attic.local",
        "",
    ],
)
def test_names_of_the_local_network_are_ours(name: str) -> None:
    assert is_ours(name)


@pytest.mark.parametrize(
    "name", ["evil.example", "evil.example:8000", "local.evil.example", "127.0.0.1.evil.example"]
)
def test_a_name_that_somebody_may_own_is_not_believed(name: str, ada: Person) -> None:
    assert not is_ours(name)
    for path in ("/", "/api/games"):
        answer = ada.get(path, headers={"Host": name, "Origin": f"http://{name}"})
        assert (answer.status_code, answer.json()["field"]) == (403, "Host")
    made = ada.post("/api/tables", {}, headers={"Host": name, "Origin": f"http://{name}"})
    assert (made.status_code, made.json()["field"]) == (403, "Host")


def test_a_host_with_a_public_url_is_called_as_its_proxy_likes(tmp_path: Path) -> None:
    with Host(usual(tmp_path / "data", public_url="http://tables.example")) as host:
        answer = httpx.get(f"{host.url}/", headers={"Host": "evil.example"}, timeout=PATIENT)
        assert answer.status_code in (200, 503)  # 503 where no page is built
        assert "evil.example" not in answer.text


def test_files_are_limited_too(tmp_path: Path) -> None:
    with (
        Host(usual(tmp_path / "data", requests_per_second=1)) as host,
        httpx.Client(timeout=PATIENT) as client,
    ):
        statuses = [client.get(f"{host.url}/favicon.svg").status_code for _ in range(150)]
        assert 429 in statuses
        assert statuses.index(429) >= 100  # a page has many files


def test_a_replay_is_made_once_for_all(ada: Person, bob: Person, host: Host) -> None:
    made = ada.create([{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}])
    path = f"/api/tables/{made['table']}"
    assert ada.post(f"{path}/leave?seat=0", {"id": "1", "resign": True}).status_code == 200
    kept = host.app.state.house.kept
    made_before = len(kept._bodies)
    answers = [person.get(f"{path}/replay") for person in (ada, bob, bob)]
    assert {answer.headers["content-encoding"] for answer in answers} == {"gzip"}
    assert len({answer.text for answer in answers}) == 1
    assert len(kept._bodies) == made_before + 1
    plain = bob.get(f"{path}/replay", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == answers[0].text
    seq = json.loads(plain.text)["frames"][0]["seq"]
    ada.post(f"{path}/comment?seat=0", {"id": "2", "at": seq, "text": "here it was"})
    assert "here it was" in bob.get(f"{path}/replay").text
