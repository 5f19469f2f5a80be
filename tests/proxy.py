"""A bad network: a proxy on loopback that delays, cuts and swallows what goes through it."""

import asyncio
import contextlib
import random
import threading
from pathlib import Path
from typing import Self

PATIENT = 30.0
Address = Path | int
"""A Unix socket, or a port on loopback."""


class Proxy:
    """Runs in a thread of its own; every attribute may be changed while it does."""

    def __init__(self, target: Address) -> None:
        self.target = target
        self.delay = 0.0
        """Seconds that each piece waits, at most."""
        self.is_deaf = False
        """Whether answers are swallowed."""
        self.is_shut = False
        """Whether nobody is let in."""
        self.carried = 0
        self._pairs: set[asyncio.StreamWriter] = set()
        self._dice = random.Random(1)

    def __enter__(self) -> Self:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._server = self._await(asyncio.start_server(self._meet, "127.0.0.1", 0))
        self.port: int = self._server.sockets[0].getsockname()[1]
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._server.close)
        self.cut()
        self._await(self._end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENT)
        self._loop.close()

    def cut(self) -> None:
        """End every connection there is, in the middle of whatever it says."""
        self._await(self._cut())

    def _await(self, coroutine):  # type: ignore[no-untyped-def]
        return asyncio.run_coroutine_threadsafe(coroutine, self._loop).result(PATIENT)

    async def _cut(self) -> None:
        for writer in list(self._pairs):
            writer.transport.abort()

    async def _end(self) -> None:
        tasks = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.is_shut:
            writer.transport.abort()
            return
        try:
            if isinstance(self.target, Path):
                there, thither = await asyncio.open_unix_connection(str(self.target))
            else:
                there, thither = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.transport.abort()
            return
        self._pairs |= {writer, thither}
        try:
            await asyncio.gather(self._carry(reader, thither, False), self._carry(there, writer, True))
        finally:
            self._pairs -= {writer, thither}
            for end in (writer, thither):
                end.transport.abort()

    async def _carry(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, is_answer: bool
    ) -> None:
        with contextlib.suppress(OSError):
            while piece := await reader.read(65536):
                if self.delay:
                    await asyncio.sleep(self._dice.uniform(0, self.delay))
                if is_answer and self.is_deaf:
                    continue
                self.carried += len(piece)
                writer.write(piece)
                await writer.drain()
        writer.transport.abort()
