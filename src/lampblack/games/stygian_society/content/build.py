"""Records become the engine's tables."""

from collections.abc import Sequence
from typing import Any, Final

from lampblack.games.stygian_society.content.records.cards import CardRecord
from lampblack.games.stygian_society.content.records.effects import (
    Afflict,
    AnyEffect,
    Cleanse,
    Cubes,
    Drop,
    Exhaust,
    Extract,
    FloorMod,
    GameMod,
    Lose,
    Mend,
    PerilCubes,
    Recolor,
    Refresh,
    Silence,
    Summon,
    Wound,
)
from lampblack.games.stygian_society.content.records.floors import (
    BossRecord,
    Defense,
    EnemyActionRecord,
    EnemyRecord,
    FloorRecord,
)
from lampblack.games.stygian_society.content.records.pack import Records
from lampblack.games.stygian_society.content.records.values import Count, DropCubes, EnemyCubes, ModRecord
from lampblack.games.stygian_society.model.content import (
    Card,
    Chest,
    Content,
    EnemyAction,
    Entry,
    Hero,
    Kind,
    Line,
    Sheet,
    TowerParameters,
)
from lampblack.games.stygian_society.model.effects import (
    ALL,
    AT_RED,
    FROM_ENEMY,
    FROM_FLOOR,
    HEAL,
    MODS,
    NONE,
    PERIL,
    PRIMITIVES,
    WHO,
    WOUND,
    Effect,
    Gives,
    Mod,
)
from lampblack.games.stygian_society.model.pieces import (
    ALL_MASK,
    ATTACK_NAMES,
    CARD_KINDS,
    COLOR_NAMES,
    ENEMY_MASK,
    HERO_MASK,
    PIERCE_RANK,
    PIERCE_RESIST,
    RANK_NAMES,
    SELECTORS,
    STATUSES,
    TIERS,
    TRIGGERS,
    ZONE_NAMES,
)

ENEMY_COLORS: Final = ("red", "yellow", "black")
PIERCE: Final = {None: 0, "resist": PIERCE_RESIST, "rank": PIERCE_RANK, "all": PIERCE_RESIST | PIERCE_RANK}
COLOR_SETS: Final = {"hero": HERO_MASK, "enemy": ENEMY_MASK, "any": ALL_MASK}


def build(records: Records, name: str) -> Content:
    board, tower = records.board, records.tower.statistical
    content = Content(
        name,
        board.content.version,
        TowerParameters(tower.pass_empty, tower.pass_full, tower.occupancy_ref, tower.dislodge, tower.crypt),
    )
    content.physics = records.tower.physics
    tracks = board.tracks
    content.luck_start = tracks.luck_start
    content.luck_max = tracks.luck_max
    for heroes, needed in tracks.xp_needed_start.items():
        content.xp_needed[int(heroes)] = needed
    content.xp_needed_max = tracks.xp_needed_max
    content.max_wounds_start = tracks.max_wounds_start
    content.wounds_track = tracks.party_wounds_track
    content.peril_track = tracks.peril_track
    for enemy in records.enemies:  # first, because effects name them
        content.kind_ids[enemy.id] = len(content.kind_ids)
    for boss in records.bosses:
        content.kind_ids[boss.id] = len(content.kind_ids)
    build_heroes(content, records)
    build_cards(content, records)
    for enemy in records.enemies:
        content.kinds.append(build_enemy(content, enemy))
    for boss in records.bosses:
        content.kinds.append(build_boss(content, boss))
    sheets: list[FloorRecord | BossRecord] = [*records.floors, *records.bosses]
    for sheet in sheets:
        content.sheets.append(build_sheet(content, sheet))
    content.sheet_names = [made.id for made in content.sheets]
    for chest in records.chests:
        gives = build_list(content, chest.id, chest.effects)
        content.chests.append(
            Chest(len(content.chests), chest.id, chest.name, chest.text, chest.number, gives)
        )
    content.chest_names = [made.id for made in content.chests]
    return content


def build_heroes(content: Content, records: Records) -> None:
    for hero in records.heroes:
        color = COLOR_NAMES.index(hero.color)
        content.heroes.append(Hero(len(content.heroes), hero.id, hero.name, color, NONE))
        content.hero_names.append(hero.id)


def build_cards(content: Content, records: Records) -> None:
    for skill in records.skills:
        card = build_card(content, skill)
        hero = content.heroes[content.hero_names.index(skill.hero)]
        card.hero = hero.index
        card.level = skill.level
        hero.skills[skill.level].append(card.index)
        if skill.level == 0:
            hero.mat = card.index
    for generic in records.generics:
        card = build_card(content, generic)
        card.is_generic = True
        content.generics.append(card.index)
    for treasure in records.treasures:
        card = build_card(content, treasure)
        card.tier = TIERS.index(treasure.tier)
        card.is_team = treasure.owner == "team"
        content.treasures.append(card.index)
        content.treasure_names.append(card.id)


def build_card(content: Content, record: CardRecord) -> Card:
    card = Card(len(content.cards), record.id, record.name, record.text, CARD_KINDS.index(record.kind))
    content.cards.append(card)
    content.card_ids[card.id] = card.index
    card.exhaust = record.exhaust
    card.discard = record.discard
    card.shields = record.shields
    card.swift = record.swift
    card.no_drop = record.no_drop
    card.attack = NONE if record.attack is None else ATTACK_NAMES.index(record.attack)
    card.target = SELECTORS.index(record.target)
    card.drop = drop_numbers(record.drop)
    for number, line in enumerate(record.spend):
        cost = [line.cost.blue, line.cost.green, line.cost.white, line.cost.any]
        gives = build_list(content, f"{card.id}/line{number}", line.gives)
        needs = NONE if line.needs is None else line.needs
        card.lines.append(Line(cost, gives, needs, ALL if line.times == "any" else line.times))
    if record.free:
        card.free = build_list(content, f"{card.id}/free", record.free)
    if record.effects:
        card.effects = build_list(content, card.id, record.effects)
    if record.trigger is not None:
        card.trigger = TRIGGERS.index(record.trigger)
    card.scope_any = record.scope == "any"
    if record.cond.attack is not None:
        card.cond_attack = ATTACK_NAMES.index(record.cond.attack)
    for number, mod in enumerate(record.mods):
        card.mods.append(build_mod(content, f"{card.id}/mod{number}", mod))
    return card


def drop_numbers(cubes: DropCubes) -> list[int]:
    return [cubes.blue, cubes.green, cubes.white, cubes.wild]


def enemy_numbers(cubes: EnemyCubes) -> list[int]:
    return [cubes.red, cubes.yellow, cubes.black]


def build_mod(content: Content, name: str, record: ModRecord) -> Mod:
    mod = Mod(
        len(content.mods),
        name,
        MODS.index(record.mod),
        record.n or 0,
        NONE if record.attack is None else ATTACK_NAMES.index(record.attack),
        [0, 0, 0, 0] if record.cubes is None else drop_numbers(record.cubes),
        NONE if record.status in (None, "all") else STATUSES.index(record.status),
    )
    content.mods.append(mod)
    return mod


def build_list(content: Content, name: str, records: Sequence[AnyEffect]) -> Gives:
    """An effect list; the others end up one after the other in ``content.effects``."""
    gives = Gives(len(content.lists), name)
    content.lists.append(gives)
    last: Effect | None = None
    for number, record in enumerate(records):
        effect = build_effect(content, f"{name}/{number}", record)
        if effect.do == WOUND:
            gives.wounds.append(effect)
        elif effect.do == HEAL:
            gives.heals.append(effect)
        else:
            if last is None:
                gives.rest = len(content.effects)
            effect.index = len(content.effects)
            content.effects.append(effect)
            last = effect
        if effect.do == PERIL and (effect.n > 0 or effect.counts_self):
            gives.raises_peril = True
        if isinstance(record, Lose):
            gives.loses = True
    if last is not None:
        last.is_last = True
    return gives


def build_effect(content: Content, name: str, record: AnyEffect) -> Effect:
    tag = record.__struct_config__.tag
    effect = Effect(NONE, name, PRIMITIVES.index(str(tag)))
    build_number(effect, getattr(record, "n", 0))
    if isinstance(record, Wound):
        effect.pierce = PIERCE[record.pierce]
    elif isinstance(record, Silence):
        effect.silence = ("all", "choose", "target").index(record.color)
    elif isinstance(record, Cubes):
        effect.source = ZONE_NAMES.index(record.source)
        effect.to = ZONE_NAMES.index(record.to)
        effect.colors = color_set(record.color)
        effect.upto = record.upto
    elif isinstance(record, Recolor):
        effect.source = ZONE_NAMES.index(record.zone)
        effect.to = COLOR_NAMES.index(record.to)
    elif isinstance(record, Extract):
        effect.to = ZONE_NAMES.index(record.to)
        effect.colors = color_set(record.color)
    elif isinstance(record, Drop):
        effect.cubes = [getattr(record.cubes, color) for color in COLOR_NAMES]
    elif isinstance(record, PerilCubes):
        effect.cubes = enemy_numbers(record.add)
    elif isinstance(record, Summon):
        effect.kind = AT_RED if record.enemy == "@red" else content.kind_ids[record.enemy]
        effect.rank = RANK_NAMES.index(record.rank)
    elif isinstance(record, (Mend, Cleanse, Refresh, Exhaust)):
        effect.who = WHO.index(record.who)
    elif isinstance(record, Afflict):
        effect.who = WHO.index(record.who)
        effect.status = STATUSES.index(record.status)
    elif isinstance(record, (FloorMod, GameMod)):
        effect.mod = build_mod(content, f"{name}/mod", record.mod).index
    return effect


def build_number(effect: Effect, n: Any) -> None:
    if isinstance(n, Count):
        effect.counts_self = True
        effect.mul, effect.div, effect.add = n.mul, n.div, n.add
        effect.low = NONE if n.min is None else n.min
        effect.high = NONE if n.max is None else n.max
    else:
        effect.n = ALL if n == "all" else n


def color_set(name: str) -> int:
    if name in COLOR_SETS:
        return COLOR_SETS[name]
    return (1, 2, 4, 8, 16, 32)[COLOR_NAMES.index(name)]


def build_enemy(content: Content, record: EnemyRecord) -> Kind:
    border = ENEMY_COLORS.index(record.border)
    kind = Kind(len(content.kinds), record.id, record.name, record.text, border, record.wounds, record.xp)
    build_defense(kind, record.defense)
    build_actions(content, kind, record.actions)
    return kind


def build_boss(content: Content, record: BossRecord) -> Kind:
    boss = record.boss
    border = ENEMY_COLORS.index(boss.border)
    kind = Kind(len(content.kinds), record.id, record.name, record.text, border, boss.wounds, boss.xp)
    kind.is_boss = True
    build_defense(kind, record.boss_defense)
    build_actions(content, kind, record.boss_actions)
    return kind


def build_defense(kind: Kind, defense: Sequence[Defense]) -> None:
    """Several defenses add up (SS-DEF-04)."""
    for entry in defense:
        if entry.kind == "rank_ahead":
            kind.rank_ahead += entry.n
        elif entry.type is not None:
            kind.resist[ATTACK_NAMES.index(entry.type)] += entry.n


def build_actions(content: Content, kind: Kind, records: Sequence[EnemyActionRecord]) -> None:
    for number, record in enumerate(records):
        gives = build_list(content, f"{kind.id}/action{number}", record.effects)
        made = EnemyAction(record.name, enemy_numbers(record.cost), gives)
        made.belong(FROM_ENEMY + kind.index, kind.border, number)
        kind.actions.append(made)


def build_sheet(content: Content, record: FloorRecord | BossRecord) -> Sheet:
    sheet = Sheet(len(content.sheets), record.id, record.name, TIERS.index(record.tier))
    if isinstance(record, BossRecord):
        sheet.boss = content.kind_ids[record.id]
        sheet.giant = record.boss.rank == "both"
        if record.defeat:
            sheet.defeat = build_list(content, f"{record.id}/defeat", record.defeat)
    for enemy in record.front:
        sheet.front.append(sheet.boss if enemy == "@boss" else content.kind_ids[enemy])
    for enemy in record.rear:
        sheet.rear.append(sheet.boss if enemy == "@boss" else content.kind_ids[enemy])
    sheet.chests = record.chests
    sheet.peril_cubes = enemy_numbers(record.peril_cubes)
    for number, mod in enumerate(record.mods):
        sheet.mods.append(build_mod(content, f"{record.id}/mod{number}", mod).index)
    for number, action in enumerate(record.floor_actions):
        gives = build_list(content, f"{record.id}/floor{number}", action.effects)
        made = EnemyAction(action.name, enemy_numbers(action.cost), gives)
        border = ENEMY_COLORS.index(action.color)
        made.belong(FROM_FLOOR + sheet.index, border, len(sheet.actions[border]))
        sheet.actions[border].append(made)
    sheet.entry_at = [NONE] * (content.peril_track + 1)
    for number, entry in enumerate(record.chart):
        sheet.entry_at[entry.at] = number
        sheet.chart.append(Entry(entry.at, build_list(content, f"{record.id}/chart{number}", entry.effects)))
    return sheet
