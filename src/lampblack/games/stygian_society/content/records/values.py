"""Values that many records have: colors, cubes, counts, modifiers."""

from typing import Literal

import msgspec

HeroColor = Literal["blue", "green", "white"]
EnemyColor = Literal["red", "yellow", "black"]
Color = Literal["blue", "green", "white", "red", "yellow", "black"]
Attack = Literal["melee", "projectile", "magic", "none"]
Selector = Literal["none", "front1", "any1", "front2", "any2", "front_all", "rank", "all"]
StatusId = Literal["stricken", "shaken", "maimed", "cursed"]
Trigger = Literal[
    "turn_start",
    "cubes_fall",
    "enemy_action",
    "enemy_action_done",
    "harm",
    "peril_up",
    "afflicted",
    "attack",
    "kill",
    "turn_end",
    "floor_start",
    "floor_end",
]


class HeroCubes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    blue: int = 0
    green: int = 0
    white: int = 0


class DropCubes(HeroCubes, frozen=True):
    """What an action drops."""

    wild: int = 0


class Cost(HeroCubes, frozen=True):
    """What a line costs."""

    any: int = 0


class EnemyCubes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    red: int = 0
    yellow: int = 0
    black: int = 0


class AnyCubes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    blue: int = 0
    green: int = 0
    white: int = 0
    red: int = 0
    yellow: int = 0
    black: int = 0


class Count(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number worked out when the effect happens (section 22 of the ledger)."""

    count: Literal["self", "status_here"]
    mul: int = 1
    div: int = 1
    add: int = 0
    min: int | None = None
    max: int | None = None


Number = int | Count


class ModRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    mod: Literal[
        "attack_add",
        "ignore_resist",
        "drop_add",
        "swift",
        "crypt_value",
        "heal_add",
        "heal_less",
        "luck_max",
        "chest_safe",
        "immune",
        "shields",
        "enemy_harm",
        "enemy_cost",
    ]
    n: int | None = None
    attack: Attack | None = None
    cubes: DropCubes | None = None
    status: Literal["stricken", "shaken", "maimed", "cursed", "all"] | None = None
