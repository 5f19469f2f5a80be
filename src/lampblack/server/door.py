"""The front door: how many connections an address may have, and how long one may say nothing.

uvicorn waits for ever for a request's head. Here a connection that has not sent a whole one in time is closed, be
it silent or slow, and an address that holds as many as it may gets no more. A trusted proxy is not counted: what
comes through it is counted by the address it names (``limits.Connections``).
"""

import asyncio
import ipaddress
from collections import Counter
from typing import Any, Final

import h11
import structlog
from uvicorn.protocols.http.h11_impl import H11Protocol

from lampblack.server.limits import Buckets, address_of
from lampblack.server.settings import Settings

HEAD_SECONDS: Final = 10.0
"""From connecting, or from the last answer, to the next whole head of a request."""
MOST_FILES: Final = 65_536

log = structlog.get_logger("door")


class Doorkeeper:
    """Counts, for all connections of one server."""

    def __init__(self, settings: Settings, head_seconds: float = HEAD_SECONDS) -> None:
        self.head_seconds = head_seconds
        self._most = settings.connections_per_address
        self._proxies = trusted(settings.trusted_proxies)
        self._inside: Counter[str] = Counter()
        self._lines = Buckets(1 / 60, 1)  # a flood is worth a line a minute

    def lets_in(self, client: tuple[str, int] | None) -> bool:
        address = address_of(client)
        if self._inside[address] >= self._most and not self._is_trusted(client):
            if self._lines.take(address):
                log.warning("too many connections from one address", address=address, most=self._most)
            return False
        self._inside[address] += 1
        return True

    def lets_out(self, client: tuple[str, int] | None) -> None:
        address = address_of(client)
        self._inside[address] -= 1
        if self._inside[address] <= 0:
            del self._inside[address]

    def _is_trusted(self, client: tuple[str, int] | None) -> bool:
        if client is None or self._proxies is None:
            return True
        try:
            return any(ipaddress.ip_address(client[0]) in network for network in self._proxies)
        except ValueError:
            return False


Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def trusted(proxies: str | None) -> list[Network] | None:
    """The networks that ``--trusted-proxies`` names; None for all there are."""
    if proxies is None:
        return []
    if proxies == "*":
        return None
    found: list[Network] = []
    for each in proxies.split(","):
        try:
            found.append(ipaddress.ip_network(each.strip(), strict=False))
        except ValueError:
            continue  # uvicorn also takes names of sockets
    return found


class Door(H11Protocol):
    """One connection."""

    def __init__(self, keeper: Doorkeeper, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._keeper = keeper
        self._is_in = False
        self._waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._is_in = self._keeper.lets_in(self.client)
        if self._is_in:
            self._wait()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.cycle is not None and not self.cycle.response_complete:
            self._stop_waiting()  # somebody is at work for it

    def on_response_complete(self) -> None:
        self._wait()
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._leave()  # from now on it is counted as a socket
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """What came is no HTTP; whoever has begun to answer is told that nobody listens any more."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()

    def _wait(self) -> None:
        self._stop_waiting()
        self._waiting = self.loop.call_later(self._keeper.head_seconds, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _leave(self) -> None:
        self._stop_waiting()
        if self._is_in:
            self._is_in = False
            self._keeper.lets_out(self.client)


def raise_file_limit() -> None:
    """As many open files as the system lets this process have: each connection is one."""
    try:
        import resource
    except ImportError:
        return  # not on Windows
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
