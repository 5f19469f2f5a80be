"""Several servers with one store and one bus."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from tests.proxy import Proxy
from tests.server.host import Host, Person, usual
from tests.services import OWNER, Postgres, Redis


@contextmanager
def fleet(data: Path, count: int, **more: Any) -> Iterator[list[Host]]:
    """Servers in threads of this process; ``store`` and ``bus`` say what they share."""
    with ExitStack() as stack:
        yield [stack.enter_context(Host(usual(data / str(number), **more))) for number in range(count)]


def go(person: Person, host: Host) -> Person:
    """The same browser, led to another server by a load balancer."""
    person.url = host.url
    person.http.base_url = host.url
    person.http.headers["Origin"] = host.url
    return person


def through(proxy: Proxy, url: str) -> str:
    """The same database, by way of the proxy."""
    name = url.partition("@/")[2].partition("?")[0]
    return f"postgresql://{OWNER}@127.0.0.1:{proxy.port}/{name}"


@contextmanager
def together(
    postgres: Postgres, redis: Redis | None, data: Path, count: int = 2, **more: Any
) -> Iterator[list[Host]]:
    bus = None if redis is None else redis.url
    with fleet(data, count, store=postgres.database(), bus=bus, **more) as hosts:
        yield hosts
