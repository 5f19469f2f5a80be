"""The wire has a version: a program that speaks another is told, and a page learns which page is served."""

from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from lampblack.server.built import build
from lampblack.server.messages import WIRE_VERSION
from tests.server.host import Host, Person

OTHER = str(WIRE_VERSION + 1)


def test_who_speaks_another_version_is_told(ada: Person, host: Host) -> None:
    table = ada.create()["table"]
    for path, headers in (
        (f"/api/tables/{table}", {"x-lampblack-wire": OTHER}),
        (f"/api/tables/{table}?wire={OTHER}", {}),
        ("/api/games?wire=two", {}),
    ):
        answer = httpx.get(host.url + path, headers=headers)
        assert (answer.status_code, answer.json()["code"], answer.json()["field"]) == (
            400,
            "outdated",
            "wire",
        )
        assert f"speaks version {WIRE_VERSION} of the wire" in answer.json()["message"]
    with pytest.raises(InvalidStatus) as refused:
        connect(f"{host.url.replace('http', 'ws')}/api/tables/{table}/ws?wire={OTHER}")
    assert refused.value.response.status_code == 400


def test_who_speaks_this_version_or_does_not_say_comes_in(ada: Person, host: Host) -> None:
    table = ada.create()["table"]
    for query in ("", f"?wire={WIRE_VERSION}"):
        assert httpx.get(f"{host.url}/api/tables/{table}{query}").status_code == 200
    with ada.sit(table, 0) as socket:
        welcome = socket.hear("welcome")
        assert welcome["version"] == WIRE_VERSION
        assert welcome["build"] == build()
        assert socket.hear("update")["game"] == welcome["game"]


def test_a_build_is_named_by_the_pages_first_script(tmp_path: Path) -> None:
    assert build(tmp_path) == ""
    page = tmp_path / "built"
    page.mkdir()
    (page / "index.html").write_text(
        '<head><script type="module" crossorigin src="/assets/index-DkB3_x.js"></script></head>'
    )
    assert build(page) == "index-DkB3_x.js"
