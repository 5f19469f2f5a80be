"""SHIELD: whether to put the shield before the own candle (LC-SHIELD)."""

from collections.abc import Sequence
from typing import final

from lampblack.kernel.action import Action
from lampblack.kernel.agenda import Decision
from lampblack.kernel.answers import Refusal
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import EVERYONE, Event
from lampblack.kernel.seat import Seat
from low_candle.knowledge.facts import LeftBare, Shielded
from low_candle.model.actions import LEAVE_BARE, PUT_SHIELD, SHIELD, CandleAction
from low_candle.model.position import Position


@final
class Shielding(Decision[Position, CandleAction]):
    """Forced: without a shield there is one option, which takes itself (LC-SHIELD-03).

    That tells nothing: whose shield is spent is known to everybody.
    """

    def __init__(self) -> None:
        super().__init__(SHIELD, "LC-SHIELD-01", is_forced=True)

    def whom(self, at: Position) -> Seat:
        return at.top().seat

    def question(self, at: Position) -> str:
        return "Shield your candle, or leave it bare."

    def options(self, at: Position) -> Sequence[CandleAction]:
        return [PUT_SHIELD, LEAVE_BARE] if at.places[self.whom(at)].has_shield else [LEAVE_BARE]

    def refuse(self, at: Position, action: Action) -> Refusal | None:
        if action not in (PUT_SHIELD, LEAVE_BARE):
            return Refusal("LC-ROUND-02", "Every candle is set; now come the shields.")
        if action == PUT_SHIELD and not at.places[self.whom(at)].has_shield:
            return Refusal("LC-SHIELD-02", "Your shield has served; it does so once in the game.")
        return None

    def take(self, at: Position, action: CandleAction, chance: Chance, log: list[Event] | None) -> None:
        seat = at.agenda.pop().seat
        is_shielded = action.name == SHIELD
        if is_shielded:
            at.places[seat].is_shielded = True
            at.places[seat].has_shield = False  # LC-SHIELD-02
        if log is not None:
            log.append(Event(EVERYONE, Shielded(seat) if is_shielded else LeftBare(seat)))
