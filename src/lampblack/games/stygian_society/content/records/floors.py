"""Enemies, floor and boss sheets, statuses, chests."""

from typing import Literal

import msgspec

from lampblack.games.stygian_society.content.records.effects import AnyEffect
from lampblack.games.stygian_society.content.records.values import EnemyColor, EnemyCubes, ModRecord, StatusId


class Defense(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["resist", "rank_ahead"]
    n: int
    type: Literal["melee", "projectile", "magic"] | None = None


class EnemyActionRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    cost: EnemyCubes
    effects: list[AnyEffect]


class EnemyRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    name: str
    border: EnemyColor
    wounds: int
    xp: int
    defense: list[Defense] = []
    actions: list[EnemyActionRecord]
    text: str = ""
    flavor: str = ""
    source: str = ""


class FloorActionRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    color: EnemyColor
    cost: EnemyCubes
    effects: list[AnyEffect]


class ChartRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    at: int
    effects: list[AnyEffect]


class SheetRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    name: str
    front: list[str]
    rear: list[str]
    chests: int
    peril_cubes: EnemyCubes
    mods: list[ModRecord] = []
    floor_actions: list[FloorActionRecord]
    chart: list[ChartRecord]
    text: str = ""
    flavor: str = ""
    source: str = ""


class FloorRecord(SheetRecord, frozen=True, kw_only=True):
    tier: Literal["lower", "upper"]


class Boss(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    border: EnemyColor
    rank: Literal["front", "rear", "both"]
    wounds: int
    xp: int


class BossRecord(SheetRecord, frozen=True, kw_only=True):
    tier: Literal["midboss", "wizard"]
    boss: Boss
    boss_defense: list[Defense] = []
    boss_actions: list[EnemyActionRecord]
    defeat: list[AnyEffect] = []


class StatusRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: StatusId
    name: str
    when: Literal["turn_start", "gather", "attack", "turn_end"]
    effects: list[AnyEffect]
    text: str = ""
    flavor: str = ""
    source: str = ""


class ChestRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    name: str
    number: int
    effects: list[AnyEffect]
    text: str = ""
    flavor: str = ""
    source: str = ""
