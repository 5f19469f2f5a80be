"""Confidence sequences keep their word: looked at all along, they miss the truth in at most 5 of 100 runs."""

from collections.abc import Iterator
from math import log
from random import Random

import pytest

from lampblack.kernel.shares import share
from lampblack.lab.sequences import ALPHA, log_wealth, mean_sequence, share_sequence

RUNS = 300
GAMES = 1500
LOOKS = range(25, GAMES + 1, 25)
ALLOWED = 0.08
"""5 % and what 300 runs may add to it by chance (2.4 standard deviations)."""


def wins_along(p: float, seed: int) -> Iterator[tuple[int, int]]:
    """Wins and games at every look of one run."""
    chance, wins = Random(seed), 0
    for games in range(1, GAMES + 1):
        wins += chance.random() < p
        if games in LOOKS:
            yield wins, games


@pytest.mark.parametrize("p", [0.02, 0.25, 0.5])
def test_a_share_is_covered_at_every_look_together(p: float) -> None:
    missed = sum(
        any(log_wealth(wins, games, p) >= -log(ALPHA) for wins, games in wins_along(p, seed))
        for seed in range(RUNS)
    )
    assert missed / RUNS <= ALLOWED


def test_an_ordinary_interval_is_not() -> None:
    """The same runs, looked at as often: this is why."""
    missed = sum(
        any(
            not share(wins, games).low <= 0.5 <= share(wins, games).high
            for wins, games in wins_along(0.5, seed)
        )
        for seed in range(RUNS)
    )
    assert missed / RUNS > 0.2


@pytest.mark.parametrize(("up", "down"), [(0.03, 0.01), (0.3, 0.1), (0.2, 0.2)])
def test_a_difference_of_pairs_is_covered(up: float, down: float) -> None:
    missed = 0
    for seed in range(RUNS // 3):
        chance = Random(seed)
        gains = [
            1.0 if u < up else -1.0 if u < up + down else 0.0 for u in (chance.random() for _ in range(800))
        ]
        found = [mean_sequence(gains[:games]) for games in (10, 30, 100, 300, 800)]
        missed += any(not gain.low <= up - down <= gain.high for gain in found)
    assert missed / (RUNS // 3) <= ALLOWED


def test_an_interval_ends_where_the_wealth_is_reached() -> None:
    found = share_sequence(40, 200)
    assert found.value == 0.2
    for edge in (found.low, found.high):
        assert log_wealth(40, 200, edge) == pytest.approx(-log(ALPHA), abs=1e-6)
    assert found.low < 0.2 < found.high


def test_nothing_and_everything() -> None:
    assert share_sequence(0, 0) == (0.0, 0.0, 1.0)
    assert share_sequence(0, 50).low == 0.0
    assert share_sequence(50, 50).high == 1.0
    assert mean_sequence([]) == (0.0, -1.0, 1.0)


def test_more_games_and_rarer_differences_are_narrower() -> None:
    assert share_sequence(1000, 2000).reach < share_sequence(500, 1000).reach < 0.05
    often = mean_sequence([1.0, -1.0] * 500)
    seldom = mean_sequence([0.0] * 980 + [1.0, -1.0] * 10)
    assert seldom.reach < often.reach / 2
    assert (often.value, seldom.value) == (0.0, 0.0)
