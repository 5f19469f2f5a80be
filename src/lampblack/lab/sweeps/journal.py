"""A sweep's state on disk: what it is about, then every batch as it is done, one line each.

A line is written at once and made durable; whoever dies in the middle of one leaves half a line, which is
cut off when the sweep goes on. What is there is not played again.
"""

import os
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import IO

import msgspec

from lampblack.kernel.answers import Malformed
from lampblack.lab.evidence import Evidence
from lampblack.lab.play import Result

FORM = 1


class Head(msgspec.Struct, frozen=True):
    lampblack_sweep: int
    cells: list[Evidence]


class Line(msgspec.Struct, frozen=True):
    cell: int
    results: list[Result]


class Journal:
    """The games done so far, by cell and number; with a file, also those of the runs before."""

    def __init__(self, cells: Sequence[Evidence], file: Path | None) -> None:
        self.done: list[dict[int, Result]] = [{} for _ in cells]
        self.file: IO[bytes] | None = None
        if file is None:
            return
        head = Head(FORM, list(cells))
        if file.exists():
            self.read(file, head)
            self.file = file.open("ab")
        else:
            self.file = file.open("xb")
            self.write(head)

    def read(self, file: Path, head: Head) -> None:
        text = file.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        if len(whole) < len(text):
            os.truncate(file, len(whole))
        lines = whole.splitlines()
        if not lines:  # died with its first line
            file.write_bytes(msgspec.json.encode(head) + b"\n")
            return
        try:
            found = msgspec.json.decode(lines[0], type=Head)
            for line in lines[1:]:
                entry = msgspec.json.decode(line, type=Line)
                self.done[entry.cell].update((result.number, result) for result in entry.results)
        except (msgspec.DecodeError, IndexError) as error:
            raise Malformed("--state", f"{file} is no sweep's state, or was damaged: {error}") from None
        if found != head:
            raise Malformed("--state", f"{file} is of another sweep: {difference(found, head)}")

    def add(self, cell: int, results: list[Result]) -> None:
        self.done[cell].update((result.number, result) for result in results)
        if self.file is not None:
            self.write(Line(cell, results))

    def write(self, entry: Head | Line) -> None:
        assert self.file is not None
        self.file.write(msgspec.json.encode(entry) + b"\n")
        self.file.flush()
        os.fsync(self.file.fileno())

    def missing(self, cell: int, games: int) -> list[tuple[int, int]]:
        """Which of the first games are still to be played, as stretches from ``start`` to before ``stop``."""
        stretches: list[tuple[int, int]] = []
        for number in range(games):
            if number in self.done[cell]:
                continue
            if stretches and stretches[-1][1] == number:
                stretches[-1] = (stretches[-1][0], number + 1)
            else:
                stretches.append((number, number + 1))
        return stretches

    def first(self, cell: int, games: int) -> list[Result]:
        return [self.done[cell][number] for number in range(games)]

    def unbroken(self) -> int:
        """How many games, from the first on, every cell has."""
        games = 0
        while all(games in done for done in self.done):
            games += 1
        return games

    def __enter__(self) -> "Journal":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.file is not None:
            self.file.close()


def difference(found: Head, wanted: Head) -> str:
    if found.lampblack_sweep != wanted.lampblack_sweep:
        return f"its form is {found.lampblack_sweep}, and {wanted.lampblack_sweep} is read here"
    if len(found.cells) != len(wanted.cells):
        return f"it has {len(found.cells)} settings, and {len(wanted.cells)} are asked for"
    for before, now in zip(found.cells, wanted.cells):
        for name, old, new in zip(Evidence._fields, before, now):
            if old != new:
                return f"{name} was {old!r}, and is {new!r}"
    return "it differs"
