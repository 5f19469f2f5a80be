"""The wind, and who takes the round (LC-WIND)."""

from lampblack.kernel.chance import Chance
from lampblack.kernel.event import EVERYONE, Event
from lampblack.kernel.seat import Seat
from low_candle.knowledge.facts import RoundTaken, Shown, WindCame
from low_candle.model.actions import NONE
from low_candle.model.position import Place, Position


def blow(at: Position, chance: Chance, log: list[Event] | None) -> None:
    box = at.settings.box
    strength = box.strengths[chance.pick("wind", "", box.strength_names, box.strength_weights)]
    takers = who_takes(at, strength)
    if log is not None:
        tell(at, strength, takers, log)
    for seat in takers:
        at.places[seat].taken += 1
    burn_down(at)


def burns_in(place: Place, strength: int) -> bool:
    """Whether a candle withstands this wind (LC-WIND-02, LC-WIND-03)."""
    return place.is_shielded or place.candle > strength


def who_takes(at: Position, strength: int) -> list[Seat]:
    """The owners of the lowest candles that burn (LC-WIND-04); nobody when all are out (LC-WIND-05)."""
    burning = [seat for seat, place in enumerate(at.places) if burns_in(place, strength)]
    lowest = min((at.places[seat].candle for seat in burning), default=NONE)
    return [seat for seat in burning if at.places[seat].candle == lowest]


def tell(at: Position, strength: int, takers: list[Seat], log: list[Event]) -> None:
    log.append(Event(EVERYONE, WindCame(strength)))
    for seat in at.in_order():
        place = at.places[seat]
        log.append(Event(EVERYONE, Shown(seat, place.candle, burns_in(place, strength))))
    log.append(Event(EVERYONE, RoundTaken(takers)))


def burn_down(at: Position) -> None:
    for seat in at.in_order():
        place = at.places[seat]
        at.burnt.append(place.candle)  # LC-WIND-06
        place.candle = NONE
        place.is_shielded = False
