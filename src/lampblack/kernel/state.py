"""The machine every game is."""

from typing import Any

from mypy_extensions import mypyc_attr

from lampblack.kernel.action import Action
from lampblack.kernel.answers import IllegalAction, Outcome, Prompt, Refusal
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event
from lampblack.kernel.seat import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position at a decision, or a finished game.

    Laws, each checked for every game by the function of that name in ``kernel.laws``:

    - *determinism*: the same actions and chance outcomes give equal states;
    - *the future is not in the state*: no generator and no shuffled order inside;
    - *clone_is_independent*: playing on a clone never changes the original;
    - *refusals_match_legal*: ``refuse(a)`` is ``None`` exactly when ``a`` is in ``legal()``;
    - *position_round_trips*: ``game.from_text(s.to_text()) == s``;
    - *notation_round_trips*: ``s.action(a.text) == a``;
    - *no_leak*: two states a seat cannot tell apart give it the same view, events,
      prompt, legal actions and refusals.
    """

    def to_act(self) -> Seat | None:
        """The seat that decides now; ``None`` when the game is over."""
        raise NotImplementedError

    def prompt(self) -> Prompt:
        """What is being asked, of whom, under which rule. Only while the game runs."""
        raise NotImplementedError

    def prompt_for(self, viewer: Seat) -> Prompt:
        """The prompt as a viewer may know it; the same for all where there is nothing to hide in it."""
        return self.prompt()

    def legal(self) -> list[Action]:
        """Every legal action of the seat that decides, in a stable order; empty when over."""
        raise NotImplementedError

    def refuse(self, action: Action) -> Refusal | None:
        """Why the action is not legal now, or ``None`` when it is."""
        raise NotImplementedError

    def apply(self, action: Action, chance: Chance, log: list[Event] | None = None) -> None:
        """Carry out a legal action and run on to the next decision.

        Raises ``IllegalAction`` and changes nothing when the action is refused.
        Events are built only when there is a log to collect them.
        """
        raise NotImplementedError

    def asides(self, seat: Seat) -> list[Action]:
        """What a seat may say now, whoever decides; empty where speech is no part of the rules."""
        return []

    def refuse_aside(self, seat: Seat, action: Action) -> Refusal | None:
        """Why the seat may not say this now; ``None`` exactly for what ``asides`` lists."""
        return Refusal("", "In this game nothing is said but by chat.")

    def interject(self, seat: Seat, action: Action, chance: Chance, log: list[Event] | None = None) -> None:
        """Say something, out of turn too; ``IllegalAction`` and no change when it is refused."""
        raise IllegalAction(Refusal("", "In this game nothing is said but by chat."))

    def words(self) -> Action | None:
        """The aside that stands for words of one's own; who may not say it may not chat either.

        ``None`` where speech is no part of the rules: there everybody chats, spectators too.
        """
        return None

    def undo_tells(self, seat: Seat) -> bool:
        """Whether to learn that a decision can be taken back would tell this seat something hidden."""
        return False

    def outcome(self) -> Outcome | None:
        """How the game ended, or ``None`` while it runs."""
        raise NotImplementedError

    def observe(self, seat: Seat) -> Any:
        """What a viewer may know, as the game's view struct. The one exit for information."""
        raise NotImplementedError

    def imagine(self, seat: Seat, chance: Chance) -> "State":
        """A full state drawn from the worlds this seat cannot tell from the real one."""
        raise NotImplementedError

    def clone(self) -> "State":
        raise NotImplementedError

    def to_text(self) -> str:
        """The position as text, complete: ``game.from_text`` gives an equal state."""
        raise NotImplementedError

    def action(self, text: str) -> Action:
        """The action this notation names here; ``Malformed`` when it names none."""
        raise NotImplementedError
