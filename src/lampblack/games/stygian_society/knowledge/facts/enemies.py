"""What enemies do and what is done to them. Their places are ``G``, ``F1`` … and ``R1`` …."""

from msgspec import Struct

from lampblack.games.stygian_society.knowledge.facts.named import Named


class ColorSkipped(Struct, frozen=True, tag=True, tag_field="type"):
    """A silenced color (SS-ENEMY-14)."""

    color: str


class EnemyActs(Struct, frozen=True, tag=True, tag_field="type"):
    """``enemy`` is None for an action of the floor."""

    enemy: Named | None
    color: str
    action: str
    field: str
    crypt: str


class EnemyCancelled(Struct, frozen=True, tag=True, tag_field="type"):
    action: str


class EnemyWounded(Struct, frozen=True, tag=True, tag_field="type"):
    """``amount`` was dealt, ``warded`` is what defenses stopped."""

    enemy: Named
    place: str
    amount: int
    warded: int
    wounds: int
    maximum: int


class EnemyKilled(Struct, frozen=True, tag=True, tag_field="type"):
    enemy: Named
    place: str


class EnemyStepsUp(Struct, frozen=True, tag=True, tag_field="type"):
    """From the rear into the front rank (SS-RANK-03)."""

    enemy: Named


class EnemiesFled(Struct, frozen=True, tag=True, tag_field="type"):
    enemies: list[Named]


class EnemiesSummoned(Struct, frozen=True, tag=True, tag_field="type"):
    enemy: Named
    rank: str
    number: int
    missing: int


class EnemyMended(Struct, frozen=True, tag=True, tag_field="type"):
    enemy: Named
    place: str
    amount: int
    wounds: int


class AttackBoosted(Struct, frozen=True, tag=True, tag_field="type"):
    enemy: Named
    place: str
    amount: int


class Silenced(Struct, frozen=True, tag=True, tag_field="type"):
    colors: list[str]


class ChartEntry(Struct, frozen=True, tag=True, tag_field="type"):
    at: int
    text: str


EnemyFact = (
    ColorSkipped
    | EnemyActs
    | EnemyCancelled
    | EnemyWounded
    | EnemyKilled
    | EnemyStepsUp
    | EnemiesFled
    | EnemiesSummoned
    | EnemyMended
    | AttackBoosted
    | Silenced
    | ChartEntry
)
