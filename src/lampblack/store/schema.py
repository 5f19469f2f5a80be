"""How the database looked, version by version. It only goes forward; a step that was released is never changed.

Both databases have the same versions, so that a number means the same everywhere. Version 1 is what SQLite files had
from the beginning; PostgreSQL came with version 2, and still goes through version 1.
"""

from typing import Final

import msgspec


class Step(msgspec.Struct, frozen=True):
    version: int
    sqlite: str
    postgresql: str


STEPS: Final = (
    # The log. ``IF NOT EXISTS``: a crash could once leave the table behind without its version.
    Step(
        1,
        """
        CREATE TABLE IF NOT EXISTS entry (
            table_id TEXT NOT NULL,
            seq INTEGER NOT NULL,
            kind TEXT NOT NULL,
            body BLOB NOT NULL,
            at REAL NOT NULL,
            PRIMARY KEY (table_id, seq)
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE entry (
            table_id text COLLATE "C" NOT NULL,
            seq integer NOT NULL,
            kind text NOT NULL,
            body bytea NOT NULL,
            at double precision NOT NULL,
            PRIMARY KEY (table_id, seq)
        )
        """,
    ),
    # Logs by when they began, for ``lampblack tables``. Only first entries are in it: a move costs nothing more.
    Step(
        2,
        "CREATE INDEX entry_made ON entry (at, table_id) WHERE seq = 0",
        "CREATE INDEX entry_made ON entry (at, table_id) WHERE seq = 0",
    ),
    # What long logs lead to, so that they need not be read from the beginning. A cache: it can be emptied at any time.
    Step(
        3,
        """
        CREATE TABLE snapshot (
            table_id TEXT NOT NULL,
            seq INTEGER NOT NULL,
            body BLOB NOT NULL,
            PRIMARY KEY (table_id, seq)
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE snapshot (
            table_id text COLLATE "C" NOT NULL,
            seq integer NOT NULL,
            body bytea NOT NULL,
            PRIMARY KEY (table_id, seq)
        )
        """,
    ),
)
NEWEST: Final = STEPS[-1].version


def steps_from(version: int) -> list[Step]:
    """What is still to be done to a database of this version."""
    return [step for step in STEPS if step.version > version]
