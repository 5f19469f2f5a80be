"""A table's log beside itself, under another id: with something in it that this version cannot follow, or longer."""

import contextlib
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec


def broken_twin(data: Path, table: str, seq: int, **fields: Any) -> str:
    """Copy a log in a server's folder, with these fields of an entry changed; the copy's id."""
    return twin_of(data, table, {seq: fields})


def long_twin(data: Path, table: str, more: int) -> str:
    """Copy a log in which Ada then gets up and comes back over and over, and says so; the copy's id."""
    restless: list[tuple[str, dict[str, Any]]] = []
    for number in range(more // 3):
        restless += [
            ("left", {"seat": 0, "bot": "steady", "word": f"tea {number}"}),
            ("returned", {"seat": 0}),
            ("chat", {"seat": 0, "name": "Ada", "text": f"line {number}"}),
        ]
    return twin_of(data, table, {}, restless)


def twin_of(
    data: Path,
    table: str,
    changes: dict[int, dict[str, Any]],
    more: Sequence[tuple[str, dict[str, Any]]] = (),
) -> str:
    twin = f"{table[::-1]}x"
    with contextlib.closing(sqlite3.connect(data / "lampblack.db", timeout=10)) as file:
        rows = file.execute("SELECT seq, kind, body, at FROM entry WHERE table_id = ?", (table,)).fetchall()
        for number, kind, body, at in rows:
            if number in changes:
                body = msgspec.json.encode(msgspec.json.decode(body) | changes[number])
            file.execute("INSERT INTO entry VALUES (?, ?, ?, ?, ?)", (twin, number, kind, body, at))
        for number, (kind, fields) in enumerate(more, len(rows)):
            row = (twin, number, kind, msgspec.json.encode(fields), rows[-1][3])
            file.execute("INSERT INTO entry VALUES (?, ?, ?, ?, ?)", row)
        file.commit()
    return twin


def log_of(data: Path, table: str) -> list[Any]:
    with contextlib.closing(sqlite3.connect(data / "lampblack.db", timeout=10)) as file:
        return file.execute("SELECT * FROM entry WHERE table_id = ? ORDER BY seq", (table,)).fetchall()
