"""Chance that asks a person: the game is played with real cardboard, and Lampblack follows."""

from collections.abc import Collection, Sequence
from typing import Final

from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import Chance, Form, Odds
from lampblack.terminal.screen import Screen


class AskingChance(Chance):
    """Asks what was drawn, rolled or turned up. Several answers on one line serve the next questions.

    With ``then`` only questions of the names in ``asks`` are asked, and that one answers the others.
    """

    def __init__(self, screen: Screen, asks: Collection[str] = (), then: Chance | None = None) -> None:
        self.screen = screen
        self.asks = asks
        self.then = then
        self.typed: list[str] = []

    def pick(self, what: str, subject: str, names: Sequence[str], weights: list[int]) -> int:
        if self.then is not None and what not in self.asks:
            return self.then.pick(what, subject, names, weights)
        possible = [name for name, weight in zip(names, weights) if weight]
        if len(possible) == 1:
            return names.index(possible[0])
        question = f"Cardboard, {what} {subject}".rstrip()
        while True:
            while not self.typed:
                self.screen.stress(f"{question}: {', '.join(possible)}?")
                self.typed = self.screen.ask("cardboard> ").upper().split()
            word = self.typed.pop(0)
            meant = meanings(word, possible)
            if len(meant) == 1:
                return names.index(meant[0])
            self.typed = []  # what follows a slip answers other questions than it was meant for
            if meant:
                self.screen.say(f"{word!r} may be {' or '.join(meant)}.")
            else:
                self.screen.say(f"{word!r} cannot be: {question} is one of {', '.join(possible)}.")

    def pick_each(self, what: str, subjects: list[str], odds: list[Odds], form: Form) -> list[int]:
        """One line for all of them; a line with a slip in it answers nothing."""
        if self.then is not None and what not in self.asks:
            return self.then.pick_each(what, subjects, odds, form)
        names = [each.names for each in odds]
        while True:
            if not self.typed:
                self.screen.stress(f"Cardboard, {what}: {form.question(subjects, names)}")
                line = self.screen.ask("cardboard> ")
            else:
                line = self.typed.pop(0)
            if not line:
                continue
            try:
                outcomes = form.read(line, subjects, names)
                return [
                    possible_index(subjects[at], outcome, names[at], odds[at].weights)
                    for at, outcome in enumerate(outcomes)
                ]
            except Malformed as error:
                self.typed = []
                self.screen.say(f"{line!r} cannot be: {error.problem}.")

    def below(self, n: int) -> int:
        raise Malformed("chance", "a person answers only named questions")


SHORTEST_PART: Final = 3


def meanings(word: str, possible: list[str]) -> list[str]:
    """The outcome this word names, else those it is a telling part of: ``lance`` for knight.lance_thrust."""
    exact = [name for name in possible if name.upper() == word]
    if exact or len(word) < SHORTEST_PART:
        return exact
    return [name for name in possible if word in name.upper()]


def possible_index(subject: str, outcome: str, names: Sequence[str], weights: list[int]) -> int:
    index = names.index(outcome)
    if weights[index] == 0:
        raise Malformed(subject, f"{subject} {outcome} is not possible here")
    return index
