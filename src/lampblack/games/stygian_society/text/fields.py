"""The parts of a position's text: fields, and the agenda's steps."""

from lampblack.games.stygian_society.model.agenda import ITEM_FIELDS, ITEM_NAMES, Item
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
from lampblack.games.stygian_society.text.notation import border_from_text, lines_packed, status_from_text
from lampblack.games.stygian_society.text.writing import PIERCE_NAMES, TITLE
from lampblack.kernel.answers import Malformed
from lampblack.kernel.bits import bit

Fields = dict[str, str]


def split_fields(text: str) -> Fields:
    """The ``field: value`` lines."""
    fields: Fields = {}
    lines = [line for line in text.splitlines() if line.strip()]
    if not lines or lines[0].strip() != TITLE:
        raise Malformed("line 1", f"a position of this game starts with {TITLE!r}")
    for line in lines[1:]:
        name, colon, value = line.partition(":")
        field = " ".join(name.split())
        if not colon:
            raise Malformed("line", f"{line.strip()!r} is not 'field: value'")
        if field in fields:
            raise Malformed(field, "given twice")
        fields[field] = value.strip()
    return fields


def words_of(fields: Fields, name: str) -> list[str]:
    return fields.get(name, "").split()


def whole(fields: Fields, name: str, default: int, low: int, high: int) -> int:
    text = fields.get(name, str(default))
    if not (text.isascii() and text.isdigit() and len(text) < 10 and low <= int(text) <= high):
        raise Malformed(name, f"{text!r} is not a whole number from {low} to {high}")
    return int(text)


def yes(fields: Fields, name: str, default: bool) -> bool:
    value = fields.get(name, "yes" if default else "no")
    if value not in ("yes", "no"):
        raise Malformed(name, f"{value!r} is neither yes nor no")
    return value == "yes"


def color_marks(fields: Fields) -> int:
    """``red0 yellow1``: which action of which color was used this turn."""
    marks = 0
    for word in words_of(fields, "acted"):
        name = word.rstrip("0123456789")
        digits = word[len(name) :]
        if not digits or int(digits) > 15:
            raise Malformed("acted", f"{word!r} is not a color with the number of an action, as in red0")
        marks |= bit(border_from_text("acted", name) * 16 + int(digits))
    return marks


def target_from_text(field: str, text: str) -> int:
    if text == "-":
        return NONE
    if not (text.isascii() and text.isdigit() and len(text) < 8):
        raise Malformed(field, f"{text!r} is neither - nor a number")
    return int(text)


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
        return one_of(where, text, TRIGGERS)
    if kind == "reach":
        return one_of(where, text, WHO)
    if kind == "cubes":
        return -1 if text == "hand" else packed(cubes_from_text(where, text))
    if kind == "attack":
        blow, caret, pierce = text.partition("^")
        return number(where, blow, 9999) * 4 + one_of(where, caret + pierce, PIERCE_NAMES)
    if kind == "lines":
        return lines_packed([number(where, word, 63) for word in text.split("/")][:9])
    if kind in ("target", "event"):
        return target_from_text(where, text)
    if kind == "flag":
        return number(where, text, 1)
    if kind == "signed" and text.startswith("-"):
        return -number(where, text[1:], 999)
    return number(where, text, 9999)


def number(where: str, text: str, high: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10 and int(text) <= high):
        raise Malformed(where, f"{text!r} is not a whole number up to {high}")
    return int(text)


def one_of(where: str, text: str, names: tuple[str, ...]) -> int:
    if text not in names:
        raise Malformed(where, f"{text!r} is none of {', '.join(names)}")
    return names.index(text)


def place_from_text(at: Position, where: str, kind: str, text: str) -> int:
    if text == "-" and kind == "user":
        return NONE
    if text == "team" and kind == "owner":
        return TEAM
    place = at.place_of(at.content.hero_from_text(where, text))
    if place == NOBODY:
        raise Malformed(where, f"{text} is not in play")
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
        return FROM_CHEST + one_of(where, id, tuple(content.chest_names))
    bases = {"floor": FROM_FLOOR, "chart": FROM_CHART, "defeat": FROM_DEFEAT}
    if kind not in bases:
        raise Malformed(where, f"{text!r} is no source of an effect")
    return bases[kind] + content.sheet_from_text(where, id)


def effect_from_text(content: Content, where: str, text: str) -> int:
    for effect in content.effects:
        if effect.name == text:
            return effect.index
    raise Malformed(where, f"{text!r} is no effect of this content")
