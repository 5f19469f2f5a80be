"""Many games on all cores: seeds go out to processes, results come back, no state travels."""

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import resource_tracker

from lampblack.kernel.answers import Malformed
from lampblack.lab.plan import Plan
from lampblack.lab.play import Result, play_game

BATCH_SECONDS = 0.2
"""How long one batch should take: long enough to hide its cost, short enough for the progress bar."""
PATIENCE = 2.0
"""How long an interrupted simulation waits for the batches under way."""

Report = Callable[[int], None]
"""Told how many more games are done."""


def all_cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Interrupted(Exception):
    """Somebody pressed Ctrl-C; these games were done by then."""

    def __init__(self, results: list[Result]) -> None:
        super().__init__(f"interrupted after {len(results)} games")
        self.results = results


def simulate(plan: Plan, workers: int, done: Report = lambda _: None) -> list[Result]:
    """Play every game of the plan; the results in the order of the games, whatever ``workers`` is."""
    results: list[Result] = []
    runner = in_this_process(plan) if workers == 1 else in_processes(plan, workers)
    try:
        for batch in runner:
            results += batch
            done(len(batch))
    except KeyboardInterrupt:
        raise Interrupted(sorted(results)) from None
    return sorted(results)


def in_this_process(plan: Plan) -> Iterator[list[Result]]:
    for number in range(plan.games):
        yield [play_game(plan, number)]


def play_batch(plan: Plan, start: int, stop: int) -> tuple[list[Result], float]:
    """Games ``start`` to ``stop - 1``, and the seconds they took."""
    began = time.perf_counter()
    return [play_game(plan, number) for number in range(start, stop)], time.perf_counter() - began


Batch = Future[tuple[list[Result], float]]


def in_processes(plan: Plan, workers: int) -> Iterator[list[Result]]:
    """Batches as they are done. Batches grow or shrink to take about ``BATCH_SECONDS``."""
    before = set(multiprocessing.active_children())
    # Spawned, not forked: the progress bar has a thread, and threads do not survive a fork.
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"))
    running: set[Batch] = set()
    started, size, seconds, played = 0, 1, 0.0, 0
    try:
        while started < plan.games or running:
            with deaf_children():
                while started < plan.games and len(running) < 2 * workers:
                    stop = min(started + size, plan.games)
                    running.add(pool.submit(play_batch, plan, started, stop))
                    started = stop
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            for batch in finished:
                results, took = batch.result()
                seconds += took
                played += len(results)
                yield results
            size = max(1, int(played * BATCH_SECONDS / max(seconds, 1e-6)))
        pool.shutdown()
    except KeyboardInterrupt:
        pool.shutdown(wait=False, cancel_futures=True)
        finished, _ = wait(running, timeout=PATIENCE)
        for batch in finished:
            if not batch.cancelled():
                yield batch.result()[0]
        raise
    except BrokenProcessPool:
        raise Malformed("workers", "a process was killed from outside; is there enough memory?") from None
    finally:
        for child in set(multiprocessing.active_children()) - before:
            child.terminate()


@contextmanager
def deaf_children() -> Iterator[None]:
    """Processes started inside never hear Ctrl-C; what it means is decided here, right afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # it unblocks the signal when it starts, so let it start before
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
