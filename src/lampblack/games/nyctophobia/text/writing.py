"""Positions as text: the ledger's map (NY-CONV-03), and beside it what a map cannot show."""

from typing import Final

from lampblack.games.nyctophobia.model import actions
from lampblack.games.nyctophobia.model.frames import END_TURN, NEXT_TURN, frame, frame_to_text
from lampblack.games.nyctophobia.model.geometry import CELL_NAMES, DIRECTION_NAMES
from lampblack.games.nyctophobia.model.maptext import draw_map
from lampblack.games.nyctophobia.model.marks import marks
from lampblack.games.nyctophobia.model.pieces import (
    CHARACTER_NAMES,
    HUNTER,
    NOBODY,
    NOWHERE,
    ROLE_NAMES,
    SIMPLE,
    UNCHOSEN,
)
from lampblack.games.nyctophobia.model.position import (
    SEAT_BIT,
    SURELY_OFF,
    SURELY_ON,
    WINNER_WORDS,
    Position,
    all_told,
)
from lampblack.games.nyctophobia.model.settings import options_of
from lampblack.games.nyctophobia.model.sketch import Sketch
from lampblack.games.nyctophobia.model.told import END_NAMES, Told
from lampblack.games.nyctophobia.text.announcements import search_to_text, steps_to_text, told_to_text
from lampblack.kernel.bits import has

TITLE: Final = "nyctophobia"
NOISE_WORDS: Final = ("off", "on", "perhaps")


def position_to_text(at: Position) -> str:
    """Complete and canonical; fields at their usual value are left out."""
    lines = [TITLE]
    for name, value in options_of(at.settings).items():
        lines.append(f"{name}: {value}")
    if at.role != at.settings.role:
        lines.append(f"role: {ROLE_NAMES[at.role]}")
    if any(character >= 0 for character in at.characters):
        cast = [CHARACTER_NAMES[character] if character >= 0 else "-" for character in at.characters[1:]]
        lines.append(f"cast: {' '.join(cast)}")
    optional("clue", DIRECTION_NAMES[at.clue] if at.clue >= 0 else "", lines)
    layout_to_text(at, lines)
    lines += ["", *draw_map(at.forest, marks(at)), ""]
    pieces_to_text(at, lines)
    if at.role != SIMPLE and at.role != UNCHOSEN:
        cards_to_text(at, lines)
    turn_to_text(at, lines)
    memory_to_text(at, lines)
    return "\n".join(lines) + "\n"


def layout_to_text(at: Position, lines: list[str]) -> None:
    if at.scenario >= 0:
        words = [at.settings.content.map_names[at.scenario]]
        words += [actions.DEGREES[at.quarters], str(at.spot), actions.ORDER_NAMES[at.starts]]
        lines.append(f"layout: {' '.join(words)}")


def pieces_to_text(at: Position, lines: list[str]) -> None:
    forest = at.forest
    if forest.car_a != NOWHERE:
        lines.append(f"car: {CELL_NAMES[forest.car_a]} {CELL_NAMES[forest.car_b]}")
    for seat in range(1, at.seats()):
        if at.is_set_up() and at.place[seat] == at.place[HUNTER]:  # NY-HIDE-07: the map cannot show both
            lines.append(f"hunter at: {CELL_NAMES[at.place[HUNTER]]}")
    optional("rocks", " ".join(CELL_NAMES[rock] for rock in at.rocks), lines)
    optional("noise", "" if at.noise == NOWHERE else CELL_NAMES[at.noise], lines)
    if any(health != at.settings.box.health for health in at.health[1:]):
        lines.append(f"health: {' '.join(str(health) for health in at.health[1:])}")
    lines.append(f"held: {' '.join(str(held) for held in at.held[1:])}")
    optional("hidden", seats_to_text(at.hidden), lines)
    optional("fogged", seats_to_text(at.fogged), lines)
    optional("spent", seats_to_text(at.spent), lines)
    if at.wound:
        lines.append(f"wound: {'fresh' if at.wound_fresh else 'yes'}")


def seats_to_text(seats: int) -> str:
    return " ".join(f"P{seat}" for seat in range(5) if seats & SEAT_BIT[seat])


def cards_to_text(at: Position, lines: list[str]) -> None:
    optional("hand", cards_in(at, at.hand), lines)
    optional("discard", cards_in(at, at.discard), lines)
    optional("played", at.settings.content.card_names[at.role][at.played] if at.played >= 0 else "", lines)


def cards_in(at: Position, cards: int) -> str:
    return " ".join(
        name for card, name in enumerate(at.settings.content.card_names[at.role]) if has(cards, card)
    )


def turn_to_text(at: Position, lines: list[str]) -> None:
    if at.slot >= 0:
        lines.append(f"slot: {at.slot}")
    if at.active != NOBODY:
        lines.append(f"active: P{at.active}")
    optional("steps", str(at.steps or ""), lines)
    flag("acted", at.acted, lines)
    flag("no search", at.no_search, lines)
    optional("hunter steps", str(at.hunter_steps or ""), lines)
    optional("displaced", seats_to_text(at.displaced), lines)
    if at.is_called():
        begun = " begun" if at.end_begun else ""
        lines.append(f"called: P{at.caller} until P{at.end_slot}{begun}")
    optional("queued", " ".join(f"P{seat}" for seat in at.queued), lines)
    if at.is_over():
        lines.append(f"over: {WINNER_WORDS[at.winner]} {END_NAMES[at.cause]}")
    elif at.active == NOBODY or at.agenda[:2] != [frame(NEXT_TURN), frame(END_TURN)]:
        lines.append(f"agenda: {' '.join(frame_to_text(value) for value in at.agenda)}")
    else:
        lines.append(f"agenda: {' '.join(frame_to_text(value) for value in at.agenda[2:])}")


def memory_to_text(at: Position, lines: list[str]) -> None:
    usual = SURELY_OFF if at.noise == NOWHERE else SURELY_ON
    optional("noise known", NOISE_WORDS[at.noise_known] if at.noise_known != usual else "", lines)
    if at.wound_known != at.wound:
        lines.append(f"wound known: {'yes' if at.wound_known else 'no'}")
    optional("fought", seats_to_text(at.fought), lines)
    optional("turns", str(at.turns or ""), lines)
    optional("fresh", seats_to_text(at.fresh), lines)
    if at.is_set_up():
        for seat in range(1, at.seats()):
            lines.append(f"sketch P{seat}: {sketch_to_text(at, at.sketches[seat])}")
            optional(f"located P{seat}", seats_to_text(at.located[seat]), lines)
    past = all_told(at.past, [])
    optional("told before", " ".join(told_word(told) for told in past), lines)
    optional("told", " ".join(told_word(told) for told in at.told), lines)


def told_word(told: Told) -> str:
    """``E-STEP{1}`` for all, ``P1:P-STEP{N}`` for one."""
    return told_to_text(told) if told.to < 0 else f"P{told.to}:{told_to_text(told)}"


def sketch_to_text(at: Position, sketch: Sketch) -> str:
    """``origin D7 open D7-D6 tree … edge N:D``: everything a seat has in its head."""
    words = ["origin", CELL_NAMES[sketch.origin]]
    sets = (
        ("open", sketch.open_lo, sketch.open_hi),
        ("tree", sketch.tree_lo, sketch.tree_hi),
        ("sure", sketch.sure_lo, sketch.sure_hi),
        ("doubt", sketch.doubt_lo, sketch.doubt_hi),
        ("shown", sketch.shown_lo, sketch.shown_hi),
    )
    names = at.settings.ground.names
    for word, lo, hi in sets:
        members_to_words(word, names, lo, hi, words)
    if not sketch.seen_lo and not sketch.seen_hi:
        words.append("seen")  # left out it would mean the origin
    members_to_words("seen", list(CELL_NAMES), sketch.seen_lo, sketch.seen_hi, words)
    rims_to_words("rim", sketch.rim, words)
    rims_to_words("shown_rim", sketch.shown_rim, words)
    cars = [CELL_NAMES[cell] for cell in (sketch.car_a, sketch.car_b) if cell >= 0]
    if cars:
        words += ["car", *cars]
    words += ["box", str(sketch.west), str(sketch.east), str(sketch.north), str(sketch.south)]
    if sketch.near:
        words += ["search", search_to_text(sketch.near, sketch.far)]
    if sketch.left:
        words += ["left"]
    if sketch.steps:
        words += ["steps", steps_to_text(sketch.steps)]
    if sketch.lair >= 0:
        words += ["lair", CELL_NAMES[sketch.lair], str(sketch.since)]
    return " ".join(words)


def members_to_words(word: str, names: list[str], lo: int, hi: int, words: list[str]) -> None:
    found = [name for slot, name in enumerate(names) if has(lo if slot < 56 else hi, slot % 56)]
    if found:
        words += [word, *found]


def rims_to_words(word: str, rim: int, words: list[str]) -> None:
    """Each felt end of the board as its side and the column or row: ``N0``."""
    found = [f"{DIRECTION_NAMES[place // 8]}{place % 8}" for place in range(32) if has(rim, place)]
    if found:
        words += [word, *found]


def optional(field: str, value: str, lines: list[str]) -> None:
    if value:
        lines.append(f"{field}: {value}")


def flag(field: str, value: bool, lines: list[str]) -> None:
    if value:
        lines.append(f"{field}: yes")
