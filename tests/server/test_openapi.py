"""The API does what its description says: schemathesis tries it, with every check it has."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case, GenerationMode

from lampblack.server.endpoints import described
from tests.server.host import Host, Json, Person, usual

READER = ("Expected ", "Object missing", "Object contains unknown", "Invalid ", "This is not JSON")
"""How a message begins when what came is no message at all."""
ENDLESS = "/api/tables/{table}/stream"
"""Its answer has no end; tests/server/test_programs.py reads it."""


class Somebody:
    """Who asks: the people of three tables, whose ids and tokens stand in half of the requests."""

    def __init__(self, host: Host) -> None:
        person = Person(host.url)
        me, bot = {"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}
        seatings = ([me, {"kind": "open"}], [me, me | {"name": "Bo"}], [me, bot])
        self.tables = [person.create(seats, want_tokens=True) for seats in seatings]
        self.finish(host, self.tables[2])
        self.dice = random.Random(1)
        self.url = host.url

    def finish(self, host: Host, made: Json) -> None:
        token = {"Authorization": f"Bearer {made['tokens'][0]}"}
        answered = Person(host.url).post(
            f"/api/tables/{made['table']}/leave", {"id": "1", "resign": True}, headers=token
        )
        assert answered.status_code == 200, answered.text

    def ask(self, case: Case) -> None:
        """Half of the requests come to a table that is there, from somebody who sits there."""
        if "table" in case.path_parameters and self.dice.random() < 0.5:
            made = self.dice.choice(self.tables)
            case.path_parameters["table"] = made["table"]
            token = self.dice.choice([each for each in made["tokens"] if each])
            case.headers["Authorization"] = f"Bearer {token}"


@pytest.fixture(scope="module")
def somebody(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Somebody]:
    with Host(usual(tmp_path_factory.mktemp("data"), codes_per_hour=1_000_000, max_message=2**20)) as host:
        yield Somebody(host)


# A schema cannot say which entries, seats and options there are; what is not there is answered by 400, too. Hence
# the check below, which tells the two apart.
config = schemathesis.Config.from_dict(
    {
        "checks": {
            "positive_data_acceptance": {
                "expected-statuses": ["2xx", "400", "403", "404", "409", "422", "429"]
            }
        }
    }
)
schema = schemathesis.openapi.from_dict(msgspec.json.decode(described()), config=config)
tried = schema.exclude(path=ENDLESS)


@schemathesis.check
def the_reader_takes_what_the_description_allows(ctx: Any, response: Any, case: Case) -> None:
    """What fits the description may be refused for what it asks, never for how it is written."""
    is_fit = case.meta is not None and case.meta.generation.mode == GenerationMode.POSITIVE
    if is_fit and response.status_code == 400:
        error = response.json()
        assert error["field"], error
        assert not error["message"].startswith(READER), f"{case.body!r}: {error}"


def try_out(case: Case, somebody: Somebody) -> None:
    somebody.ask(case)
    case.call_and_validate(base_url=somebody.url)


@tried.parametrize()
@settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck))
def test_the_api_is_as_described(case: Case, somebody: Somebody) -> None:
    try_out(case, somebody)


@pytest.mark.soak
@tried.parametrize()
@settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
def test_the_api_is_as_described_long(case: Case, somebody: Somebody) -> None:
    try_out(case, somebody)
