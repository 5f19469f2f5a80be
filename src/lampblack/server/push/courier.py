"""Carries one letter to a push service, and never to an address inside: a browser names it, and could name any.

The name is looked up once, every address it has is checked, and the connection goes to an address that was checked.
Redirects are not followed.
"""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Callable
from typing import Final, Literal
from urllib.parse import SplitResult, urlsplit

from lampblack.table.denied import Denied

SECONDS: Final = 10.0
LONGEST_ENDPOINT: Final = 1000
MOST_ANSWER: Final = 4096
TRANSLATED: Final = [
    ipaddress.ip_network(each) for each in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")
]
"""IPv6 networks in which IPv4 addresses hide."""

Delivered = Literal["sent", "gone", "failed"]
IsOutside = Callable[[str], bool]


def is_outside(address: str) -> bool:
    """Whether this is an address of the internet, and of nobody's own network."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return is_outside(str(found.ipv4_mapped))
        if any(found in network for network in TRANSLATED):
            return False
    return found.is_global and not found.is_multicast and not found.is_reserved


class Courier:
    """``is_outside`` and ``is_plain`` are for tests, whose push service is on this machine and speaks no TLS."""

    def __init__(self, is_outside: IsOutside = is_outside, is_plain: bool = False) -> None:
        self._is_outside = is_outside
        self._scheme = "http" if is_plain else "https"
        self._port: int | None = None if is_plain else 443
        self._tls = None if is_plain else ssl.create_default_context()

    def check(self, endpoint: str) -> SplitResult:
        """The parts of a push service's address; ``Denied`` for what can be none."""
        try:
            parts = urlsplit(endpoint)
            port = parts.port
        except ValueError:
            raise Denied("malformed", "this is no address of a push service", "endpoint") from None
        is_clean = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
        is_long = len(endpoint) > LONGEST_ENDPOINT
        is_odd = parts.username is not None or (self._port is not None and port not in (None, self._port))
        if parts.scheme != self._scheme or not parts.hostname or not is_clean or is_long or is_odd:
            raise Denied("malformed", "this is no address of a push service", "endpoint")
        return parts

    async def deliver(self, endpoint: str, headers: dict[str, str], body: bytes) -> Delivered:
        """Post it; ``gone`` when the browser is no longer there. ``OSError`` when there is no way out."""
        parts = self.check(endpoint)
        host, port = parts.hostname or "", parts.port or self._port or 80
        async with asyncio.timeout(SECONDS):
            address = await self._look_up(host, port)
            if address is None:
                return "failed"
            reader, writer = await asyncio.open_connection(
                address, port, ssl=self._tls, server_hostname=host if self._tls else None
            )
            try:
                writer.write(request_for(parts, headers, body))
                await writer.drain()
                line = await reader.readline()
            finally:
                writer.close()
        return answered(line[:MOST_ANSWER])

    async def _look_up(self, host: str, port: int) -> str | None:
        """An address of this name; None when any of them is inside."""
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(each[4][0]) for each in found]
        if not addresses or not all(self._is_outside(address) for address in addresses):
            return None
        return addresses[0]


def request_for(parts: SplitResult, headers: dict[str, str], body: bytes) -> bytes:
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    lines = [f"POST {path} HTTP/1.1", f"Host: {parts.netloc}", "Connection: close"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    lines += [f"Content-Length: {len(body)}", "", ""]
    return "\r\n".join(lines).encode() + body


def answered(line: bytes) -> Delivered:
    words = line.split()
    status = int(words[1]) if len(words) > 1 and words[1].isdigit() else 0
    if status in (404, 410):
        return "gone"
    return "sent" if 200 <= status < 300 else "failed"
