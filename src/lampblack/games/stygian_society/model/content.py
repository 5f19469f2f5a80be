"""The content in the engine's form: everything by number, worked out once when a pack is loaded."""

from typing import Final, final

from lampblack.games.stygian_society.content.schema import PhysicsRecord
from lampblack.games.stygian_society.model.pieces import LOWER, MIDBOSS, UPPER, WIZARD
from lampblack.kernel.answers import Malformed

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
FROM_STATUS: Final = 6000


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


@final
class Line:
    def __init__(self, cost: list[int], gives: Gives, needs: int, times: int) -> None:
        self.cost = cost  # blue, green, white, any
        self.gives = gives
        self.needs = needs
        self.times = times


@final
class Card:
    """A skill, a generic action or a treasure."""

    def __init__(self, index: int, id: str, name: str, text: str, kind: int) -> None:
        self.index = index
        self.id = id
        self.name = name
        self.text = text
        self.kind = kind
        self.hero = NONE
        self.level = NONE
        self.tier = NONE  # of treasures
        self.is_team = False
        self.is_generic = False
        self.exhaust = False
        self.discard = False
        self.shields = 0
        self.swift = False
        self.no_drop = False
        self.attack = NONE
        self.target = 0
        self.drop: list[int] = [0, 0, 0, 0]  # blue, green, white, wild
        self.lines: list[Line] = []
        self.free: Gives | None = None
        self.trigger = NONE
        self.scope_any = False
        self.cond_attack = NONE
        self.effects: Gives | None = None
        self.mods: list[Mod] = []

    def is_treasure(self) -> bool:
        return self.tier != NONE


@final
class Hero:
    def __init__(self, index: int, id: str, name: str, color: int, mat: int) -> None:
        self.index = index
        self.id = id
        self.name = name
        self.color = color
        self.mat = mat
        self.skills: list[list[int]] = [[], [], [], []]  # by level


@final
class EnemyAction:
    """An action of an enemy card or of a floor sheet."""

    def __init__(self, name: str, cost: list[int], gives: Gives) -> None:
        self.name = name
        self.cost = cost  # red, yellow, black
        self.gives = gives


@final
class Kind:
    """An enemy card, or the boss of a sheet."""

    def __init__(self, index: int, id: str, name: str, text: str, border: int, wounds: int, xp: int) -> None:
        self.index = index
        self.id = id
        self.name = name
        self.text = text
        self.border = border  # 0 red, 1 yellow, 2 black
        self.wounds = wounds
        self.xp = xp
        self.resist: list[int] = [0, 0, 0, 0]  # by type of attack
        self.rank_ahead = 0
        self.actions: list[EnemyAction] = []
        self.is_boss = False


@final
class Entry:
    """One entry of a peril chart."""

    def __init__(self, at: int, gives: Gives) -> None:
        self.at = at
        self.gives = gives


@final
class Sheet:
    def __init__(self, index: int, id: str, name: str, tier: int) -> None:
        self.index = index
        self.id = id
        self.name = name
        self.tier = tier
        self.front: list[int] = []
        self.rear: list[int] = []
        self.boss = NONE  # its kind
        self.giant = False
        self.chests = 0
        self.peril_cubes: list[int] = [0, 0, 0]
        self.mods: list[int] = []
        self.actions: list[list[EnemyAction]] = [[], [], []]  # by color
        self.chart: list[Entry] = []
        self.entry_at: list[int] = []  # by peril, the entry's number or NONE
        self.defeat: Gives | None = None


@final
class Chest:
    def __init__(self, index: int, id: str, name: str, text: str, number: int, gives: Gives) -> None:
        self.index = index
        self.id = id
        self.name = name
        self.text = text
        self.number = number
        self.gives = gives


@final
class TowerParameters:
    """Of the statistical model (SS-TOW-05 to -07)."""

    def __init__(
        self, pass_empty: float, pass_full: float, occupancy_ref: float, dislodge: float, crypt: float
    ) -> None:
        self.pass_empty = pass_empty
        self.pass_full = pass_full
        self.occupancy_ref = occupancy_ref
        self.dislodge = dislodge
        self.crypt = crypt


@final
class Content:
    """A whole pack. Cards: skills, generic actions, treasures; kinds: enemies, then bosses."""

    def __init__(self, name: str, version: int, tower: TowerParameters) -> None:
        self.name = name
        self.version = version
        self.digest = ""  # of the files it was read from
        self.tower = tower
        self.physics: PhysicsRecord | None = None
        self.cards: list[Card] = []
        self.generics: list[int] = []
        self.treasures: list[int] = []
        self.heroes: list[Hero] = []
        self.kinds: list[Kind] = []
        self.sheets: list[Sheet] = []
        self.chests: list[Chest] = []
        self.effects: list[Effect] = []
        self.lists: list[Gives] = []
        self.mods: list[Mod] = []
        # The board.
        self.luck_start = 0
        self.luck_max = 0
        self.xp_needed: list[int] = [0, 0, 0, 0, 0]  # by number of heroes
        self.xp_needed_max = 0
        self.max_wounds_start = 0
        self.wounds_track = 0
        self.peril_track = 0
        # Names for chance and for text.
        self.card_ids: dict[str, int] = {}
        self.hero_names: list[str] = []
        self.treasure_names: list[str] = []
        self.chest_names: list[str] = []
        self.sheet_names: list[str] = []
        self.kind_ids: dict[str, int] = {}

    def title(self) -> str:
        return f"{self.name}/{self.version}"

    def card_from_text(self, field: str, text: str) -> int:
        found = self.card_ids.get(text.lower())
        if found is None:
            raise Malformed(field, f"{text!r} is no card of this content")
        return found

    def hero_from_text(self, field: str, text: str) -> int:
        """The number of a hero of the content."""
        for hero in self.heroes:
            if hero.id == text.lower():
                return hero.index
        raise Malformed(field, f"{text!r} is none of {', '.join(self.hero_names)}")

    def sheet_from_text(self, field: str, text: str) -> int:
        for sheet in self.sheets:
            if sheet.id == text.lower():
                return sheet.index
        raise Malformed(field, f"{text!r} is no sheet of this content")

    def kind_from_text(self, field: str, text: str) -> int:
        found = self.kind_ids.get(text.lower())
        if found is None:
            raise Malformed(field, f"{text!r} is no enemy of this content")
        return found


def tier_of_floor(floor: int) -> int:
    """SS-FLOOR-01."""
    if floor <= 2:
        return LOWER
    if floor == 3:
        return MIDBOSS
    return WIZARD if floor == 6 else UPPER
