"""What whoever runs a server can set. docs/self-hosting.md explains each."""

from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from lampblack.kernel.answers import Malformed

USUAL_PORTS = {"http": 80, "https": 443}


class Settings(msgspec.Struct, frozen=True):
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str | None = None
    trusted_proxies: str | None = None
    data: Path = Path("data")
    bot_pause: float = 0.8
    bot_workers: int = 2
    max_message: int = 8192
    messages_per_second: float = 10
    requests_per_second: float = 20
    chat_per_minute: float = 30
    tables_per_hour: float = 60
    connections_per_address: int = 60
    tables_in_memory: int = 1000

    def __post_init__(self) -> None:
        if self.public_url is not None:
            origin_of(self.public_url)
        for name in ("max_message", "bot_workers", "tables_in_memory", "connections_per_address"):
            if getattr(self, name) < 1:
                raise Malformed(name.replace("_", "-"), "must be at least 1")
        for name in ("messages_per_second", "requests_per_second", "chat_per_minute", "tables_per_hour"):
            if getattr(self, name) <= 0:
                raise Malformed(name.replace("_", "-"), "must be more than 0")

    def is_https(self) -> bool:
        return self.public_url is not None and urlsplit(self.public_url).scheme == "https"

    def store_url(self) -> str:
        return str(self.data / "lampblack.db")


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
