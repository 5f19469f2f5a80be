"""The few statistics the lab reports."""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, median
from typing import NamedTuple

Z_95 = NormalDist().inv_cdf(0.975)


class Share(NamedTuple):
    """A share of some games, with its 95 % interval (Wilson's score interval)."""

    number: int
    of: int
    low: float
    high: float

    @property
    def value(self) -> float:
        return self.number / self.of if self.of else 0.0


def share(count: int, of: int) -> Share:
    """Wilson's interval holds for small numbers and for shares near 0 and 1, where ± does not."""
    if of == 0:
        return Share(0, 0, 0.0, 1.0)
    p = count / of
    scale = 1 + Z_95**2 / of
    centre = (p + Z_95**2 / (2 * of)) / scale
    reach = Z_95 / scale * sqrt(p * (1 - p) / of + Z_95**2 / (4 * of**2))
    low = 0.0 if count == 0 else max(0.0, centre - reach)
    high = 1.0 if count == of else min(1.0, centre + reach)
    return Share(count, of, low, high)


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
