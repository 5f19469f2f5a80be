"""Three people ask everything of every address: who has the seat, who has another, and who has none.

Whatever they ask, and in whatever order: nobody sees a secret that is not theirs, and nobody does anything in
another's name.
"""

from collections.abc import Iterator
from typing import Any, Final

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lampblack.server.endpoint import LINES, Endpoint
from lampblack.server.endpoints import ENDPOINTS
from lampblack.server.openapi import PARAMETER
from tests.server.grammar import DEFINITIONS, fitting
from tests.server.host import KEYS, PATIENT, Host, Json, usual

RELAXED = settings(deadline=None, suppress_health_check=list(HealthCheck))
ASKED: Final = [each for each in ENDPOINTS if each.gives != LINES]
STRANGERS_MAY: Final = {"/tables", "/ring", "/ring/unlock"}
"""Where somebody without a seat may change something: what then is theirs."""


class Evening:
    """Ada has a seat, Bo has another, the third is free; and Eve knows the link."""

    def __init__(self, host: Host) -> None:
        self.http = httpx.Client(base_url=host.url, timeout=PATIENT)
        ada, bo = host.person(), host.person()
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
        made = ada.create(seats, options={"players": "3"}, want_tokens=True)
        self.table = made["table"]
        self.invites = [seat["invite"] for seat in made["seats"]]
        bos = bo.join(self.table, self.invites[1], "Bo", want_token=True)["token"]
        self.tokens = {"ada": made["tokens"][0], "bo": bos}
        self.seats = {"ada": 0, "bo": 1}
        self.heard = -1
        self.news()

    def ask(self, actor: str, endpoint: Endpoint, path: str, body: Any) -> httpx.Response:
        token = self.tokens.get(actor)
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        given = {"json": body} if endpoint.takes is not None else {}
        self.http.cookies.clear()
        return self.http.request(endpoint.method, f"/api{path}", headers=headers, **given)

    def news(self) -> list[Json]:
        """What Ada, who hears of everything, has not heard yet."""
        headers = {"Authorization": f"Bearer {self.tokens['ada']}"}
        url = f"/api/tables/{self.table}/stream?since={self.heard}"
        with self.http.stream("GET", url, headers=headers) as answer:
            for line in answer.iter_lines():
                message = msgspec.json.decode(line)
                if message["type"] == "update":
                    self.heard = message["now"]["seq"]
                    self.invites = [seat["invite"] for seat in message["now"]["seats"]]
                    entries: list[Json] = message["entries"]
                    return entries
        raise AssertionError("no update came")


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    with Host(usual(tmp_path_factory.mktemp("data"), codes_per_hour=1_000_000, max_message=2**20)) as host:
        yield Evening(host)


def bodies(endpoint: Endpoint) -> st.SearchStrategy[Any]:
    if endpoint.takes is None:
        return st.none()
    return fitting(DEFINITIONS[endpoint.takes.__name__])


def filled(evening: Evening, endpoint: Endpoint, number: int) -> str:
    """The address, at Ada's table."""
    values = {"table": evening.table, "slug": KEYS, "figure": "0"}
    return PARAMETER.sub(lambda found: values.get(found.group(1), str(number)), endpoint.path)


def secrets_from(evening: Evening, actor: str) -> list[str]:
    """What this actor must never be sent: others' tokens, and without a seat the invitation of the free one."""
    tokens = [token for name, token in evening.tokens.items() if name != actor]
    invites = [] if actor in evening.seats else [each for each in evening.invites if each]
    return tokens + invites


def try_out(evening: Evening, actor: str, endpoint: Endpoint, body: Any, number: int) -> None:
    if endpoint.path.endswith(("/leave", "/clear")) and actor != "eve":
        return  # theirs to do, and the evening would be over
    secrets = secrets_from(evening, actor)
    answer = evening.ask(actor, endpoint, filled(evening, endpoint, number), body)
    assert answer.status_code < 500, answer.text
    for secret in secrets:
        assert secret not in answer.text, (actor, endpoint.path)
    new = evening.news()
    if actor == "eve":
        assert new == [], (endpoint.path, answer.text)
        if endpoint.method == "POST" and endpoint.path not in STRANGERS_MAY:
            assert answer.status_code >= 400, endpoint.path
    for entry in new:
        said = entry["chat"]
        assert said is None or said["seat"] == evening.seats[actor]


MANY = {
    "argnames": "n",
    "argvalues": range(len(ASKED)),
    "ids": [f"{each.method} {each.path}" for each in ASKED],
}


@pytest.mark.parametrize(**MANY)
@given(data=st.data(), number=st.integers(0, 3))
@settings(RELAXED, max_examples=2)
def test_nobody_sees_or_does_what_is_not_theirs(
    evening: Evening, n: int, data: st.DataObject, number: int
) -> None:
    for actor in ("ada", "bo", "eve"):
        try_out(evening, actor, ASKED[n], data.draw(bodies(ASKED[n])), number)


@pytest.mark.soak
@given(data=st.data(), actor=st.sampled_from(["ada", "bo", "eve"]), number=st.integers(0, 3))
@settings(RELAXED, max_examples=5_000)
def test_nor_in_any_order(evening: Evening, data: st.DataObject, actor: str, number: int) -> None:
    n = data.draw(st.integers(0, len(ASKED) - 1))
    try_out(evening, actor, ASKED[n], data.draw(bodies(ASKED[n])), number)
