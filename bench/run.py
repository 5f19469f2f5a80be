"""``make bench``: random play of every game, both builds, beside our peers, in one run.

Every subject is a process of its own, measured in CPU time; the subjects take turns, round after round,
so that whatever else the machine does hits all of them, and medians over the rounds are printed.
"""

import argparse
import json
import os
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from environments import PACKAGES, environment_lines, environment_subjects
from peers import PEERS_PYTHON, install_peers
from server_memory import server_memory_lines

from lampblack.games import shelf

ROOT = Path(__file__).parent.parent
SUBJECTS = Path(__file__).parent / "subjects"
PEERS = {
    "catanatron": ("catanatron", ["catan.py"]),
    "python-chess": ("chess", ["chess_moves.py"]),
    "OpenSpiel quoridor": ("open-spiel", ["openspiel.py", "quoridor"]),
    "OpenSpiel hanabi": ("open-spiel", ["openspiel.py", "hanabi"]),
    "OpenSpiel chess": ("open-spiel", ["openspiel.py", "chess"]),
}
RIVAL = "catanatron"


@dataclass
class Subject:
    """A measured process and what it answered, round by round."""

    name: str
    slug: str
    process: subprocess.Popen[str]
    build: str = ""
    rounds: list[dict[str, float]] = field(default_factory=list)

    def ask(self, seconds: float) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        self.rounds.append(self.answer())

    def answer(self) -> dict[str, float]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"{self.name} ended early, with exit code {self.process.wait()}")
        answered: dict[str, float] = json.loads(line)
        return answered

    def rate(self) -> float:
        return median(measured["actions"] / measured["seconds"] for measured in self.rounds)

    def games(self) -> float:
        """Over all rounds together: long games seldom end, and a median would say never."""
        return sum(measured["games"] for measured in self.rounds) / sum(m["seconds"] for m in self.rounds)

    def clone(self) -> float:
        return median(measured["clone"] for measured in self.rounds)


def start(name: str, slug: str, python: str | Path, script: list[str], **environment: str) -> Subject:
    bare = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    process = subprocess.Popen(
        [str(python), str(SUBJECTS / script[0]), *script[1:]],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={**bare, **environment},
    )
    subject = Subject(name, slug, process)
    subject.build = str(subject.answer()["build"])
    return subject


def our_subjects() -> list[Subject]:
    """Every game in all its configurations from the installed package; from the sources the usual one."""
    subjects: list[Subject] = []
    for game in shelf().values():
        for options in game.bench():
            name = " ".join([game.slug, *(f"{option}={value}" for option, value in options.items())])
            script = ["ours.py", game.slug, json.dumps(options)]
            subjects.append(start(name, game.slug, sys.executable, script))
        subjects.append(
            start(
                game.slug,
                game.slug,
                sys.executable,
                ["ours.py", game.slug, "{}"],
                PYTHONPATH=str(ROOT / "src"),
            )
        )
    return subjects


def table(subjects: list[Subject], rival: Subject | None) -> list[str]:
    lines = [f"{'random play':<45}{'build':<17}{'actions/s':>12}{'games/s':>10}{'clone':>11}{'ratio':>9}"]
    for subject in subjects:
        ratio = f"{against(subject, rival):.1f} x" if rival else ""
        lines.append(
            f"{subject.name:<45}{subject.build:<17}{subject.rate():>12,.0f}"
            f"{subject.games():>10,.2f}{1e6 * subject.clone():>8,.2f} µs{ratio:>9}"
        )
    return lines


def against(subject: Subject, rival: Subject) -> float:
    """The median over the rounds of how many times the rival's rate this is."""
    rounds = zip(subject.rounds, rival.rounds)
    return median((a["actions"] / a["seconds"]) / (b["actions"] / b["seconds"]) for a, b in rounds)


def headline(ours: list[Subject], rival: Subject | None) -> list[str]:
    compiled = [subject for subject in ours if subject.build == "compiled"]
    if not compiled:
        return ["The installed package is not compiled: scripts/compile does that, given a C compiler."]
    if rival is None:
        return [f"{RIVAL} is not here to be compared with."]
    lines: list[str] = []
    for slug, game in shelf().items():
        goal, clone_goal = game.bench_goals()
        mine = [subject for subject in compiled if subject.slug == slug]
        ratio = min(against(subject, rival) for subject in mine)
        clone = max(1e6 * subject.clone() for subject in mine)
        lines.append(
            f"{slug}, compiled: at least {ratio:.1f} times {RIVAL}'s rate ({judged(ratio >= goal, goal)}), "
            f"clone at most {clone:.2f} µs ({judged(clone < clone_goal, clone_goal)})."
        )
    return lines


def judged(reached: bool, goal: float) -> str:
    return f"the goal is {goal:g}: {'reached' if reached else 'NOT reached'}"


def measure(everybody: list[Subject], rounds: int, seconds: float) -> None:
    """Let the subjects take turns, and end."""
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", file=sys.stderr)
        for subject in everybody:
            subject.ask(seconds)
    for subject in everybody:
        assert subject.process.stdin is not None
        subject.process.stdin.close()
        subject.process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU-seconds per subject and round")
    parser.add_argument("--no-peers", action="store_true", help="only ours; installs nothing")
    parser.add_argument("--only", choices=["play", "environments"], help="one half of it")
    asked = parser.parse_args()

    wanted = [*(package for package, _ in PEERS.values()), *PACKAGES]
    absent = dict.fromkeys(wanted, "left out by --no-peers")
    if not asked.no_peers:
        absent = install_peers(wanted)
    print(f"Rates per CPU-second, medians of {asked.rounds} interleaved rounds.")
    if asked.only != "environments":
        print("\n" + "\n".join(play_lines(absent, asked.rounds, asked.seconds)))
    if asked.only != "play":
        subjects = environment_subjects(start, absent)
        measure(subjects, asked.rounds, asked.seconds)
        print("\n" + "\n".join(environment_lines(subjects)))
    for package, reason in absent.items():
        print(f"{package} was not measured: {reason}")
    print("\n" + "\n".join(server_memory_lines()))


def play_lines(absent: dict[str, str], rounds: int, seconds: float) -> list[str]:
    """Random play of every game and of our peers; ratio to the rival round by round."""
    ours = our_subjects()
    peers = [
        start(name, "", PEERS_PYTHON, script)
        for name, (package, script) in PEERS.items()
        if package not in absent
    ]
    measure([*ours, *peers], rounds, seconds)
    rival = next((peer for peer in peers if peer.name == RIVAL), None)
    return [*table([*ours, *peers], rival), "", *headline(ours, rival)]


main()
