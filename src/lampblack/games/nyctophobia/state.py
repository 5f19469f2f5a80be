"""The machine: who decides, what is legal, what an action does."""

from collections.abc import Sequence
from typing import Any, final

from lampblack.games.nyctophobia.decisions.table import PLACES
from lampblack.games.nyctophobia.knowledge.imagine import imagine_for
from lampblack.games.nyctophobia.knowledge.planes import tensor
from lampblack.games.nyctophobia.knowledge.show import show
from lampblack.games.nyctophobia.model import actions, statements
from lampblack.games.nyctophobia.model.actions import NyAction
from lampblack.games.nyctophobia.model.frames import kind_of
from lampblack.games.nyctophobia.model.pieces import HUNTER
from lampblack.games.nyctophobia.model.position import HUNTER_WON, Position
from lampblack.games.nyctophobia.model.told import ALL
from lampblack.games.nyctophobia.rules import speech
from lampblack.games.nyctophobia.rules.telling import Log
from lampblack.games.nyctophobia.text.drawing import draw
from lampblack.games.nyctophobia.text.notation import action_from_text
from lampblack.games.nyctophobia.text.vocabulary import vocabulary_of
from lampblack.games.nyctophobia.text.writing import position_to_text
from lampblack.kernel.action import Action
from lampblack.kernel.agenda import Step, resume, run
from lampblack.kernel.answers import Outcome, Refusal
from lampblack.kernel.chance import Chance
from lampblack.kernel.seat import EVERYTHING, Seat
from lampblack.kernel.view import View
from lampblack.kernel.vocabulary import Vocabulary


@final
class NyctoState(Position):
    """A game of Nyctophobia at a decision, or over."""

    def next_step(self) -> Step[Position] | None:
        agenda = self.agenda
        return PLACES[kind_of(agenda[-1])].step if agenda else None

    def refuse_unasked(self, seat: Seat) -> Refusal:
        """The same whoever decides, and whatever: that may be hidden (NY-INFO-04)."""
        text = "The game is over." if self.is_over() else "It is not yours to decide now."
        return Refusal("NY-DP-22", text, "not_your_decision")

    # Speech: by anybody, at any time (section 18).

    def remarks(self, seat: Seat) -> Sequence[Action]:
        return speech.remarks(self, seat)

    def words(self) -> Action | None:
        return actions.SAYS[statements.WORDS]

    def is_dark(self, seat: Seat) -> bool:
        """While the Hunter decides: a Hunter without a choice is not even asked (NY-DP-21, NY-INFO-05)."""
        return seat not in (HUNTER, EVERYTHING) and self.asked() == HUNTER

    def recalls(self, viewer: Seat) -> int | None:
        """At M0 what was told since the turn began, to whoever does not see the board (NY-INFO-06, NY-INFO-10)."""
        if viewer in (HUNTER, EVERYTHING) or self.is_over() or self.keeps_log():
            return None
        return len([told for told in self.told if told.to in (ALL, viewer)])

    def undo_tells(self, seat: Seat) -> bool:
        """What comes of a decision in play depends on the dark (NY-INFO-05); only the set-up can be rethought."""
        return self.slot >= 0 or seat != HUNTER

    def refuse_remark(self, seat: Seat, action: Action) -> Refusal | None:
        return speech.refuse_speech(self, seat, action)

    def make_remark(self, seat: Seat, action: Action, chance: Chance, log: Log) -> None:
        assert isinstance(action, NyAction)
        if action.kind == actions.BREAK_SILENCE:
            speech.break_silence(self, seat, log)
            run(self, chance, log)
        else:
            speech.say(self, seat, action, log)

    def outcome(self) -> Outcome | None:
        if not self.is_over():
            return None
        if self.winner == HUNTER_WON:
            return Outcome((HUNTER,), self.seats(), "one of the Hunted died", "NY-END-01")
        return Outcome(tuple(range(1, self.seats())), self.seats(), "the rescue came", "NY-END-03")

    def turn_count(self) -> int:
        return self.begun

    def observe(self, seat: Seat) -> View:
        return show(self, seat)

    def vocabulary(self) -> Vocabulary:
        return vocabulary_of(self.settings)

    def tensor(self, seat: Seat) -> bytes:
        return tensor(self, seat)

    def imagine(self, seat: Seat, chance: Chance) -> "NyctoState":
        world = self.clone()
        imagine_for(world, seat, chance)
        if seat != HUNTER:
            resume(world)
        return world

    def clone(self) -> "NyctoState":
        return NyctoState(self.settings, self)

    def __reduce__(self) -> tuple[Any, ...]:
        from lampblack.games.nyctophobia.text.reading import state_from_text

        return state_from_text, (self.to_text(),)

    def __str__(self) -> str:
        return draw(show(self, EVERYTHING))

    def to_text(self) -> str:
        return position_to_text(self)

    def action(self, text: str) -> Action:
        return action_from_text(self.settings, text)
