"""How far a simulation is, on standard error: a bar for people, a line now and then for logs."""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from lampblack.lab.work import Report

LINE_EVERY = 10.0
"""Seconds between two lines when nobody watches."""


@contextmanager
def progress(games: int, things: str = "games") -> Iterator[Report]:
    if sys.stderr.isatty() and os.environ.get("TERM") != "dumb":
        with bar(games, things) as report:
            yield report
    else:
        yield lines(games, things)


@contextmanager
def bar(games: int, things: str) -> Iterator[Report]:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TextColumn(f"{things}, left"), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as shown:
        task = shown.add_task("", total=games)
        yield lambda more: shown.advance(task, more)


def lines(games: int, things: str) -> Report:
    began = last = time.monotonic()
    done = 0

    def report(more: int) -> None:
        nonlocal done, last
        done += more
        now = time.monotonic()
        if now - last >= LINE_EVERY:
            last = now
            print(f"{done:,} of {games:,} {things}, {done / (now - began):,.1f} a second", file=sys.stderr)

    return report
