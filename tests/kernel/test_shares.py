"""Wilson's interval against published and computed values."""

import pytest

from lampblack.kernel.shares import share


@pytest.mark.parametrize(
    ("number", "of", "low", "high"),
    [
        # Newcombe (1998), Statistics in Medicine 17, table I, method 3 (Wilson, no continuity correction).
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_interval(number: int, of: int, low: float, high: float) -> None:
    found = share(number, of)
    assert (found.low, found.high) == pytest.approx((low, high), abs=5e-5)


def test_all_and_none_reach_the_ends() -> None:
    assert share(0, 10).low == 0.0
    assert share(10, 10).high == 1.0
    assert share(10, 10).low == pytest.approx(1 - share(0, 10).high)


def test_nothing_counted_says_nothing() -> None:
    assert share(0, 0) == (0, 0, 0.0, 1.0)
    assert share(0, 0).value == 0.0
