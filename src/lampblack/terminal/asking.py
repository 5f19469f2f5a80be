"""Chance that asks a person: the game is played with real cardboard, and Lampblack follows."""

from collections.abc import Sequence

from lampblack.kernel.chance import Chance
from lampblack.terminal.screen import Screen


class AskingChance(Chance):
    """Asks what was drawn, rolled or turned up. Several answers on one line serve the next questions."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.typed: list[str] = []

    def pick(self, what: str, subject: str, names: Sequence[str], weights: list[int]) -> int:
        possible = {name.upper(): index for index, name in enumerate(names) if weights[index]}
        if len(possible) == 1:
            return next(iter(possible.values()))
        while True:
            question = f"Cardboard, {what} {subject}".rstrip()
            while not self.typed:
                self.screen.stress(f"{question}: {', '.join(possible)}?")
                self.typed = self.screen.ask("cardboard> ").upper().split()
            word = self.typed.pop(0)
            if word in possible:
                return possible[word]
            self.typed = []  # what follows a slip answers other questions than it was meant for
            self.screen.say(f"{word!r} cannot be: {question} is one of {', '.join(possible)}.")

    def below(self, n: int) -> int:
        return self.pick("number", f"below {n}", [str(number) for number in range(n)], [1] * n)
