"""What a store is: an append-only log per table, and nothing else."""

from collections.abc import Callable, Iterable
from typing import Final, Protocol

import msgspec

WINDOW_SECONDS: Final = 0.002
"""While several entries come at once, so long a commit waits for more of them."""


class LogEntry(msgspec.Struct, frozen=True, gc=False):
    """One line of a table's log. ``body`` is the table's own business."""

    seq: int
    kind: str
    body: bytes
    at: float
    """Seconds since 1970, by the writer's clock."""


class StoreFailed(Exception):
    """The disk or the database said no. Whether the entry is in the log, only a read can tell."""


class Store(Protocol):
    """Law: once ``append`` has answered True, the entry is there after any crash; of several
    appends with the same ``(table, seq)``, by however many processes, exactly one is True."""

    async def append(self, table: str, entry: LogEntry) -> bool:
        """Make the entry durable. False when this ``seq`` of the table is taken already."""
        ...

    async def read(self, table: str, after: int = -1) -> list[LogEntry]:
        """The table's entries with a ``seq`` greater than ``after``, in order."""
        ...

    async def rewrite(self, table: str, seq: int, body: bytes) -> None:
        """Put another body in the place of an entry's, durably; nothing is left of the old one.

        The log's only exception: what people wrote is theirs to take back.
        """
        ...

    async def snapshots(self, table: str) -> list[bytes]:
        """What was last worked out from the table's log, the oldest first. Not part of the truth: it may be lost."""
        ...

    async def put_snapshot(self, table: str, seq: int, body: bytes, oldest: int) -> None:
        """Keep what the log leads to at this ``seq``; what was kept of it before ``oldest`` goes."""
        ...

    async def drop_snapshots(self, table: str) -> None: ...

    async def unpack(self, table: str) -> None:
        """Put the entries of a packed log back, each in its place (``packing``)."""
        ...

    async def close(self) -> None:
        """Finish what is queued, then let go of the database."""
        ...


class Around:
    """A store that does something besides."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def append(self, table: str, entry: LogEntry) -> bool:
        return await self._store.append(table, entry)

    async def read(self, table: str, after: int = -1) -> list[LogEntry]:
        return await self._store.read(table, after)

    async def rewrite(self, table: str, seq: int, body: bytes) -> None:
        await self._store.rewrite(table, seq, body)

    async def snapshots(self, table: str) -> list[bytes]:
        return await self._store.snapshots(table)

    async def put_snapshot(self, table: str, seq: int, body: bytes, oldest: int) -> None:
        await self._store.put_snapshot(table, seq, body, oldest)

    async def drop_snapshots(self, table: str) -> None:
        await self._store.drop_snapshots(table)

    async def unpack(self, table: str) -> None:
        await self._store.unpack(table)

    async def close(self) -> None:
        await self._store.close()


Committed = Callable[[int, float], None]


def unheard(changes: int, seconds: float) -> None:
    """Nobody wants to know."""


class Stock(Store, Protocol):
    """A store as whoever runs the host sees it: all the logs there are, of tables and of everything else."""

    committed: Committed
    """Who hears of every batch: how many changes, and how long the database took."""

    async def heads(self, ids: Iterable[str]) -> dict[str, int]:
        """The last ``seq`` of each of these logs that has begun."""
        ...

    async def ids(self, after: str = "", most: int = 1000) -> list[str]:
        """The logs whose id comes after this one, in order of their bytes; at most so many."""
        ...

    async def made(self) -> list[tuple[str, float]]:
        """Every log with the time of its first entry, the oldest first."""
        ...

    async def pack(self, id: str, body: bytes, last: int) -> bool:
        """Put a packed log in the place of its entries, all at once; False when it does not end with ``last``."""
        ...

    async def remove(self, id: str, before: int) -> None:
        """Take the entries of a log that come before this ``seq`` away, durably."""
        ...
