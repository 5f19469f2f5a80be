"""Drawing candles from the bag (LC-SETUP-01, LC-DRAW)."""

from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event, all_but, only
from lampblack.kernel.seat import Seat, seat_name
from low_candle.knowledge.facts import Drew, HasDrawn
from low_candle.model.position import Position


def draw(at: Position, seat: Seat, number: int, chance: Chance, log: list[Event] | None) -> None:
    """Some candles into a hand; others learn how many."""
    box = at.settings.box
    hand = at.places[seat].hand
    drawn: list[int] = []
    for _ in range(number):
        picked = chance.pick("draw", seat_name(seat), box.height_names, list(at.bag().values()))
        hand.append(box.heights[picked])
        drawn.append(box.heights[picked])
    hand.sort()
    if log is not None:
        log.append(Event(only(seat), Drew(seat, drawn)))  # LC-INFO-01
        log.append(Event(all_but(seat), HasDrawn(seat, number)))
