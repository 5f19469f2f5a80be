"""The machine: a position with its decisions, what is seen of it, and its text."""

from typing import Any, Final, final

from mypy_extensions import i64

from lampblack.games.night_cage.decisions.table import AUTOMATIC, DECISIONS, PASSED_OVER
from lampblack.games.night_cage.knowledge.planes import tensor
from lampblack.games.night_cage.knowledge.show import show
from lampblack.games.night_cage.model.position import RUNNING, WON, Position
from lampblack.games.night_cage.model.steps import LAST_DECISION, op_of
from lampblack.games.night_cage.model.vocabulary import vocabulary_of
from lampblack.games.night_cage.rules.ending import REASONS, RULES
from lampblack.games.night_cage.text.drawing import draw
from lampblack.games.night_cage.text.notation import action_from_text
from lampblack.games.night_cage.text.writing import position_to_text
from lampblack.kernel.action import Action
from lampblack.kernel.agenda import Step
from lampblack.kernel.answers import Outcome, Refusal
from lampblack.kernel.chance import Chance
from lampblack.kernel.recipe import load
from lampblack.kernel.seat import EVERYTHING, Seat
from lampblack.kernel.view import View
from lampblack.kernel.vocabulary import Vocabulary

READER: Final = "lampblack.games.night_cage.text.reading:state_of_edition"
"""Whoever reads states stands above them."""


@final
class NightState(Position):
    """A game of The Night Cage at a decision, or over."""

    def next_step(self) -> Step[Any] | None:
        if self.result != RUNNING:
            return None
        op: i64 = op_of(self.agenda[-1])
        if op > LAST_DECISION:
            return AUTOMATIC
        decision = DECISIONS[op]
        return decision if decision.comes_up(self) else PASSED_OVER[op]

    def refuse_unasked(self, seat: Seat) -> Refusal:
        if self.result != RUNNING:
            return Refusal("NC-END-10", "The game is over.")
        return Refusal("NC-DEC-18", "Another player decides now; you may advise.")

    def refuse_remark(self, seat: Seat, action: Action) -> Refusal:
        return Refusal("NC-DEC-18", "Talk is free: the rules know no remarks.")

    def outcome(self) -> Outcome | None:
        if self.result == RUNNING:
            return None
        winners = tuple(range(self.settings.players)) if self.result == WON else ()
        return Outcome(
            winners, self.settings.players, REASONS[self.result], self.edition.rule(RULES[self.result])
        )

    def turn_count(self) -> int:
        return self.turn

    def observe(self, seat: Seat) -> View:
        return show(self, seat)

    def vocabulary(self) -> Vocabulary:
        return vocabulary_of(self.settings)

    def tensor(self, seat: Seat) -> bytes:
        return tensor(self, seat)

    def imagine(self, seat: Seat, chance: Chance) -> "NightState":
        """Nothing in a position is hidden (NC-STATE-02): the future is not in it."""
        return self.clone()

    def clone(self) -> "NightState":
        copy = NightState(self.settings)
        copy.copy_from(self)
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        return load(READER), (self.edition.slug, self.to_text())

    def __str__(self) -> str:
        return draw(show(self, EVERYTHING))

    def to_text(self) -> str:
        return position_to_text(self)

    def action(self, text: str) -> Action:
        return action_from_text(self.edition, self.board, text)
