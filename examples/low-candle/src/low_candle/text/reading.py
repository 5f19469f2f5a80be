"""Positions from text; writing.py shows the form."""

from lampblack.kernel.agenda import resume
from lampblack.kernel.answers import Malformed
from lampblack.kernel.packs import STANDARD
from lampblack.kernel.seat import seat_name
from low_candle.model.position import ROUNDS, Place, Position
from low_candle.model.settings import PACKS, PLAYERS, Settings
from low_candle.rules.rounds import course
from low_candle.state import LowCandleState
from low_candle.text.checking import broken
from low_candle.text.fields import Fields, number_from
from low_candle.text.writing import ASKED_NAMES


def state_from_text(text: str) -> LowCandleState:
    """The position this text describes; ``Malformed`` names the field that is wrong."""
    fields = Fields(text)
    state = LowCandleState(read_settings(fields))
    known = state.settings.box.height_names
    state.round = fields.number("round", 1, ROUNDS)
    state.burnt = fields.heights("burnt", known)
    for seat, place in enumerate(state.places):
        read_place(place, seat_name(seat), fields, known)
    read_taken(state, fields)
    for seat in fields.seats("spent", state.settings.players):
        state.places[seat].has_shield = False
    read_agenda(state, fields)
    fields.require_none_left()
    problem = broken(state)
    if problem is not None:
        raise Malformed("position", problem)
    resume(state)
    return state


def read_settings(fields: Fields) -> Settings:
    players = fields.take("players", PLAYERS[0])
    if players not in PLAYERS:
        raise Malformed("players", f"{players!r} is none of {', '.join(PLAYERS)} [LC-BOX-01]")
    return Settings(int(players), PACKS.full_name(fields.take("content", STANDARD)))


def read_place(place: Place, name: str, fields: Fields, known: tuple[str, ...]) -> None:
    place.hand = sorted(fields.heights(f"hand {name}", known))
    candle, _, shield = fields.take(f"candle {name}").partition(" ")
    if shield not in ("", "shielded"):
        raise Malformed(f"candle {name}", f"{shield!r}: a candle is shielded, or nothing is said of it")
    fields.left[f"candle {name}"] = candle
    place.candle = fields.height(f"candle {name}", known)
    place.is_shielded = bool(shield)
    place.boast = fields.height(f"boast {name}", known)


def read_taken(at: Position, fields: Fields) -> None:
    words = fields.take("taken", " ".join("0" * len(at.places))).split()
    if len(words) != len(at.places):
        raise Malformed("taken", f"has {len(words)} numbers for {len(at.places)} players")
    for place, word in zip(at.places, words):
        place.taken = number_from("taken", word, 0, ROUNDS)


def read_agenda(at: Position, fields: Fields) -> None:
    """Whom a position asks for what says all that is left of its round."""
    asked = fields.take("asked")
    if not asked:
        return
    items = course(at)
    names = [f"{seat_name(seat)} {ASKED_NAMES[step]}" for step, seat in items if step in ASKED_NAMES]
    if asked not in names:
        raise Malformed("asked", f"{asked!r} is none of {', '.join(names)}")
    at.agenda = items[names.index(asked) :][::-1]
