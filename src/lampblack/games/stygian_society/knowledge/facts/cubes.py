"""Cubes gathered, dropped, moved and paid. They are text such as ``B2W1``; ``0`` for none."""

from msgspec import Struct

from lampblack.games.stygian_society.knowledge.facts.named import Named


class PerilGathered(Struct, frozen=True, tag=True, tag_field="type"):
    cubes: str
    missing: int


class CubesLeftOut(Struct, frozen=True, tag=True, tag_field="type"):
    """Shaken (SS-STAT-11); X is a wild."""

    hero: Named
    cubes: str


class HeroGathered(Struct, frozen=True, tag=True, tag_field="type"):
    """``wilds`` are among the cubes."""

    hero: Named
    cubes: str
    wilds: str
    missing: int


class CubesFell(Struct, frozen=True, tag=True, tag_field="type"):
    dropped: str
    field: str
    crypt: str
    inside: str


class LinesBought(Struct, frozen=True, tag=True, tag_field="type"):
    hero: Named
    card: Named
    lines: list[int]


class CubesPaid(Struct, frozen=True, tag=True, tag_field="type"):
    hero: Named
    field: str
    crypt: str
    luck: int


class CubesMoved(Struct, frozen=True, tag=True, tag_field="type"):
    cubes: str
    source: str
    to: str


class CubesExchanged(Struct, frozen=True, tag=True, tag_field="type"):
    cubes: str
    zone: str
    color: str


class PerilCubesChanged(Struct, frozen=True, tag=True, tag_field="type"):
    cubes: str


class Regrouped(Struct, frozen=True, tag=True, tag_field="type"):
    pass


CubeFact = (
    PerilGathered
    | CubesLeftOut
    | HeroGathered
    | CubesFell
    | LinesBought
    | CubesPaid
    | CubesMoved
    | CubesExchanged
    | PerilCubesChanged
    | Regrouped
)
