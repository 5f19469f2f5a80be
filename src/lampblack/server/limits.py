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

    def charge(self, count: int) -> None:
        """What was taken elsewhere. Nobody owes more than a full bucket."""
        self._fill()
        self._level = max(-self._burst, self._level - count)

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
        self._spent: Counter[str] | None = None

    def take(self, key: str) -> bool:
        if not self._bucket(key).take():
            return False
        if self._spent is not None:
            self._spent[key] += 1
        return True

    def share(self) -> None:
        """From now on keep count of what is taken, for other servers to know."""
        self._spent = Counter()

    def spent(self) -> dict[str, int]:
        """What was taken here since this was last asked."""
        if not self._spent:
            return {}
        spent, self._spent = self._spent, Counter()
        return dict(spent)

    def charge(self, spent: dict[str, int]) -> None:
        """What was taken at another server counts here, too."""
        for key, count in spent.items():
            self._bucket(key).charge(count)

    def _bucket(self, key: str) -> Bucket:
        if key not in self._buckets:
            if len(self._buckets) >= MOST_KEYS:
                self._buckets = {k: bucket for k, bucket in self._buckets.items() if not bucket.is_full()}
            self._buckets[key] = Bucket(self._rate, self._burst, self._clock)
        return self._buckets[key]


class Connections:
    """How many lasting connections each address has."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()
        self._elsewhere: dict[str, dict[str, int]] = {}
        self._changed: set[str] = set()  # for other servers; forgotten where nobody asks

    def total(self) -> int:
        return self._open.total()

    def note(self, server: str, counts: dict[str, int], is_all: bool) -> None:
        """What addresses have at another server."""
        if is_all:
            self._elsewhere.pop(server, None)
        self._elsewhere.setdefault(server, {}).update(counts)

    def counts(self, is_all: bool) -> dict[str, int]:
        """What they have here: all of them, or those of whom that has changed since this was last asked."""
        changed, self._changed = self._changed, set()
        return dict(self._open) if is_all else {address: self._open.get(address, 0) for address in changed}

    def _at(self, address: str) -> int:
        return self._open[address] + sum(each.get(address, 0) for each in self._elsewhere.values())

    @contextmanager
    def one(self, address: str) -> Iterator[None]:
        if self._at(address) >= self._most:
            raise Denied("busy", f"an address has at most {self._most} connections")
        self._open[address] += 1
        self._changed.add(address)
        try:
            yield
        finally:
            self._open[address] -= 1
            self._changed.add(address)
            if len(self._changed) > MOST_KEYS:
                self._changed.clear()
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
