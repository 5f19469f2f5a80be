"""Tables under load: who may move is known, and moves are made at once or when they are due."""

import asyncio
import time
from collections import deque
from typing import Protocol


class Mover(Protocol):
    """A client whose turn it is."""

    def move(self) -> None:
        """Make any legal move; ``Crowd.moved`` is told when it is acknowledged."""


class Table:
    def __init__(self, crowd: "Crowd") -> None:
        self.crowd = crowd
        self.mover: Mover | None = None
        self._due: deque[float] = deque()
        self._since = 0.0

    def ready(self, mover: Mover) -> None:
        """It is this client's turn now."""
        self.mover = mover
        if self.crowd.is_hasty:
            self.go(time.perf_counter())
        elif self._due:
            self.go(self._due.popleft())

    def owe(self, at: float) -> None:
        """A move is due at this time, whether or not the table is ready for it."""
        if self.mover is None:
            self._due.append(at)
        else:
            self.go(at)

    def go(self, since: float) -> None:
        mover, self.mover, self._since = self.mover, None, since
        assert mover is not None
        mover.move()

    def moved(self) -> None:
        self.crowd.moved(time.perf_counter() - self._since)

    def forget(self) -> None:
        self._due.clear()


class Crowd:
    """All the tables of one server, and what was measured at them."""

    def __init__(self) -> None:
        self.tables: list[Table] = []
        self.is_hasty = False
        self.moves = 0
        self.waits: list[float] = []
        self.sizes: list[int] = []

    def moved(self, seconds: float) -> None:
        self.moves += 1
        self.waits.append(seconds)

    def clear(self) -> None:
        self.moves = 0
        self.waits, self.sizes = [], []

    async def rush(self, seconds: float) -> None:
        """As fast as every table can, for so long."""
        self.is_hasty = True
        for table in self.tables:
            if table.mover is not None:
                table.go(time.perf_counter())
        await asyncio.sleep(seconds)
        self.is_hasty = False
        await asyncio.sleep(0.3)  # what is under way arrives

    async def pace(self, rate: float, seconds: float) -> None:
        """An open loop: so many moves a second fall due, table after table, however slow the answers are."""
        start = time.perf_counter()
        count = int(rate * seconds)
        for number in range(count):
            due = start + number / rate
            pause = due - time.perf_counter()
            if pause > 0:
                await asyncio.sleep(pause)
            self.tables[number % len(self.tables)].owe(due)
        deadline = time.perf_counter() + 5.0
        while self.moves < count and time.perf_counter() < deadline:
            await asyncio.sleep(0.05)
        for table in self.tables:
            table.forget()


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")
