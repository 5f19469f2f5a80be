"""``lampblack train``: play, learn from all that is there, write the weights."""

import json
from pathlib import Path
from typing import Any

import numpy as np

from lampblack.games import find_game
from lampblack.kernel.answers import Malformed
from lampblack.lab.plan import Plan
from lampblack.lab.progress import progress
from lampblack.lab.training.fit import Fitted
from lampblack.lab.training.positions import play_positions, reader_of
from lampblack.lab.training.targets import ROUNDS, learn
from lampblack.lab.training.weights import Source, text_of

SOURCES = "sources.json"
"""In the folder of positions: the commands that filled it, each with its files."""


def train(plan: Plan, data: Path, out: Path, hidden: tuple[int, ...], epochs: int, workers: int) -> Fitted:
    """Add the plan's games to the folder, then fit to all games in it."""
    names = reader_of(find_game(plan.game)).names()
    with progress(plan.games) as done:
        files = play_positions(plan, data, workers, done)
    known = note(data, plan, files)
    parts = [np.load(data / file) for each in known.values() for file in each["files"]]
    if any(part["rows"].shape[1] != len(names) for part in parts):
        raise Malformed("--data", f"{data} has positions with other signs; name a new folder")
    rows = np.concatenate([part["rows"] for part in parts]).astype(np.float32)
    won = np.concatenate([part["won"] for part in parts])
    if not len(rows):
        raise Malformed("--games", "these games had no position to learn from")
    lines = numbered([part["lines"] for part in parts])
    with progress((ROUNDS + 1) * epochs, "rounds of learning") as done:
        fitted = learn(rows, won, lines, hidden, epochs, 0, done)
    sources = [
        Source(command, each["games"], mean_won(data, each["files"])) for command, each in known.items()
    ]
    unfinished = out.with_suffix(".unfinished")
    unfinished.write_text(text_of(names, fitted, sources, len(rows)), encoding="utf-8")
    unfinished.replace(out)
    return fitted


def note(data: Path, plan: Plan, files: list[Path]) -> dict[str, Any]:
    """Remember which command filled these files; everything that the folder knows."""
    journal = data / SOURCES
    known: dict[str, Any] = json.loads(journal.read_text(encoding="utf-8")) if journal.exists() else {}
    known[command_of(plan)] = {"games": plan.games, "files": [file.name for file in files]}
    journal.write_text(json.dumps(known, indent=1), encoding="utf-8")
    return known


def command_of(plan: Plan) -> str:
    changed = find_game(plan.game).complete({})
    options = "".join(
        f" -o {name}={value}" for name, value in plan.options.items() if changed.get(name) != value
    )
    return f"lampblack train {plan.game} --seats {','.join(plan.bots)} --games {plan.games} --seed {plan.seed}{options}"


def numbered(parts: list[np.ndarray]) -> np.ndarray:
    """Lines of different files apart from each other."""
    found, above = [], 0
    for lines in parts:
        base = int(lines.min()) if len(lines) else 0
        found.append(lines - base + above)
        above = int(found[-1].max()) + 1 if len(lines) else above
    return np.concatenate(found).astype(np.int32)


def mean_won(data: Path, files: list[str]) -> float:
    won = np.concatenate([np.load(data / file)["won"] for file in files])
    return float(won.mean()) if len(won) else 0.0


def hidden_from(text: str) -> tuple[int, ...]:
    """``32,16`` as the units of two layers; ``0`` for none."""
    if text == "0":
        return ()
    units = text.split(",")
    if not all(unit.isdecimal() and 1 <= int(unit) <= 1024 for unit in units):
        raise Malformed("--hidden", f"{text!r} is not a list of numbers from 1 to 1024, nor 0")
    return tuple(int(unit) for unit in units)
