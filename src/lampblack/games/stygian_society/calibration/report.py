"""The report of a calibration, as a page of Markdown."""

from collections.abc import Sequence
from textwrap import fill
from typing import NamedTuple

from lampblack.games.stygian_society.calibration.compare import BINS, bins, clustering, distances, faults
from lampblack.games.stygian_society.calibration.fit import Fitted, passing
from lampblack.games.stygian_society.calibration.plots import LONGEST
from lampblack.games.stygian_society.calibration.watch import Drop, Watched, staying
from lampblack.games.stygian_society.model.content import TowerParameters
from lampblack.kernel.shares import share
from lampblack.kernel.words import counted

NAMES = ("pass_empty", "pass_full", "occupancy_ref", "dislodge", "crypt")


class Findings(NamedTuple):
    command: str
    library: str
    seconds_per_drop: float
    shipped: TowerParameters
    fitted: Fitted
    resampled: list[Fitted]
    physics: Watched
    with_shipped: Watched
    with_fitted: Watched
    half: int
    """How many of the physics model's drops make up the first half of its chains."""

    def summary(self) -> list[str]:
        """What was found, in a few lines for the terminal."""
        values = ", ".join(f"{name} {float(getattr(self.fitted, name)):.4g}" for name in NAMES)
        wrong = faults(self.shipped, self.physics.drops, self.fitted)
        verdict = "; ".join(wrong) if wrong else "within the tolerance of SS-TOW-20"
        return [f"Fitted: {values}.", f"The pack's own parameters: {verdict}."]


def report(found: Findings, plots: Sequence[str]) -> str:
    physics = found.physics.drops
    lines = [
        "# Calibration of the cube tower",
        "",
        f"    {found.command}",
        "",
        f"{len(physics)} drops of 3 to 9 cubes through the physics model ({found.library}), "
        f"{found.seconds_per_drop:.2f} CPU-seconds each; the same schedules "
        f"{len(found.with_shipped.drops) // len(physics)} times through the statistical model. "
        "What falls goes back to the bank; each chain of drops begins with an empty tower.",
        "",
        "## Parameters",
        "",
        *parameter_table(found),
        "",
        *verdict(found),
        "",
        "## Passing at once",
        "",
        *passing_table(found),
        "",
        *pictures(plots),
        "## In the long run",
        "",
        *long_run(found),
        "",
        "## How far apart the models are",
        "",
        *distance_table(found),
        "",
    ]
    return "\n".join(wrapped(line) for line in lines)


def wrapped(line: str) -> str:
    """Tables, commands and pictures stay on one line."""
    if line.startswith(("|", " ", "!")):
        return line
    return fill(line, 100, break_long_words=False, break_on_hyphens=False)


def parameter_table(found: Findings) -> list[str]:
    lines = ["| parameter | fitted | 95 % of resampled fits | shipped |", "|---|---:|---:|---:|"]
    for name in NAMES:
        values = sorted(float(getattr(one, name)) for one in found.resampled)
        low, high = values[round(0.025 * (len(values) - 1))], values[round(0.975 * (len(values) - 1))]
        fitted, shipped = float(getattr(found.fitted, name)), float(getattr(found.shipped, name))
        lines.append(f"| `{name}` | {fitted:.4g} | {low:.4g} to {high:.4g} | {shipped:.4g} |")
    return lines


def verdict(found: Findings) -> list[str]:
    """SS-TOW-20, and what follows for the shipped parameters."""
    wrong = faults(found.shipped, found.physics.drops, found.fitted)
    if wrong:
        return [
            "The shipped parameters do **not** hold what SS-TOW-20 asks:",
            "",
            *(f"- {fault}" for fault in wrong),
            "",
            "Either the fitted ones are shipped, or docs/tower.md says why not.",
        ]
    return [
        "The shipped parameters are within ± 0.06 (p in every row below), ± 0.004 (dislodge) and ± 0.04 (crypt) of "
        "these estimates, which is what SS-TOW-20 asks. They are the ledger's own, rounded from the same kind of "
        "run; a fit that differs by less than the tolerance is no reason to change the game under everybody who plays it."
    ]


def passing_table(found: Findings) -> list[str]:
    lines = [
        "| inside before | cubes dropped | passed (95 % interval) | fitted | shipped |",
        "|---|---:|---:|---:|---:|",
    ]
    for cell in bins(found.physics.drops):
        name = f"under {cell.high}" if cell.low == 0 else f"{cell.low} to {cell.high - 1}"
        if cell.high == BINS[-1][1]:
            name = f"{cell.low} and more"
        passed = cell.passed
        lines.append(
            f"| {name} | {passed.of} | {passed.value:.3f} ({passed.low:.3f} to {passed.high:.3f}) "
            f"| {passing(found.fitted.parameters(), cell.inside):.3f} | {passing(found.shipped, cell.inside):.3f} |"
        )
    spread = clustering(found.physics.drops)
    lines += [
        "",
        f"The number that passes varies {spread:.2f} times as much as with independent cubes (variance); "
        f"with the statistical model {clustering(found.with_shipped.drops):.2f} times. The interval is that of independent cubes.",
    ]
    return lines


def pictures(plots: Sequence[str]) -> list[str]:
    return [line for name in plots for line in (f"![{name.removesuffix('.svg')}]({name})", "")]


def long_run(found: Findings) -> list[str]:
    lines = [
        "| | physics | statistical, shipped | statistical, fitted |",
        "|---|---:|---:|---:|",
    ]
    watched = (found.physics, found.with_shipped, found.with_fitted)
    rows: list[tuple[str, list[str]]] = [
        ("cubes inside, on average", [f"{mean([d.inside for d in seen.drops]):.1f}" for seen in watched]),
        ("cubes out per drop", [f"{mean([d.out for d in seen.drops]):.2f}" for seen in watched]),
        ("of them old", [f"{mean([d.old_out for d in seen.drops]):.2f}" for seen in watched]),
        ("share of the crypt", [crypt_share(seen.drops) for seen in watched]),
        ("drops with two or more in the crypt", [two_in_crypt(seen.drops) for seen in watched]),
    ]
    for age in (1, 2, 5, 10, 20):
        curves = [staying(seen, LONGEST) for seen in watched]
        shares = [f"{curve[age]:.2f}" if age < len(curve) else "" for curve in curves]
        rows.append((f"still inside after {counted(age, 'drop')}", shares))
    return lines + [f"| {name} | {' | '.join(values)} |" for name, values in rows]


def mean(values: Sequence[int]) -> float:
    return sum(values) / max(1, len(values))


def crypt_share(drops: Sequence[Drop]) -> str:
    part = share(sum(d.crypt for d in drops), sum(d.out for d in drops))
    return f"{part.value:.3f} ({part.low:.3f} to {part.high:.3f})"


def two_in_crypt(drops: Sequence[Drop]) -> str:
    part = share(sum(d.crypt >= 2 for d in drops), len(drops))
    return f"{part.value:.3f} ({part.low:.3f} to {part.high:.3f})"


def distance_table(found: Findings) -> list[str]:
    """Beside the distance of the physics model's halves, which is chance alone."""
    physics = found.physics.drops
    columns = [
        distances(physics, found.with_shipped.drops),
        distances(physics, found.with_fitted.drops),
        distances(physics[: found.half], physics[found.half :]),
    ]
    lines = [
        "Wasserstein distance: by how many cubes a number must be moved on average to make one distribution the other.",
        "",
        "| | physics and shipped | physics and fitted | the physics model's two halves |",
        "|---|---:|---:|---:|",
    ]
    for row in zip(*columns):
        lines.append(f"| {row[0][0]} | {' | '.join(f'{value:.2f}' for _, value in row)} |")
    return lines
