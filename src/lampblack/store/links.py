"""Connections to a PostgreSQL server: made when needed, kept while they are good."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import asyncpg

CONNECT_SECONDS: Final = 5.0
COMMAND_SECONDS: Final = 10.0
DURABLE: Final = (
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
)
LOST: Final = (
    OSError,  # TimeoutError is one
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # the server is shut down or starts up
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.TooManyConnectionsError,
    asyncpg.ReadOnlySQLTransactionError,  # this server has become another's copy
    asyncpg.DeadlockDetectedError,
)
"""What passes: another try, perhaps by another connection, may find the server well."""


async def connect(url: str) -> "asyncpg.Connection":
    """A connection on which a commit is answered when it is on the disk, whatever the server's default."""
    link = await asyncpg.connect(
        url,
        timeout=CONNECT_SECONDS,
        command_timeout=COMMAND_SECONDS,
        server_settings={"application_name": "lampblack"},
    )
    await link.execute(DURABLE)
    return link


class Links:
    """At most so many at once. One on which anything went wrong is not used again."""

    def __init__(self, url: str, most: int) -> None:
        self._url = url
        self._gate = asyncio.Semaphore(most)
        self._idle: list[asyncpg.Connection] = []

    @asynccontextmanager
    async def one(self) -> "AsyncIterator[asyncpg.Connection]":
        async with self._gate:
            link = self._idle.pop() if self._idle else await connect(self._url)
            try:
                yield link
            except BaseException as error:
                link.terminate()
                if isinstance(error, LOST):
                    self.drop()  # the others most likely are gone, too
                raise
            self._idle.append(link)

    def drop(self) -> None:
        while self._idle:
            self._idle.pop().terminate()
