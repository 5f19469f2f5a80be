"""The statistical model's parameters that make what was seen most likely."""

from collections.abc import Sequence
from math import log
from typing import Final, NamedTuple, Protocol, TypeVar

from lampblack.games.stygian_society.model.content import TowerParameters
from lampblack.kernel.chance import SeededChance

REFS: Final = range(10, 46)
ROUNDS: Final = 6
RESAMPLES: Final = 200
EDGE: Final = 0.005


class Seen(Protocol):
    """One drop in numbers."""

    @property
    def inside(self) -> int: ...
    @property
    def dropped(self) -> int: ...
    @property
    def new_out(self) -> float: ...
    @property
    def old_out(self) -> float: ...
    @property
    def crypt(self) -> int: ...


D = TypeVar("D", bound=Seen)


class Fitted(NamedTuple):
    pass_empty: float
    pass_full: float
    occupancy_ref: int
    dislodge: float
    crypt: float

    def parameters(self) -> TowerParameters:
        return TowerParameters(
            self.pass_empty, self.pass_full, float(self.occupancy_ref), self.dislodge, self.crypt
        )


def passing(parameters: TowerParameters, inside: float) -> float:
    """SS-TOW-05: the chance of a dropped cube to leave at once."""
    filled = min(1.0, inside / parameters.occupancy_ref)
    return parameters.pass_empty + (parameters.pass_full - parameters.pass_empty) * filled


def fit(drops: Sequence[Seen]) -> Fitted:
    """Each parameter group on its own: the likelihood of SS-TOW-05 to -07 is a product of three."""
    by_inside: dict[int, list[float]] = {}
    for drop in drops:
        cell = by_inside.setdefault(drop.inside, [0, 0])
        cell[0] += drop.dropped
        cell[1] += drop.new_out
    cells = [(inside, dropped, out) for inside, (dropped, out) in sorted(by_inside.items())]
    _, empty, full, ref = max(line_for(cells, ref) for ref in REFS)
    out = sum(drop.new_out + drop.old_out for drop in drops)
    return Fitted(empty, full, ref, fit_dislodge(drops), sum(drop.crypt for drop in drops) / max(1, out))


def line_for(cells: Sequence[tuple[int, float, float]], ref: int) -> tuple[float, float, float, int]:
    """The likeliest line for one ``occupancy_ref``, by Fisher scoring: likelihood, both ends, ref."""
    empty, slope = 0.5, 0.0
    for _ in range(ROUNDS):
        w = wx = wxx = wy = wxy = 0.0
        for inside, dropped, out in cells:
            x, y = min(1.0, inside / ref), out / dropped
            p = within(empty + slope * x)
            weight = dropped / (p * (1 - p))
            w, wx, wxx = w + weight, wx + weight * x, wxx + weight * x * x
            wy, wxy = wy + weight * y, wxy + weight * x * y
        spread = w * wxx - wx * wx
        slope = 0.0 if spread < 1e-9 * w * w else (w * wxy - wx * wy) / spread
        empty = (wy - slope * wx) / w
    likelihood = 0.0
    for inside, dropped, out in cells:
        p = within(empty + slope * min(1.0, inside / ref))
        likelihood += out * log(p) + (dropped - out) * log(1 - p)
    return likelihood, within(empty), within(empty + slope), ref


def within(p: float) -> float:
    return min(1 - EDGE, max(EDGE, p))


def fit_dislodge(drops: Sequence[Seen]) -> float:
    """Where the likelihood's slope is zero; it falls all the way, so halving finds it."""
    low, high = 1e-6, 0.5
    for _ in range(30):
        middle = (low + high) / 2
        if dislodge_slope(drops, middle) > 0:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def dislodge_slope(drops: Sequence[Seen], rate: float) -> float:
    slope = 0.0
    for drop in drops:
        staying = (1 - rate) ** drop.dropped
        slope += drop.old_out * drop.dropped * staying / (1 - rate) / (1 - staying)
        slope -= (drop.inside - drop.old_out) * drop.dropped / (1 - rate)
    return slope


def resampled(drops: Sequence[D], seed: str, times: int = RESAMPLES) -> list[Fitted]:
    """The fits of drops drawn anew from those seen: how far chance alone moves a parameter (bootstrap)."""
    chance = SeededChance(f"{seed}/bootstrap")
    return [fit([drops[chance.below(len(drops))] for _ in drops]) for _ in range(times)]
