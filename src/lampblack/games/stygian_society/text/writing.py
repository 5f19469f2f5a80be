"""Positions as text. docs/stygian-society.md describes the form for strangers."""

from typing import Final

from lampblack.games.stygian_society.model.actions import MAX_LINES, line_count
from lampblack.games.stygian_society.model.agenda import D_PURCHASE, ITEM_FIELDS, ITEM_NAMES, Item
from lampblack.games.stygian_society.model.content import Content
from lampblack.games.stygian_society.model.effects import (
    FROM_CHEST,
    FROM_DEFEAT,
    FROM_ENEMY,
    FROM_FLOOR,
    NONE,
    WHO,
)
from lampblack.games.stygian_society.model.paid import paid_to_text
from lampblack.games.stygian_society.model.pieces import (
    BORDERS,
    COLOR_LETTERS,
    COLOR_NAMES,
    GONE,
    HERO_COLORS,
    PIERCE_RANK,
    PIERCE_RESIST,
    STATUSES,
    TEAM,
    TRIGGERS,
    bag_to_text,
    cubes_to_text,
)
from lampblack.games.stygian_society.model.position import (
    NO_TOKEN,
    RESULT_NAMES,
    RUNNING,
    Position,
    token_id,
    token_wounds,
)
from lampblack.games.stygian_society.rules.statuses import cube_card, cube_color, cube_turn
from lampblack.kernel.bits import has, members

TITLE: Final = "stygian-society"
SOURCE_NAMES: Final = ("enemy", "floor", "chart", "chest", "defeat")
PIERCE_NAMES: Final = ("", "^resist", "^rank", "^all")


def position_to_text(at: Position) -> str:
    """Complete and canonical; most fields at their usual value are left out."""
    content = at.content
    lines = [TITLE, f"content: {content.title()}", f"players: {at.settings.players}"]
    optional("model", "physics" if at.settings.tower.name == "physics" else "", lines)
    lines += [f"{name}: {value}" for name, value in at.settings.readings.chosen.items()]
    lines.append(f"heroes: {' '.join(hero_id(at, place) for place in range(at.places()))}")
    optional("result", "" if at.result == RUNNING else RESULT_NAMES[at.result], lines)
    lines += turn_to_text(at)
    lines += floor_to_text(at)
    lines += [
        f"peril: {at.peril}",
        f"luck: {at.luck}",
        f"xp: {at.xp}/{at.needed}",
        f"wounds: {at.wounds}/{at.maximum}",
    ]
    zones = (
        ("bank", at.bank),
        ("hand", at.hand),
        ("tower", at.tower),
        ("field", at.field),
        ("crypt", at.crypt),
    )
    lines += [f"{name}: {bag_to_text(cubes)}" for name, cubes in zones]
    for place in range(at.places()):
        lines.append(f"cards {hero_id(at, place)}: {cards_to_text(at, at.hands[place])}")
        optional(f"status {hero_id(at, place)}", status_to_text(at, place), lines)
    optional("team", cards_to_text(at, at.team), lines)
    gone = [card for card, holder in enumerate(at.holder) if holder == GONE]
    optional("gone", cards_to_text(at, gone), lines)
    optional("game mods", mods_to_text(at, at.game_mods), lines)
    optional("upper", "yes" if at.upper else "", lines)
    optional("chest draw", str(at.chest_draw) if at.chest_draw else "", lines)
    boosts = [str(number) for number in at.boosts]
    optional("boosts", " ".join(boosts), lines)
    lines.append(f"agenda: {' ; '.join(item_to_text(at, item) for item in at.agenda)}")
    return "\n".join(lines) + "\n"


def optional(field: str, value: str, lines: list[str]) -> None:
    if value:
        lines.append(f"{field}: {value}")


def hero_id(at: Position, place: int) -> str:
    return at.content.heroes[at.heroes[place]].id


def turn_to_text(at: Position) -> list[str]:
    lines = [f"turn: {at.turn}"]
    if at.heroes:
        lines.append(f"active: {hero_id(at, at.active)}")
    optional("in turn", "" if at.in_turn else "no", lines)
    optional("silenced", " ".join(borders_to_text(at.silenced)), lines)
    acted = [f"{COLOR_NAMES[HERO_COLORS + mark // 16]}{mark % 16}" for mark in members(at.acted)]
    optional("acted", " ".join(acted), lines)
    optional("armor used", str(at.armor_used) if at.armor_used else "", lines)
    optional("shields", str(at.temporary) if at.temporary else "", lines)
    optional("crypt falls", str(at.crypt_falls) if at.crypt_falls else "", lines)
    optional("luck gained", "yes" if at.luck_gained else "", lines)
    if at.declared != NONE:
        lines.append(f"declared: {at.content.cards[at.declared].id}")
        optional("swift", "yes" if at.swift else "", lines)
        lines.append(f"targets: {target_to_text(at.target_a)} {target_to_text(at.target_b)}")
    return lines


def borders_to_text(borders: int) -> list[str]:
    return [COLOR_NAMES[HERO_COLORS + border] for border in range(BORDERS) if has(borders, border)]


def floor_to_text(at: Position) -> list[str]:
    if at.sheet == NONE:
        return []
    sheet = at.sheet_now()
    lines = [f"floor: {at.floor}", f"sheet: {sheet.id}"]
    lines.append(f"sheets used: {' '.join(at.content.sheets[used].id for used in members(at.used))}")
    lines.append(f"front: {' '.join(token_to_text(at, token) for token in at.front)}")
    lines.append(f"rear: {' '.join(token_to_text(at, token) for token in at.rear)}")
    if at.giant != NO_TOKEN:
        lines.append(f"giant: {token_to_text(at, at.giant)}")
    lines.append(f"tokens placed: {at.serial}")
    in_play = [at.content.kinds[kind].id for kind in at.kinds if kind != NONE]
    lines.append(f"in play: {' '.join(in_play)}")
    optional("occurred", " ".join(str(sheet.chart[number].at) for number in members(at.occurred)), lines)
    lines.append(f"peril cubes: {cubes_to_text([0, 0, 0, *at.peril_cubes])}")
    lines.append(f"floor mods: {mods_to_text(at, at.floor_mods)}")
    optional("completed", "yes" if at.completed else "", lines)
    return lines


def token_to_text(at: Position, token: int) -> str:
    """``slasher:2#4``: a Slasher with two wounds, the fifth token placed on this floor."""
    id = token_id(token)
    wounds = f":{token_wounds(token)}" if token_wounds(token) else ""
    return f"{at.kind_of(id).id}{wounds}#{id >> 2}"


def cards_to_text(at: Position, cards: list[int]) -> str:
    """In the order gained; an exhausted card ends in ``!``."""
    words = [at.content.cards[card].id + ("!" if at.exhausted[card] else "") for card in cards]
    return " ".join(words)


def status_to_text(at: Position, place: int) -> str:
    """``stricken:G@3``: a green cube gained in turn 3."""
    words: list[str] = []
    for packed in at.afflictions:
        card = cube_card(packed)
        if card >> 2 == place:
            words.append(f"{STATUSES[card & 3]}:{COLOR_LETTERS[cube_color(packed)]}@{cube_turn(packed)}")
    return " ".join(words)


def mods_to_text(at: Position, mods: list[int]) -> str:
    return " ".join(at.content.mods[mod].name for mod in mods)


def target_to_text(target: int) -> str:
    return "-" if target == NONE else str(target)


def item_to_text(at: Position, item: Item) -> str:
    words = [ITEM_NAMES[item.op]]
    if item.op == D_PURCHASE and item.n == 0:
        return words[0]  # so wrote versions 1 and 2 of the rules
    for field in ITEM_FIELDS[item.op].split():
        name, _, kind = field.partition("=")
        words.append(f"{name}={value_to_text(at, kind, item_value(item, name))}")
    return " ".join(words)


def item_value(item: Item, name: str) -> int:
    if name == "n":
        return item.n
    if name == "source":
        return item.source
    if name == "user":
        return item.user
    if name == "a":
        return item.a
    return item.b if name == "b" else item.event


def value_to_text(at: Position, kind: str, value: int) -> str:
    """One number of a step, as what it is."""
    content = at.content
    if kind in ("hero", "user", "owner"):
        if value == TEAM:
            return "team"
        return "-" if value == NONE else hero_id(at, value)
    if kind == "card":
        return content.cards[value].id
    if kind == "source":
        return source_to_text(content, value)
    if kind == "effect":
        return content.effects[value].name
    if kind == "kind":
        return content.kinds[value].id
    if kind == "status":
        return STATUSES[value]
    if kind == "trigger":
        return TRIGGERS[value]
    if kind == "border":
        return COLOR_NAMES[HERO_COLORS + value]
    if kind == "reach":
        return WHO[value]
    if kind == "cubes":
        return "hand" if value < 0 else bag_to_text(value)
    if kind == "attack":
        pierce = value & (PIERCE_RESIST | PIERCE_RANK)
        return f"{value >> 2}{PIERCE_NAMES[pierce]}"
    if kind == "paid":
        return paid_to_text(value)
    if kind == "lines":
        return "/".join(str(line_count(value, line)) for line in range(MAX_LINES))
    if kind in ("target", "event"):
        return target_to_text(value)
    return str(value)


def source_to_text(content: Content, source: int) -> str:
    if source == NONE:
        return "-"
    if source < FROM_ENEMY:
        return f"card:{content.cards[source].id}"
    index = source % FROM_ENEMY
    if FROM_ENEMY <= source < FROM_FLOOR:
        return f"enemy:{content.kinds[index].id}"
    if FROM_CHEST <= source < FROM_DEFEAT:
        return f"chest:{content.chests[index].id}"
    return f"{SOURCE_NAMES[source // FROM_ENEMY - 1]}:{content.sheets[index].id}"
