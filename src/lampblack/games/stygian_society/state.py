"""The machine: who decides, what is legal, what an action does."""

from typing import Any, final

from lampblack.games.stygian_society.actions import SsAction
from lampblack.games.stygian_society.agenda import decide, options_at, run
from lampblack.games.stygian_society.notation import action_from_text
from lampblack.games.stygian_society.position import LOST_WOUNDS, RUNNING, WON, Position
from lampblack.games.stygian_society.prompts import asked, prompt_for
from lampblack.games.stygian_society.refusals import explain
from lampblack.games.stygian_society.show import show
from lampblack.games.stygian_society.text import position_to_text
from lampblack.kernel.action import Action
from lampblack.kernel.answers import IllegalAction, Malformed, Outcome, Prompt, Refusal
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event
from lampblack.kernel.seat import Seat


@final
class SsState(Position):
    """A game of The Stygian Society at a decision, or over."""

    def to_act(self) -> Seat | None:
        return None if self.result != RUNNING else asked(self, self.agenda[-1])

    def prompt(self) -> Prompt:
        if self.result != RUNNING:
            raise Malformed("prompt", "the game is over; nobody is asked anything")
        return prompt_for(self, self.agenda[-1])

    def legal(self) -> list[Action]:
        return self.options[:]

    def refuse(self, action: Action) -> Refusal | None:
        for option in self.options:
            if option is action:
                return None
        if self.result != RUNNING:
            return Refusal("SS-END-05", "The game is over.")
        if not isinstance(action, SsAction) or action.content is not self.content:
            return Refusal("SS-DEC-01", f"{action.text} is not an action of this game.")
        return explain(self, self.agenda[-1], action)

    def apply(self, action: Action, chance: Chance, log: list[Event] | None = None) -> None:
        refusal = self.refuse(action)
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
            return Outcome(tuple(range(self.settings.players)), f"the wizard fell {when}", "SS-WIZ-02")
        if self.result == LOST_WOUNDS:
            return Outcome((), f"the team's wounds reached the maximum {when}", "SS-END-01")
        return Outcome((), f"peril reached its end {when}", "SS-END-02")

    def observe(self, seat: Seat) -> Any:
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

    def to_text(self) -> str:
        return position_to_text(self)

    def action(self, text: str) -> Action:
        return action_from_text(self.settings.menu, text)
