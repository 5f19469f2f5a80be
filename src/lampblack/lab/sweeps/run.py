"""A sweep played: all cells in step, game by game from the same seeds, until the shares are known well enough."""

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from lampblack.kernel.answers import Malformed
from lampblack.lab.contest import contest_of
from lampblack.lab.evidence import evidence_of
from lampblack.lab.play import Result
from lampblack.lab.sequences import share_sequence
from lampblack.lab.simulate import LOCAL, engine_for
from lampblack.lab.sweeps.grid import Grid
from lampblack.lab.sweeps.journal import Journal
from lampblack.lab.work import Report, Work

STEP = 50
"""The first look comes after so many games of each cell; later ones a tenth farther each."""
MAX_GAMES = 20_000


class Aim(NamedTuple):
    """When to stop: when every share is known to within ``reach``, or after ``games`` of each cell."""

    reach: float | None
    games: int


class Sweep(NamedTuple):
    """What was found: the same games of every cell, in order."""

    grid: Grid
    results: list[list[Result]]
    ended: str
    """Why it ended there, in words."""

    @property
    def games(self) -> int:
        return len(self.results[0])


Reach = Callable[[Grid, list[list[Result]]], float]
"""How well what is asked is known by now: half the width of the widest interval."""


def reach_from(text: str) -> float:
    """``3%`` as 0.03."""
    number = text.strip().removesuffix("%").strip()
    try:
        reach = float(number) / 100
    except ValueError:
        reach = 0.0
    if not text.strip().endswith("%") or not 0 < reach < 0.5:
        raise Malformed("--until", f"{text!r} is no reach such as 3%: more than 0% and less than 50%")
    return reach


def looks(games: int) -> Iterator[int]:
    """After how many games of each cell one looks; the last time after all."""
    number = 0
    while number < games:
        number = min(games, max(number + STEP, int(number * 1.1) // STEP * STEP))
        yield number


def sweep(
    grid: Grid,
    aim: Aim,
    journal: Journal,
    workers: int,
    done: Report = lambda _: None,
    engine: str = LOCAL,
    reach: Reach | None = None,
) -> Sweep:
    """Play on from what the journal has; ``KeyboardInterrupt`` leaves there what is done."""
    done(sum(len(played) for played in journal.done))
    with closing(engine_for(engine, workers)) as playing:
        for games in looks(aim.games):
            work: list[Work] = []
            of: list[int] = []
            for number, cell in enumerate(grid.cells):
                for start, stop in journal.missing(number, games):
                    work.append(Work(cell.plan, start, stop))
                    of.append(number)
            for index, batch in playing.play(work):
                journal.add(of[index], batch)
                done(len(batch))
            found = taken(grid, journal, games)
            if aim.reach is not None and (reach or widest)(grid, found) <= aim.reach:
                return Sweep(grid, found, f"what was asked is known to within {100 * aim.reach:g} points")
    wanted = (
        ""
        if aim.reach is None
        else f", and what was asked is not yet known to within {100 * aim.reach:g} points"
    )
    return Sweep(grid, found, f"{aim.games:,} were to be played{wanted}")


def taken(grid: Grid, journal: Journal, games: int) -> list[list[Result]]:
    return [journal.first(number, games) for number in range(len(grid.cells))]


def interrupted(grid: Grid, journal: Journal) -> Sweep:
    """What can be said after Ctrl-C: of the games that every cell has."""
    return Sweep(grid, taken(grid, journal, journal.unbroken()), "it was interrupted")


def widest(grid: Grid, results: list[list[Result]]) -> float:
    """The reach of the share that is known least well."""
    reach = 0.0
    for cell, played in zip(grid.cells, results):
        won = sum(contest_of(cell.plan).of(played))
        reach = max(reach, share_sequence(won, len(played)).reach)
    return reach


def journal_for(grid: Grid, file: Path | None) -> Journal:
    return Journal([evidence_of(cell.plan) for cell in grid.cells], file)
