"""Heroes and their cards, generic actions, treasures."""

from typing import Literal

import msgspec

from lampblack.games.stygian_society.content.records.effects import AnyEffect
from lampblack.games.stygian_society.content.records.values import (
    Attack,
    Cost,
    DropCubes,
    HeroColor,
    ModRecord,
    Selector,
    Trigger,
)


class LineRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cost: Cost
    gives: list[AnyEffect]
    needs: int | None = None
    times: int | Literal["any"] = 1


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    attack: Attack | None = None


class CardRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What skills, generic actions and treasures have in common."""

    id: str
    name: str
    kind: Literal["action", "support", "passive", "response"]
    exhaust: bool = False
    discard: bool = False
    shields: int = 0
    swift: bool = False
    no_drop: bool = False
    attack: Attack | None = None
    target: Selector = "none"
    drop: DropCubes = DropCubes()
    spend: list[LineRecord] = []
    free: list[AnyEffect] = []
    trigger: Trigger | None = None
    scope: Literal["self", "any"] = "self"
    cond: Condition = Condition()
    effects: list[AnyEffect] = []
    mods: list[ModRecord] = []
    text: str = ""
    flavor: str = ""
    source: str = ""


class SkillRecord(CardRecord, frozen=True, kw_only=True):
    hero: str
    level: int


class GenericRecord(CardRecord, frozen=True, kw_only=True):
    level: Literal[0] = 0


class TreasureRecord(CardRecord, frozen=True, kw_only=True):
    tier: Literal["lower", "upper"]
    owner: Literal["team", "hero"]


class HeroRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    name: str
    color: HeroColor
    mat: str
    text: str = ""
    flavor: str = ""
    source: str = ""
