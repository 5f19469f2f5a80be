"""Board and tower."""

from typing import Literal

import msgspec

from lampblack.games.stygian_society.content.records.values import Color
from lampblack.games.stygian_society.model.geometry import PhysicsRecord


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The version of the content (SS-STATE-02)."""

    version: int


class Tracks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    peril_min: Literal[0]
    peril_start: Literal[0]
    peril_track: int
    luck_start: int
    luck_max: int
    xp_start: Literal[0]
    xp_needed_start: dict[Literal["3", "4"], int]
    xp_needed_max: int
    wounds_start: Literal[0]
    max_wounds_start: int
    party_wounds_track: int
    regroup_peril: int


class BoardCubes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    per_color: Literal[10]
    hero_colors: list[Color]
    enemy_colors: list[Color]
    wild: str


class WoundTokens(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ones: int
    fives: int


class Tokens(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    enemy_tokens_per_color: Literal[6]
    wound_tokens: WoundTokens


class Levels(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    skill_cards_per_hero: int
    by_level: dict[Literal["1", "2", "3"], int]


class Storeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    floors: Literal[6]
    lower: list[int]
    midboss: int
    upper: list[int]
    wizard: int


class BoardRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    content: Edition
    tracks: Tracks
    cubes: BoardCubes
    tokens: Tokens
    levels: Levels
    tower: Storeys


class StatisticalRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass_empty: float
    pass_full: float
    occupancy_ref: float
    dislodge: float
    crypt: float


class TowerRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    statistical: StatisticalRecord
    physics: PhysicsRecord
