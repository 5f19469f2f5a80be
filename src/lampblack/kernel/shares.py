"""Shares of what was counted, and how far chance may have led them astray."""

from math import sqrt
from typing import Final, NamedTuple

Z_95: Final = 1.959963984540054  # 95 % of a normal distribution lie within so many standard deviations


class Share(NamedTuple):
    """A share of what was counted, with its 95 % interval (Wilson's score interval)."""

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
