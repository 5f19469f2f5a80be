"""Percentiles and spreads."""

import pytest

from lampblack.lab.measures import percentile, spread


def test_percentiles_interpolate() -> None:
    assert percentile([10], 95) == 10
    assert percentile([0, 10], 5) == pytest.approx(0.5)
    assert percentile(list(range(101)), 95) == 95


def test_spread_of_unsorted_numbers() -> None:
    found = spread([5, 1, 3])
    assert (found.mean, found.median, found.longest) == (3, 3, 5)
    assert found.low < found.median < found.high
