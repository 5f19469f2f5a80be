"""Work for an engine: games of plans, by number. Seeds go out, results come back, no state travels."""

import time
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, Protocol

from lampblack.lab.plan import Plan
from lampblack.lab.play import Result, play_game

BATCH_SECONDS = 0.2
"""How long one batch should take: long enough to hide its cost, short enough for the progress bar."""

Report = Callable[[int], None]
"""Told how many more games are done."""


class Work(NamedTuple):
    """Games ``start`` to ``stop - 1`` of a plan."""

    plan: Plan
    start: int
    stop: int


Batch = tuple[int, list[Result]]
"""Some games that are done, and of which work, by its place in the list."""


class Engine(Protocol):
    """Plays games somewhere. Which games, and what comes of them, does not depend on where."""

    def play(self, work: Sequence[Work]) -> Iterator[Batch]:
        """Batches as they are done, in any order; after Ctrl-C what is still to be had, then ``KeyboardInterrupt``."""
        ...

    def close(self) -> None: ...


class Alone:
    """In this process, one game after the other."""

    def play(self, work: Sequence[Work]) -> Iterator[Batch]:
        for index, (plan, start, stop) in enumerate(work):
            for number in range(start, stop):
                yield index, [play_game(plan, number)]

    def close(self) -> None:
        pass


def play_batch(work: Work) -> tuple[list[Result], float]:
    """The games, and the seconds they took."""
    began = time.perf_counter()
    played = [play_game(work.plan, number) for number in range(work.start, work.stop)]
    return played, time.perf_counter() - began


class Cutter:
    """Cuts work into batches that take about ``BATCH_SECONDS``, by how long the first ones took."""

    def __init__(self, work: Sequence[Work]) -> None:
        self.work = work
        self.index = 0
        self.next = work[0].start if work else 0
        self.played = [0] * len(work)
        self.seconds = [0.0] * len(work)

    def cut(self) -> tuple[int, Work] | None:
        """The next batch; None when all is handed out."""
        while self.index < len(self.work) and self.next >= self.work[self.index].stop:
            self.index += 1
            if self.index < len(self.work):
                self.next = self.work[self.index].start
        if self.index == len(self.work):
            return None
        plan, _, stop = self.work[self.index]
        size = int(self.played[self.index] * BATCH_SECONDS / max(self.seconds[self.index], 1e-6))
        batch = Work(plan, self.next, min(self.next + max(1, size), stop))
        self.next = batch.stop
        return self.index, batch

    def took(self, index: int, games: int, seconds: float) -> None:
        self.played[index] += games
        self.seconds[index] += seconds
