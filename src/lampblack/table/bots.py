"""Bots think in processes of their own, each thought with a deadline, so that none stops a table for long."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from lampblack.kernel.seat import Seat
from lampblack.table import worker
from lampblack.table.denied import Denied
from lampblack.table.thinker import Died, Failed, Thinker
from lampblack.table.worker import Advice

TRIES: Final = 3
FALLBACK: Final = "random"
"""Who decides when a bot cannot; every game has it."""
log = logging.getLogger("bots")


class BotPool:
    """A few processes, started when they are first needed. Whoever asks first is served first: a table has one
    question at a time, so no table's bots can keep those of others waiting for more than a thought."""

    def __init__(
        self, workers: int = 2, seconds: float = 5.0, waited: Callable[[float], None] = lambda seconds: None
    ) -> None:
        self._seconds = seconds
        self._waited = waited
        self._turns = asyncio.Semaphore(workers)
        self._waiting = ThreadPoolExecutor(workers, "bots")
        self._idle: list[Thinker] = []
        self._busy: set[Thinker] = set()

    def pids(self) -> list[int]:
        return [thinker.pid for thinker in (*self._idle, *self._busy) if thinker.pid is not None]

    async def choose(self, slug: str, position: str, seat: Seat, bot: str) -> list[str]:
        """What the bot says and does; when it fails or takes too long, any legal action, so that the game goes on."""
        asked = bot
        for _ in range(TRIES):
            try:
                return await self._choose(slug, position, seat, asked)
            except Died:
                log.warning("the process of %s at %s died", asked, slug)
                continue  # by no fault of the bot's, perhaps
            except TimeoutError:
                log.warning("%s at %s thought for longer than %s seconds", asked, slug, self._seconds)
            except Failed as failed:
                log.error("%s at %s failed: %s", asked, slug, failed)
            asked = FALLBACK
        return worker.choose(slug, position, seat, FALLBACK, secrets.randbits(64))

    async def _choose(self, slug: str, position: str, seat: Seat, bot: str) -> list[str]:
        async with self._turn() as thinker:
            job = slug, position, seat, bot, secrets.randbits(64), False
            lines = await thinker.think(job, self._seconds)
        assert isinstance(lines, list)
        return lines

    async def advise(self, slug: str, position: str, seat: Seat, bot: str) -> Advice:
        """What the bot would do; ``Denied`` when it fails or takes too long. It waits in the same line."""
        job = slug, position, seat, bot, secrets.randbits(64), True
        try:
            async with self._turn() as thinker:
                advice = await thinker.think(job, self._seconds)
        except (Died, TimeoutError, Failed) as problem:
            log.warning("%s at %s gave no advice: %r", bot, slug, problem)
            raise Denied("busy", "the bot could not make up its mind; ask again, or decide") from None
        assert isinstance(advice, Advice)
        return advice

    @contextlib.asynccontextmanager
    async def _turn(self) -> AsyncIterator[Thinker]:
        """A process to oneself. Unless the bot has given an answer, good or bad, it is not used again."""
        started = time.perf_counter()
        async with self._turns:
            self._waited(time.perf_counter() - started)
            thinker = self._idle.pop() if self._idle else Thinker(self._waiting)
            self._busy.add(thinker)
            try:
                yield thinker
            except Failed:
                self._idle.append(thinker)
                raise
            except BaseException:
                thinker.kill()
                raise
            else:
                self._idle.append(thinker)
            finally:
                self._busy.discard(thinker)

    async def close(self) -> None:
        gone = [thinker.kill() for thinker in (*self._idle, *self._busy)]
        self._idle.clear()
        for join in gone:
            await asyncio.to_thread(join)
        self._waiting.shutdown(wait=False)
