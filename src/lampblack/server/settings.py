"""What whoever runs a server can set. docs/self-hosting.md explains each."""

from pathlib import Path
from urllib.parse import urlsplit

import msgspec


class Settings(msgspec.Struct, frozen=True):
    data: Path = Path("data")
    public_url: str | None = None
    trusted_proxies: str | None = None
    bot_pause: float = 0.8
    bot_workers: int = 2
    max_message: int = 8192
    messages_per_second: float = 10
    requests_per_second: float = 20
    tables_per_hour: float = 60
    connections_per_address: int = 50
    tables_in_memory: int = 1000

    def is_https(self) -> bool:
        return self.public_url is not None and urlsplit(self.public_url).scheme == "https"

    def store_url(self) -> str:
        return str(self.data / "lampblack.db")
