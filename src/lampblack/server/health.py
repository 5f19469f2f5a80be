"""Whether the server lives, and whether it can do its work: two questions, for two who ask.

Who starts servers asks whether it lives (``/healthz``), and starts another when not. Who sends people to servers
asks whether it is ready (``/readyz``): whether what people do would be written down.
"""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from lampblack.server.meters import Meters
from lampblack.store import LogEntry, Store, StoreFailed

if TYPE_CHECKING:
    from lampblack.server.house import House

PROBE: Final = "host:ready"
"""The log that is written to for no other reason than to see whether it can be."""
PATIENCE: Final = 5.0
GOOD_FOR: Final = 2.0
"""Seconds for which an answer is given again, so that asking costs little."""
LAG_SECONDS: Final = 0.5


class Readiness:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._problem = ""
        self._asked_at = float("-inf")
        self._lock = asyncio.Lock()

    async def problem(self) -> str:
        """Why nothing can be written now; empty when all is well."""
        async with self._lock:
            if time.monotonic() > self._asked_at + GOOD_FOR:
                self._problem = await self._try()
                self._asked_at = time.monotonic()
            return self._problem

    async def _try(self) -> str:
        try:
            async with asyncio.timeout(PATIENCE):
                now = time.time()
                await self._store.append(PROBE, LogEntry(0, "ready", b"", now))
                await self._store.rewrite(PROBE, 0, str(now).encode())
                await self._store.read(PROBE)
        except (StoreFailed, TimeoutError):
            return "the store does not answer"
        return ""


async def health(request: Request) -> Response:
    return PlainTextResponse("ok\n")


async def ready(request: Request) -> Response:
    house: House = request.app.state.house
    problem = "the server is restarting" if house.is_closing else await house.readiness.problem()
    return PlainTextResponse(f"{problem or 'ok'}\n", 503 if problem else 200)


@contextlib.asynccontextmanager
async def watched_loop(meters: Meters) -> AsyncIterator[None]:
    """Meanwhile, how late the event loop comes to what is due is measured."""

    async def watch() -> None:
        while True:
            due = time.perf_counter() + LAG_SECONDS
            await asyncio.sleep(LAG_SECONDS)
            meters.loop_lag_seconds.observe(max(0.0, time.perf_counter() - due))

    watching = asyncio.create_task(watch())
    try:
        yield
    finally:
        watching.cancel()
