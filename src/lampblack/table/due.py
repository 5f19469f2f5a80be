"""Tables that are not in memory, and when each has to be looked at again: its clock runs out then."""

import asyncio
import contextlib
import heapq
import logging
from collections.abc import Awaitable, Callable

from lampblack.table.supply import Supply

log = logging.getLogger("clock")


class Due:
    """One sleep for all of them, until the next is due. Nothing is kept on disk: the logs say when it is."""

    def __init__(self, supply: Supply, visit: Callable[[str], Awaitable[None]]) -> None:
        self._supply = supply
        self._visit = visit
        self._times: dict[str, float] = {}
        self._queue: list[tuple[float, str]] = []  # with times that no longer hold, which are passed over
        self._task: asyncio.Task[None] | None = None
        self._is_asleep = False

    def remember(self, id: str, at: float) -> None:
        self._times[id] = at
        heapq.heappush(self._queue, (at, id))
        if self._queue[0] == (at, id):
            self._wake()

    def forget(self, id: str) -> None:
        """The table is in memory again, or needs nobody."""
        self._times.pop(id, None)

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    def _wake(self) -> None:
        if self._task is not None and not self._task.done():
            if not self._is_asleep:
                return  # it looks again by itself
            self._task.cancel()
        self._task = asyncio.create_task(self._watch())

    async def _watch(self) -> None:
        self._is_asleep = False
        while self._queue:
            at, id = self._queue[0]
            if self._times.get(id) != at:
                heapq.heappop(self._queue)
                continue
            left = at - self._supply.clock()
            if left > 0:
                self._is_asleep = True
                await self._supply.sleep(left)
                self._is_asleep = False
                continue
            heapq.heappop(self._queue)
            del self._times[id]
            try:
                await self._visit(id)
            except Exception:
                # The others go on; who opens this one wakes its clock.
                log.exception("the clock of %s cannot be looked at", id)
