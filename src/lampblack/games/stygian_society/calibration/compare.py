"""How far apart two models are, and whether parameters hold what the ledger asks (SS-TOW-20)."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from lampblack.games.stygian_society.calibration.fit import Fitted, passing
from lampblack.games.stygian_society.calibration.watch import Drop
from lampblack.games.stygian_society.model.content import TowerParameters
from lampblack.kernel.shares import Share, share

BINS: Final = ((0, 10), (10, 15), (15, 20), (20, 25), (25, 30), (30, 60))
P_TOLERANCE: Final = 0.06
DISLODGE_TOLERANCE: Final = 0.004
CRYPT_TOLERANCE: Final = 0.04


class Bin(NamedTuple):
    """The cubes dropped while so many were inside."""

    low: int
    high: int
    inside: float
    passed: Share


def bins(drops: Sequence[Drop]) -> list[Bin]:
    found: list[Bin] = []
    for low, high in BINS:
        within = [drop for drop in drops if low <= drop.inside < high]
        dropped = sum(drop.dropped for drop in within)
        if dropped:
            inside = sum(drop.inside * drop.dropped for drop in within) / dropped
            found.append(Bin(low, high, inside, share(sum(drop.new_out for drop in within), dropped)))
    return found


def faults(parameters: TowerParameters, drops: Sequence[Drop], fitted: Fitted) -> list[str]:
    """What SS-TOW-20 finds wrong with parameters, given what the physics model did."""
    found: list[str] = []
    for cell in bins(drops):
        p = passing(parameters, cell.inside)
        if abs(p - cell.passed.value) > P_TOLERANCE:
            found.append(
                f"p with {cell.inside:.0f} inside is {p:.2f}, the estimate {cell.passed.value:.2f} ± {P_TOLERANCE}"
            )
    for name, value, estimate, tolerance in (
        ("dislodge", parameters.dislodge, fitted.dislodge, DISLODGE_TOLERANCE),
        ("crypt", parameters.crypt, fitted.crypt, CRYPT_TOLERANCE),
    ):
        if abs(value - estimate) > tolerance:
            found.append(f"{name} is {value:.4f}, the estimate {estimate:.4f} ± {tolerance}")
    return found


def distance(one: Sequence[int], other: Sequence[int]) -> float:
    """How far a number must be moved on average to make one distribution the other (Wasserstein)."""
    top = max([*one, *other], default=0)
    return sum(abs(at_most(one, n) - at_most(other, n)) for n in range(top))


def at_most(values: Sequence[int], n: int) -> float:
    return sum(value <= n for value in values) / max(1, len(values))


QUANTITIES: Final[tuple[tuple[str, Callable[[Drop], int]], ...]] = (
    ("cubes out per drop", lambda drop: drop.out),
    ("of them new", lambda drop: drop.new_out),
    ("of them old", lambda drop: drop.old_out),
    ("cubes in the crypt per drop", lambda drop: drop.crypt),
    ("cubes inside before a drop", lambda drop: drop.inside),
)


def distances(one: Sequence[Drop], other: Sequence[Drop]) -> list[tuple[str, float]]:
    return [(name, distance([of(d) for d in one], [of(d) for d in other])) for name, of in QUANTITIES]


def clustering(drops: Sequence[Drop]) -> float:
    """The variance of the dropped cubes that pass, in units of what independent cubes would have."""
    seen = expected = 0.0
    for low, high in BINS:
        within = [drop for drop in drops if low <= drop.inside < high]
        dropped = sum(drop.dropped for drop in within)
        if dropped:
            p = sum(drop.new_out for drop in within) / dropped
            seen += sum((drop.new_out - p * drop.dropped) ** 2 for drop in within)
            expected += p * (1 - p) * dropped
    return seen / expected if expected else 0.0
