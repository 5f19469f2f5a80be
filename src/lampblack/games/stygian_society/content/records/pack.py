"""A whole content pack, record by record."""

import msgspec

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


class Records(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole content pack, record by record in the order of the files."""

    board: BoardRecord
    tower: TowerRecord
    heroes: list[HeroRecord]
    skills: list[SkillRecord]
    generics: list[GenericRecord]
    treasures: list[TreasureRecord]
    enemies: list[EnemyRecord]
    floors: list[FloorRecord]
    bosses: list[BossRecord]
    statuses: list[StatusRecord]
    chests: list[ChestRecord]
