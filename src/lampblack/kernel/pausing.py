"""Chance that stops and asks: what must be known, with names and weights. Told, it goes on.

Nothing can half-happen: what asks is tried on a copy, and once more from the start with all that was
told so far, until nothing is asked any more.

    told: list[str] = []
    while True:
        try:
            return after(state, seat, action, PausingChance(told))
        except Asked as asked:
            told = asked.answered([somebody_says(question) for question in asked.questions])
"""

from collections.abc import Collection, Sequence
from typing import final

from lampblack.kernel.action import Action
from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import Chance, Form, Odds, chance_line, outcome_index
from lampblack.kernel.event import Event
from lampblack.kernel.seat import Seat
from lampblack.kernel.state import State


@final
class Question:
    """What chance is asked: a name, a subject, named outcomes and their weights."""

    def __init__(self, what: str, subject: str, names: Sequence[str], weights: list[int]) -> None:
        self.what = what
        self.subject = subject
        self.names = tuple(names)
        self.weights = tuple(weights)

    def possible(self) -> list[tuple[str, int]]:
        """The outcomes that can happen, with their weights."""
        return [(name, weight) for name, weight in zip(self.names, self.weights) if weight]

    def line(self, outcome: str) -> str:
        """An answer as records write it; ``Malformed`` when it cannot happen."""
        line = chance_line(self.what, self.subject, outcome)
        outcome_index(line, self.names, list(self.weights), outcome)
        return line


class Asked(Exception):
    """Something must be known to go on. Questions that belong together come together."""

    def __init__(self, questions: list[Question], form: Form | None, told: list[str]) -> None:
        super().__init__(", ".join([f"{one.what} {one.subject}".strip() for one in questions]))
        self.questions = questions
        self.form = form
        """How a person answers all of them in one line, where there is such a form."""
        self.told = told
        """All outcomes before these questions, those that nobody was asked for too."""

    def answered(self, outcomes: Sequence[str]) -> list[str]:
        """What to go on with, when each question is answered; ``Malformed`` says which answer cannot be."""
        if len(outcomes) != len(self.questions):
            raise Malformed("chance", f"{len(self.questions)} outcomes are asked for, not {len(outcomes)}")
        return self.told + [one.line(outcome) for one, outcome in zip(self.questions, outcomes)]

    def read(self, line: str) -> list[str]:
        """The outcomes that a line says, in the questions' form or word by word; ``Malformed`` says what is wrong."""
        if self.form is None:
            return line.split()
        names: list[Sequence[str]] = [one.names for one in self.questions]
        return self.form.read(line, [one.subject for one in self.questions], names)


@final
class PausingChance(Chance):
    """Answers with what was told, in its order, and then raises ``Asked``.

    With ``asks`` only questions of these names are asked for; ``then`` answers the others. What it says is
    told from then on: ``Asked.told`` has it.

    Law (*chance_can_be_paused*): told what another chance would answer, it leads to the same state, and
    until then the state is as it was.
    """

    def __init__(
        self, told: Sequence[str] = (), asks: Collection[str] = (), then: Chance | None = None
    ) -> None:
        self.told = list(told)
        self.at = 0
        self.asks = asks
        self.then = then

    def pick(self, what: str, subject: str, names: Sequence[str], weights: list[int]) -> int:
        if self.at < len(self.told):
            return self.next_told(what, subject, names, weights)
        then = self.then
        if then is None or what in self.asks:
            raise Asked([Question(what, subject, names, weights)], None, self.told)
        index = then.pick(what, subject, names, weights)
        self.told.append(chance_line(what, subject, names[index]))
        self.at += 1
        return index

    def pick_each(self, what: str, subjects: list[str], odds: list[Odds], form: Form) -> list[int]:
        picked: list[int] = []
        for at, subject in enumerate(subjects):
            if self.at == len(self.told) and (self.then is None or what in self.asks):
                left = range(at, len(subjects))
                questions = [Question(what, subjects[n], odds[n].names, odds[n].weights) for n in left]
                raise Asked(questions, form, self.told)
            picked.append(self.pick(what, subject, odds[at].names, odds[at].weights))
        return picked

    def next_told(self, what: str, subject: str, names: Sequence[str], weights: list[int]) -> int:
        line = self.told[self.at]
        said, _, outcome = line.rpartition(" ")
        question = f"{what} {subject}".strip()
        if said != question:
            raise Malformed("chance", f"{line!r} was told where {question!r} is asked")
        index = outcome_index(line, names, weights, outcome)
        self.at += 1
        return index

    def below(self, n: int) -> int:
        raise Malformed("chance", "only named questions can be asked")


def after(state: State, seat: Seat, action: Action, chance: Chance, log: list[Event] | None = None) -> State:
    """The state after an action, or ``Asked``; the given one is as it was."""
    world = state.clone()
    world.apply(seat, action, chance, log)
    return world
