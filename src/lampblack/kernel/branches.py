"""Everything that can happen: every answer chance could give, with its probability."""

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import TypeVar, final

from lampblack.kernel.chance import Chance, total

T = TypeVar("T")


class TooDeep(Exception):
    """A branch asked more questions than it was allowed to."""


@final
class Path(Chance):
    """One path down the tree of answers: the given turns first, then always the first way."""

    def __init__(self, turns: list[int], depth: int) -> None:
        self.turns = turns
        self.depth = depth
        self.ways: list[int] = []  # how many answers were possible at each question
        self.probability = Fraction(1)

    def pick(self, what: str, subject: str, names: Sequence[str], weights: list[int]) -> int:
        possible = [index for index, weight in enumerate(weights) if weight > 0]
        chosen = possible[self.turn(len(possible))]
        self.probability *= Fraction(weights[chosen], total(weights))
        return chosen

    def below(self, n: int) -> int:
        self.probability *= Fraction(1, n)
        return self.turn(n)

    def turn(self, ways: int) -> int:
        at = len(self.ways)
        if at == self.depth:
            raise TooDeep
        if ways == 0:
            raise ValueError("chance was asked to choose from nothing")
        self.ways.append(ways)
        return self.turns[at] if at < len(self.turns) else 0

    def next_turns(self) -> list[int] | None:
        """The turns of the path after this one; None when this was the last."""
        turns = [self.turns[at] if at < len(self.turns) else 0 for at in range(len(self.ways))]
        while turns and turns[-1] + 1 == self.ways[len(turns) - 1]:
            turns.pop()
        if not turns:
            return None
        turns[-1] += 1
        return turns


def branches(happen: Callable[[Chance], T], depth: int = 1000) -> Iterator[tuple[T, Fraction]]:
    """What ``happen`` gives for every way chance could answer, and how likely that way is.

    ``happen`` must start afresh each time. Ways of more than ``depth`` questions are left out, so that
    a loop that tries again until something fits does not go on for ever.
    """
    turns: list[int] | None = []
    while turns is not None:
        path = Path(turns, depth)
        try:
            result = happen(path)
        except TooDeep:
            turns = path.next_turns()
            continue
        yield result, path.probability
        turns = path.next_turns()
