"""The compiled build: the same sources, through mypyc, when LAMPBLACK_COMPILE=1."""

import os
from pathlib import Path

from setuptools import setup

# Structs (they need msgspec's metaclass) and the front doors to them stay interpreted.
INTERPRETED = {"__init__.py", "facts.py", "view.py", "narrate.py", "draw.py", "game.py", "schema.py"}


SOURCE = Path("src/lampblack")


def compiled(room: Path) -> list[str]:
    # Only tests run the laws; the physics model waits for MuJoCo, not for us.
    files = [file for file in sorted(room.rglob("*.py")) if file.parent.name not in ("laws", "physics")]
    in_kernel = SOURCE / "kernel/game.py"
    return [str(file) for file in files if file.name not in INTERPRETED or file == in_kernel]


# One library per room, so that two cores compile them side by side.
GAMES = sorted(room.parent for room in SOURCE.glob("games/*/pieces.py"))
ROOMS = [SOURCE / "kernel", *GAMES, SOURCE / "bots"]


ext_modules = []
if os.environ.get("LAMPBLACK_COMPILE") == "1":
    from mypyc.build import mypycify

    groups = [(compiled(room), f"lampblack_{room.name}") for room in ROOMS]
    ext_modules = mypycify(
        ["--strict", *(file for files, _ in groups for file in files)],
        separate=groups,
        opt_level=os.environ.get("LAMPBLACK_OPT", "3"),
        debug_level="0",
    )

setup(ext_modules=ext_modules)
