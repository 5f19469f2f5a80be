"""A pack's TOML files become records, checked, and the engine's tables."""

from collections.abc import Mapping
from math import isfinite
from typing import Any, Final, TypeVar

import msgspec

from lampblack.games.stygian_society.content.build import build
from lampblack.games.stygian_society.content.checks.verify import verify
from lampblack.games.stygian_society.content.records.board import BoardRecord, TowerRecord
from lampblack.games.stygian_society.content.records.cards import (
    GenericRecord,
    HeroRecord,
    SkillRecord,
    TreasureRecord,
)
from lampblack.games.stygian_society.content.records.floors import (
    BossRecord,
    ChestRecord,
    EnemyRecord,
    FloorRecord,
    StatusRecord,
)
from lampblack.games.stygian_society.content.records.pack import Records
from lampblack.games.stygian_society.model.content import Content
from lampblack.kernel.answers import Malformed
from lampblack.kernel.packs import Files, name_of

TABLES: Final = {
    "heroes.toml": ("hero", "skill"),
    "generic.toml": ("generic",),
    "treasures.toml": ("treasure",),
    "enemies.toml": ("enemy",),
    "floors.toml": ("floor",),
    "bosses.toml": ("boss_sheet",),
    "statuses.toml": ("status",),
    "chests.toml": ("chest",),
}
FILES: Final = (*TABLES, "board.toml", "tower.toml")

T = TypeVar("T")


def load_content(files: Files) -> Content:
    """What the engine makes of a pack's files; ``Malformed`` names the record and the rule it breaks."""
    content = build(read_records(files), name_of(files.directory))
    content.digest = files.digest()
    return content


def read_records(files: Files) -> Records:
    tables: dict[str, list[Any]] = {}
    for name, kinds in TABLES.items():
        document = files.read(name)
        for table in document:
            if table not in kinds:
                raise Malformed(f"{name} {table}", "no such table [SS-CONT-03]")
        for kind in kinds:
            rows = document.get(kind, [])
            if not isinstance(rows, list):
                raise Malformed(f"{name} {kind}", f"write [[{kind}]] [SS-CONT-03]")
            tables[kind] = rows
    records = records_from(tables, files.read("board.toml"), files.read("tower.toml"))
    verify(records)
    return records


def records_from(tables: Mapping[str, list[Any]], board: object, tower: object) -> Records:
    return Records(
        board=convert("board.toml", board, BoardRecord),
        tower=convert("tower.toml", tower, TowerRecord),
        heroes=rows("hero", tables, HeroRecord),
        skills=rows("skill", tables, SkillRecord),
        generics=rows("generic", tables, GenericRecord),
        treasures=rows("treasure", tables, TreasureRecord),
        enemies=rows("enemy", tables, EnemyRecord),
        floors=rows("floor", tables, FloorRecord),
        bosses=rows("boss_sheet", tables, BossRecord),
        statuses=rows("status", tables, StatusRecord),
        chests=rows("chest", tables, ChestRecord),
    )


def rows(kind: str, tables: Mapping[str, list[Any]], struct: type[T]) -> list[T]:
    found: list[T] = []
    for index, row in enumerate(tables.get(kind, [])):
        name = row.get("id", f"number {index + 1}") if isinstance(row, dict) else f"number {index + 1}"
        found.append(convert(f"{kind} {name}", row, struct))
    return found


def convert(record: str, row: object, struct: type[T]) -> T:
    """One record by its schema. A cube color written out as 0 is refused like any unknown field."""
    check_named_amounts(record, row)
    check_sizes(record, row, "")
    try:
        return msgspec.convert(row, struct)
    except msgspec.ValidationError as error:
        raise Malformed(record, f"{error} [SS-CONT-03]") from None


def check_named_amounts(record: str, row: object) -> None:
    """SS-CONT-08: where cubes are named, each amount is at least 1."""
    if isinstance(row, list):
        for item in row:
            check_named_amounts(record, item)
    elif isinstance(row, dict):
        for key, item in row.items():
            if key in CUBE_KEYS and isinstance(item, int) and item < 1:
                raise Malformed(record, f"{key} = {item}; amounts are at least 1 [SS-CONT-08]")
            if key != "add":  # peril_cubes may also take away (SS-PERIL-10)
                check_named_amounts(record, item)


def check_sizes(record: str, value: object, key: str) -> None:
    """SS-CONT-08: no number is larger than the engine counts, and none is endless."""
    if isinstance(value, list):
        for item in value:
            check_sizes(record, item, key)
    elif isinstance(value, dict):
        for name, item in value.items():
            check_sizes(record, item, name)
    elif isinstance(value, int):
        most = MOST_WOUNDS if key == "wounds" else MOST
        if abs(value) > most:
            raise Malformed(record, f"{key} = {value}; it is at most {most} [SS-CONT-08]")
    elif isinstance(value, float) and not isfinite(value):
        raise Malformed(record, f"{key} = {value} is no number [SS-CONT-08]")


MOST: Final = 98  # one below what stands for "all"
MOST_WOUNDS: Final = 999  # of an enemy: a token counts to 1,023
CUBE_KEYS: Final = ("blue", "green", "white", "red", "yellow", "black", "wild", "any")
