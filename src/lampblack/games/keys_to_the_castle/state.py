"""The machine: one class that stands on all the rooms."""

from typing import Any, final

from lampblack.games.keys_to_the_castle.decisions.turn import STEPS
from lampblack.games.keys_to_the_castle.knowledge.imagine import imagine_cards
from lampblack.games.keys_to_the_castle.knowledge.planes import tensor
from lampblack.games.keys_to_the_castle.knowledge.show import show
from lampblack.games.keys_to_the_castle.model.position import NO_WINNER, OVER, Position
from lampblack.games.keys_to_the_castle.text.drawing import draw
from lampblack.games.keys_to_the_castle.text.notation import action_from_text
from lampblack.games.keys_to_the_castle.text.writing import position_to_text
from lampblack.kernel.action import Action
from lampblack.kernel.agenda import Step
from lampblack.kernel.answers import Outcome, Refusal
from lampblack.kernel.chance import Chance
from lampblack.kernel.seat import EVERYTHING, Seat, seat_name
from lampblack.kernel.view import View
from lampblack.kernel.vocabulary import Vocabulary


@final
class KeysState(Position):
    """A game of Keys to the Castle at a decision, or over."""

    def next_step(self) -> Step[Any] | None:
        return None if self.step == OVER else STEPS[self.step]

    def refuse_unasked(self, seat: Seat) -> Refusal:
        if self.step == OVER:
            return Refusal("KC-ACT-07", "The game is over.")
        return Refusal("KC-ACT-01", f"It is {seat_name(self.active)}'s turn: only the active player decides.")

    def refuse_remark(self, seat: Seat, action: Action) -> Refusal | None:
        return Refusal("KC-ACT-06", f"{action.text} is not an action of this castle.")

    def outcome(self) -> Outcome | None:
        if self.step != OVER:
            return None
        if self.winner == NO_WINNER:
            return Outcome((), self.players(), f"aborted after turn {self.turn}", "KC-WIN-10")
        name = self.board.names[self.place[self.winner]]
        return Outcome((self.winner,), self.players(), f"reached {name} on the far side", "KC-WIN-01")

    def turn_count(self) -> int:
        return self.turn

    def observe(self, seat: Seat) -> View:
        return show(self, seat)

    def vocabulary(self) -> Vocabulary:
        return self.settings.vocabulary

    def tensor(self, seat: Seat) -> bytes:
        return tensor(self, seat)

    def imagine(self, seat: Seat, chance: Chance) -> "KeysState":
        world = self.clone()
        imagine_cards(world, seat, chance)
        return world

    def clone(self) -> "KeysState":
        return KeysState(self.settings, self.colours, self)

    def to_text(self) -> str:
        return position_to_text(self)

    def action(self, text: str) -> Action:
        return action_from_text(self.board, self.players(), text)

    def __reduce__(self) -> tuple[Any, ...]:
        from lampblack.games.keys_to_the_castle.text.reading import state_from_text

        return state_from_text, (self.to_text(),)

    def __str__(self) -> str:
        return draw(show(self, EVERYTHING))
