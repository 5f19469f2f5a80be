"""The agenda: what is still to happen, and the loop that works it off until somebody has to decide.

A turn is a stack of pending steps in the state. ``run`` takes the topmost until one of them is a
decision that needs somebody. Steps and decisions are objects without any data of their own, made once
and kept in a table: what they are about stands in the state, so that it clones, compares and resumes.
"""

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from lampblack.kernel.action import Action
from lampblack.kernel.answers import IllegalAction, Prompt, Refusal
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event
from lampblack.kernel.seat import Seat
from lampblack.kernel.state import State

NOBODY: Final = -3
"""No viewer's number: nobody is asked."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Machine(State):
    """A state that runs on an agenda. A game's position has the stack and says what lies on top of it."""

    def __init__(self) -> None:
        self.pending: Decision[Any, Any] | None = None
        """The decision somebody has to make now; None when the game is over."""
        self.decider: Seat = NOBODY
        self.offered: Sequence[Action] | None = None
        """The options of the pending decision, once worked out. Never changed, only replaced."""

    def next_step(self) -> "Step[Any] | None":
        """What lies on top of the agenda, without taking it; None when the game is over."""
        raise NotImplementedError

    def refuse_unasked(self, seat: Seat) -> Refusal:
        """Why a seat that is not asked cannot decide; also when the game is over."""
        raise NotImplementedError

    def refuse_remark(self, seat: Seat, action: Action) -> Refusal | None:
        """Why the seat may not say this now."""
        raise NotImplementedError

    def make_remark(self, seat: Seat, action: Action, chance: Chance, log: list[Event] | None) -> None:
        """What comes of something said."""
        raise NotImplementedError

    def asked(self) -> Seat | None:
        return None if self.decider == NOBODY else self.decider

    def prompt(self, seat: Seat) -> Prompt | None:
        return None if self.pending is None else self.pending.prompt(self, seat)

    def legal(self, seat: Seat) -> Sequence[Action]:
        if seat != self.decider:
            return self.remarks(seat)
        return self.options()

    def options(self) -> Sequence[Action]:
        """The options of the pending decision; never none while the game runs."""
        offered = self.offered
        if offered is None:
            pending = self.pending
            if pending is None:
                return ()
            offered = pending.options(self)
            self.offered = offered
        return offered

    def refuse(self, seat: Seat, action: Action) -> Refusal | None:
        if action.is_remark:
            return self.refuse_remark(seat, action)
        pending = self.pending
        if pending is None or seat != self.decider:
            return self.refuse_unasked(seat)
        return pending.refuse(self, action)

    def apply(self, seat: Seat, action: Action, chance: Chance, log: list[Event] | None = None) -> None:
        refusal = self.refuse(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        if action.is_remark:
            self.make_remark(seat, action, chance, log)
            return
        pending = self.pending
        assert pending is not None  # nothing but a remark is legal when nobody is asked
        pending.take(self, action, chance, log)
        run(self, chance, log)

    def copy_agenda(self, other: "Machine") -> None:
        """For ``clone``: what is asked is the same."""
        self.pending = other.pending
        self.decider = other.decider
        self.offered = other.offered


At = TypeVar("At", bound=Machine, contravariant=True)
Act = TypeVar("Act", bound=Action, contravariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[At]):
    """Something on an agenda that needs nobody."""

    def __init__(self) -> None:
        self.is_decision = False

    def run(self, at: At, chance: Chance, log: list[Event] | None) -> None:
        """Take it from the agenda and carry it out."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[At], Generic[At, Act]):
    """One decision point of a game: whom it asks, its question, its options, why not, what it does."""

    def __init__(self, name: str, rule: str, is_forced: bool = False) -> None:
        super().__init__()
        self.is_decision = True
        self.name = name  # as the ledger calls it
        self.rule = rule
        self.is_forced = is_forced
        """With a single option nobody is asked, and with none it falls away."""

    def whom(self, at: At) -> Seat:
        raise NotImplementedError

    def question(self, at: At) -> str:
        raise NotImplementedError

    def prompt(self, at: At, viewer: Seat) -> Prompt:
        """The question as a viewer may know it; the same for all where nothing in it is hidden."""
        return Prompt(self.whom(at), self.name, self.rule, self.question(at))

    def options(self, at: At) -> Sequence[Action]:
        """Every legal action, in a stable order."""
        raise NotImplementedError

    def refuse(self, at: At, action: Action) -> Refusal | None:
        """Why this is no option now, by the rule that forbids it; None exactly for an option."""
        raise NotImplementedError

    def take(self, at: At, action: Act, chance: Chance, log: list[Event] | None) -> None:
        """Take the decision from the agenda and carry out a legal action."""
        raise NotImplementedError

    def fall_away(self, at: At) -> None:
        """Take it from the agenda: there is nothing to choose."""
        raise NotImplementedError


def run(at: Machine, chance: Chance, log: list[Event] | None) -> None:
    """Go on to the next decision that somebody has to make, or to the end of the game."""
    at.offered = None
    while True:
        step = at.next_step()
        if step is None:
            at.pending = None
            at.decider = NOBODY
            return
        if not step.is_decision:
            step.run(at, chance, log)
            continue
        assert isinstance(step, Decision)
        decision: Decision[Any, Any] = (
            step  # by its type from here on: each use of ``step`` would check it anew
        )
        if decision.is_forced:
            options = decision.options(at)
            if len(options) == 1:
                decision.take(at, options[0], chance, log)
                continue
            if not options:
                decision.fall_away(at)
                continue
            at.offered = options
        at.pending = decision
        at.decider = decision.whom(at)
        return


def resume(at: Machine) -> None:
    """Make a position that was read, not played to, ask what lies on top of its agenda."""
    step = at.next_step()
    at.offered = None
    at.pending = step if isinstance(step, Decision) else None
    at.decider = NOBODY if at.pending is None else at.pending.whom(at)
