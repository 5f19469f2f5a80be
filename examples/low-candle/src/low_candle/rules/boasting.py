"""Boasting: the speech that the rules know (LC-BOAST)."""

from collections.abc import Sequence

from lampblack.kernel.answers import Refusal
from lampblack.kernel.event import EVERYONE, Event
from lampblack.kernel.seat import Seat
from low_candle.knowledge.facts import Boasted
from low_candle.model.actions import NONE, CandleAction, Height
from low_candle.model.position import Position


def boasts_of(at: Position, seat: Seat) -> Sequence[CandleAction]:
    return at.settings.box.boasts if refuse_boast(at, seat) is None else ()


def refuse_boast(at: Position, seat: Seat) -> Refusal | None:
    if not at.agenda:
        return Refusal("LC-BOAST-03", "The game is over: there is nothing left to boast about.")
    if at.places[seat].boast != NONE:
        return Refusal("LC-BOAST-02", "You have boasted in this round already.")
    return None


def boast(at: Position, seat: Seat, height: Height, log: list[Event] | None) -> None:
    at.places[seat].boast = height
    if log is not None:
        log.append(Event(EVERYONE, Boasted(seat, height)))
