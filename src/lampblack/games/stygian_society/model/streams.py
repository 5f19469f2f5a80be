"""Named random streams out of one seed (SS-RNG-01, -02): a draw from one never moves another."""

from collections.abc import Sequence
from typing import Final, final

from lampblack.kernel.chance import Chance, SeededChance

STREAMS: Final = {
    "hero": "setup",
    "skill": "setup",
    "floor": "decks",
    "chest": "decks",
    "treasure": "decks",
    "learn": "skills",
    "status": "status",
    "fall": "tower",
}
"""Which stream answers a question, by what it asks."""


@final
class StreamsChance(Chance):
    """Equal decisions bring equal cards under any model of the tower."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed
        self.streams: dict[str, SeededChance] = {}

    def stream(self, name: str) -> SeededChance:
        found = self.streams.get(name)
        if found is None:
            found = SeededChance(f"{self.seed}/{name}")
            self.streams[name] = found
        return found

    def pick(self, what: str, subject: str, names: Sequence[str], weights: list[int]) -> int:
        return self.stream(STREAMS[what]).pick(what, subject, names, weights)

    def below(self, n: int) -> int:
        """Only a tower that is simulated asks for mere numbers."""
        return self.stream("tower").below(n)
