"""The log of every table. SQLite by default, PostgreSQL by its address; another database is another ``Store``."""

from lampblack.store.log import Around, LogEntry, Stock, Store, StoreFailed
from lampblack.store.open import open_store

__all__ = ["Around", "LogEntry", "Stock", "Store", "StoreFailed", "open_store"]
