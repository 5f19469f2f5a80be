"""Data sets for learners: every decision of many games, as Parquet in parts; docs/datasets.md lists the columns.

Each part is written by one process, under another name until it is whole; what is there is not written
again. ``dataset.json`` says what the numbers stand for and what the games rest on.
"""

from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from lampblack.games import find_game
from lampblack.kernel.answers import Malformed
from lampblack.kernel.playout import Diary
from lampblack.lab.evidence import Evidence, evidence_of
from lampblack.lab.plan import Plan
from lampblack.lab.play import Result, witnessed
from lampblack.lab.processes import each_of
from lampblack.lab.work import Report

try:
    import polars
except ImportError:
    raise Malformed("dataset", "Parquet files need polars: pip install 'lampblack[lab]'") from None

MANIFEST = "dataset.json"
COLUMNS: dict[str, tuple[Any, str]] = {
    "game": (polars.UInt32, "number of the game, from 0"),
    "step": (polars.UInt32, "number of the decision in its game, from 0"),
    "seat": (polars.UInt8, "who decided"),
    "observation": (polars.Binary, "what the seat knew: a byte for each number, in the order of the planes"),
    "legal": (polars.List(polars.UInt16), "the mask: numbers of the actions it might choose from"),
    "action": (polars.UInt16, "number of the one it chose"),
    "score": (
        polars.UInt8,
        "what the seat got in the end, 1 for winning; null when the lab stopped the game",
    ),
    "left": (polars.UInt32, "how many decisions of the game came after this one"),
    "rule": (polars.String, "the rule that ended the game; null when the lab stopped it"),
}


class Named(msgspec.Struct, frozen=True):
    name: str
    shape: list[int]
    about: str


class Manifest(msgspec.Struct, frozen=True):
    """All that is needed to read the parts."""

    evidence: Evidence
    games: int
    part: int
    """Games in each part, but for the last."""
    columns: dict[str, str]
    planes: list[Named]
    actions: list[str]
    """By number."""


class Part(NamedTuple):
    plan: Plan
    start: int
    stop: int
    file: Path


def manifest_of(plan: Plan, part: int) -> Manifest:
    game = find_game(plan.game)
    return Manifest(
        evidence_of(plan),
        plan.games,
        part,
        {name: about for name, (_, about) in COLUMNS.items()},
        [Named(plane.name, list(plane.shape), plane.about) for plane in game.planes(plan.options)],
        [action.text for action in game.actions(plan.options)],
    )


def write_dataset(plan: Plan, out: Path, part: int, workers: int, done: Report = lambda _: None) -> int:
    """Write what is missing; how many decisions were written now."""
    begin(out, manifest_of(plan, part))
    missing = [found for found in parts_of(plan, out, part) if not found.file.exists()]
    done(plan.games - sum(found.stop - found.start for found in missing))
    rows = 0
    for found, written in zip(missing, each_of(write_part, missing, workers)):
        rows += written
        done(found.stop - found.start)
    return rows


def begin(out: Path, manifest: Manifest) -> None:
    """A new directory, or one that has the same data set."""
    text = msgspec.json.format(msgspec.json.encode(manifest)) + b"\n"
    file = out / MANIFEST
    if file.exists():
        if file.read_bytes() != text:
            raise Malformed("--out", f"{out} has another data set; name a new directory")
        return
    if out.exists() and any(out.iterdir()):
        raise Malformed("--out", f"{out} is not empty, and has no {MANIFEST}")
    out.mkdir(parents=True, exist_ok=True)
    file.write_bytes(text)


def parts_of(plan: Plan, out: Path, part: int) -> list[Part]:
    starts = range(0, plan.games, part)
    return [
        Part(plan, start, min(start + part, plan.games), out / f"part-{number:05}.parquet")
        for number, start in enumerate(starts)
    ]


def write_part(part: Part) -> int:
    columns: dict[str, list[Any]] = {name: [] for name in COLUMNS}
    for number in range(part.start, part.stop):
        diary = Diary()
        add(columns, diary, witnessed(part.plan, number, diary))
    frame = polars.DataFrame(columns, schema={name: kind for name, (kind, _) in COLUMNS.items()})
    unfinished = part.file.with_suffix(".unfinished")
    frame.write_parquet(unfinished)
    unfinished.replace(part.file)
    return frame.height


def add(columns: dict[str, list[Any]], diary: Diary, result: Result) -> None:
    """The decisions of one game."""
    length = len(diary.seats)
    columns["game"] += [result.number] * length
    columns["step"] += range(length)
    columns["seat"] += diary.seats
    columns["observation"] += diary.tensors
    columns["legal"] += diary.legal
    columns["action"] += diary.actions
    if result.is_stopped:
        columns["score"] += [None] * length
    else:
        columns["score"] += [int(seat in result.winners) for seat in diary.seats]
    columns["left"] += range(length - 1, -1, -1)
    columns["rule"] += [result.rule] * length
