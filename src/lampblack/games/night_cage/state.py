"""The machine: who decides, what is legal, what an action does."""

from collections.abc import Sequence
from typing import Any, final

from lampblack.games.night_cage.decisions.offering import decider, is_taken_by_itself, legal_at, perform
from lampblack.games.night_cage.decisions.prompts import prompt_at
from lampblack.games.night_cage.decisions.refusals import explain
from lampblack.games.night_cage.knowledge.show import show
from lampblack.games.night_cage.model.actions import NightAction
from lampblack.games.night_cage.model.position import RUNNING, WON, Position
from lampblack.games.night_cage.rules.ending import REASONS, RULES
from lampblack.games.night_cage.rules.turn import run
from lampblack.games.night_cage.text.drawing import draw
from lampblack.games.night_cage.text.notation import action_from_text
from lampblack.games.night_cage.text.writing import position_to_text
from lampblack.kernel.action import Action
from lampblack.kernel.answers import IllegalAction, Outcome, Prompt, Refusal
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event
from lampblack.kernel.seat import EVERYTHING, Seat
from lampblack.kernel.view import View


@final
class NightState(Position):
    """A game of The Night Cage at a decision, or over."""

    def asked(self) -> Seat | None:
        return None if self.result != RUNNING else decider(self)

    def prompt(self, seat: Seat) -> Prompt | None:
        return None if self.result != RUNNING else prompt_at(self)

    def legal(self, seat: Seat) -> Sequence[Action]:
        return self.options if seat == self.asked() else ()

    def refuse(self, seat: Seat, action: Action) -> Refusal | None:
        if seat != self.asked():
            if self.result != RUNNING:
                return Refusal("NC-END-10", "The game is over.")
            return Refusal("NC-DEC-18", "Another player decides now; you may advise.")
        for option in self.options:
            if option is action:
                return None
        if action in self.options:
            return None
        if not isinstance(action, NightAction):
            return Refusal("NC-DEC-17", f"{action.text} is not an action of this game.")
        return explain(self, action)

    def apply(self, seat: Seat, action: Action, chance: Chance, log: list[Event] | None = None) -> None:
        refusal = self.refuse(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        if not isinstance(action, NightAction):
            action = self.action(action.text)
            assert isinstance(action, NightAction)
        perform(self, action, chance, log)
        self.run_on(chance, log)

    def run_on(self, chance: Chance, log: list[Event] | None) -> None:
        """To the next decision with more than one option, or to the end of the game."""
        run(self, chance, log)
        while self.result == RUNNING:
            self.options = legal_at(self)
            if not is_taken_by_itself(self):
                return
            only = self.options[0]
            assert isinstance(only, NightAction)
            perform(self, only, chance, log)
            run(self, chance, log)
        self.options = []

    def outcome(self) -> Outcome | None:
        if self.result == RUNNING:
            return None
        winners = tuple(range(self.settings.players)) if self.result == WON else ()
        return Outcome(
            winners, self.settings.players, REASONS[self.result], self.edition.rule(RULES[self.result])
        )

    def observe(self, seat: Seat) -> View:
        return show(self, seat)

    def imagine(self, seat: Seat, chance: Chance) -> "NightState":
        """Nothing in a position is hidden (NC-STATE-02): the future is not in it."""
        return self.clone()

    def clone(self) -> "NightState":
        copy = NightState(self.settings)
        copy.copy_from(self)
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        from lampblack.games.night_cage.text.reading import state_from_text

        return state_from_text, (self.edition, self.to_text())

    def __str__(self) -> str:
        return draw(show(self, EVERYTHING))

    def to_text(self) -> str:
        return position_to_text(self)

    def action(self, text: str) -> Action:
        return action_from_text(self.edition, self.board, text)
