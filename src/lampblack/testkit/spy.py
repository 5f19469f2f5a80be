"""Chance that is listened to: what it was asked, and with which weights."""

from collections.abc import Sequence

from lampblack.kernel.chance import Chance

Question = tuple[str, str, dict[str, int]]
"""What, about whom or what, and each outcome's weight: ``("draw", "P0", {"KB": 7, "NT": 2})``."""


class Spy(Chance):
    """Passes every question on and notes it."""

    def __init__(self, inner: Chance) -> None:
        self.inner = inner
        self.asked: list[Question] = []

    def pick(self, what: str, subject: str, names: Sequence[str], weights: list[int]) -> int:
        self.asked.append((what, subject, dict(zip(names, weights))))
        return self.inner.pick(what, subject, names, weights)

    def below(self, n: int) -> int:
        return self.inner.below(n)
