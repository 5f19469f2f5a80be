"""Effects and modifiers in the engine's form: everything by number (SS-EFF, SS-MOD)."""

from typing import Final, final

# The primitives (SS-EFF-03 to -32).
WOUND: Final = 0
HEAL: Final = 1
HARM: Final = 2
PERIL: Final = 3
LUCK: Final = 4
XP: Final = 5
MAX_WOUNDS: Final = 6
SHIELD: Final = 7
SILENCE: Final = 8
MOVE_CUBES: Final = 9
RECOLOR: Final = 10
EXTRACT: Final = 11
DROP: Final = 12
PERIL_CUBES: Final = 13
SUMMON: Final = 14
MEND: Final = 15
AFFLICT: Final = 16
CLEANSE: Final = 17
REFRESH: Final = 18
EXHAUST: Final = 19
LEARN: Final = 20
CANCEL: Final = 21
PREVENT: Final = 22
BOOST: Final = 23
FLOOR_MOD: Final = 24
GAME_MOD: Final = 25
CHEST_DRAW: Final = 26
REGROUP: Final = 27
LOSE: Final = 28
PRIMITIVES: Final = (
    "wound",
    "heal",
    "harm",
    "peril",
    "luck",
    "xp",
    "max_wounds",
    "shield",
    "silence",
    "cubes",
    "recolor",
    "extract",
    "drop",
    "peril_cubes",
    "summon",
    "mend",
    "afflict",
    "cleanse",
    "refresh",
    "exhaust",
    "learn",
    "cancel",
    "prevent",
    "boost",
    "floor_mod",
    "game_mod",
    "chest_draw",
    "regroup",
    "lose",
)

ALL: Final = 99  # n = "all", times = "any"
NO_COUNT: Final = -1
NONE: Final = -1

# Who an effect speaks of.
WHO_ACTIVE: Final = 0
WHO_ALL: Final = 1
WHO_CHOOSE: Final = 2
WHO_SELF: Final = 3
WHO_ANY: Final = 4
WHO_OTHER: Final = 5
WHO_KIND: Final = 6
WHO_BOSS: Final = 7
WHO: Final = ("active", "all", "choose", "self", "any", "other", "self_kind", "boss")

# Which colors a silence takes.
SILENCE_ALL: Final = 0
SILENCE_CHOOSE: Final = 1
SILENCE_TARGET: Final = 2

AT_RED: Final = -2  # the red enemy card in play (SS-EFF-18)

# Modifiers (SS-MOD).
ATTACK_ADD: Final = 0
IGNORE_RESIST: Final = 1
DROP_ADD: Final = 2
SWIFT: Final = 3
CRYPT_VALUE: Final = 4
HEAL_ADD: Final = 5
HEAL_LESS: Final = 6
LUCK_MAX: Final = 7
CHEST_SAFE: Final = 8
IMMUNE: Final = 9
SHIELDS: Final = 10
ENEMY_HARM: Final = 11
ENEMY_COST: Final = 12
MODS: Final = (
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
)

# Where an effect list comes from: a card is its own number, the others stand above.
FROM_ENEMY: Final = 1000
FROM_FLOOR: Final = 2000
FROM_CHART: Final = 3000
FROM_CHEST: Final = 4000
FROM_DEFEAT: Final = 5000


@final
class Mod:
    """A modifier. ``attack`` and ``status`` are NONE when it holds for every one."""

    def __init__(self, index: int, name: str, kind: int, n: int, attack: int, cubes: list[int], status: int):
        self.index = index
        self.name = name
        self.kind = kind
        self.n = n
        self.attack = attack
        self.cubes = cubes  # blue, green, white, wild
        self.status = status


@final
class Effect:
    """One effect of a list; which fields mean something depends on ``do``."""

    def __init__(self, index: int, name: str, do: int) -> None:
        self.index = index
        self.name = name
        self.do = do
        self.n = 0
        self.counts_self = False
        self.mul = 1
        self.div = 1
        self.add = 0
        self.low = NO_COUNT
        self.high = NO_COUNT
        self.pierce = 0
        self.colors = 0  # a set of colors
        self.silence = 0
        self.source = 0
        self.to = 0  # a zone; for recolor a color
        self.upto = False
        self.status = NONE
        self.who = 0
        self.kind = NONE  # of enemy
        self.rank = 0
        self.mod = NONE
        self.cubes: list[int] = []
        self.is_last = False


@final
class Gives:
    """An effect list in the order of SS-RES-08: wounds, healing, then the others as written."""

    def __init__(self, index: int, name: str) -> None:
        self.index = index
        self.name = name
        self.wounds: list[Effect] = []
        self.heals: list[Effect] = []
        self.rest = NONE  # the first of the others
        self.raises_peril = False
        self.loses = False
