"""The tree below an option: what was tried after it, in whatever worlds, and how that went.

It is an open-loop tree over information sets: a branch stands for a row of own decisions, not for a
position. What chance and the others bring in between is drawn anew for every course of play.
"""

from math import log, sqrt
from typing import Final, final

from mypy_extensions import i64

from lampblack.kernel.action import Action

CURIOSITY: Final = 0.15
"""How much is given for having been tried less: chances to win of neighbouring options differ by a few hundredths."""
TRIES_PER_WIDTH: Final = 6
"""A branch looks at its second option after so many visits, at the third after four times as many, and so on."""


@final
class Branch:
    """One own decision after those above it."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.total = 0.0
        self.after: dict[str, Branch] = {}

    def mean(self) -> float:
        return self.total / float(max(self.visits, 1))

    def take(self, worth: float) -> None:
        self.visits += 1
        self.total += worth

    def width(self) -> int:
        """How many options are looked at by now (progressive widening)."""
        wide: i64 = 1
        while wide * wide * TRIES_PER_WIDTH <= self.visits:
            wide += 1
        return wide

    def choose(self, ranked: list[Action]) -> Action:
        """The option to try next, of those that this world offers, best first."""
        best = ranked[0]
        highest = -1.0
        width = self.width()
        seen = 0
        for option in ranked:
            branch = self.after.get(option.text)
            if branch is None:
                if seen < width:
                    return option
                continue
            seen += 1
            hope = branch.mean() + CURIOSITY * sqrt(log(float(self.visits + 1)) / float(branch.visits))
            if hope > highest:
                highest = hope
                best = option
        return best

    def follow(self, action: Action) -> "Branch":
        found = self.after.get(action.text)
        if found is None:
            found = Branch()
            self.after[action.text] = found
        return found
