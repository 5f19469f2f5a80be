"""The steps of a position's agenda from text."""

from lampblack.games.stygian_society.model.actions import MAX_LINES, lines_packed
from lampblack.games.stygian_society.model.agenda import D_PAY, D_PURCHASE, ITEM_FIELDS, ITEM_NAMES, Item
from lampblack.games.stygian_society.model.content import Content
from lampblack.games.stygian_society.model.effects import (
    FROM_CHART,
    FROM_CHEST,
    FROM_DEFEAT,
    FROM_ENEMY,
    FROM_FLOOR,
    NONE,
    WHO,
)
from lampblack.games.stygian_society.model.pieces import NOBODY, TEAM, TRIGGERS, cubes_from_text, packed
from lampblack.games.stygian_society.model.position import Position
from lampblack.games.stygian_society.text.notation import (
    border_from_text,
    paid_from_parts,
    status_from_text,
)
from lampblack.games.stygian_society.text.writing import PIERCE_NAMES
from lampblack.kernel.answers import Malformed
from lampblack.kernel.fields import choice, whole


def target_from_text(field: str, text: str) -> int:
    if text == "-":
        return NONE
    return whole(field, text, 0, 9_999_999)


def agenda_from_text(at: Position, text: str) -> list[Item]:
    steps: list[Item] = []
    for part in text.split(";"):
        words = part.split()
        if words:
            steps.append(item_from_text(at, words, len(steps)))
    return steps


def item_from_text(at: Position, words: list[str], index: int) -> Item:
    where = f"agenda step {index + 1}"
    if words[0] not in ITEM_NAMES:
        raise Malformed(where, f"there is no step {words[0]!r}")
    op = ITEM_NAMES.index(words[0])
    wanted = ITEM_FIELDS[op].split()
    if op == D_PAY and len(words) == 2:
        words = [*words, "a=0/0/0"]  # nothing named yet: so wrote version 1 of the rules
    if op == D_PURCHASE and len(words) == 1:
        words = [*words, "n=0"]  # nothing named yet
    if len(words) - 1 != len(wanted):
        raise Malformed(where, f"{words[0]} is written with {' '.join(wanted) or 'no numbers'}")
    values = {"n": 0, "source": NONE, "user": NONE, "a": NONE, "b": NONE, "event": NONE}
    for field, word in zip(wanted, words[1:]):
        name, _, kind = field.partition("=")
        given, _, value = word.partition("=")
        if given != name:
            raise Malformed(where, f"{words[0]} is written with {' '.join(wanted)}")
        values[name] = value_from_text(at, f"{where} {name}", kind, value)
    return Item(op, values["n"], values["source"], values["user"], values["a"], values["b"], values["event"])


def value_from_text(at: Position, where: str, kind: str, text: str) -> int:
    content = at.content
    if kind in ("hero", "user", "owner"):
        return place_from_text(at, where, kind, text)
    if kind == "card":
        return content.card_from_text(where, text)
    if kind == "source":
        return source_from_text(content, where, text)
    if kind == "effect":
        return effect_from_text(content, where, text)
    if kind == "kind":
        return content.kind_from_text(where, text)
    if kind == "status":
        return status_from_text(where, text)
    if kind == "border":
        return border_from_text(where, text)
    if kind == "trigger":
        return choice(where, text, TRIGGERS)
    if kind == "reach":
        return choice(where, text, WHO)
    if kind == "cubes":
        return -1 if text == "hand" else packed(cubes_from_text(where, text))
    if kind == "attack":
        blow, caret, pierce = text.partition("^")
        return whole(where, blow, 0, 9999) * 4 + choice(where, caret + pierce, PIERCE_NAMES)
    if kind == "paid":
        parts = text.split("/")
        if len(parts) != 3:
            raise Malformed(where, f"{text!r} is no payment; B1/W1/2 would be: of field and crypt, luck")
        return paid_from_parts(parts)
    if kind == "lines":
        return lines_packed([whole(where, word, 0, 63) for word in text.split("/")][:MAX_LINES])
    if kind in ("target", "event"):
        return target_from_text(where, text)
    if kind == "flag":
        return whole(where, text, 0, 1)
    if kind == "signed" and text.startswith("-"):
        return -whole(where, text[1:], 0, 999)
    return whole(where, text, 0, 9999)


def place_from_text(at: Position, where: str, kind: str, text: str) -> int:
    if text == "-" and kind == "user":
        return NONE
    if text == "team" and kind == "owner":
        return TEAM
    return hero_from_text(at, where, text)


def hero_from_text(at: Position, field: str, text: str) -> int:
    """The place of a hero who is in play."""
    place = at.place_of(at.content.hero_from_text(field, text))
    if place == NOBODY:
        raise Malformed(field, f"{text} is not in play")
    return place


def source_from_text(content: Content, where: str, text: str) -> int:
    if text == "-":
        return NONE
    kind, _, id = text.partition(":")
    if kind == "card":
        return content.card_from_text(where, id)
    if kind == "enemy":
        return FROM_ENEMY + content.kind_from_text(where, id)
    if kind == "chest":
        return FROM_CHEST + choice(where, id, content.chest_names)
    bases = {"floor": FROM_FLOOR, "chart": FROM_CHART, "defeat": FROM_DEFEAT}
    if kind not in bases:
        raise Malformed(where, f"{text!r} is no source of an effect")
    return bases[kind] + content.sheet_from_text(where, id)


def effect_from_text(content: Content, where: str, text: str) -> int:
    for effect in content.effects:
        if effect.name == text:
            return effect.index
    raise Malformed(where, f"{text!r} is no effect of this content")
