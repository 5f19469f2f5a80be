"""Events in the ledger's notation: ``E-COMBAT{1,W}``, ``P-SEARCH{here:[],N:open,E:tree,S:[rock],W:edge}``."""

from typing import Final

from mypy_extensions import i64

from lampblack.games.nyctophobia.model.geometry import DIRECTION_NAMES, direction_from_text
from lampblack.games.nyctophobia.model.statements import (
    CLAIM_INDEX,
    CLAIM_NAMES,
    REPORT_SEARCH,
    REPORT_STATUS,
    REPORT_STEPS,
    UTTERANCE_INDEX,
    UTTERANCE_NAMES,
)
from lampblack.games.nyctophobia.model.told import (
    A_CELL,
    A_TREE,
    ACTED_NAMES,
    CAR,
    CLAIMED,
    END_NAMES,
    FIRST_HUNTED,
    FOREST_NAMES,
    HERE_AT,
    HUNTER_PIECE,
    HURT_NAMES,
    ITEM_NAMES,
    LAUGHED,
    NOT_EXAMINED,
    REFUSAL_NAMES,
    ROCK,
    SEARCHED,
    SPACE_BITS,
    SPOKE,
    TAUNTED,
    THE_EDGE,
    TOKEN,
    UNHID_NAMES,
    WITH_NAMES,
    Told,
    cell_content,
    content_items,
    item_names,
    number_of,
    one_item,
    space_at,
    space_kind,
    step_names,
)
from lampblack.kernel.answers import Malformed
from lampblack.kernel.fields import choice, whole


def space_to_text(space: i64) -> str:
    kind = space_kind(space)
    if kind == THE_EDGE:
        return "edge"
    if kind == A_TREE:
        return "tree"
    items = item_names(content_items(space >> 2))
    return f"[{','.join(items)}]" if items else "open"


def search_to_text(near: i64, far: i64) -> str:
    parts = [f"here:[{','.join(item_names(content_items(near >> HERE_AT)))}]"]
    for direction in range(4):
        text = space_to_text(space_at(near, direction))
        beyond = space_at(far, direction)
        if space_kind(beyond) != NOT_EXAMINED:
            text += f">{space_to_text(beyond)}"
        parts.append(f"{DIRECTION_NAMES[direction]}:{text}")
    return ",".join(parts)


def items_from_text(text: str, field: str) -> int:
    """A bag of items from ``[rock,car]``."""
    if not (text.startswith("[") and text.endswith("]")):
        raise Malformed(field, f"{text!r} is no list such as [tree,rock]")
    bag = 0
    for word in split_outside(text[1:-1]):
        bag += one_item(choice(field, word, ITEM_NAMES[:10]))
    return bag


def content_from_items(bag: int) -> int:
    who = 0
    for seat in range(1, 5):
        if number_of(bag, FIRST_HUNTED + seat - 1):
            who = seat + 1
    if number_of(bag, HUNTER_PIECE):
        who = 1
    return cell_content(number_of(bag, ROCK), number_of(bag, TOKEN) > 0, number_of(bag, CAR) > 0, who)


def space_from_text(text: str, field: str) -> int:
    if text == "edge":
        return THE_EDGE
    if text == "tree":
        return A_TREE
    content = 0 if text == "open" else content_from_items(items_from_text(text, field))
    return A_CELL | (content << 2)


def search_from_text(parts: list[str], field: str) -> tuple[int, int]:
    if len(parts) != 5 or not parts[0].startswith("here:"):
        raise Malformed(field, "a search is here:[…],N:…,E:…,S:…,W:…")
    near = content_from_items(items_from_text(parts[0][5:], field)) << HERE_AT
    far = 0
    for direction in range(4):
        letter, colon, text = parts[direction + 1].partition(":")
        if letter != DIRECTION_NAMES[direction] or not colon:
            raise Malformed(field, f"{parts[direction + 1]!r} should be {DIRECTION_NAMES[direction]}:…")
        first, _, second = text.partition(">")
        near |= space_from_text(first, field) << (SPACE_BITS * direction)
        if second:
            far |= space_from_text(second, field) << (SPACE_BITS * direction)
    return near, far


def steps_to_text(packed: i64) -> str:
    return "".join(step_names(packed)) or "-"


def steps_from_text(text: str, field: str) -> int:
    packed = 0
    letters = "" if text == "-" else text
    for place, letter in enumerate(letters):
        packed |= (direction_from_text(letter, field) + 1) << (3 * place)
    return packed


# --- the ledger's notation -----------------------------------------------------------------------

SEAT_ARG: Final = 0
DIRECTION_ARG: Final = 1
ITEMS_ARG: Final = 2
ITEM_ARG: Final = 3
NUMBER_ARG: Final = 4
WORD_ARG: Final = 5  # one of the names in FORMS

FORMS: Final[list[tuple[str, tuple[int, ...], tuple[str, ...]]]] = [
    ("E-SETUP", (), ()),
    ("E-CLUE", (DIRECTION_ARG,), ()),
    ("E-TURN", (SEAT_ARG,), ()),
    ("E-TURN_END", (SEAT_ARG,), ()),
    ("P-SEARCH", (), ()),
    ("E-FELT", (SEAT_ARG, ITEMS_ARG), ()),
    ("P-STEP", (DIRECTION_ARG,), ()),
    ("E-STEP", (SEAT_ARG,), ()),
    ("E-HOP", (SEAT_ARG,), ()),
    ("E-ENTER", (SEAT_ARG, ITEMS_ARG), ()),
    ("P-ROCKS", (NUMBER_ARG,), ()),
    ("E-BLOCKED", (SEAT_ARG, ITEM_ARG), ()),
    ("E-ACTION", (SEAT_ARG, WORD_ARG), ACTED_NAMES),
    ("E-THROW", (SEAT_ARG, DIRECTION_ARG, NUMBER_ARG, ITEM_ARG), ()),
    ("E-NOISE", (SEAT_ARG,), ()),
    ("E-HIDE", (SEAT_ARG,), ()),
    ("E-UNHIDE", (SEAT_ARG, WORD_ARG), UNHID_NAMES),
    ("E-COMBAT", (SEAT_ARG, DIRECTION_ARG), ()),
    ("E-HURT", (SEAT_ARG, NUMBER_ARG, WORD_ARG), HURT_NAMES),
    ("E-COUNTER", (SEAT_ARG, WORD_ARG), WITH_NAMES),
    ("E-CALL", (SEAT_ARG,), ()),
    ("E-FOREST", (WORD_ARG,), FOREST_NAMES),
    ("P-MOVED", (), ()),
    ("P-FOG", (), ()),
    ("P-REFUSED", (WORD_ARG,), REFUSAL_NAMES),
    ("E-SPEECH", (), ()),
    ("E-END", (NUMBER_ARG, WORD_ARG), END_NAMES),
    ("E-VERBAL", (), ()),
    ("E-VERBAL", (), ()),
    ("E-VERBAL", (), ()),
]
"""By kind: the ledger's name, the arguments, and the words an argument may be."""


def names_seat(told: Told) -> bool:
    """Is the first number of the event a seat?"""
    args = FORMS[told.kind][1]
    return told.kind in (SPOKE, TAUNTED) or (len(args) > 0 and args[0] == SEAT_ARG)


def told_to_text(told: Told) -> str:
    """The event in the ledger's notation, without its audience."""
    name, args, names = FORMS[told.kind]
    values = (told.a, told.b, told.c, told.d)
    if told.kind == SEARCHED:
        words = [search_to_text(told.a, told.b)]
    elif told.kind == SPOKE:
        words = speech_words(told)
    elif told.kind == TAUNTED:
        words = ["taunt", str(told.a)]
    elif told.kind == CLAIMED:
        words = [CLAIM_NAMES[told.a]]
    elif told.kind == LAUGHED:
        words = ["laugh"]
    else:
        words = [arg_to_text(values[place], arg, names) for place, arg in enumerate(args)]
    return f"{name}{{{','.join(words)}}}"


def speech_words(told: Told) -> list[str]:
    words = [str(told.a), UTTERANCE_NAMES[told.b]]
    if told.b == REPORT_SEARCH:
        words.append(search_to_text(told.c, told.d))
    elif told.b == REPORT_STEPS:
        words.append(steps_to_text(told.c))
    elif told.b == REPORT_STATUS:
        words += [str(told.c), str(told.d)]
    return words


def arg_to_text(value: i64, arg: int, names: tuple[str, ...]) -> str:
    if arg == DIRECTION_ARG:
        return DIRECTION_NAMES[value]
    if arg == ITEMS_ARG:
        return f"[{','.join(item_names(value))}]"
    if arg == ITEM_ARG:
        return ITEM_NAMES[value]
    if arg == WORD_ARG:
        return names[value]
    return str(value)


def split_outside(text: str) -> list[str]:
    """Split at the commas that stand in no brackets."""
    parts: list[str] = []
    depth = 0
    part = ""
    for letter in text:
        if letter == "[":
            depth += 1
        elif letter == "]":
            depth -= 1
        if letter == "," and depth == 0:
            parts.append(part)
            part = ""
        else:
            part += letter
    return [*parts, part] if part or parts else parts


def told_from_text(text: str, to: int, field: str = "told") -> Told:
    """The event this notation names; ``Malformed`` says what is wrong with it."""
    tidy = "".join(text.split())
    name, brace, rest = tidy.partition("{")
    if not brace or not rest.endswith("}"):
        raise Malformed(field, f"{text!r} is not of the form E-STEP{{1}}")
    words = split_outside(rest[:-1])
    kind = kind_of(name, words, field)
    if kind == SEARCHED:
        near, far = search_from_text(words, field)
        return Told(kind, to, near, far)
    if kind == SPOKE:
        return spoke_from_text(words, to, field)
    if kind == TAUNTED:
        return Told(kind, to, number_from_text(words[1] if len(words) > 1 else "", field))
    if kind == CLAIMED:
        return Told(kind, to, CLAIM_INDEX[words[0]])
    if kind == LAUGHED:
        return Told(kind, to)
    _, args, names = FORMS[kind]
    if len(words) != len(args):
        raise Malformed(field, f"{name} has {len(args)} arguments, not {len(words)}")
    values = [arg_from_text(word, arg, names, field) for word, arg in zip(words, args)]
    values += [0] * (4 - len(values))
    return Told(kind, to, values[0], values[1], values[2], values[3])


def kind_of(name: str, words: list[str], field: str) -> int:
    if name == "E-VERBAL" and words:
        if words[0] == "taunt":
            return TAUNTED
        if words[0] == "laugh":
            return LAUGHED
        if words[0] in CLAIM_INDEX:
            return CLAIMED
        raise Malformed(field, f"{words[0]!r} is no verbal part")
    for kind in range(TAUNTED):
        if FORMS[kind][0] == name:
            return kind
    raise Malformed(field, f"{name!r} is no event of section 19")


def spoke_from_text(words: list[str], to: int, field: str) -> Told:
    if len(words) < 2 or words[1] not in UTTERANCE_INDEX:
        raise Malformed(field, f"{','.join(words)!r} is no speech")
    seat, what = number_from_text(words[0], field), UTTERANCE_INDEX[words[1]]
    if what == REPORT_SEARCH:
        near, far = search_from_text(words[2:], field)
        return Told(SPOKE, to, seat, what, near, far)
    if what == REPORT_STEPS:
        return Told(SPOKE, to, seat, what, steps_from_text(words[2] if len(words) > 2 else "", field))
    if what == REPORT_STATUS:
        if len(words) != 4:
            raise Malformed(field, "REPORT_STATUS tells health and rocks")
        return Told(
            SPOKE, to, seat, what, number_from_text(words[2], field), number_from_text(words[3], field)
        )
    return Told(SPOKE, to, seat, what)


def number_from_text(text: str, field: str) -> int:
    return whole(field, text, 0, 99)


def arg_from_text(text: str, arg: int, names: tuple[str, ...], field: str) -> int:
    if arg == DIRECTION_ARG:
        return direction_from_text(text, field)
    if arg == ITEMS_ARG:
        return items_from_text(text, field)
    if arg == ITEM_ARG:
        return choice(field, text, ITEM_NAMES)
    if arg == WORD_ARG:
        return choice(field, text, names)
    return number_from_text(text, field)
