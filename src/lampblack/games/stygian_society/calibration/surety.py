"""The parameters of a real tower in words: what was fitted, how sure that is, and what the pack has."""

from collections.abc import Sequence
from typing import Final

from lampblack.games.stygian_society.calibration.fit import Fitted
from lampblack.games.stygian_society.model.content import TowerParameters
from lampblack.kernel.words import counted

NAMES: Final = ("pass_empty", "pass_full", "occupancy_ref", "dislodge", "crypt")
MEANINGS: Final = (
    "a dropped cube comes out at once, the tower empty",
    "the same, the tower full",
    "so many cubes inside are full",
    "a cube inside comes loose, per cube dropped",
    "what comes out lies in the crypt",
)


def interval(values: Sequence[float]) -> tuple[float, float]:
    """The middle 95 % of them."""
    ordered = sorted(values)
    cut = len(ordered) // 40
    return ordered[cut], ordered[len(ordered) - 1 - cut]


def told_lines(
    drops: int, games: int, fitted: Fitted, again: Sequence[Fitted], shipped: TowerParameters
) -> list[str]:
    lines = [f"{counted(drops, 'drop')} of {counted(games, 'game')} with a real tower."]
    unsure: list[str] = []
    differs: list[str] = []
    for name, meaning in zip(NAMES, MEANINGS):
        value, own = float(getattr(fitted, name)), float(getattr(shipped, name))
        low, high = interval([float(getattr(one, name)) for one in again])
        lines.append(
            f"{name} {value:.3g}, with 95 % certainty {low:.3g} to {high:.3g}; the pack has {own:.3g} ({meaning})."
        )
        if not low <= own <= high:
            differs.append(name)
        if high - low > max(value, own) / 2:
            unsure.append(name)
    lines.append(
        f"Your tower differs from the pack's in {', '.join(differs)}."
        if differs
        else "Nothing here says that your tower differs from the pack's."
    )
    if unsure:
        lines.append(f"More drops would make surer: {', '.join(unsure)}.")
    return lines
