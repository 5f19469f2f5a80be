"""A server for each test file's tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.host import Host, Person, usual


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    data: Path = tmp_path_factory.mktemp("data")
    with Host(usual(data)) as running:
        yield running


@pytest.fixture
def ada(host: Host) -> Person:
    return host.person()


@pytest.fixture
def bob(host: Host) -> Person:
    return host.person()
