"""Positions from text; writing.py shows the form."""

from lampblack.kernel.agenda import resume
from lampblack.kernel.answers import Malformed
from lampblack.kernel.fields import Fields, choice, read, seat_from_text, whole
from lampblack.kernel.packs import STANDARD
from lampblack.kernel.seat import seat_name
from low_candle.model.actions import Height
from low_candle.model.box import Box
from low_candle.model.position import ROUNDS, Place, Position
from low_candle.model.settings import PACKS, PLAYERS, SLUG, Settings
from low_candle.rules.rounds import course
from low_candle.state import LowCandleState
from low_candle.text.checking import broken
from low_candle.text.writing import ASKED_NAMES


def state_from_text(text: str) -> LowCandleState:
    """The position this text describes; ``Malformed`` names the field that is wrong."""
    fields, _ = read(text, SLUG)
    state = LowCandleState(read_settings(fields))
    box = state.settings.box
    state.round = fields.whole("round", 1, 1, ROUNDS)
    state.burnt = read_heights(fields, "burnt", box)
    for seat, place in enumerate(state.places):
        read_place(place, seat_name(seat), fields, box)
    read_taken(state, fields)
    for word in fields.words("spent"):
        state.places[seat_from_text("spent", word, state.settings.players)].has_shield = False
    read_agenda(state, fields)
    fields.check_all_taken()
    problem = broken(state)
    if problem is not None:
        raise Malformed("position", problem)
    resume(state)
    return state


def read_settings(fields: Fields) -> Settings:
    players = PLAYERS[fields.choice("players", PLAYERS, PLAYERS[0])]
    return Settings(int(players), PACKS.full_name(fields.take("content", STANDARD)))


def read_heights(fields: Fields, name: str, box: Box) -> list[Height]:
    return [box.heights[choice(name, word, box.height_names)] for word in fields.words(name)]


def read_place(place: Place, name: str, fields: Fields, box: Box) -> None:
    place.hand = sorted(read_heights(fields, f"hand {name}", box))
    read_candle(place, f"candle {name}", fields, box)
    if f"boast {name}" in fields:
        place.boast = box.heights[fields.choice(f"boast {name}", box.height_names, "")]


def read_candle(place: Place, field: str, fields: Fields, box: Box) -> None:
    if field not in fields:
        return
    height, _, shield = fields.take(field).partition(" ")
    place.candle = box.heights[choice(field, height, box.height_names)]
    if shield not in ("", "shielded"):
        raise Malformed(field, f"{shield!r}: a candle is shielded, or nothing is said of it")
    place.is_shielded = bool(shield)


def read_taken(at: Position, fields: Fields) -> None:
    words = fields.take("taken", " ".join("0" * len(at.places))).split()
    if len(words) != len(at.places):
        raise Malformed("taken", f"has {len(words)} numbers for {len(at.places)} players")
    for place, word in zip(at.places, words):
        place.taken = whole("taken", word, 0, ROUNDS)


def read_agenda(at: Position, fields: Fields) -> None:
    """Whom a position asks for what says all that is left of its round."""
    if "asked" not in fields:
        return
    items = course(at)
    names = [f"{seat_name(seat)} {ASKED_NAMES[step]}" for step, seat in items if step in ASKED_NAMES]
    at.agenda = items[fields.choice("asked", names, "") :][::-1]
