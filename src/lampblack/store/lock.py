"""Who may use a SQLite folder: one server alone, or several that hear each other."""

import sqlite3
from pathlib import Path

from lampblack.kernel.answers import Malformed

TAKEN = "{file} is in use by another server. Stop that one first; or give both the same --bus, and they work together"


class Hold:
    """A lock on the file beside a log that ends with the process, however it ends.

    It is SQLite's own lock on an empty database: it works wherever SQLite does.
    """

    def __init__(self, log: Path, is_shared: bool) -> None:
        file = log.with_suffix(".lock")
        try:
            file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            file.touch(mode=0o600)
            self._lock = sqlite3.connect(file, timeout=0, isolation_level=None, check_same_thread=False)
            self._lock.execute("BEGIN" if is_shared else "BEGIN EXCLUSIVE")
            self._lock.execute("SELECT count(*) FROM sqlite_master").fetchall()
        except sqlite3.OperationalError as error:
            self._lock.close()
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise Malformed("store", f"{file} cannot be locked: {error}") from None
            raise Malformed("store", TAKEN.format(file=log)) from None
        except OSError as error:
            raise Malformed("store", f"{file} cannot be opened: {error}") from None

    def release(self) -> None:
        self._lock.close()
