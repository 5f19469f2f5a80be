"""How numbers vary from game to game."""

from collections.abc import Sequence
from statistics import fmean, median
from typing import NamedTuple


class Spread(NamedTuple):
    """How a number varies from game to game."""

    mean: float
    low: float
    """5 % of the games are at most this."""
    median: float
    high: float
    """95 % of the games are at most this."""
    longest: int


def spread(values: Sequence[int]) -> Spread:
    ordered = sorted(values)
    return Spread(
        fmean(ordered), percentile(ordered, 5), median(ordered), percentile(ordered, 95), ordered[-1]
    )


def percentile(ordered: Sequence[int], percent: int) -> float:
    """Of sorted values, interpolated between the two nearest (NumPy's default)."""
    place = (len(ordered) - 1) * percent / 100
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (place - below)
