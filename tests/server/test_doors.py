"""Who comes in: tokens, cookies, origins, and what every answer carries."""

from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from lampblack.kernel.answers import Malformed
from lampblack.server.settings import Settings
from tests.server.host import Host, Json, Person, usual


def all_invites(seats: list[Json]) -> list[str]:
    return [seat["invite"] for seat in seats if seat["invite"] is not None]


def test_cookies_are_for_one_table_and_out_of_reach_of_scripts(ada: Person) -> None:
    response = ada.post(
        "/api/tables",
        {"game": "keys-to-the-castle", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}]},
    )
    table = response.json()["table"]
    (cookie,) = response.headers.get_list("set-cookie")
    parts = {part.strip().lower() for part in cookie.split(";")[1:]}
    assert cookie.startswith("seat-0=")
    assert {"httponly", "samesite=strict", f"path=/api/tables/{table.lower()}"} <= parts
    assert "secure" not in parts
    assert response.json()["tokens"] == []


def test_behind_https_cookies_travel_only_there(tmp_path: Path) -> None:
    with Host(usual(tmp_path, public_url="https://tables.example")) as host:
        response = httpx.post(
            f"{host.url}/api/tables",
            json={"game": "keys-to-the-castle", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}]},
            headers={"Origin": "https://tables.example"},
        )
        cookie = response.headers["set-cookie"]
        assert cookie.startswith("__Secure-seat-0=")
        assert "; Secure" in cookie
        assert response.headers["strict-transport-security"]


def test_a_stranger_has_no_seat_and_another_tables_token_is_none_here(ada: Person, bob: Person) -> None:
    table = ada.create()["table"]
    other = bob.create(want_tokens=True)
    token = other["tokens"][0]
    for headers in (
        {"Authorization": f"Bearer {token}"},
        {"Authorization": "Bearer"},
        {"Authorization": "Bearer guess"},
        {"Authorization": f"Bearer {ada.create(want_tokens=True)['seats']}"[:80]},
    ):
        response = bob.post(
            f"/api/tables/{table}/decide", {"id": "d", "seq": 1, "action": {"type": "STAY"}}, headers=headers
        )
        assert (response.status_code, response.json()["code"]) == (403, "not-your-seat")
        assert bob.get(f"/api/tables/{table}/stream", headers=headers).json()["code"] == "not-your-seat"
    cookies = {"Cookie": f"seat-0={token}"}
    assert (
        bob.post(f"/api/tables/{table}/chat", {"id": "s", "text": "hi"}, headers=cookies).status_code == 403
    )
    assert bob.post(f"/api/tables/{table}/seats/0/invite", headers=cookies).status_code == 403
    assert ada.post(f"/api/tables/{table}/seats/9/invite").status_code == 403
    assert bob.post(f"/api/tables/{table}/seats/1/invite").status_code == 403


def test_invitations_are_shown_to_who_made_the_table_and_to_who_sits_at_it(ada: Person, bob: Person) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
    made = ada.create(seats)
    path = f"/api/tables/{made['table']}"
    assert len(set(all_invites(made["seats"]))) == 2
    assert all_invites(ada.get(path).json()["seats"]) == all_invites(made["seats"])
    assert all_invites(bob.get(path).json()["seats"]) == []
    with bob.sit(made["table"]) as looker:
        looker.hear_of(0)
        assert all_invites(looker.now["seats"]) == []
        assert all_invites(looker.hear("presence")["seats"]) == []
    bob.join(made["table"], made["seats"][1]["invite"], "Bob")
    assert all_invites(bob.get(path).json()["seats"]) == all_invites(made["seats"])[1:]


def test_the_maker_of_a_table_for_others_gets_their_invitations_once(ada: Person) -> None:
    made = ada.create([{"kind": "open"}, {"kind": "open"}])
    assert len(all_invites(made["seats"])) == 2
    assert all_invites(ada.get(f"/api/tables/{made['table']}").json()["seats"]) == []


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1", "https://127.0.0.1:1"])
def test_pages_of_other_sites_are_kept_out(ada: Person, origin: str) -> None:
    table = ada.create()["table"]
    for path in ("/api/tables", f"/api/tables/{table}/join", f"/api/tables/{table}/seats/0/invite"):
        response = ada.post(path, headers={"Origin": origin})
        assert (response.status_code, response.json()["field"]) == (403, "Origin")
    with pytest.raises(InvalidStatus) as refused:
        connect(
            f"{ada.url.replace('http', 'ws')}/api/tables/{table}/ws?seat=0",
            origin=origin,  # type: ignore[arg-type]
            additional_headers={"Cookie": ada.cookie_header(table)},
        )
    assert refused.value.response.status_code == 403


def test_behind_a_public_url_only_its_own_page_comes_in(tmp_path: Path) -> None:
    with Host(usual(tmp_path, public_url="https://tables.example:443/")) as host:
        for origin, status in (
            ("https://tables.example", 400),
            (host.url, 403),
            ("https://evil.example", 403),
        ):
            assert (
                httpx.post(f"{host.url}/api/tables", json={}, headers={"Origin": origin}).status_code
                == status
            )


def test_programs_need_no_origin(host: Host) -> None:
    response = httpx.post(f"{host.url}/api/tables", json={})
    assert response.json()["code"] == "malformed"


def test_every_answer_carries_careful_headers(ada: Person) -> None:
    table = ada.create()["table"]
    for path in ("/", "/t/abc", "/api/games", f"/api/tables/{table}", "/api/nothing", "/healthz", "/metrics"):
        headers = ada.get(path).headers
        policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
        assert policy["default-src"] == policy["frame-ancestors"] == policy["base-uri"] == "'none'"
        assert policy["script-src"] == "'self'"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "camera=()" in headers["permissions-policy"]
        assert "server" not in headers
        assert ("no-store" in headers.get("cache-control", "")) == path.startswith("/api/")


@pytest.mark.parametrize(
    ("given", "field"),
    [
        ({"public_url": "tables.example"}, "public-url"),
        ({"public_url": "ftp://tables.example"}, "public-url"),
        ({"public_url": "https://tables.example/path"}, "public-url"),
        ({"public_url": "https://tables.example:port"}, "public-url"),
        ({"max_message": 0}, "max-message"),
        ({"tables_per_hour": 0}, "tables-per-hour"),
    ],
)
def test_settings_that_cannot_be(given: dict[str, Any], field: str) -> None:
    with pytest.raises(Malformed) as caught:
        Settings(**given)
    assert caught.value.field == field
