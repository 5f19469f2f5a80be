"""Reading decks.toml: effects are checked against the primitives of NYC-PRIM, and compiled."""

from typing import Any, Final

from lampblack.games.nyctophobia.content.wording import CONDITIONS, card_words, part_words
from lampblack.games.nyctophobia.model.cards import (
    CLOSE_WITH_ROCK,
    ECHO,
    FARTHEST,
    FELL,
    FOG,
    HIDDEN_CLOSE,
    HUSH,
    IN_ORDER,
    JUMP,
    LAUGH,
    MOVE,
    MOVE_CAR,
    MOVE_TO,
    NEAREST,
    NUDGE,
    PLANT,
    PULL,
    PULL_TO_NOISE,
    REVEAL,
    ROTATE,
    STATE,
    SWAP,
    TAKE_ROCK,
    TAUNT,
    TRANSPLANT,
    UNLESS,
    UNWOUND,
    VISIBLE,
    WITH_ROCK,
    WITHOUT_ROCK,
    WOUNDED_OR_HIDDEN,
    Card,
    Decks,
)
from lampblack.games.nyctophobia.model.pieces import AXE, MAGE, ROLE_NAMES
from lampblack.kernel.answers import Malformed

MOST: Final = 40
LONGEST_PROGRAM: Final = 1000
"""Frames on the agenda have room for numbers below 1024."""

FILTERS: Final = {
    "wounded_or_hidden": WOUNDED_OR_HIDDEN,
    "visible_without_rock": WITHOUT_ROCK,
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


def effects_in(part: object, record: str) -> list[dict[str, Any]]:
    if not isinstance(part, list) or not all(isinstance(effect, dict) for effect in part):
        raise wrong(record, "NYC-PRIM-01", f"{part!r} is no list of effects")
    return part


def compile_part(decks: Decks, part: object, record: str) -> tuple[int, int]:
    start = len(decks.program)
    for effect in effects_in(part, record):
        compile_effect(decks, effect, record)
    return start, len(decks.program)


def compile_effect(decks: Decks, effect: dict[str, Any], record: str) -> None:
    op = check_effect(effect, FIELDS, record)
    n = effect.get("n", 0)
    if op == "IF":
        test = decks.add(UNLESS, 0, 0, choice(effect["cond"], CONDITIONS, record, "NYC-PRIM-20"))
        compile_part(decks, effect["then"], record)
        skip = decks.add(JUMP)
        test.who = len(decks.program)
        compile_part(decks, effect["else"], record)
        skip.who = len(decks.program)
    elif op == "MOVE":
        fells = "break" in effect
        decks.add(MOVE, n, 1 if fells else 0, effect.get("break", effect.get("phase", 0)))
    elif op == "MOVE_TO":
        decks.add(MOVE_TO, n, choice(effect["filter"], FILTERS, record, "NYC-PRIM-04"))
    elif op == "PLANT":
        decks.add(
            PLANT, n, 0, choice(effect["cell"], {"hunter": 0, "choose1_visible": 1}, record, "NYC-PRIM-07")
        )
    elif op == "TAKE_ROCK":
        who, _ = choice(effect["sel"], SELECTIONS, record, "NYC-PRIM-21")
        decks.add(
            TAKE_ROCK, 0, who, choice(effect["dest"], {"hunter_cell": 0, "random": 1}, record, "NYC-PRIM-16")
        )
    elif "sel" in effect:
        who, picked = choice(effect["sel"], SELECTIONS, record, "NYC-PRIM-21")
        decks.add(OPCODES[op], n, who, picked)
    elif op == "NUDGE" or op == "ROTATE":
        choice(effect["d" if op == "NUDGE" else "q"], {"choose": 0}, record, "NYC-PRIM-11")
        decks.add(OPCODES[op])
    else:
        decks.add(OPCODES[op], n)


def compile_verbal(decks: Decks, part: object, record: str) -> tuple[int, int]:
    start = len(decks.program)
    for effect in effects_in(part, record):
        op = check_effect(effect, VERBAL_FIELDS, record)
        if op == "TRUTH" or op == "LIE":
            last = (
                decks.program[-1]
                if len(decks.program) > start and decks.program[-1].code == STATE
                else decks.add(STATE)
            )
            if op == "TRUTH":
                last.n += effect["n"]
            else:
                last.k += effect["n"]
        elif op == "TAUNT":
            decks.add(TAUNT, 0, choice(effect["sel"], SELECTIONS, record, "NYC-VERB-01")[0])
        else:
            decks.add(LAUGH)
    return start, len(decks.program)


def compile_card(decks: Decks, raw: dict[str, Any], record: str) -> Card:
    for field in ("id", "name", "quiet"):
        if field not in raw:
            raise wrong(record, "NY-COMP-10", f"{field} is missing")
    extra = set(raw) - {"id", "name", "verbal", "quiet", "noise"}
    if extra:
        raise wrong(record, "NY-COMP-10", f"no card has {', '.join(sorted(extra))}")
    verbal = compile_verbal(decks, raw.get("verbal", []), record)
    quiet = compile_part(decks, raw["quiet"], record)
    noise = quiet  # NY-HUNTER-05
    if "noise" in raw:
        noise = compile_part(decks, raw["noise"], record)
    card = Card(record, str(raw["name"]), card_words(raw))
    card.verbal, card.quiet, card.noise = verbal, quiet, noise
    card.said_words = part_words(raw.get("verbal", []))
    card.quiet_words = part_words(raw["quiet"])
    card.noise_words = part_words(raw.get("noise", []))
    return card


def compile_decks(content: dict[str, Any], hand: int) -> Decks:
    """The cards of each role, checked; more than a hand of them, in the published decks twelve (NY-COMP-10)."""
    decks = Decks()
    taken: set[str] = set()
    for role in (AXE, MAGE):
        raw = content.get(ROLE_NAMES[role], [])
        if not hand < len(raw) <= MOST:
            raise wrong(ROLE_NAMES[role], "NY-COMP-10", f"has {len(raw)} cards, not {hand + 1} to {MOST}")
        deck: list[Card] = []
        for number, entry in enumerate(raw, start=1):
            record = str(entry.get("id", f"{ROLE_NAMES[role]} card {number}"))
            if record in taken or not record.replace("-", "").isalnum() or record != record.upper():
                problem = "is no name of letters, digits and hyphens that no other card has"
                raise wrong(record, "NY-COMP-10", problem)
            taken.add(record)
            deck.append(compile_card(decks, entry, record))
        decks.of_role.append(deck)
    if len(decks.program) > LONGEST_PROGRAM:
        raise wrong("axe and mage", "NY-COMP-10", "all cards together have too many effects")
    return decks
