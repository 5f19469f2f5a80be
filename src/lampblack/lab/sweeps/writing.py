"""A sweep's files: rows and a report. Equal sweeps give equal bytes: neither has a clock in it."""

from pathlib import Path

from lampblack.kernel.files import check_target
from lampblack.lab.evidence import evidence_of
from lampblack.lab.sweeps.run import Sweep


def check_targets(html: Path | None, out: Path | None, force: bool) -> None:
    """Before anything is played."""
    if html is not None:
        check_target("--html", html, force)
    if out is not None:
        import lampblack.lab.parquet  # noqa: F401 (says what is missing)

        check_target("--out", out, force)


def write(sweep: Sweep, html: Path | None, out: Path | None) -> None:
    if html is not None:
        from lampblack.lab.page.page import page

        html.write_text(page(sweep), encoding="utf-8")
    if out is not None:
        from lampblack.lab.parquet import write_parquet

        runs = [(evidence_of(cell.plan), played) for cell, played in zip(sweep.grid.cells, sweep.results)]
        write_parquet(runs, out)
