"""Shares of what was counted, with how far chance may have led them astray."""

from math import sqrt
from typing import NamedTuple

Z = 1.959964  # 95 %


class Share(NamedTuple):
    """With Wilson's 95 % interval, which holds for small numbers too."""

    number: int
    of: int
    low: float
    high: float

    @property
    def value(self) -> float:
        return self.number / self.of if self.of else 0.0


def share(count: int, of: int) -> Share:
    if of == 0:
        return Share(0, 0, 0.0, 1.0)
    p = count / of
    centre = p + Z**2 / (2 * of)
    reach = Z * sqrt(p * (1 - p) / of + Z**2 / (4 * of**2))
    scale = 1 + Z**2 / of
    return Share(count, of, max(0.0, (centre - reach) / scale), min(1.0, (centre + reach) / scale))
