"""The machine every game is."""

from collections.abc import Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from lampblack.kernel.action import Action
from lampblack.kernel.answers import Outcome, Prompt, Refusal
from lampblack.kernel.chance import Chance
from lampblack.kernel.event import Event
from lampblack.kernel.seat import Seat
from lampblack.kernel.view import View
from lampblack.kernel.vocabulary import Vocabulary


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position at a decision, or a finished game. Everything is addressed to a seat.

    Laws, each checked for every game by the function of that name in ``testkit.laws``:

    - *determinism*: the same actions and chance outcomes give equal states;
    - *the future is not in the state*: no generator and no shuffled order inside;
    - *clone_is_independent*: playing on a clone never changes the original;
    - *refusals_match_legal*: ``refuse(seat, a)`` is ``None`` exactly when ``a`` is in
      ``legal(seat)`` or in ``remarks(seat)``;
    - *position_round_trips*: ``game.from_text(s.to_text()) == s``;
    - *notation_round_trips*: ``s.action(a.text) == a``;
    - *vocabulary_is_complete*: what is legal is in the vocabulary;
    - *no_leak*: two states a seat cannot tell apart give it the same view, tensor, mask,
      events, prompt, legal actions and refusals.
    """

    def asked(self) -> Seat | None:
        """The seat that decides now; ``None`` when the game is over."""
        raise NotImplementedError

    def prompt(self, seat: Seat) -> Prompt | None:
        """What is being asked, of whom, under which rule, as this viewer may know it; ``None`` when over."""
        raise NotImplementedError

    def legal(self, seat: Seat) -> Sequence[Action]:
        """What a seat may do now, in a stable order: its decisions when it is asked, else its remarks.

        Empty for a seat that may do nothing, and for everybody once the game is over.
        """
        raise NotImplementedError

    def remarks(self, seat: Seat) -> Sequence[Action]:
        """What a seat may say now, asked or not; empty where speech is no part of the rules."""
        return ()

    def refuse(self, seat: Seat, action: Action) -> Refusal | None:
        """Why the seat may not do this now; ``None`` exactly for what ``legal`` and ``remarks`` list."""
        raise NotImplementedError

    def refuse_remark(self, seat: Seat, action: Action) -> Refusal | None:
        """Why the seat may not say this now; only where speech is part of the rules (``words``)."""
        raise NotImplementedError

    def apply(self, seat: Seat, action: Action, chance: Chance, log: list[Event] | None = None) -> None:
        """Carry out what a seat does, a decision or a remark, and run on to the next decision.

        Raises ``IllegalAction`` and changes nothing when the action is refused.
        Events are built only when there is a log to collect them.
        """
        raise NotImplementedError

    def words(self) -> Action | None:
        """The remark that stands for words of one's own; who may not make it may not chat either.

        ``None`` where speech is no part of the rules: there everybody chats, spectators too.
        """
        return None

    def is_dark(self, seat: Seat) -> bool:
        """Whether a viewer must not notice that somebody is asked now: it is told nothing before the dark ends.

        Never of the seat that is asked, nor when the game is over. What decisions lie behind a dark stretch
        (forced ones take themselves) is then no part of what the viewer hears; ``testkit.laws.streams``.
        """
        return False

    def recalls(self, viewer: Seat) -> int | None:
        """How many of the last facts this viewer was told a client may still show it; ``None`` for all.

        Where the rules want people to remember for themselves, story, chat and log end there, after a reconnect
        too. It follows from what the viewer is told (*no_leak*), and is all again once the game is over.
        """
        return None

    def undo_tells(self, seat: Seat) -> bool:
        """Whether to learn that a decision can be taken back would tell this seat something hidden."""
        return False

    def outcome(self) -> Outcome | None:
        """How the game ended, or ``None`` while it runs."""
        raise NotImplementedError

    def turn_count(self) -> int | None:
        """How many turns have begun, for statistics; ``None`` where nobody counts them.

        No part of the position: a state read from text may begin to count there.
        """
        return None

    def observe(self, seat: Seat) -> View:
        """What a viewer may know, as the game's view struct. The one exit for information."""
        raise NotImplementedError

    def vocabulary(self) -> Vocabulary:
        """Every action its game can ever offer; the same object as ``Game.vocabulary`` gives."""
        raise NotImplementedError

    def tensor(self, seat: Seat) -> bytes:
        """What the seat's view says as numbers, in the order of ``Game.planes``, a byte each.

        It is told as the view is: *no_leak* holds it to the same.
        """
        raise NotImplementedError

    def mask(self, seat: Seat) -> bytearray:
        """A byte for each action of the vocabulary: 1 for what the seat may decide now. Nothing for who is not asked."""
        vocabulary = self.vocabulary()
        if seat != self.asked():
            return bytearray(vocabulary.nothing)
        return vocabulary.mask(self.legal(seat))

    def write_tensor(self, seat: Seat, out: bytearray | memoryview) -> None:
        """``tensor`` into a buffer of just its size."""
        pour(self.tensor(seat), out)

    def write_mask(self, seat: Seat, out: bytearray | memoryview) -> None:
        """``mask`` into a buffer of just its size."""
        pour(self.mask(seat), out)

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

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "State":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickled state is the text of its position; every game names the function that reads it."""
        raise NotImplementedError

    def __str__(self) -> str:
        """The position drawn, with everything that is hidden in it."""
        raise NotImplementedError


def pour(numbers: bytes | bytearray, out: bytearray | memoryview) -> None:
    """Bytes into a buffer of their size, of bytes; any other is refused."""
    if len(out) != len(numbers):
        raise ValueError(f"the buffer has room for {len(out)} bytes, and {len(numbers)} are to be written")
    out[:] = numbers
