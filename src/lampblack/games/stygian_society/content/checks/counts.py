"""How many records there are, and their ids (SS-CONT-01 to -03)."""

from collections.abc import Sequence
from typing import Any, Final

from lampblack.games.stygian_society.content.checks.problem import wrong
from lampblack.games.stygian_society.content.records.cards import CardRecord
from lampblack.games.stygian_society.content.records.floors import BossRecord, FloorRecord
from lampblack.games.stygian_society.content.records.pack import Records
from lampblack.games.stygian_society.model.pieces import STATUSES

COUNTS: Final = {"heroes": 4, "generics": 4, "enemies": 19, "statuses": 4, "chests": 30, "skills": 64}
ENEMIES_BY_COLOR: Final = {"red": 7, "yellow": 6, "black": 6}
BY_TIER: Final = {"lower": 12, "upper": 12, "midboss": 4, "wizard": 4}
MOST_SHEETS: Final = 60
"""Those met are one set of bits."""
SKILLS_BY_LEVEL: Final = {0: 1, 1: 6, 2: 5, 3: 4}


def check_counts(records: Records) -> None:
    """SS-CONT-01."""
    found: dict[str, Sequence[Any]] = {
        "heroes": records.heroes,
        "generics": records.generics,
        "enemies": records.enemies,
        "statuses": records.statuses,
        "chests": records.chests,
        "skills": records.skills,
    }
    for name, wanted in COUNTS.items():
        if len(found[name]) != wanted:
            raise wrong(name, f"{len(found[name])} records; there must be {wanted}", "SS-CONT-01")
    for color, wanted in ENEMIES_BY_COLOR.items():
        number = sum(enemy.border == color for enemy in records.enemies)
        if number != wanted:
            raise wrong("enemies", f"{number} are {color}; there must be {wanted}", "SS-CONT-01")
    for tier, wanted in BY_TIER.items():
        number = sum(sheet.tier == tier for sheet in every_sheet(records))
        if number < wanted:
            raise wrong("floors", f"{number} sheets are {tier}; there must be {wanted} or more", "SS-CONT-01")
    if len(every_sheet(records)) > MOST_SHEETS:
        problem = f"{len(every_sheet(records))} sheets; there can be {MOST_SHEETS}, bosses among them"
        raise wrong("floors", problem, "SS-CONT-01")
    for tier in ("lower", "upper"):
        number = sum(treasure.tier == tier for treasure in records.treasures)
        if number != 20:
            raise wrong("treasures", f"{number} are {tier}; there must be 20", "SS-CONT-01")
    if [status.id for status in records.statuses] != list(STATUSES):
        raise wrong("statuses", f"they are {', '.join(STATUSES)}", "SS-CONT-01")


def check_ids(records: Records) -> None:
    """SS-CONT-03: all ids unique, among the records of one kind and among all cards."""
    groups: list[Sequence[Any]] = [
        every_card(records),
        records.heroes,
        [*records.enemies, *records.bosses],
        [*records.floors, *records.bosses],
        records.chests,
    ]
    for group in groups:
        seen: set[str] = set()
        for record in group:
            if record.id in seen:
                raise wrong(record.id, "is defined twice", "SS-CONT-03")
            if not is_id(record.id):
                raise wrong(record.id, "is no id: small letters, digits, _ and . only", "SS-CONT-03")
            seen.add(record.id)


def is_id(text: str) -> bool:
    tidy = text.replace("_", "").replace(".", "")
    return tidy.isascii() and tidy.isalnum() and text == text.lower() and text[0].isalpha()


def check_heroes(records: Records) -> None:
    """SS-CONT-02."""
    heroes = {hero.id for hero in records.heroes}
    for skill in records.skills:
        if skill.hero not in heroes:
            raise wrong(skill.id, f"there is no hero {skill.hero!r}", "SS-CONT-03")
        if skill.level not in SKILLS_BY_LEVEL:
            raise wrong(skill.id, f"level {skill.level} is none of 0, 1, 2, 3", "SS-CONT-02")
    for hero in records.heroes:
        own = [skill for skill in records.skills if skill.hero == hero.id]
        for level, wanted in SKILLS_BY_LEVEL.items():
            number = sum(skill.level == level for skill in own)
            if number != wanted:
                raise wrong(
                    hero.id, f"{number} skills of level {level}; there must be {wanted}", "SS-CONT-02"
                )
        mat = next(skill for skill in own if skill.level == 0)
        if mat.kind != "action" or mat.id != hero.mat:
            raise wrong(hero.id, f"the mat must be its action of level 0, {mat.id}", "SS-CONT-02")


def every_card(records: Records) -> list[CardRecord]:
    return [*records.skills, *records.generics, *records.treasures]


def every_sheet(records: Records) -> list[FloorRecord | BossRecord]:
    return [*records.floors, *records.bosses]
