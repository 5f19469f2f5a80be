"""A table's log beside itself, under another id, with something in it that this version cannot follow."""

import contextlib
import sqlite3
from pathlib import Path
from typing import Any

import msgspec


def broken_twin(data: Path, table: str, seq: int, **fields: Any) -> str:
    """Copy a log in a server's folder, with these fields of an entry changed; the copy's id."""
    twin = f"{table[::-1]}x"
    with contextlib.closing(sqlite3.connect(data / "lampblack.db", timeout=10)) as file:
        rows = file.execute("SELECT seq, kind, body, at FROM entry WHERE table_id = ?", (table,)).fetchall()
        for number, kind, body, at in rows:
            if number == seq:
                body = msgspec.json.encode(msgspec.json.decode(body) | fields)
            file.execute("INSERT INTO entry VALUES (?, ?, ?, ?, ?)", (twin, number, kind, body, at))
        file.commit()
    return twin


def log_of(data: Path, table: str) -> list[Any]:
    with contextlib.closing(sqlite3.connect(data / "lampblack.db", timeout=10)) as file:
        return file.execute("SELECT * FROM entry WHERE table_id = ? ORDER BY seq", (table,)).fetchall()
