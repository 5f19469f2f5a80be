"""A store of each kind, opened anew as often as a test likes."""

from collections.abc import Callable
from pathlib import Path

import pytest

from lampblack.store import LogEntry, Stock, open_store
from tests.services import Postgres

OpenStore = Callable[[], Stock]


def entry(seq: int, body: bytes = b"{}", kind: str = "chat") -> LogEntry:
    return LogEntry(seq, kind, body, 12.5)


@pytest.fixture
def database(postgres: Postgres) -> str:
    return postgres.database()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty store's."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/log.db"
    found: str = request.getfixturevalue("database")
    return found


@pytest.fixture
def opened(url: str) -> OpenStore:
    return lambda: open_store(url)
