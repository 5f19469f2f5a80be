"""Chests and treasures."""

from msgspec import Struct

from lampblack.games.stygian_society.knowledge.facts.named import Named


class ChestOpened(Struct, frozen=True, tag=True, tag_field="type"):
    chest: Named
    text: str
    number: int
    compared: int
    """Peril less what keeps the chest safe (SS-CHEST-02)."""
    happens: bool


class ChestsLeft(Struct, frozen=True, tag=True, tag_field="type"):
    pass


class TreasureFound(Struct, frozen=True, tag=True, tag_field="type"):
    card: Named
    team: bool


class TreasuresGone(Struct, frozen=True, tag=True, tag_field="type"):
    """The treasure deck is empty (SS-TREAS-01)."""


class TreasureGiven(Struct, frozen=True, tag=True, tag_field="type"):
    card: Named
    hero: Named


ChestFact = ChestOpened | ChestsLeft | TreasureFound | TreasuresGone | TreasureGiven
