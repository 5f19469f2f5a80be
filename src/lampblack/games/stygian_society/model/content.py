"""The content in the engine's form: everything by number, worked out once when a pack is loaded."""

from typing import final

from lampblack.games.stygian_society.model.agenda import ENEMY_ACT, ENEMY_AFTER, ENEMY_DO, STILL, Item
from lampblack.games.stygian_society.model.effects import NONE, Effect, Gives, Mod
from lampblack.games.stygian_society.model.geometry import PhysicsRecord
from lampblack.games.stygian_society.model.paid import Cost, cost_packed
from lampblack.games.stygian_society.model.pieces import LOWER, MIDBOSS, UPPER, WIZARD
from lampblack.kernel.answers import Malformed


@final
class Line:
    def __init__(self, cost: list[int], gives: Gives, needs: int, times: int) -> None:
        self.cost = cost  # blue, green, white, any
        self.price: Cost = cost_packed(cost)
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
        # Its steps on the agenda.
        self.act = STILL[ENEMY_ACT]
        self.do = STILL[ENEMY_DO]
        self.after = STILL[ENEMY_AFTER]

    def belong(self, source: int, border: int, number: int) -> None:
        """Whose it is: the number of an enemy's or a sheet's actions of this border."""
        self.act = Item(ENEMY_ACT, number, source, NONE, border)
        self.do = Item(ENEMY_DO, number, source, NONE, border)
        self.after = Item(ENEMY_AFTER, number, source, NONE, border)


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

    def full_name(self) -> str:
        """As a record names it, with the digest of its files."""
        return f"{self.name}@{self.digest}"

    def is_same(self, other: "Content") -> bool:
        """The same files, read again or not: what is said of one holds for the other."""
        return self is other or (self.digest != "" and self.full_name() == other.full_name())

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
