"""Effects as records; ``do`` says which (section 22 of the ledger)."""

from typing import Literal

import msgspec

from lampblack.games.stygian_society.content.records.values import (
    AnyCubes,
    EnemyCubes,
    HeroColor,
    ModRecord,
    Number,
    StatusId,
)


class EffectRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """One effect; ``do`` says which."""


class Wound(EffectRecord, frozen=True, tag="wound"):
    n: Number
    pierce: Literal["resist", "rank", "all"] | None = None


class Heal(EffectRecord, frozen=True, tag="heal"):
    n: Number


class Harm(EffectRecord, frozen=True, tag="harm"):
    n: Number


class Peril(EffectRecord, frozen=True, tag="peril"):
    n: Number


class Luck(EffectRecord, frozen=True, tag="luck"):
    n: Number


class Xp(EffectRecord, frozen=True, tag="xp"):
    n: Number


class MaxWounds(EffectRecord, frozen=True, tag="max_wounds"):
    n: Number


class Shield(EffectRecord, frozen=True, tag="shield"):
    n: Number


class Silence(EffectRecord, frozen=True, tag="silence"):
    color: Literal["all", "choose", "target"]


class Cubes(EffectRecord, frozen=True, tag="cubes", rename={"source": "from"}):
    source: Literal["bank", "field", "crypt"]
    to: Literal["bank", "field", "crypt"]
    color: Literal["blue", "green", "white", "red", "yellow", "black", "hero", "enemy", "any"]
    n: int | Literal["all"]
    upto: bool = False


class Recolor(EffectRecord, frozen=True, tag="recolor"):
    zone: Literal["field", "crypt"]
    to: HeroColor
    n: int
    color: Literal["hero"] = "hero"
    upto: bool = True


class Extract(EffectRecord, frozen=True, tag="extract"):
    color: Literal["blue", "green", "white", "red", "yellow", "black", "hero"]
    n: int
    to: Literal["field", "crypt"]
    one_color: bool = True


class Drop(EffectRecord, frozen=True, tag="drop"):
    cubes: AnyCubes


class PerilCubes(EffectRecord, frozen=True, tag="peril_cubes"):
    add: EnemyCubes


class Summon(EffectRecord, frozen=True, tag="summon"):
    enemy: str
    rank: Literal["front", "rear"]
    n: int


class Mend(EffectRecord, frozen=True, tag="mend"):
    who: Literal["self_kind", "boss", "all"]
    n: Number


class Afflict(EffectRecord, frozen=True, tag="afflict"):
    status: StatusId
    who: Literal["active", "all", "choose"]
    n: int


class Cleanse(EffectRecord, frozen=True, tag="cleanse"):
    who: Literal["self", "any", "all"]
    n: int | Literal["all"]


class Refresh(EffectRecord, frozen=True, tag="refresh"):
    who: Literal["self", "other", "any", "all"]
    n: int | Literal["all"]


class Exhaust(EffectRecord, frozen=True, tag="exhaust"):
    who: Literal["active", "all"]
    n: int


class Learn(EffectRecord, frozen=True, tag="learn"):
    who: Literal["self"] = "self"


class Cancel(EffectRecord, frozen=True, tag="cancel"):
    pass


class Prevent(EffectRecord, frozen=True, tag="prevent"):
    n: int | Literal["all"]


class Boost(EffectRecord, frozen=True, tag="boost"):
    n: Number


class FloorMod(EffectRecord, frozen=True, tag="floor_mod"):
    mod: ModRecord


class GameMod(EffectRecord, frozen=True, tag="game_mod"):
    mod: ModRecord


class ChestDraw(EffectRecord, frozen=True, tag="chest_draw"):
    n: int


class Regroup(EffectRecord, frozen=True, tag="regroup"):
    pass


class Lose(EffectRecord, frozen=True, tag="lose"):
    pass


class DropLess(EffectRecord, frozen=True, tag="drop_less"):
    """Only in the record of Shaken, which is a rule (SS-STAT-11)."""

    n: Number


AnyEffect = (
    Wound
    | Heal
    | Harm
    | Peril
    | Luck
    | Xp
    | MaxWounds
    | Shield
    | Silence
    | Cubes
    | Recolor
    | Extract
    | Drop
    | PerilCubes
    | Summon
    | Mend
    | Afflict
    | Cleanse
    | Refresh
    | Exhaust
    | Learn
    | Cancel
    | Prevent
    | Boost
    | FloorMod
    | GameMod
    | ChestDraw
    | Regroup
    | Lose
    | DropLess
)
