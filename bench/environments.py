"""The second half of ``make bench``: steps per CPU-second with observation and mask at every step.

Ours and our peers' through the same interfaces in the same run: PettingZoo's agents in turn, OpenSpiel's states; and
ours many at once (``adapters.vector``).
"""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from peers import PEERS_PYTHON

from lampblack.games import shelf

CLASSICS = ("tictactoe_v3", "connect_four_v3", "chess_v6")
SPIELS = ("tic_tac_toe", "connect_four", "quoridor", "hanabi", "chess")
VECTOR_GOAL = 250_000
AEC_GOAL = 10
PACKAGES = ("pettingzoo[classic]", "open-spiel")

Start = Callable[..., Any]
"""``start(name, slug, python, script)`` of the first half."""


def environment_subjects(start: Start, absent: dict[str, str]) -> list[Any]:
    subjects = []
    for game in shelf().values():
        for options in game.bench():
            name = " ".join([game.slug, *(f"{option}={value}" for option, value in options.items())])
            subjects.append(
                start(name, "vector", sys.executable, ["vector.py", game.slug, json.dumps(options)])
            )
    for game in shelf().values():
        options = json.dumps(game.bench()[0])
        subjects.append(start(game.slug, "aec", sys.executable, ["aec.py", "lampblack", game.slug, options]))
        spiel = f"lampblack_{game.slug.replace('-', '_')}(chance=sampled,rows=1)"
        subjects.append(start(game.slug, "spiel", sys.executable, ["spiel_steps.py", "--lampblack", spiel]))
    if "pettingzoo[classic]" not in absent:
        subjects += [
            peer(start, f"PettingZoo {name}", "aec peer", ["aec.py", "classic", name]) for name in CLASSICS
        ]
    if "open-spiel" not in absent:
        subjects += [
            peer(start, f"OpenSpiel {name}", "spiel peer", ["spiel_steps.py", name]) for name in SPIELS
        ]
    return [subject for subject in subjects if subject is not None]


def peer(start: Start, name: str, slug: str, script: list[str]) -> Any:
    """A peer's game; those whose own requirements are missing say so and stay away."""
    try:
        return start(name, slug, Path(PEERS_PYTHON), script)
    except SystemExit as ended:
        print(f"{name} was not measured: {ended}", file=sys.stderr)
        return None


def environment_lines(subjects: list[Any]) -> list[str]:
    lines = [f"{'observation and mask at every step':<45}{'interface':<17}{'steps/s':>12}"]
    for subject in subjects:
        lines.append(f"{subject.name:<45}{subject.slug.split()[0]:<17}{subject.rate():>12,.0f}")
    lines.append("")
    for slug in shelf():
        mine = [one for one in subjects if one.slug == "vector" and one.name.split()[0] == slug]
        slowest = min(one.rate() for one in mine)
        reached = "reached" if slowest >= VECTOR_GOAL else "NOT reached"
        lines.append(
            f"{slug}: at least {slowest:,.0f} steps/s many at once (the goal is {VECTOR_GOAL:,}: {reached})."
        )
    classics = [one for one in subjects if one.slug == "aec peer"]
    if classics:
        for one in subjects:
            if one.slug == "aec":
                ratio = median(against_all(one, classics))
                verdict = "reached" if ratio >= AEC_GOAL else "NOT reached"
                lines.append(
                    f"{one.name} in turn: {ratio:.1f} times PettingZoo's classics (the goal is {AEC_GOAL}: {verdict})."
                )
    return lines


def against_all(one: Any, peers: list[Any]) -> list[float]:
    """Round by round, how many times the mean rate of these."""
    ratios = []
    for number, mine in enumerate(one.rounds):
        theirs = [peer.rounds[number]["actions"] / peer.rounds[number]["seconds"] for peer in peers]
        ratios.append(mine["actions"] / mine["seconds"] / (sum(theirs) / len(theirs)))
    return ratios
