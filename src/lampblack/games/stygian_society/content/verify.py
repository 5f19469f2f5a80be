"""The content checks (SS-CONT): what goes beyond the shape of one record. Each names the record."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from lampblack.games.stygian_society.content import schema
from lampblack.games.stygian_society.model.pieces import STATUSES
from lampblack.kernel.answers import Malformed

ENEMY_COLORS: Final = ("red", "yellow", "black")
COUNTS: Final = {"heroes": 4, "generics": 4, "enemies": 19, "statuses": 4, "chests": 30, "skills": 64}
ENEMIES_BY_COLOR: Final = {"red": 7, "yellow": 6, "black": 6}
BY_TIER: Final = {"lower": 12, "upper": 12, "midboss": 4, "wizard": 4}
SKILLS_BY_LEVEL: Final = {0: 1, 1: 6, 2: 5, 3: 4}
NEEDS_N: Final = (
    "attack_add",
    "crypt_value",
    "heal_add",
    "heal_less",
    "luck_max",
    "chest_safe",
    "shields",
    "enemy_harm",
    "enemy_cost",
)
TYPED: Final = ("attack_add", "ignore_resist", "drop_add", "swift")
TOKEN_SELECTORS: Final = ("front1", "any1", "front2", "any2")


def wrong(record: str, problem: str, rule: str) -> Malformed:
    return Malformed(record, f"{problem} [{rule}]")


def verify(records: schema.Records) -> None:
    """Raise ``Malformed`` for the first record that breaks a content check."""
    check_counts(records)
    check_ids(records)
    check_heroes(records)
    for card in every_card(records):
        check_card(card)
    for enemy in records.enemies:
        for action in enemy.actions:
            check_cost(enemy.id, action.cost, "action")
            check_effects(enemy.id, action.effects, "enemy", None)
        check_defense(enemy.id, enemy.defense)
        if enemy.wounds < 1 or enemy.xp < 0 or not enemy.actions:
            raise wrong(enemy.id, "needs wounds, experience and an action", "SS-CONT-08")
    kinds = {enemy.id: enemy for enemy in records.enemies}
    for sheet in every_sheet(records):
        check_sheet(sheet, kinds, records.board.tracks.peril_track)
    for chest in records.chests:
        check_effects(chest.id, chest.effects, "chest", None)
        if chest.number < 0:
            raise wrong(chest.id, "number is negative", "SS-CONT-08")
    check_board(records)


def every_card(records: schema.Records) -> list[schema.CardRecord]:
    return [*records.skills, *records.generics, *records.treasures]


def every_sheet(records: schema.Records) -> list[schema.FloorRecord | schema.BossRecord]:
    return [*records.floors, *records.bosses]


def check_counts(records: schema.Records) -> None:
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
        if number != wanted:
            raise wrong("floors", f"{number} sheets are {tier}; there must be {wanted}", "SS-CONT-01")
    for tier in ("lower", "upper"):
        number = sum(treasure.tier == tier for treasure in records.treasures)
        if number != 20:
            raise wrong("treasures", f"{number} are {tier}; there must be 20", "SS-CONT-01")
    if [status.id for status in records.statuses] != list(STATUSES):
        raise wrong("statuses", f"they are {', '.join(STATUSES)}", "SS-CONT-01")


def check_ids(records: schema.Records) -> None:
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


def check_heroes(records: schema.Records) -> None:
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


def check_card(card: schema.CardRecord) -> None:
    where = card.id
    if card.exhaust and card.discard:
        raise wrong(where, "has both exhaust and discard", "SS-CONT-09")
    if card.kind == "passive" and (card.exhaust or card.discard):
        raise wrong(where, "is passive; it can neither exhaust nor be discarded", "SS-CONT-09")
    if card.shields < 0:
        raise wrong(where, "shields must not be negative", "SS-CONT-08")
    check_fields(card)
    for index, line in enumerate(card.spend):
        if line.needs is not None and not 0 <= line.needs < index:
            raise wrong(where, f"line {index} needs line {line.needs}, which is no earlier one", "SS-CONT-09")
        if isinstance(line.times, int) and line.times < 1:
            raise wrong(where, f"line {index} can be bought {line.times} times", "SS-CONT-08")
        check_amounts(where, f"line {index} cost", line.cost)
        if not any(amounts(line.cost)):
            raise wrong(where, f"line {index} costs nothing", "SS-CONT-08")
        check_effects(where, line.gives, "hero", None)
    check_amounts(where, "drop", card.drop)
    check_effects(where, card.free, "hero", None)
    check_effects(where, card.effects, "hero", card.trigger)
    for mod in card.mods:
        check_mod(where, mod)
    check_attack(card)


def check_fields(card: schema.CardRecord) -> None:
    """Each kind of card has its own fields (section 2, table Card)."""
    where = card.id
    if card.kind != "action" and (
        card.spend or card.free or any(amounts(card.drop)) or card.swift or card.no_drop
    ):
        raise wrong(where, "spend, free, drop, swift and no_drop belong to actions", "SS-CONT-03")
    if card.kind == "action" and card.effects:
        raise wrong(where, "an action has free effects and lines, no effects", "SS-CONT-03")
    if card.kind in ("action", "support") and card.trigger is not None:
        raise wrong(where, "a trigger belongs to responses and passives", "SS-CONT-03")
    if card.kind == "response" and card.trigger is None:
        raise wrong(where, "a response needs a trigger", "SS-CONT-03")
    if card.kind == "passive" and (card.trigger is None) != (not card.effects):
        raise wrong(where, "a passive has a trigger and effects, or neither", "SS-CONT-03")
    if card.kind in ("support", "response") and not card.effects:
        raise wrong(where, "does nothing", "SS-CONT-03")
    if card.mods and card.kind != "passive":
        raise wrong(where, "only a passive has modifiers", "SS-CONT-03")
    if card.kind == "passive" and card.target != "none":
        raise wrong(where, "a passive chooses no targets", "SS-CONT-03")
    if card.no_drop and (card.target != "none" or card.spend or any(amounts(card.drop)) or card.swift):
        raise wrong(where, "an action without a drop has free effects only", "SS-CONT-03")
    if card.cond.attack is not None and card.trigger != "attack":
        raise wrong(where, "only an attack has a type to ask for", "SS-CONT-03")


def check_attack(card: schema.CardRecord) -> None:
    """SS-CONT-10."""
    given = [*card.free, *card.effects, *(effect for line in card.spend for effect in line.gives)]
    wounds = any(isinstance(effect, schema.Wound) for effect in given)
    if wounds and (card.attack is None or card.target == "none"):
        raise wrong(card.id, "wounds need an attack and a target", "SS-CONT-10")
    if card.attack is not None and not wounds:
        raise wrong(card.id, "has an attack but no wound effect", "SS-CONT-10")
    for effect in given:
        if (
            isinstance(effect, schema.Silence)
            and effect.color == "target"
            and card.target not in TOKEN_SELECTORS
        ):
            raise wrong(card.id, "silences its target but chooses no enemy", "SS-CONT-10")


def check_mod(where: str, mod: schema.ModRecord) -> None:
    if (mod.n is None) == (mod.mod in NEEDS_N):
        problem = "needs n" if mod.n is None else "has no n"
        raise wrong(where, f"modifier {mod.mod} {problem}", "SS-CONT-03")
    if mod.attack is not None and mod.mod not in TYPED:
        raise wrong(where, f"modifier {mod.mod} has no attack", "SS-CONT-03")
    if (mod.cubes is None) == (mod.mod == "drop_add"):
        raise wrong(where, f"modifier {mod.mod}: cubes belong to drop_add, and it needs them", "SS-CONT-03")
    if (mod.status is None) == (mod.mod == "immune"):
        raise wrong(where, f"modifier {mod.mod}: status belongs to immune, and it needs one", "SS-CONT-03")
    if mod.cubes is not None:
        check_amounts(where, "drop_add", mod.cubes)


def check_effects(where: str, effects: Sequence[schema.AnyEffect], source: str, trigger: str | None) -> None:
    """SS-CONT-03 and SS-CONT-11: effects stand only where they mean something."""
    for effect in effects:
        if isinstance(effect, schema.Cancel) and trigger not in ("enemy_action", "afflicted"):
            raise wrong(where, "cancel needs the trigger enemy_action or afflicted", "SS-CONT-11")
        if isinstance(effect, schema.Prevent) and trigger not in ("harm", "peril_up"):
            raise wrong(where, "prevent needs the trigger harm or peril_up", "SS-CONT-11")
        if isinstance(effect, schema.Boost) and trigger != "attack":
            raise wrong(where, "boost needs the trigger attack", "SS-CONT-11")
        if isinstance(effect, schema.ChestDraw) and source != "chest":
            raise wrong(where, "chest_draw belongs to chests", "SS-CONT-11")
        if isinstance(effect, schema.DropLess):
            raise wrong(where, "drop_less belongs to the status Shaken", "SS-CONT-03")
        if isinstance(effect, schema.Wound) and source != "hero":
            raise wrong(where, "only heroes wound enemies", "SS-CONT-10")
        if isinstance(effect, schema.Learn) and source != "hero":
            raise wrong(where, "learn needs a hero who uses it", "SS-CONT-03")
        if isinstance(effect, schema.Lose) and source != "chart":
            raise wrong(where, "lose belongs to the end of a peril chart", "SS-CONT-06")
        check_who(where, effect, source)
        check_numbers(where, effect, source)
        if isinstance(effect, (schema.FloorMod, schema.GameMod)):
            check_mod(where, effect.mod)


def check_who(where: str, effect: schema.AnyEffect, source: str) -> None:
    """SS-CONT-03: who an effect speaks of must exist where it stands."""
    if isinstance(effect, schema.Silence) and source != "hero":
        raise wrong(where, "silence needs a hero who uses it", "SS-CONT-03")
    if isinstance(effect, (schema.Cleanse, schema.Refresh)):
        if (effect.who == "all") != (effect.n == "all"):
            raise wrong(where, "who = all and n = all go together", "SS-CONT-03")
        if source != "hero" and effect.who in ("self", "other"):
            raise wrong(where, f"who = {effect.who} needs a hero who uses it", "SS-CONT-03")
    if isinstance(effect, schema.Mend) and effect.who == "self_kind" and source != "enemy":
        raise wrong(where, "who = self_kind needs an acting enemy", "SS-CONT-03")
    if isinstance(effect, schema.Cubes) and effect.source == effect.to:
        raise wrong(where, f"moves cubes from {effect.source} to {effect.to}", "SS-CONT-03")


def check_numbers(where: str, effect: schema.AnyEffect, source: str) -> None:
    n = getattr(effect, "n", 1)
    if isinstance(n, schema.Count):
        if n.count == "self" and source != "enemy":
            raise wrong(where, "count = self needs an acting enemy", "SS-CONT-03")
        if n.count == "status_here":
            raise wrong(where, "count = status_here belongs to statuses", "SS-CONT-03")
        if n.div < 1:
            raise wrong(where, f"cannot divide by {n.div}", "SS-CONT-08")
        return
    signed = (schema.Peril, schema.Luck, schema.MaxWounds, schema.ChestDraw, schema.Boost)
    if n != "all" and n < 1 and not (isinstance(effect, signed) and n != 0):
        raise wrong(where, f"amount {n} must be at least 1", "SS-CONT-08")
    if isinstance(effect, schema.Drop):
        check_amounts(where, "drop", effect.cubes)
    if isinstance(effect, (schema.Recolor, schema.Extract)) and not getattr(effect, "upto", True):
        raise wrong(where, "takes up to n cubes", "SS-CONT-03")


def amounts(cubes: Any) -> list[int]:
    return [getattr(cubes, name) for name in cubes.__struct_fields__]


def check_amounts(where: str, what: str, cubes: Any) -> None:
    """SS-CONT-08. A color that is not named stands at 0, and one that is named must not."""
    for number in amounts(cubes):
        if not 0 <= number <= 10:
            raise wrong(where, f"{what}: {number} cubes of a color", "SS-CONT-08")


def check_cost(where: str, cost: schema.EnemyCubes, what: str) -> None:
    check_amounts(where, f"{what} cost", cost)
    if not any(amounts(cost)):
        raise wrong(where, f"the {what} costs nothing", "SS-CONT-08")


def check_defense(where: str, defense: Sequence[schema.Defense]) -> None:
    for entry in defense:
        if entry.n < 1 or (entry.type is None) == (entry.kind == "resist"):
            raise wrong(
                where, "a resistance has a type, rank cover has none, both are at least 1", "SS-CONT-03"
            )


def check_sheet(
    sheet: schema.FloorRecord | schema.BossRecord, kinds: dict[str, schema.EnemyRecord], track: int
) -> None:
    where = sheet.id
    boss = sheet.boss if isinstance(sheet, schema.BossRecord) else None
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
    if isinstance(sheet, schema.BossRecord):
        check_boss(sheet)


def check_boss(sheet: schema.BossRecord) -> None:
    check_defense(sheet.id, sheet.boss_defense)
    if sheet.boss.wounds < 1 or sheet.boss.xp < 0 or not sheet.boss_actions:
        raise wrong(sheet.id, "the boss needs wounds, experience and an action", "SS-CONT-08")
    for action in sheet.boss_actions:
        check_cost(sheet.id, action.cost, action.name)
        check_effects(sheet.id, action.effects, "enemy", None)
    check_effects(sheet.id, sheet.defeat, "defeat", None)
    if sheet.tier == "wizard" and sheet.defeat:
        raise wrong(sheet.id, "nothing follows a wizard's defeat", "SS-CONT-03")


def check_formation(
    sheet: schema.SheetRecord, boss: schema.Boss | None, kinds: dict[str, schema.EnemyRecord]
) -> None:
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


def summoned(effects: Sequence[schema.AnyEffect]) -> Iterator[str]:
    for effect in effects:
        if isinstance(effect, schema.Summon):
            yield effect.enemy


def check_colors(
    sheet: schema.SheetRecord, boss: schema.Boss | None, kinds: dict[str, schema.EnemyRecord]
) -> None:
    """SS-CONT-04: at most one kind per border color, whoever may come."""
    pending = [enemy for enemy in [*sheet.front, *sheet.rear] if enemy != "@boss"]
    for entry in sheet.chart:
        pending += summoned(entry.effects)
    for floor_action in sheet.floor_actions:
        pending += summoned(floor_action.effects)
    if isinstance(sheet, schema.BossRecord):
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


def check_chart(sheet: schema.SheetRecord, track: int) -> None:
    """SS-CONT-06."""
    where = sheet.id
    last = 0
    for entry in sheet.chart:
        if entry.at <= last:
            raise wrong(where, f"chart entry {entry.at} does not rise", "SS-CONT-06")
        last = entry.at
        check_effects(where, entry.effects, "chart", None)
        loses = any(isinstance(effect, schema.Lose) for effect in entry.effects)
        if loses != (entry is sheet.chart[-1]) or (loses and len(entry.effects) != 1):
            raise wrong(where, "the last chart entry, and no other, is exactly lose", "SS-CONT-06")
    if not sheet.chart:
        raise wrong(where, "has no peril chart", "SS-CONT-06")
    if last > track:
        raise wrong(where, f"the chart ends at {last}, the track at {track}", "SS-CONT-06")


def check_board(records: schema.Records) -> None:
    board = records.board
    if board.content.version < 1:
        raise wrong("board.content", "versions are counted from 1", "SS-CONT-08")
    if not is_id(board.content.name):
        raise wrong(
            "board.content",
            f"{board.content.name!r} is no name: small letters, digits, _ and .",
            "SS-CONT-03",
        )
    by_level = {str(level): number for level, number in SKILLS_BY_LEVEL.items() if level}
    if board.levels.by_level != by_level or board.levels.skill_cards_per_hero != 15:
        raise wrong("board.levels", "a hero has 15 cards: 6, 5 and 4", "SS-CONT-02")
    tracks = board.tracks
    if set(tracks.xp_needed_start) != {"3", "4"} or min(tracks.xp_needed_start.values()) < 1:
        raise wrong("board.tracks", "xp_needed_start needs a number for 3 and for 4 heroes", "SS-CONT-08")
    if not 1 <= tracks.max_wounds_start <= tracks.party_wounds_track:
        raise wrong("board.tracks", "max_wounds_start must lie on the track", "SS-CONT-08")
    if not 0 <= tracks.luck_start <= tracks.luck_max:
        raise wrong("board.tracks", "luck_start must lie within luck_max", "SS-CONT-08")
    if tracks.xp_needed_max < max(tracks.xp_needed_start.values()):
        raise wrong("board.tracks", "xp_needed_max is below the start", "SS-CONT-08")
    regroups = [c for c in records.generics if any(isinstance(e, schema.Regroup) for e in c.free)]
    raised = [e.n for c in regroups for e in c.free if isinstance(e, schema.Peril)]
    if raised != [tracks.regroup_peril]:
        raise wrong("generic actions", "Regroup raises peril by regroup_peril", "SS-CONT-08")
    tower = records.tower.statistical
    for name in ("pass_empty", "pass_full", "dislodge", "crypt"):
        if not 0 <= getattr(tower, name) <= 1:
            raise wrong(f"tower.{name}", "is no probability", "SS-CONT-08")
    if tower.occupancy_ref <= 0:
        raise wrong("tower.occupancy_ref", "must be more than 0", "SS-CONT-08")
    check_geometry(records.tower.physics)


def check_geometry(physics: schema.PhysicsRecord) -> None:
    """A tower that can stand: the levels inside the shaft, above the exit, and steps short enough to simulate."""
    levels, shaft, release = physics.levels, physics.shaft, physics.release
    if len(levels.z) != len(levels.pattern) or levels.z != sorted(levels.z) or not levels.z:
        raise wrong("tower.physics.levels", "z rises, with one pattern for each", "SS-CONT-08")
    if not shaft.exit_height < levels.z[0] <= levels.z[-1] < shaft.height:
        raise wrong("tower.physics.levels", "the levels lie between the exit and the rim", "SS-CONT-08")
    if 2 * levels.ring_ledge >= shaft.inner or max(levels.blocker_plate, levels.blocker_bar) >= shaft.inner:
        raise wrong("tower.physics.levels", "a level leaves no way through", "SS-CONT-08")
    if physics.timestep > 0.01 or physics.max_time > 60:
        raise wrong("tower.physics", "timestep is at most 0.01, max_time at most 60", "SS-CONT-08")
    if release.layer_size > 1 and release.min_separation > release.spread * shaft.inner / 2:
        raise wrong("tower.physics.release", "min_separation leaves no room for a layer", "SS-CONT-08")
