"""Reading what the seats remember from a position's fields."""

from typing import Final

from lampblack.games.nyctophobia.model.geometry import (
    DIRECTION_NAMES,
    cell_from_text,
    high,
    low,
)
from lampblack.games.nyctophobia.model.pieces import NOWHERE
from lampblack.games.nyctophobia.model.position import Chapter, Position
from lampblack.games.nyctophobia.model.sketch import LONG_AGO, Sketch
from lampblack.games.nyctophobia.model.told import ALL, Told
from lampblack.games.nyctophobia.text.announcements import (
    names_seat,
    search_from_text,
    split_outside,
    steps_from_text,
    told_from_text,
)
from lampblack.games.nyctophobia.text.seats import bits_of_seats
from lampblack.games.nyctophobia.text.writing import NOISE_WORDS
from lampblack.kernel.answers import Malformed
from lampblack.kernel.bits import bit
from lampblack.kernel.fields import Fields, seat_from_text, whole

PARTS: Final = (
    "origin",
    "open",
    "tree",
    "sure",
    "doubt",
    "shown",
    "seen",
    "rim",
    "shown_rim",
    "car",
    "box",
    "search",
    "left",
    "steps",
    "lair",
)


def read_memory(at: Position, fields: Fields) -> None:
    usual = "off" if at.noise == NOWHERE else "on"
    at.noise_known = fields.choice("noise known", NOISE_WORDS, usual)
    at.wound_known = fields.yes("wound known", at.wound)
    at.fought = bits_of_seats(fields, "fought", at)
    at.turns = fields.whole("turns", 0, 0, 999)
    at.fresh = bits_of_seats(fields, "fresh", at)
    for seat in range(1, at.seats()):
        text = fields.take(f"sketch P{seat}")
        if text:
            at.sketches[seat] = sketch_from_text(at, text, f"sketch P{seat}")
        at.located[seat] = bits_of_seats(fields, f"located P{seat}", at)
    before = told_list(at, "told before", fields)
    if before:
        at.past = Chapter(None, before)
    at.told = told_list(at, "told", fields)


def told_list(at: Position, field: str, fields: Fields) -> list[Told]:
    found: list[Told] = []
    for word in fields.words(field):
        who, colon, rest = word.partition(":")
        if colon and "{" not in who:
            found.append(told_from_text(rest, seat_from_text(field, who, at.seats()), field))
        else:
            found.append(told_from_text(word, ALL, field))
        if names_seat(found[-1]) and found[-1].a >= at.seats():
            raise Malformed(field, f"{word!r} is about nobody at this table (P0 to P{at.seats() - 1})")
    return found


def sketch_from_text(at: Position, text: str, field: str) -> Sketch:
    """The words of ``text.sketch_to_text``: a part's name, then its members."""
    parts: dict[str, list[str]] = {}
    part = ""
    for word in text.split():
        if word in PARTS:
            part = word
            if part in parts:
                raise Malformed(field, f"{part} is given twice")
            parts[part] = []
        elif not part:
            raise Malformed(field, f"{word!r} stands before any of {', '.join(PARTS)}")
        else:
            parts[part].append(word)
    origin = parts.get("origin", [])
    if len(origin) != 1:
        raise Malformed(field, "needs one origin")
    sketch = Sketch(cell_from_text(origin[0], field))
    sketch.open_lo, sketch.open_hi = slot_set(at, parts.get("open", []), field)
    sketch.tree_lo, sketch.tree_hi = slot_set(at, parts.get("tree", []), field)
    sketch.sure_lo, sketch.sure_hi = slot_set(at, parts.get("sure", []), field)
    sketch.doubt_lo, sketch.doubt_hi = slot_set(at, parts.get("doubt", []), field)
    sketch.shown_lo, sketch.shown_hi = slot_set(at, parts.get("shown", []), field)
    seen = [cell_from_text(word, field) for word in parts.get("seen", [])]
    sketch.seen_lo, sketch.seen_hi = pair_of(seen)
    sketch.rim = rim_set(parts.get("rim", []), field)
    sketch.shown_rim = rim_set(parts.get("shown_rim", []), field)
    read_car(sketch, parts.get("car", []), field)
    read_box(sketch, parts.get("box"), field)
    if "search" in parts:
        sketch.near, sketch.far = search_from_text(split_outside(" ".join(parts["search"])), field)
    sketch.left = "left" in parts
    if "steps" in parts:
        sketch.steps = steps_from_text("".join(parts["steps"]), field)
    if "lair" in parts:
        read_lair(sketch, parts["lair"], field)
    return sketch


def read_lair(sketch: Sketch, words: list[str], field: str) -> None:
    if len(words) != 2:
        raise Malformed(field, "the lair is a cell and a number of turns")
    sketch.lair = cell_from_text(words[0], field)
    sketch.since = whole(field, words[1], 0, LONG_AGO - 1)
    sketch.reaches(sketch.lair)


def slot_set(at: Position, words: list[str], field: str) -> tuple[int, int]:
    return pair_of([at.settings.ground.slot_from_text(word, field) for word in words])


def pair_of(places: list[int]) -> tuple[int, int]:
    lo, hi = 0, 0
    for place in places:
        lo |= low(place)
        hi |= high(place)
    return lo, hi


def rim_set(words: list[str], field: str) -> int:
    rim = 0
    for word in words:
        if len(word) != 2 or word[0] not in DIRECTION_NAMES or word[1] not in "01234567":
            raise Malformed(field, f"{word!r} is no end of the board such as N0")
        rim |= bit(DIRECTION_NAMES.index(word[0]) * 8 + int(word[1]))
    return rim


def read_car(sketch: Sketch, words: list[str], field: str) -> None:
    cells = [cell_from_text(word, field) for word in words]
    if len(cells) > 2:
        raise Malformed(field, "the car has two cells [NY-COMP-08]")
    if cells:
        sketch.car_a = cells[0]
    if len(cells) == 2:
        sketch.car_b = cells[1]


def read_box(sketch: Sketch, words: list[str] | None, field: str) -> None:
    if words is None:
        return
    if len(words) != 4:
        raise Malformed(field, "a box has four numbers: west, east, north, south")
    sketch.west, sketch.east, sketch.north, sketch.south = [whole(field, word, 0, 7) for word in words]
