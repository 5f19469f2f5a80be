"""The machine: who decides, what is legal, what an action does."""

from collections.abc import Sequence
from typing import Any, final

from lampblack.games.stygian_society.decisions.agenda import decide, options_at, run
from lampblack.games.stygian_society.decisions.prompts import asked, prompt_for
from lampblack.games.stygian_society.decisions.refusals import explain
from lampblack.games.stygian_society.knowledge.show import show
from lampblack.games.stygian_society.model.actions import SsAction
from lampblack.games.stygian_society.model.position import LOST_WOUNDS, RUNNING, WON, Position
from lampblack.games.stygian_society.text.drawing import draw
from lampblack.games.stygian_society.text.notation import action_from_text
from lampblack.games.stygian_society.text.writing import position_to_text
from lampblack.kernel.action import Action
from lampblack.kernel.answers import IllegalAction, Outcome, Prompt, Refusal
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event
from lampblack.kernel.seat import EVERYTHING, Seat
from lampblack.kernel.view import View


@final
class SsState(Position):
    """A game of The Stygian Society at a decision, or over."""

    def asked(self) -> Seat | None:
        return None if self.result != RUNNING else asked(self, self.agenda[-1])

    def prompt(self, seat: Seat) -> Prompt | None:
        return None if self.result != RUNNING else prompt_for(self, self.agenda[-1])

    def legal(self, seat: Seat) -> Sequence[Action]:
        return self.options if seat == self.asked() else ()

    def refuse(self, seat: Seat, action: Action) -> Refusal | None:
        if seat != self.asked():
            if self.result != RUNNING:
                return Refusal("SS-END-05", "The game is over.")
            return Refusal("SS-DEC-03", "Another player decides now.")
        for option in self.options:
            if option is action:
                return None
        if not isinstance(action, SsAction) or action.content is not self.content:
            return Refusal("SS-DEC-01", f"{action.text} is not an action of this game.")
        return explain(self, self.agenda[-1], action)

    def apply(self, seat: Seat, action: Action, chance: Chance, log: list[Event] | None = None) -> None:
        refusal = self.refuse(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        assert isinstance(action, SsAction)
        decide(self, self.agenda.pop(), action, chance, log)
        run(self, chance, log)

    def look_up_options(self) -> None:
        """Work out the options of a position that was not played to but read."""
        self.options = [*options_at(self, self.agenda[-1])] if self.agenda else []

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

    def observe(self, seat: Seat) -> View:
        return show(self, seat)

    def imagine(self, seat: Seat, chance: Chance) -> "SsState":
        """Nothing in a position is hidden: what is to come is drawn when it comes (SS-STATE-09)."""
        copy = SsState(self.settings.imagined())
        copy.copy_from(self)
        return copy

    def clone(self) -> "SsState":
        copy = SsState(self.settings)
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
