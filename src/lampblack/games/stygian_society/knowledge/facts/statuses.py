"""Status cubes."""

from msgspec import Struct

from lampblack.games.stygian_society.knowledge.facts.named import Named


class Afflicted(Struct, frozen=True, tag=True, tag_field="type"):
    """``color`` is None when no hero cube is left in the bank (SS-STAT-02)."""

    hero: Named
    status: str
    color: str | None


class StatusStopped(Struct, frozen=True, tag=True, tag_field="type"):
    """By immunity, or cancelled."""

    hero: Named
    status: str
    immune: bool


class StatusHurts(Struct, frozen=True, tag=True, tag_field="type"):
    """Stricken at the start of a turn, Cursed at its end (SS-STAT-10, -13)."""

    hero: Named
    status: str


class StatusRemoved(Struct, frozen=True, tag=True, tag_field="type"):
    hero: Named
    status: str
    cubes: str


class BoughtOff(Struct, frozen=True, tag=True, tag_field="type"):
    hero: Named
    payment: str
    color: str


StatusFact = Afflicted | StatusStopped | StatusHurts | StatusRemoved | BoughtOff
