"""A finished game looked back on: what decided it, each one's part in numbers, the shape of it.

It is made from all there was, hidden or not: nobody is shown it before the end
(tests/server/test_recap.py).
"""

from collections.abc import Sequence
from typing import Final, final

from lampblack.kernel.seat import Seat

HINTS: Final = "Hints taken"
"""The tally of what bots were asked for."""


@final
class Turning:
    """A sentence on what decided the game, and the moment it is about, counted from the set-up."""

    def __init__(self, moment: int, text: str) -> None:
        self.moment = moment
        self.text = text


def moment_of(turning: Turning) -> int:
    return turning.moment


@final
class Tally:
    """Something counted for every seat; None for a seat it says nothing about."""

    def __init__(self, label: str, numbers: Sequence[int | None]) -> None:
        self.label = label
        self.numbers = tuple(numbers)


@final
class Track:
    """One number at each moment, None before there is one; ``seat`` is whose it is, None for all together."""

    def __init__(self, label: str, values: Sequence[int | None], seat: Seat | None = None) -> None:
        self.label = label
        self.values = tuple(values)
        self.seat = seat

    def in_words(self) -> str:
        """``57 at first, 3 at the end``; and how far it went in between."""
        known = [value for value in self.values if value is not None]
        if not known:
            return "not known"
        first, last, least, most = known[0], known[-1], min(known), max(known)
        if least == most:
            return f"{first} throughout"
        said = [f"{first} at first"]
        if least < min(first, last):
            said.append(f"{least} at the lowest")
        if most > max(first, last):
            said.append(f"{most} at the highest")
        return ", ".join([*said, f"{last} at the end"])


@final
class Chart:
    """Tracks of one kind, to be drawn on one scale from 0 up."""

    def __init__(self, title: str, tracks: Sequence[Track]) -> None:
        self.title = title
        self.tracks = tuple(tracks)

    def in_words(self) -> str:
        """For who sees no curve."""
        if len(self.tracks) == 1:
            return f"{self.title}: {self.tracks[0].in_words()}."
        told = [f"{track.label}: {track.in_words()}." for track in self.tracks]
        return " ".join([f"{self.title}.", *told])


@final
class Recap:
    """All of it; ``shared`` is a sentence to send to somebody who was not there."""

    def __init__(
        self,
        shared: str,
        turnings: Sequence[Turning],
        tallies: Sequence[Tally],
        charts: Sequence[Chart],
    ) -> None:
        self.shared = shared
        self.turnings = tuple(sorted(turnings, key=moment_of))
        self.tallies = tuple(tallies)
        self.charts = tuple(charts)


@final
class Counts:
    """What is counted for the seats while a game is told again."""

    def __init__(self, labels: Sequence[str], seats: int) -> None:
        self.numbers = {label: [0] * seats for label in labels}

    def add(self, label: str, seat: Seat, number: int = 1) -> None:
        self.numbers[label][seat] += number

    def tallies(self) -> list[Tally]:
        """What nobody did is not listed."""
        return [Tally(label, numbers) for label, numbers in self.numbers.items() if any(numbers)]
