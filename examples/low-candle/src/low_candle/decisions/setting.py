"""SET: which candle to put down (LC-SET)."""

from collections.abc import Sequence
from typing import final

from lampblack.kernel.action import Action
from lampblack.kernel.agenda import Decision
from lampblack.kernel.answers import Refusal
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event, all_but, only
from lampblack.kernel.seat import Seat
from low_candle.knowledge.facts import HasSet, Set
from low_candle.model.actions import SET, CandleAction
from low_candle.model.position import Position


@final
class Setting(Decision[Position, CandleAction]):
    """Never forced: a hand of three alike that was not asked would be no secret any more (LC-SET-03)."""

    def __init__(self) -> None:
        super().__init__(SET, "LC-SET-01")

    def whom(self, at: Position) -> Seat:
        return at.top().seat

    def question(self, at: Position) -> str:
        return "Set one of your candles face down."

    def options(self, at: Position) -> Sequence[CandleAction]:
        box, hand = at.settings.box, at.places[self.whom(at)].hand
        return [box.sets[height] for height in dict.fromkeys(hand)]

    def refuse(self, at: Position, action: Action) -> Refusal | None:
        if not isinstance(action, CandleAction) or action.name != SET:
            return Refusal("LC-ROUND-02", "First everybody sets a candle, then come the shields.")
        if action.height not in at.places[self.whom(at)].hand:
            return Refusal("LC-SET-02", f"There is no candle of height {action.height} in your hand.")
        return None

    def take(self, at: Position, action: CandleAction, chance: Chance, log: list[Event] | None) -> None:
        seat = at.agenda.pop().seat
        place = at.places[seat]
        place.hand.remove(action.height)
        place.candle = action.height
        if log is not None:
            log.append(Event(only(seat), Set(seat, action.height)))  # LC-INFO-02
            log.append(Event(all_but(seat), HasSet(seat)))
