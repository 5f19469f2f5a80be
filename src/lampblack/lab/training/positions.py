"""Positions of many games as files: played in parts, and what is there is not played again."""

from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np

from lampblack.bots.reader import Reader
from lampblack.games import find_game
from lampblack.kernel.action import Action
from lampblack.kernel.answers import Malformed
from lampblack.kernel.game import Game
from lampblack.kernel.playout import Witness
from lampblack.kernel.seat import Seat
from lampblack.kernel.state import State
from lampblack.lab.plan import Plan
from lampblack.lab.play import witnessed
from lampblack.lab.processes import each_of
from lampblack.lab.work import Report

PART = 50
"""Games in each file."""
EVERY = 2
"""One decision of so many is kept: neighbours tell nearly the same."""


class Part(NamedTuple):
    plan: Plan
    start: int
    stop: int
    file: Path


class Notes(Witness):
    """The rows of one game, and the side that each was read for."""

    def __init__(self, reader: Reader, sides: list[int]) -> None:
        self.reader = reader
        self.sides = sides
        self.rows: list[list[float]] = []
        self.of: list[int] = []
        self.decisions = 0

    def decided(self, state: State, seat: Seat, action: Action) -> None:
        self.decisions += 1
        if self.decisions % EVERY:
            return
        row = self.reader.read(state, seat)
        if row:
            self.rows.append(row)
            self.of.append(self.sides[seat])


def reader_of(game: Game) -> Reader:
    recipe = game.reader()
    if recipe is None:
        raise Malformed(
            "game", f"{game.title} has nothing that reads positions for learning: Game.reader is missing"
        )
    reader = recipe.load()()
    if not isinstance(reader, Reader):
        raise Malformed("game", f"{recipe.target} makes no Reader")
    return reader


def play_positions(plan: Plan, folder: Path, workers: int, done: Report = lambda _: None) -> list[Path]:
    """The files of a plan; those that are missing are played first."""
    folder.mkdir(parents=True, exist_ok=True)
    parts = parts_of(plan, folder)
    missing = [part for part in parts if not part.file.exists()]
    done(plan.games - sum(part.stop - part.start for part in missing))
    for part, _ in zip(missing, each_of(write_part, missing, workers)):
        done(part.stop - part.start)
    return [part.file for part in parts]


def parts_of(plan: Plan, folder: Path) -> list[Part]:
    """Named after what is played, so that several configurations share a folder."""
    what = {"game": plan.game, "options": plan.options, "bots": plan.bots, "seed": plan.seed}
    name = blake2b(msgspec.json.encode(what, order="sorted"), digest_size=6).hexdigest()
    return [
        Part(
            plan,
            start,
            min(start + PART, plan.games),
            folder / f"{name}-{start}-{min(start + PART, plan.games)}.npz",
        )
        for start in range(0, plan.games, PART)
    ]


def write_part(part: Part) -> int:
    game = find_game(part.plan.game)
    sides = game.sides(part.plan.options)
    reader = reader_of(game)
    rows: list[list[float]] = []
    won: list[float] = []
    lines: list[int] = []
    for number in range(part.start, part.stop):
        notes = Notes(reader, sides)
        result = witnessed(part.plan, number, notes)
        winners = {sides[seat] for seat in result.winners}
        rows += notes.rows
        won += [float(side in winners) for side in notes.of]
        lines += [number * len(sides) + side for side in notes.of]
    unfinished = part.file.with_suffix(".unfinished")
    with unfinished.open("wb") as file:
        np.savez_compressed(
            file,
            rows=np.array(rows, np.float16).reshape(len(rows), len(reader.names())),
            won=np.array(won, np.float32),
            lines=np.array(lines, np.int32),
        )
    unfinished.replace(part.file)
    return len(rows)
