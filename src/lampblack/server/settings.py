"""What whoever runs a server can set. docs/self-hosting.md explains each."""

from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from lampblack.kernel.answers import Malformed

USUAL_PORTS = {"http": 80, "https": 443}
RANGES: dict[str, tuple[float, float]] = {
    "port": (0, 65_535),
    "bot_pause": (0, 60),
    "bot_workers": (1, 256),
    "bot_seconds": (0.1, 600),
    "max_message": (1, 2**24),
    "messages_per_second": (0.001, 1_000_000),
    "requests_per_second": (0.001, 1_000_000),
    "chat_per_minute": (0.001, 1_000_000),
    "tables_per_hour": (0.001, 1_000_000),
    "codes_per_hour": (0.001, 1_000_000),
    "connections_per_address": (1, 1_000_000),
    "tables_in_memory": (1, 1_000_000),
}


class Settings(msgspec.Struct, frozen=True):
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str | None = None
    trusted_proxies: str | None = None
    data: Path = Path("data")
    store: str | None = None
    bus: str | None = None
    words: Path | None = None
    push: bool = True
    bot_pause: float = 0.8
    bot_workers: int = 2
    bot_seconds: float = 5
    max_message: int = 8192
    messages_per_second: float = 10
    requests_per_second: float = 20
    chat_per_minute: float = 30
    tables_per_hour: float = 60
    codes_per_hour: float = 20
    connections_per_address: int = 60
    tables_in_memory: int = 1000

    def __post_init__(self) -> None:
        if self.public_url is not None:
            origin_of(self.public_url)
        for name, (low, high) in RANGES.items():
            if not low <= getattr(self, name) <= high:  # this way round, nan is refused too
                raise Malformed(name.replace("_", "-"), f"must be from {low:,} to {high:,}")

    def is_https(self) -> bool:
        return self.public_url is not None and urlsplit(self.public_url).scheme == "https"

    def store_url(self) -> str:
        return str(self.data / "lampblack.db") if self.store is None else self.store


def origin_of(url: str) -> str:
    """``https://table.example``, as browsers write an origin; ``Malformed`` for anything longer."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise Malformed("public-url", f"{url!r} is not an address") from None
    if parts.scheme not in USUAL_PORTS or not host or parts.path.strip("/") or parts.query or parts.fragment:
        raise Malformed("public-url", f"{url!r} is not of the form https://host or http://host:port")
    shown = f"[{host}]" if ":" in host else host
    return f"{parts.scheme}://{shown}" + ("" if port in (None, USUAL_PORTS[parts.scheme]) else f":{port}")
