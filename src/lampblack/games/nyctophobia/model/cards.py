"""The Hunter's cards: effect primitives read from content/decks.toml, checked, and compiled once.

A card's parts are stretches of one program. ``IF`` becomes a jump; statements that follow each other
(``TRUTH 1 + LIE 1``) become one instruction, because their order is the Hunter's (NYC-VERB-02).
"""

import tomllib
from importlib import resources
from typing import Any, Final, final

from lampblack.games.nyctophobia.model.pieces import AXE, MAGE, ROLE_NAMES
from lampblack.kernel.answers import Malformed

# Instructions; each names its primitive.
MOVE: Final = 0  # NYC-PRIM-01 to -03: n steps, k trees may be crossed
MOVE_TO: Final = 1  # -04
MOVE_CAR: Final = 2  # -05
FELL: Final = 3  # -06
PLANT: Final = 4  # -07
TRANSPLANT: Final = 5  # -08
PULL: Final = 6  # -09
PULL_TO_NOISE: Final = 7  # -10
NUDGE: Final = 8  # -11
SWAP: Final = 9  # -12
ROTATE: Final = 10  # -13
FOG: Final = 11  # -14
REVEAL: Final = 12  # -15
TAKE_ROCK: Final = 13  # -16
HUSH: Final = 14  # -17
ECHO: Final = 15  # -18
UNWOUND: Final = 16  # -19
UNLESS: Final = 17  # -20: jump when nobody passes the filter
JUMP: Final = 18
TAUNT: Final = 19  # NYC-VERB-01
STATE: Final = 20  # NYC-VERB-02: n truths and k lies
LAUGH: Final = 21  # NYC-VERB-04

# Who is meant (NYC-PRIM-21, and the conditions printed on the cards).
VISIBLE: Final = 0
NEAREST: Final = 1
FARTHEST: Final = 2
IN_ORDER: Final = 3
WOUNDED_OR_HIDDEN: Final = 4
WITHOUT_ROCK: Final = 5
WITH_ROCK: Final = 6
CLOSE_WITH_ROCK: Final = 7
HIDDEN_CLOSE: Final = 8

FILTERS: Final = {
    "wounded_or_hidden": WOUNDED_OR_HIDDEN,
    "visible_without_rock": WITHOUT_ROCK,
}
CONDITIONS: Final = {
    "any_wounded_or_hidden": WOUNDED_OR_HIDDEN,
    "any_visible_without_rock": WITHOUT_ROCK,
    "hidden_with_dH_2_to_4": HIDDEN_CLOSE,
    "visible_dH_le_3_with_rock": CLOSE_WITH_ROCK,
}
SELECTIONS: Final = {
    "nearest": (NEAREST, 1),
    "farthest": (FARTHEST, 1),
    "choose1": (VISIBLE, 1),
    "choose2": (VISIBLE, 2),
    "choose1_visible": (VISIBLE, 1),
    "all_visible": (IN_ORDER, 4),
    "one_hidden_dH_2_to_4": (HIDDEN_CLOSE, 1),
    "one_visible_dH_le_3_with_rock": (CLOSE_WITH_ROCK, 1),
    "choose1_visible_with_rock": (WITH_ROCK, 1),
}
FIELDS: Final = {
    "MOVE": {"n", "break", "phase"},
    "MOVE_TO": {"n", "filter"},
    "MOVE_CAR": {"n"},
    "FELL": {"n"},
    "PLANT": {"n", "cell"},
    "TRANSPLANT": {"n"},
    "PULL": {"sel", "n"},
    "PULL_TO_NOISE": {"sel", "n"},
    "NUDGE": {"d"},
    "SWAP": {"sel"},
    "ROTATE": {"q"},
    "FOG": {"sel"},
    "REVEAL": {"sel"},
    "TAKE_ROCK": {"sel", "dest"},
    "HUSH": set[str](),
    "ECHO": {"n"},
    "UNWOUND": set[str](),
    "IF": {"cond", "then", "else"},
}
"""The primitives of NYC-PRIM and the fields each one has."""
VERBAL_FIELDS: Final = {"TAUNT": {"sel"}, "TRUTH": {"n"}, "LIE": {"n"}, "LAUGH": set[str]()}
OPCODES: Final = {
    "MOVE_TO": MOVE_TO,
    "MOVE_CAR": MOVE_CAR,
    "FELL": FELL,
    "TRANSPLANT": TRANSPLANT,
    "PULL": PULL,
    "PULL_TO_NOISE": PULL_TO_NOISE,
    "NUDGE": NUDGE,
    "SWAP": SWAP,
    "ROTATE": ROTATE,
    "FOG": FOG,
    "REVEAL": REVEAL,
    "HUSH": HUSH,
    "ECHO": ECHO,
    "UNWOUND": UNWOUND,
    "TAUNT": TAUNT,
    "LAUGH": LAUGH,
}


@final
class Instruction:
    """One step of a card's program; what ``k`` and ``who`` mean depends on the instruction."""

    def __init__(self, code: int, n: int = 0, who: int = 0, k: int = 0) -> None:
        self.code = code
        self.n = n
        self.who = who  # a filter, or the place a jump leads to
        self.k = k  # crossings, how many are picked, lies, or 1 for an alternative


@final
class Card:
    def __init__(self, id: str, name: str) -> None:
        self.id = id
        self.name = name
        self.verbal = (0, 0)
        self.quiet = (0, 0)
        self.noise = (0, 0)  # the same stretch as quiet when the card has a single action


PROGRAM: Final[list[Instruction]] = []
"""All cards' instructions; a part of a card is a stretch (start, end) of it."""


def add(code: int, n: int = 0, who: int = 0, k: int = 0) -> Instruction:
    instruction = Instruction(code, n, who, k)
    PROGRAM.append(instruction)
    return instruction


def wrong(record: str, rule: str, problem: str) -> Malformed:
    return Malformed(f"decks.toml {record}", f"{problem} [{rule}]")


def check_effect(effect: dict[str, Any], known: dict[str, set[str]], record: str) -> str:
    """The primitive's name, once it and its fields are known to be right."""
    op = effect.get("op")
    if not isinstance(op, str) or op not in known:
        raise wrong(record, "NYC-PRIM-01", f"{op!r} is none of {', '.join(known)}")
    fields = set(effect) - {"op"}
    allowed = known[op]
    optional = {"break", "phase"} if op == "MOVE" else set[str]()
    if not allowed - optional <= fields <= allowed:
        raise wrong(record, "NYC-PRIM-01", f"{op} has the fields {', '.join(sorted(allowed)) or 'none'}")
    for field in ("n", "break", "phase"):
        if field in effect and not (type(effect[field]) is int and 1 <= effect[field] <= 8):
            raise wrong(record, "NYC-PRIM-01", f"{op}'s {field} is {effect[field]!r}, not 1 to 8")
    return op


def choice(value: object, known: dict[str, Any], record: str, rule: str) -> Any:
    if not isinstance(value, str) or value not in known:
        raise wrong(record, rule, f"{value!r} is none of {', '.join(known)}")
    return known[value]


def compile_part(effects: list[dict[str, Any]], record: str) -> tuple[int, int]:
    start = len(PROGRAM)
    for effect in effects:
        compile_effect(effect, record)
    return start, len(PROGRAM)


def compile_effect(effect: dict[str, Any], record: str) -> None:
    op = check_effect(effect, FIELDS, record)
    n = effect.get("n", 0)
    if op == "IF":
        test = add(UNLESS, 0, 0, choice(effect["cond"], CONDITIONS, record, "NYC-PRIM-20"))
        compile_part(effect["then"], record)
        skip = add(JUMP)
        test.who = len(PROGRAM)
        compile_part(effect["else"], record)
        skip.who = len(PROGRAM)
    elif op == "MOVE":
        fells = "break" in effect
        add(MOVE, n, 1 if fells else 0, effect.get("break", effect.get("phase", 0)))
    elif op == "MOVE_TO":
        add(MOVE_TO, n, choice(effect["filter"], FILTERS, record, "NYC-PRIM-04"))
    elif op == "PLANT":
        add(PLANT, n, 0, choice(effect["cell"], {"hunter": 0, "choose1_visible": 1}, record, "NYC-PRIM-07"))
    elif op == "TAKE_ROCK":
        who, _ = choice(effect["sel"], SELECTIONS, record, "NYC-PRIM-21")
        add(TAKE_ROCK, 0, who, choice(effect["dest"], {"hunter_cell": 0, "random": 1}, record, "NYC-PRIM-16"))
    elif "sel" in effect:
        who, picked = choice(effect["sel"], SELECTIONS, record, "NYC-PRIM-21")
        add(OPCODES[op], n, who, picked)
    elif op == "NUDGE" or op == "ROTATE":
        choice(effect["d" if op == "NUDGE" else "q"], {"choose": 0}, record, "NYC-PRIM-11")
        add(OPCODES[op])
    else:
        add(OPCODES[op], n)


def compile_verbal(effects: list[dict[str, Any]], record: str) -> tuple[int, int]:
    start = len(PROGRAM)
    for effect in effects:
        op = check_effect(effect, VERBAL_FIELDS, record)
        if op == "TRUTH" or op == "LIE":
            last = PROGRAM[-1] if len(PROGRAM) > start and PROGRAM[-1].code == STATE else add(STATE)
            if op == "TRUTH":
                last.n += effect["n"]
            else:
                last.k += effect["n"]
        elif op == "TAUNT":
            add(TAUNT, 0, choice(effect["sel"], SELECTIONS, record, "NYC-VERB-01")[0])
        else:
            add(LAUGH)
    return start, len(PROGRAM)


def compile_card(raw: dict[str, Any], record: str) -> Card:
    for field in ("id", "name", "quiet"):
        if field not in raw:
            raise wrong(record, "NY-COMP-10", f"{field} is missing")
    extra = set(raw) - {"id", "name", "verbal", "quiet", "noise"}
    if extra:
        raise wrong(record, "NY-COMP-10", f"no card has {', '.join(sorted(extra))}")
    card = Card(raw["id"], raw["name"])
    card.verbal = compile_verbal(raw.get("verbal", []), record)
    card.quiet = compile_part(raw["quiet"], record)
    card.noise = compile_part(raw["noise"], record) if "noise" in raw else card.quiet  # NY-HUNTER-05
    return card


def compile_decks(content: dict[str, Any]) -> list[list[Card]]:
    """The cards of each role, checked against NY-COMP-10."""
    decks: list[list[Card]] = []
    for role, prefix in ((AXE, "AX"), (MAGE, "MG")):
        raw = content.get(ROLE_NAMES[role], [])
        if len(raw) != 12:
            raise wrong(ROLE_NAMES[role], "NY-COMP-10", f"has {len(raw)} cards, not 12")
        deck: list[Card] = []
        for number, entry in enumerate(raw, start=1):
            record = str(entry.get("id", f"{ROLE_NAMES[role]} card {number}"))
            if record != f"{prefix}-{number:02d}":
                raise wrong(record, "NY-COMP-10", f"card {number} is called {prefix}-{number:02d}")
            deck.append(compile_card(entry, record))
        decks.append(deck)
    return decks


def read_decks() -> list[list[Card]]:
    file = resources.files("lampblack.games.nyctophobia") / "content" / "decks.toml"
    return compile_decks(tomllib.loads(file.read_text()))


DECKS: Final = read_decks()
CARD_NAMES: Final = tuple(tuple(card.id for card in deck) for deck in DECKS)
DECK_SIZE: Final = 12
WHOLE_DECK: Final = 4095  # 2**12 - 1: a set of cards is a set of bits
