"""The machine: who decides, what is legal, what an action does."""

from typing import Any, final

from lampblack.games.stygian_society.decisions.automatic import AUTOMATIC
from lampblack.games.stygian_society.decisions.table import CHOICES
from lampblack.games.stygian_society.knowledge.planes import tensor
from lampblack.games.stygian_society.knowledge.show import show
from lampblack.games.stygian_society.model.agenda import DECISIONS
from lampblack.games.stygian_society.model.position import LOST_WOUNDS, RUNNING, WON, Position
from lampblack.games.stygian_society.model.vocabulary import vocabulary_of
from lampblack.games.stygian_society.text.drawing import draw
from lampblack.games.stygian_society.text.notation import action_from_text
from lampblack.games.stygian_society.text.writing import position_to_text
from lampblack.kernel.action import Action
from lampblack.kernel.agenda import Step
from lampblack.kernel.answers import Outcome, Refusal
from lampblack.kernel.chance import Chance
from lampblack.kernel.seat import EVERYTHING, Seat
from lampblack.kernel.view import View
from lampblack.kernel.vocabulary import Vocabulary


@final
class SocietyState(Position):
    """A game of The Stygian Society at a decision, or over."""

    def next_step(self) -> Step[Position] | None:
        if self.result != RUNNING:
            return None
        agenda = self.agenda
        if not agenda:
            return AUTOMATIC
        op = agenda[-1].op
        return CHOICES[op] if op < DECISIONS else AUTOMATIC

    def refuse_unasked(self, seat: Seat) -> Refusal:
        if self.result != RUNNING:
            return Refusal("SS-END-05", "The game is over.")
        return Refusal("SS-DEC-03", "Another player decides now.")

    def refuse_remark(self, seat: Seat, action: Action) -> Refusal:
        return Refusal("SS-DEC-01", f"{action.text} is not an action of this game.")

    def outcome(self) -> Outcome | None:
        if self.result == RUNNING:
            return None
        when = f"on floor {self.floor} in turn {self.turn}"
        if self.result == WON:
            return Outcome(
                tuple(range(self.settings.players)),
                self.settings.players,
                f"the wizard fell {when}",
                "SS-WIZ-02",
            )
        if self.result == LOST_WOUNDS:
            return Outcome(
                (), self.settings.players, f"the team's wounds reached the maximum {when}", "SS-END-01"
            )
        return Outcome((), self.settings.players, f"peril reached its end {when}", "SS-END-02")

    def turn_count(self) -> int:
        return self.turn

    def observe(self, seat: Seat) -> View:
        return show(self, seat)

    def vocabulary(self) -> Vocabulary:
        return vocabulary_of(self.settings.menu)

    def tensor(self, seat: Seat) -> bytes:
        return tensor(self, seat)

    def imagine(self, seat: Seat, chance: Chance) -> "SocietyState":
        """Nothing in a position is hidden: what is to come is drawn when it comes (SS-STATE-09)."""
        copy = SocietyState(self.settings.imagined())
        copy.copy_from(self)
        return copy

    def clone(self) -> "SocietyState":
        copy = SocietyState(self.settings)
        copy.copy_from(self)
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        from lampblack.games.stygian_society.game import restore

        return restore, (self.to_text(),)

    def __str__(self) -> str:
        return draw(show(self, EVERYTHING))

    def to_text(self) -> str:
        return position_to_text(self)

    def action(self, text: str) -> Action:
        return action_from_text(self.settings.menu, text)
