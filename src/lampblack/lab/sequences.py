"""Intervals that hold at every moment at once: one may look, stop, go on and look again.

An ordinary interval is right in 95 of 100 experiments whose size was fixed before. Who looks after every
hundred games and stops when it suits is wrong far more often. A confidence sequence contains the truth at
*all* sizes together in 95 of 100 experiments, so when one stops, and why, makes no difference
(docs/sweeps.md says how they are made; tests/lab/test_sequences.py plays thousands of experiments).
"""

from collections.abc import Iterable
from math import lgamma, log, sqrt
from typing import NamedTuple

ALPHA = 0.05
FAITH = 100.0
"""How many games the mixture's guess is worth: narrowest for some hundreds to thousands of games."""


class Interval(NamedTuple):
    value: float
    low: float
    high: float

    @property
    def reach(self) -> float:
        """Half its width."""
        return (self.high - self.low) / 2


def log_beta(a: float, b: float) -> float:
    return lgamma(a) + lgamma(b) - lgamma(a + b)


def log_wealth(wins: int, games: int, p: float) -> float:
    """Of a gambler who bets against the claim that games are won with chance ``p``, by now.

    The odds of a mixture of chances around ``p`` against ``p`` itself (Robbins; Howard et al. 2021). If the
    claim is true, the wealth is a martingale that begins at 1: it ever reaches 20 in at most one of 20 cases.
    """
    losses = games - wins
    a, b = FAITH * p, FAITH * (1 - p)
    mixed = log_beta(a + wins, b + losses) - log_beta(a, b)
    return mixed - (wins * log(p) if wins else 0.0) - (losses * log(1 - p) if losses else 0.0)


def share_sequence(wins: int, games: int, alpha: float = ALPHA) -> Interval:
    """Of a share: all chances against which nobody has become rich."""
    if games == 0:
        return Interval(0.0, 0.0, 1.0)
    best = wins / games
    low = 0.0 if wins == 0 else edge(wins, games, 0.0, best, alpha)
    high = 1.0 if wins == games else edge(wins, games, 1.0, best, alpha)
    return Interval(best, low, high)


def edge(wins: int, games: int, out: float, within: float, alpha: float) -> float:
    """Where the wealth reaches its limit, between a chance that is refuted and one that is not."""
    rich = -log(alpha)
    for _ in range(50):
        middle = (out + within) / 2
        if log_wealth(wins, games, middle) >= rich:
            out = middle
        else:
            within = middle
    return out


def mean_sequence(values: Iterable[float], alpha: float = ALPHA) -> Interval:
    """Of the mean of numbers from -1 to 1, in the order in which they came: differences of paired games.

    The predictable plug-in empirical Bernstein sequence of Waudby-Smith and Ramdas (2023): it needs no
    assumption but the bounds, and becomes narrow where pairs seldom differ.
    """
    limit = log(2 / alpha)
    count, total = 0, 0.0
    weights = weighted = penalty = 0.0
    mean, squares = 0.5, 0.25  # before anything came
    for number, value in enumerate(values, 1):
        x = (value + 1) / 2
        variance = squares / number
        bet = min(sqrt(2 * limit / (variance * number * log(number + 1))), 0.5)
        weights += bet
        weighted += bet * x
        penalty += 4 * (x - mean) ** 2 * (-log(1 - bet) - bet) / 4
        count, total = number, total + x
        mean = (0.5 + total) / (number + 1)
        squares += (x - mean) ** 2
    if count == 0:
        return Interval(0.0, -1.0, 1.0)
    centre, reach = weighted / weights, (limit + penalty) / weights
    return Interval(
        2 * total / count - 1, max(-1.0, 2 * (centre - reach) - 1), min(1.0, 2 * (centre + reach) - 1)
    )
