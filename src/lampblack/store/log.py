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

    async def close(self) -> None:
        """Finish what is queued, then let go of the database."""
        ...


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

    async def remove(self, id: str, before: int) -> None:
        """Take the entries of a log that come before this ``seq`` away, durably."""
        ...
