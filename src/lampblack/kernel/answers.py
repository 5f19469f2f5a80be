"""What a state answers: the prompt, the refusal, the outcome; and what is said of a draft."""

from collections.abc import Sequence
from typing import Any, final

from lampblack.kernel.seat import Seat


@final
class Prompt:
    """What is being asked, of whom, under which rule."""

    def __init__(self, seat: Seat, name: str, rule: str, text: str, detail: str = "") -> None:
        self.seat = seat
        self.name = name  # the decision point's name in the ledger
        self.rule = rule
        self.text = text
        self.detail = detail  # what a player needs besides who sees no board

    def in_full(self) -> str:
        return f"{self.text} {self.detail}" if self.detail else self.text


@final
class Refusal:
    """Why an action is not legal now: the rule it breaks, what is wrong, what would do."""

    def __init__(self, rule: str, text: str, code: str = "") -> None:
        self.rule = rule
        self.text = text
        self.code = code  # the reason as a word for programs, where the ledger has such words

    def __str__(self) -> str:
        return f"{self.text} [{self.rule}]"


@final
class Fault:
    """What is wrong with a draft: the rule it breaks, in a sentence, and the places that break it."""

    def __init__(
        self, rule: str, text: str, code: str = "", places: Sequence[str] = (), is_advice: bool = False
    ) -> None:
        self.rule = rule
        self.text = text
        self.code = code  # as a refusal's
        self.places = tuple(places)
        self.is_advice = is_advice  # worth knowing, but no rule forbids it


@final
class Verdict:
    """All that is to be said of a draft: its faults, and what follows from it, in sentences."""

    def __init__(self, faults: Sequence[Fault], notes: Sequence[str] = ()) -> None:
        self.faults = tuple(faults)
        self.notes = tuple(notes)


@final
class Outcome:
    """How a game ended: the winning seats (none when nobody won), why, by which rule, with which scores."""

    def __init__(self, winners: tuple[Seat, ...], seats: int, reason: str, rule: str) -> None:
        self.winners = winners
        self.reason = reason
        self.rule = rule
        self.scores = tuple([1 if seat in winners else 0 for seat in range(seats)])
        """What each seat got: 1 for winning, 0 otherwise. No rulebook here counts finer."""


class IllegalAction(Exception):
    """Raised by ``apply`` for an action it refuses; the state is as it was."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class Malformed(ValueError):
    """Text that is no action, position, option or record; says which field and what is wrong."""

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(f"{field}: {problem}")
        self.field = field
        self.problem = problem

    def __reduce__(self) -> tuple[Any, ...]:
        """It travels between processes; a subclass arrives as what it says."""
        return Malformed, (self.field, self.problem)


class OtherRules(Malformed):
    """A log or record of rules or content that are not here; says which version reads it."""

    def __init__(self, problem: str) -> None:
        super().__init__("rules", problem)
