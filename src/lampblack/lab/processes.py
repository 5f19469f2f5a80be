"""The engine of one machine: a pool of processes on all cores."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from multiprocessing import resource_tracker
from typing import TypeVar

from lampblack.kernel.answers import Malformed
from lampblack.lab.play import Result
from lampblack.lab.work import Batch, Cutter, Work, play_batch

Part = TypeVar("Part")

KILLED = "a process was killed from outside; is there enough memory?"
PATIENCE = 2.0
"""How long an interrupted simulation waits for the batches under way."""


def all_cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Processes:
    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.before = set(multiprocessing.active_children())
        # Spawned, not forked: the progress bar has a thread, and threads do not survive a fork.
        self.pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"))

    def play(self, work: Sequence[Work]) -> Iterator[Batch]:
        cutter = Cutter(work)
        running: dict[Future[tuple[list[Result], float]], int] = {}
        is_all_out = False
        try:
            while running or not is_all_out:
                with deaf_children():
                    while not is_all_out and len(running) < 2 * self.workers:
                        cut = cutter.cut()
                        if cut is None:
                            is_all_out = True
                        else:
                            running[self.pool.submit(play_batch, cut[1])] = cut[0]
                finished, _ = wait(running, return_when=FIRST_COMPLETED)
                for batch in finished:
                    index = running.pop(batch)
                    results, seconds = batch.result()
                    cutter.took(index, len(results), seconds)
                    yield index, results
        except KeyboardInterrupt:
            self.pool.shutdown(wait=False, cancel_futures=True)
            finished, _ = wait(running, timeout=PATIENCE)
            for batch in finished:
                if not batch.cancelled():
                    yield running[batch], batch.result()[0]
            raise
        except BrokenProcessPool:
            raise Malformed("workers", KILLED) from None

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
        for child in set(multiprocessing.active_children()) - self.before:
            child.terminate()


def each_of(write: Callable[[Part], int], parts: Sequence[Part], workers: int) -> Iterator[int]:
    """What came of each part, in their order: done here, or by so many processes."""
    if workers == 1:
        yield from map(write, parts)
        return
    with closing(Processes(workers)) as processes:
        with deaf_children():
            running = [processes.pool.submit(write, part) for part in parts]
        try:
            for written in running:
                yield written.result()
        except BrokenProcessPool:
            raise Malformed("workers", KILLED) from None


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
