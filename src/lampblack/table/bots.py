"""Bots think in processes of their own, so that a long thought never stops the table."""

import asyncio
import logging
import multiprocessing
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from lampblack.kernel.seat import Seat
from lampblack.table import worker

TRIES: Final = 3
log = logging.getLogger("bots")


class BotPool:
    """A few worker processes, started when the first bot has to think."""

    def __init__(self, workers: int = 2) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, slug: str, position: str, seat: Seat, bot: str) -> list[str]:
        """What the bot says and does; when it fails again and again, any legal action, so that the game goes on."""
        for _ in range(TRIES):
            pool = self._running()
            try:
                return await self._ask(pool, slug, position, seat, bot)
            except BrokenProcessPool:
                log.warning("the process of %s at %s died", bot, slug)
                self._retire(pool)
            except Exception:
                log.exception("%s at %s failed", bot, slug)
        return worker.choose(slug, position, seat, "random", secrets.randbits(64))

    async def _ask(
        self, pool: ProcessPoolExecutor, slug: str, position: str, seat: Seat, bot: str
    ) -> list[str]:
        future = pool.submit(worker.choose, slug, position, seat, bot, secrets.randbits(64))
        return await asyncio.wrap_future(future)

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers, multiprocessing.get_context("spawn"), initializer=worker.prepare
            )
        return self._pool

    def _retire(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
            pool.shutdown(wait=False, cancel_futures=True)

    async def close(self) -> None:
        if self._pool is not None:
            pool, self._pool = self._pool, None
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)
