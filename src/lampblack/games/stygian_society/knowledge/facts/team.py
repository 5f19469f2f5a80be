"""The team's tracks and the heroes' cards."""

from msgspec import Struct

from lampblack.games.stygian_society.knowledge.facts.named import Named


class LuckChanged(Struct, frozen=True, tag=True, tag_field="type"):
    by: int
    luck: int


class XpGained(Struct, frozen=True, tag=True, tag_field="type"):
    amount: int
    xp: int
    needed: int


class LevelGained(Struct, frozen=True, tag=True, tag_field="type"):
    needed: int


class SkillGained(Struct, frozen=True, tag=True, tag_field="type"):
    hero: Named
    card: Named
    random: bool


class Healed(Struct, frozen=True, tag=True, tag_field="type"):
    amount: int
    wounds: int
    maximum: int


class ArmorStopped(Struct, frozen=True, tag=True, tag_field="type"):
    amount: int


class Wounded(Struct, frozen=True, tag=True, tag_field="type"):
    amount: int
    wounds: int
    maximum: int


class MaximumChanged(Struct, frozen=True, tag=True, tag_field="type"):
    maximum: int


class ShieldsRaised(Struct, frozen=True, tag=True, tag_field="type"):
    amount: int


class PerilChanged(Struct, frozen=True, tag=True, tag_field="type"):
    by: int
    peril: int


class Prevented(Struct, frozen=True, tag=True, tag_field="type"):
    amount: int
    what: str
    left: int


class CardRefreshed(Struct, frozen=True, tag=True, tag_field="type"):
    card: Named


class AllRefreshed(Struct, frozen=True, tag=True, tag_field="type"):
    """Every exhausted card is ready again."""


class CardExhausted(Struct, frozen=True, tag=True, tag_field="type"):
    hero: Named
    card: Named


TeamFact = (
    LuckChanged
    | XpGained
    | LevelGained
    | SkillGained
    | Healed
    | ArmorStopped
    | Wounded
    | MaximumChanged
    | ShieldsRaised
    | PerilChanged
    | Prevented
    | CardRefreshed
    | AllRefreshed
    | CardExhausted
)
