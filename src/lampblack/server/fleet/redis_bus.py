"""A bus on Redis or Valkey: publish and subscribe, and locks that lapse. Nothing is kept there."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable
from typing import Final

from redis.asyncio import Redis, from_url
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from lampblack.server.fleet.bus import Hear

PREFIX: Final = "lampblack:"
SECONDS: Final = 2.0
"""How long Redis may take for anything."""
ECHO_SECONDS: Final = 1.0
"""How often we call to ourselves, to know that we hear."""
DEAF_SECONDS: Final = 3.5
PAUSE: Final = 0.25
LOST: Final = (RedisError, OSError)
log = logging.getLogger("bus")


class RedisBus:
    is_lonely = False

    def __init__(self, url: str) -> None:
        self._redis: Redis = from_url(
            url, retry=Retry(NoBackoff(), 0), socket_connect_timeout=SECONDS, socket_timeout=SECONDS
        )
        self._echo = PREFIX + "echo:" + secrets.token_hex(8)
        self._followed: set[str] = set()
        self._unsent: dict[tuple[str, str], bytes] = {}
        self._number = 0
        self._ears: PubSub | None = None
        self._heard_at = 0.0
        self._has_work = asyncio.Event()
        self._claimed: dict[str, float] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._is_closed = False

    def start(self, hear: Hear, ready: Callable[[str], None]) -> None:
        self._tasks = [
            asyncio.create_task(self._listen_on(hear, ready)),
            asyncio.create_task(self._send_on()),
            asyncio.create_task(self._echo_on()),
        ]

    def is_up(self) -> bool:
        return self._ears is not None and self._now() - self._heard_at < DEAF_SECONDS

    def say(self, channel: str, message: bytes, about: str = "") -> None:
        if not about:
            self._number += 1
        self._unsent[PREFIX + channel, about or f"#{self._number}"] = message
        self._has_work.set()

    def follow(self, channel: str) -> None:
        self._followed.add(PREFIX + channel)
        self._has_work.set()

    def unfollow(self, channel: str) -> None:
        self._followed.discard(PREFIX + channel)
        self._has_work.set()

    async def claim(self, key: str, seconds: float) -> bool:
        now = self._now()
        if self._claimed.get(key, 0.0) > now:
            return True
        if not self.is_up():
            return True
        try:
            if not await self._redis.set(PREFIX + "claim:" + key, b"1", nx=True, px=int(seconds * 1000)):
                return False
        except LOST:
            return True
        self._claimed = {key: until for key, until in self._claimed.items() if until > now}
        self._claimed[key] = now + seconds
        return True

    async def close(self) -> None:
        with contextlib.suppress(*LOST, TimeoutError):
            async with asyncio.timeout(1.0):
                await self._send()
        self._is_closed = True  # the client sometimes swallows that a task is cancelled
        for task in self._tasks:
            task.cancel()
        self._has_work.set()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=SECONDS)
        with contextlib.suppress(*LOST):
            await self._redis.aclose()

    def _now(self) -> float:
        return time.monotonic()

    # --- speaking ------------------------------------------------------------------------------

    async def _send_on(self) -> None:
        while not self._is_closed:
            await self._has_work.wait()
            self._has_work.clear()
            try:
                await self._send()
                await self._heed()
            except LOST:
                await asyncio.sleep(PAUSE)

    async def _send(self) -> None:
        """All that is to be said, in one go. What cannot be said now is not said later: it would be old."""
        unsent, self._unsent = self._unsent, {}
        if unsent:
            pipe = self._redis.pipeline(transaction=False)
            for (channel, _), message in unsent.items():
                pipe.publish(channel, message)
            await pipe.execute()

    async def _echo_on(self) -> None:
        while not self._is_closed:
            self._unsent[self._echo, "echo"] = b""
            self._has_work.set()
            await asyncio.sleep(ECHO_SECONDS)

    # --- hearing -------------------------------------------------------------------------------

    async def _heed(self) -> None:
        """Follow what we want to follow, and no more."""
        ears = self._ears
        if ears is None:
            return
        followed = {name.decode() if isinstance(name, bytes) else name for name in ears.channels}
        wanted = self._followed | {self._echo}
        if new := wanted - followed:
            await ears.subscribe(*new)
        if old := followed - wanted:
            await ears.unsubscribe(*old)

    async def _listen_on(self, hear: Hear, ready: Callable[[str], None]) -> None:
        is_told = False
        while not self._is_closed:
            ears = self._redis.pubsub()
            try:
                await ears.subscribe(self._echo, *self._followed)
                self._ears, self._heard_at = ears, self._now()
                self._has_work.set()
                if is_told:
                    log.warning("the bus is back")
                is_told = False
                await self._listen(ears, hear, ready)
            except LOST as error:
                if not is_told:
                    log.warning("the bus is away (%s): the log is read instead", type(error).__name__)
                is_told = True
            finally:
                self._ears = None
                with contextlib.suppress(*LOST):
                    await ears.aclose()  # type: ignore[no-untyped-call]
            await asyncio.sleep(PAUSE)

    async def _listen(self, ears: PubSub, hear: Hear, ready: Callable[[str], None]) -> None:
        while self._now() - self._heard_at < DEAF_SECONDS:
            message = await ears.get_message(timeout=ECHO_SECONDS)
            if self._is_closed:
                return
            if message is None:
                continue
            channel = message["channel"].decode()
            if channel == self._echo:
                self._heard_at = self._now()
            elif message["type"] == "message":
                self._hand_on(hear, channel.removeprefix(PREFIX), message["data"])
            elif message["type"] == "subscribe":
                ready(channel.removeprefix(PREFIX))
        raise ConnectionError("nothing was heard any more")

    def _hand_on(self, hear: Hear, channel: str, data: bytes) -> None:
        try:
            hear(channel, data)
        except Exception:
            log.exception("what was said on the bus could not be understood")
