"""Which store a URL names."""

from pathlib import Path
from urllib.parse import urlsplit

from lampblack.kernel.answers import Malformed
from lampblack.store.log import Stock


def open_store(url: str) -> Stock:
    """``sqlite:///relative/file.db`` or ``sqlite:////absolute/file.db``; a bare path is a file too;
    ``postgresql://user@host/database`` is a PostgreSQL server's."""
    file = file_of(url)
    if file is None:
        return open_postgres(url)
    from lampblack.store.sqlite import SqliteStore

    return SqliteStore(file)


def file_of(url: str) -> Path | None:
    """The SQLite file that a URL names; None for a server's database, ``Malformed`` for anything else."""
    scheme, colon, rest = url.partition("://")
    if not colon:
        return Path(url)
    if scheme == "sqlite":
        if not rest.startswith("/") or len(rest) < 2:
            raise Malformed("store", f"{url!r} names no file; write sqlite:///lampblack.db")
        return Path(rest[1:])
    if scheme in ("postgresql", "postgres"):
        return None
    # A URL may hold a password, so only its scheme is repeated.
    known = "sqlite:///FILE or postgresql://USER@HOST/DATABASE"
    raise Malformed("store", f"{urlsplit(url).scheme!r} is no store we have; it can be {known}")


def open_postgres(url: str) -> Stock:
    try:
        from lampblack.store.postgres import PostgresStore
    except ImportError:
        raise Malformed(
            "store", "PostgreSQL needs the package asyncpg: pip install 'lampblack[fleet]'"
        ) from None
    return PostgresStore(url)
