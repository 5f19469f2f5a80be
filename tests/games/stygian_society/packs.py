"""Content packs with a few records changed, to test what the standard one has no card for."""

import tomllib
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from lampblack.games.stygian_society.content.build import build
from lampblack.games.stygian_society.content.checks.verify import verify
from lampblack.games.stygian_society.content.load import TABLES, records_from
from lampblack.games.stygian_society.model.content import Content
from lampblack.games.stygian_society.text.reading import state_from_text
from tests.games.stygian_society.table import Table, set_up, text_of

HOME = resources.files("lampblack.games.stygian_society") / "content"


def raw() -> dict[str, Any]:
    """Every record of the standard pack as plain tables, by the name of its table."""
    return deepcopy(read())


@cache
def read() -> dict[str, Any]:
    tables: dict[str, Any] = {}
    for name in TABLES:
        tables |= tomllib.loads((HOME / name).read_text())
    for name in ("board", "tower"):
        tables[name] = tomllib.loads((HOME / f"{name}.toml").read_text())
    return tables


def record(tables: dict[str, Any], id: str) -> dict[str, Any]:
    for rows in tables.values():
        for row in rows if isinstance(rows, list) else []:
            if row["id"] == id:
                found: dict[str, Any] = row
                return found
    raise KeyError(id)


def content_from(tables: dict[str, Any]) -> Content:
    rows = {name: value for name, value in tables.items() if isinstance(value, list)}
    records = records_from(rows, tables["board"], tables["tower"])
    verify(records)
    return build(records, "standard")


def changed(record_id: str, /, **fields: Any) -> Callable[[dict[str, Any]], None]:
    """A change of one record; None takes a field away."""

    def change(tables: dict[str, Any]) -> None:
        row = record(tables, record_id)
        for name, value in fields.items():
            if value is None:
                row.pop(name, None)
            else:
                row[name] = value

    return change


def pack(*changes: Callable[[dict[str, Any]], None]) -> Content:
    tables = raw()
    for change in changes:
        change(tables)
    return content_from(tables)


def pack_table(content: Content, sheet: str, falls: tuple[str, ...] = (), **fields: object) -> Table:
    """Like ``table``, with another pack."""
    return set_up(state_from_text(text_of(sheet, **fields), {"standard": content}), falls)


def write_pack(directory: Path, name: str) -> Path:
    """A copy of the standard pack under another name, as files."""
    for file in HOME.iterdir():
        if file.name.endswith(".toml"):
            (directory / file.name).write_text(file.read_text())
    (directory / "pack.toml").write_text(f'name = "{name}"\ngame = "stygian-society"\n')
    return directory
