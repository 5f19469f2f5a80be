"""The log of every table. SQLite by default; another database is another ``Store``."""

from lampblack.store.log import LogEntry, Store, StoreFailed
from lampblack.store.open import open_store

__all__ = ["LogEntry", "Store", "StoreFailed", "open_store"]
