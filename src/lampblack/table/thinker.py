"""One process in which bots think, one thought at a time."""

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import Executor
from multiprocessing.connection import Connection
from typing import Final

from lampblack.table import worker
from lampblack.table.worker import Job, Thought

START_SECONDS: Final = 60.0
"""A new process has the rules to load before it can think."""


class Died(Exception):
    """The process is gone."""


class Failed(Exception):
    """The bot made a mistake; what it was."""


class Thinker:
    def __init__(self, waiting: Executor) -> None:
        spawn = multiprocessing.get_context("spawn")
        self._pipe, theirs = spawn.Pipe()
        self._process = spawn.Process(target=worker.serve, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        self._waiting = waiting
        """Threads that wait for answers; the loop must not."""
        self._is_ready = False

    @property
    def pid(self) -> int | None:
        return self._process.pid

    async def think(self, job: Job, seconds: float) -> Thought:
        """What the bot says and does, or its advice. ``TimeoutError`` when it takes longer than this; then the process is of no more use."""
        if not self._is_ready:
            await self._next(START_SECONDS)
            self._is_ready = True
        try:
            self._pipe.send(job)
        except OSError:
            raise Died from None
        thought, mistake = await self._next(seconds)
        if mistake:
            raise Failed(mistake)
        return thought

    async def _next(self, seconds: float) -> tuple[Thought, str]:
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(seconds):
            return await loop.run_in_executor(self._waiting, receive, self._pipe)

    def kill(self) -> Callable[[], None]:
        """End it at once; call what comes back, off the loop, to be sure it is gone."""
        self._process.kill()
        return self._process.join


def receive(pipe: "Connection[Job, tuple[Thought, str]]") -> tuple[Thought, str]:
    try:
        return pipe.recv()
    except (EOFError, OSError):
        raise Died from None
