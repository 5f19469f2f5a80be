"""Floor and boss sheets (SS-CONT-04 to -07)."""

from collections.abc import Iterator, Sequence
from typing import Final

from lampblack.games.stygian_society.content.checks.amounts import check_amounts, check_cost, check_defense
from lampblack.games.stygian_society.content.checks.effects import check_effects, check_mod
from lampblack.games.stygian_society.content.checks.problem import wrong
from lampblack.games.stygian_society.content.records.effects import AnyEffect, Lose, Summon
from lampblack.games.stygian_society.content.records.floors import (
    Boss,
    BossRecord,
    EnemyRecord,
    FloorRecord,
    SheetRecord,
)

ENEMY_COLORS: Final = ("red", "yellow", "black")


def check_sheet(sheet: FloorRecord | BossRecord, kinds: dict[str, EnemyRecord], track: int) -> None:
    where = sheet.id
    boss = sheet.boss if isinstance(sheet, BossRecord) else None
    check_amounts(where, "peril_cubes", sheet.peril_cubes)
    if sheet.chests < 0:
        raise wrong(where, "chests must not be negative", "SS-CONT-08")
    check_formation(sheet, boss, kinds)
    check_colors(sheet, boss, kinds)
    check_chart(sheet, track)
    for mod in sheet.mods:
        check_mod(where, mod)
    wanted = [color for color in ENEMY_COLORS if boss is None or color != boss.border]
    if sorted(action.color for action in sheet.floor_actions) != sorted(wanted):
        raise wrong(where, f"needs one floor action each for {', '.join(wanted)}", "SS-CONT-07")
    for action in sheet.floor_actions:
        check_cost(where, action.cost, action.name)
        if any(getattr(action.cost, color) for color in ENEMY_COLORS if color != action.color):
            raise wrong(where, f"{action.name} costs another color than its own", "SS-CONT-07")
        check_effects(where, action.effects, "floor", None)
    if isinstance(sheet, BossRecord):
        check_boss(sheet)


def check_boss(sheet: BossRecord) -> None:
    check_defense(sheet.id, sheet.boss_defense)
    if sheet.boss.wounds < 1 or sheet.boss.xp < 0 or not sheet.boss_actions:
        raise wrong(sheet.id, "the boss needs wounds, experience and an action", "SS-CONT-08")
    for action in sheet.boss_actions:
        check_cost(sheet.id, action.cost, action.name)
        check_effects(sheet.id, action.effects, "enemy", None)
    check_effects(sheet.id, sheet.defeat, "defeat", None)
    if sheet.tier == "wizard" and sheet.defeat:
        raise wrong(sheet.id, "nothing follows a wizard's defeat", "SS-CONT-03")


def check_formation(sheet: SheetRecord, boss: Boss | None, kinds: dict[str, EnemyRecord]) -> None:
    """SS-CONT-03 and SS-CONT-05."""
    where = sheet.id
    for enemy in [*sheet.front, *sheet.rear]:
        if enemy not in kinds and enemy != "@boss":
            raise wrong(where, f"there is no enemy {enemy!r}", "SS-CONT-03")
    places = {"front": sheet.front.count("@boss"), "rear": sheet.rear.count("@boss")}
    for rank, number in places.items():
        if number != (1 if boss is not None and boss.rank == rank else 0):
            raise wrong(where, f"@boss stands {number} times in {rank}", "SS-CONT-03")
    if len(sheet.rear) > len(sheet.front):
        raise wrong(where, "the rear rank is longer than the front rank", "SS-CONT-05")
    for color in ENEMY_COLORS:
        number = sum(kinds[e].border == color for e in [*sheet.front, *sheet.rear] if e != "@boss")
        if number > 6:
            raise wrong(where, f"{number} {color} tokens; there are 6", "SS-CONT-05")
    if not sheet.front and boss is None:
        raise wrong(where, "there is nobody to fight", "SS-CONT-05")


def summoned(effects: Sequence[AnyEffect]) -> Iterator[str]:
    for effect in effects:
        if isinstance(effect, Summon):
            yield effect.enemy


def check_colors(sheet: SheetRecord, boss: Boss | None, kinds: dict[str, EnemyRecord]) -> None:
    """SS-CONT-04: at most one kind per border color, whoever may come."""
    pending = [enemy for enemy in [*sheet.front, *sheet.rear] if enemy != "@boss"]
    for entry in sheet.chart:
        pending += summoned(entry.effects)
    for floor_action in sheet.floor_actions:
        pending += summoned(floor_action.effects)
    if isinstance(sheet, BossRecord):
        for action in sheet.boss_actions:
            pending += summoned(action.effects)
    by_color: dict[str, str] = {} if boss is None else {boss.border: sheet.id}
    seen: set[str] = {"@red"}
    while pending:
        enemy = pending.pop()
        if enemy in seen:
            continue
        seen.add(enemy)
        if enemy not in kinds:
            raise wrong(sheet.id, f"there is no enemy {enemy!r}", "SS-CONT-03")
        record = kinds[enemy]
        other = by_color.setdefault(record.border, enemy)
        if other != enemy:
            raise wrong(sheet.id, f"{enemy} and {other} are both {record.border}", "SS-CONT-04")
        for action in record.actions:
            pending += summoned(action.effects)


def check_chart(sheet: SheetRecord, track: int) -> None:
    """SS-CONT-06."""
    where = sheet.id
    last = 0
    for entry in sheet.chart:
        if entry.at <= last:
            raise wrong(where, f"chart entry {entry.at} does not rise", "SS-CONT-06")
        last = entry.at
        check_effects(where, entry.effects, "chart", None)
        loses = any(isinstance(effect, Lose) for effect in entry.effects)
        if loses != (entry is sheet.chart[-1]) or (loses and len(entry.effects) != 1):
            raise wrong(where, "the last chart entry, and no other, is exactly lose", "SS-CONT-06")
    if not sheet.chart:
        raise wrong(where, "has no peril chart", "SS-CONT-06")
    if last > track:
        raise wrong(where, f"the chart ends at {last}, the track at {track}", "SS-CONT-06")
