"""Positions as text: ``field: value`` lines below the game's name. What is usual is left out.

low-candle
players: 2
round: 2
asked: P1 SHIELD
taken: 1 0
spent: P0
boast P1: 3
burnt: 4 6
hand P0: 1 2
candle P0: 9 shielded
hand P1: 3 7
candle P1: 5
"""

from collections.abc import Iterable
from typing import Final

from lampblack.kernel.packs import STANDARD
from lampblack.kernel.seat import seat_name
from low_candle.model.actions import NONE, SET, SHIELD
from low_candle.model.position import SETTING, SHIELDING, Place, Position
from low_candle.model.settings import SLUG

ASKED_NAMES: Final = {SETTING: SET, SHIELDING: SHIELD}
"""The steps of the agenda at which a position can rest, as the ledger calls them."""


def position_to_text(at: Position) -> str:
    lines = [SLUG, f"players: {at.settings.players}"]
    if at.settings.content != STANDARD:
        lines.append(f"content: {at.settings.content}")
    lines.append(f"round: {at.round}")
    if at.agenda:
        step, seat = at.top()
        lines.append(f"asked: {seat_name(seat)} {ASKED_NAMES[step]}")
    if any(place.taken for place in at.places):
        lines.append(f"taken: {spaced(place.taken for place in at.places)}")
    spent = [seat_name(seat) for seat, place in enumerate(at.places) if not place.has_shield]
    if spent:
        lines.append(f"spent: {spaced(spent)}")
    if at.burnt:
        lines.append(f"burnt: {spaced(at.burnt)}")
    for seat, place in enumerate(at.places):
        lines += place_lines(seat_name(seat), place)
    return "\n".join(lines) + "\n"


def place_lines(name: str, place: Place) -> list[str]:
    lines = [f"hand {name}: {spaced(place.hand)}"]
    if place.candle != NONE:
        lines.append(f"candle {name}: {place.candle}{' shielded' if place.is_shielded else ''}")
    if place.boast != NONE:
        lines.append(f"boast {name}: {place.boast}")
    return lines


def spaced(values: Iterable[object]) -> str:
    return " ".join(str(value) for value in values)
