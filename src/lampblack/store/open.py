"""Which store a URL names."""

from pathlib import Path
from urllib.parse import urlsplit

from lampblack.kernel.answers import Malformed
from lampblack.store.log import Store


def open_store(url: str) -> Store:
    """``sqlite:///relative/file.db`` or ``sqlite:////absolute/file.db``; a bare path is a file too."""
    scheme, colon, rest = url.partition("://")
    if not colon:
        return open_sqlite(Path(url))
    if scheme == "sqlite":
        if not rest.startswith("/") or len(rest) < 2:
            raise Malformed("store", f"{url!r} names no file; write sqlite:///lampblack.db")
        return open_sqlite(Path(rest[1:]))
    # A URL may hold a password, so only its scheme is repeated.
    raise Malformed("store", f"{urlsplit(url).scheme!r} is no store we have; it can be sqlite:///FILE")


def open_sqlite(file: Path) -> Store:
    from lampblack.store.sqlite import SqliteStore

    return SqliteStore(file)
