"""The machine: one class that stands on all the rooms below it."""

from collections.abc import Sequence
from typing import Any, final

from lampblack.kernel.action import Action
from lampblack.kernel.agenda import Step
from lampblack.kernel.answers import Outcome, Refusal
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event
from lampblack.kernel.seat import EVERYTHING, Seat, seat_name
from lampblack.kernel.view import View
from lampblack.kernel.vocabulary import Vocabulary
from low_candle.decisions.steps import STEPS
from low_candle.knowledge.imagine import imagine_candles
from low_candle.knowledge.planes import tensor
from low_candle.knowledge.show import show
from low_candle.model.actions import CandleAction
from low_candle.model.position import Position
from low_candle.rules.boasting import boast, boasts_of, refuse_boast
from low_candle.rules.ending import outcome_of
from low_candle.text.drawing import draw
from low_candle.text.notation import action_from_text
from low_candle.text.writing import position_to_text


@final
class LowCandleState(Position):
    """A game of Low Candle at a decision, or over."""

    def next_step(self) -> Step[Any] | None:
        return STEPS[self.top().step] if self.agenda else None

    def refuse_unasked(self, seat: Seat) -> Refusal:
        asked = self.asked()
        if asked is None:
            return Refusal("LC-END-01", "The game is over.")
        return Refusal("LC-ROUND-03", f"{seat_name(asked)} is asked now, not you.")

    def remarks(self, seat: Seat) -> Sequence[Action]:
        return boasts_of(self, seat)

    def refuse_remark(self, seat: Seat, action: Action) -> Refusal | None:
        return refuse_boast(self, seat)

    def make_remark(self, seat: Seat, action: Action, chance: Chance, log: list[Event] | None) -> None:
        assert isinstance(action, CandleAction)
        boast(self, seat, action.height, log)

    def outcome(self) -> Outcome | None:
        return outcome_of(self)

    def turn_count(self) -> int:
        return self.round

    def observe(self, seat: Seat) -> View:
        return show(self, seat)

    def vocabulary(self) -> Vocabulary:
        return self.settings.box.vocabulary

    def tensor(self, seat: Seat) -> bytes:
        return tensor(self, seat)

    def imagine(self, seat: Seat, chance: Chance) -> "LowCandleState":
        world = self.clone()
        imagine_candles(world, seat, chance)
        world.offered = None  # what others may set was imagined, too
        return world

    def clone(self) -> "LowCandleState":
        copy = LowCandleState(self.settings)
        copy.copy_from(self)
        return copy

    def to_text(self) -> str:
        return position_to_text(self)

    def action(self, text: str) -> Action:
        return action_from_text(self.settings.box, text)

    def __reduce__(self) -> tuple[Any, ...]:
        from low_candle.text.reading import state_from_text  # it stands above the machine

        return state_from_text, (self.to_text(),)

    def __str__(self) -> str:
        return draw(show(self, EVERYTHING))
