"""What a bus is: a way to call to the other servers. What is true stands in the store."""

from collections.abc import Callable
from typing import Protocol

from lampblack.kernel.answers import Malformed

Hear = Callable[[str, bytes], None]
"""Takes a channel and what was said there."""


class Bus(Protocol):
    """Law: everything said may be lost, and nothing goes wrong by it; it only comes later, by reading the store."""

    @property
    def is_lonely(self) -> bool:
        """Whether nobody will ever hear."""
        ...

    def say(self, channel: str, message: bytes, about: str = "") -> None:
        """Call to all who follow a channel. Of what is said about the same thing the last is enough."""
        ...

    def follow(self, channel: str) -> None: ...

    def unfollow(self, channel: str) -> None: ...

    def is_up(self) -> bool:
        """Whether we hear what others say now."""
        ...

    async def claim(self, key: str, seconds: float) -> bool:
        """Whether we are to do what one server need do; yes where nobody can be asked."""
        ...

    def start(self, hear: Hear, ready: Callable[[str], None]) -> None:
        """Begin; ``ready`` is told of each channel from the moment on at which it is followed."""
        ...

    async def close(self) -> None: ...


class LonelyBus:
    """No other server hears us: there is none, or each finds out from the store."""

    is_lonely = True

    def say(self, channel: str, message: bytes, about: str = "") -> None:
        pass

    def follow(self, channel: str) -> None:
        pass

    def unfollow(self, channel: str) -> None:
        pass

    def is_up(self) -> bool:
        return False

    async def claim(self, key: str, seconds: float) -> bool:
        return True

    def start(self, hear: Hear, ready: Callable[[str], None]) -> None:
        pass

    async def close(self) -> None:
        pass


def open_bus(url: str | None) -> Bus:
    """``redis://host``, ``rediss://user:password@host:port/number`` or ``unix:///path``; None for no bus."""
    if url is None:
        return LonelyBus()
    scheme = url.partition("://")[0]
    if scheme not in ("redis", "rediss", "unix"):
        # A URL may hold a password, so only its scheme is repeated.
        raise Malformed("bus", f"{scheme!r} is no bus we have; it can be redis://HOST")
    try:
        from lampblack.server.fleet.redis_bus import RedisBus
    except ImportError:
        raise Malformed("bus", "Redis needs the package redis: pip install 'lampblack[fleet]'") from None
    try:
        return RedisBus(url)
    except ValueError:
        raise Malformed(
            "bus", "this is no address of a Redis server; it can be redis://HOST:6379/0"
        ) from None
