"""Every way an action can turn out, with its weight."""

from collections.abc import Sequence
from typing import final

from lampblack.kernel.chance import Chance


@final
class Branching(Chance):
    """Leads one apply after another through every outcome of the questions that matter.

    The first time through, each such question gets its first possible outcome; ``turn_over``
    moves on to the next combination. Questions that do not matter are passed to ``then``.
    """

    def __init__(self, matters: frozenset[str], then: Chance) -> None:
        self.matters = matters
        self.then = then
        self.taken: list[int] = []
        self.weights: list[list[int]] = []
        self.asked = 0

    def pick(self, what: str, subject: str, names: Sequence[str], weights: list[int]) -> int:
        if what not in self.matters and f"{what} {subject}" not in self.matters:
            return self.then.pick(what, subject, names, weights)
        if self.asked == len(self.taken):
            self.taken.append(next_possible(weights, 0))
            self.weights.append(weights)
        self.asked += 1
        return self.taken[self.asked - 1]

    def below(self, n: int) -> int:
        return self.then.below(n)

    def weight(self) -> float:
        """The probability of the outcomes given this time."""
        product = 1.0
        for index, weights in zip(self.taken, self.weights):
            product = product * weights[index] / sum(weights)
        return product

    def turn_over(self) -> bool:
        """Go on to the next combination; False when there is none left."""
        self.asked = 0
        while self.taken:
            after = next_possible(self.weights[-1], self.taken[-1] + 1)
            if after >= 0:
                self.taken[-1] = after
                return True
            self.taken.pop()
            self.weights.pop()
        return False


def next_possible(weights: list[int], start: int) -> int:
    for index in range(start, len(weights)):
        if weights[index] > 0:
            return index
    return -1
