"""How much one connection or one address may ask: token buckets and a count."""

import ipaddress
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from lampblack.table.denied import Denied

Clock = Callable[[], float]
MOST_KEYS: Final = 10_000


class Bucket:
    """Holds up to ``burst`` tokens and gains ``rate`` a second; each thing done takes one."""

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._level = burst
        self._filled_at = clock()

    def take(self) -> bool:
        self._fill()
        if self._level < 1:
            return False
        self._level -= 1
        return True

    def is_full(self) -> bool:
        self._fill()
        return self._level >= self._burst

    def _fill(self) -> None:
        now = self._clock()
        self._level = min(self._burst, self._level + (now - self._filled_at) * self._rate)
        self._filled_at = now


class Buckets:
    """A bucket for each key; the full ones, which are as good as new, are forgotten."""

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self._rate = rate
        self._burst = max(1.0, burst)
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        if key not in self._buckets:
            if len(self._buckets) >= MOST_KEYS:
                self._buckets = {k: bucket for k, bucket in self._buckets.items() if not bucket.is_full()}
            self._buckets[key] = Bucket(self._rate, self._burst, self._clock)
        return self._buckets[key].take()


class Connections:
    """How many lasting connections each address has."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def total(self) -> int:
        return self._open.total()

    @contextmanager
    def one(self, address: str) -> Iterator[None]:
        if self._open[address] >= self._most:
            raise Denied("busy", f"an address has at most {self._most} connections")
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]


def address_of(client: tuple[str, int] | None) -> str:
    """Whom the limits count: an IPv4 address, or the /64 network of an IPv6 one."""
    if client is None:
        return "local"
    try:
        address = ipaddress.ip_address(client[0].partition("%")[0])
    except ValueError:
        return client[0]
    if address.version == 4:
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))
