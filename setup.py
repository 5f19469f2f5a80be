"""The compiled build: the same sources, through mypyc, when LAMPBLACK_COMPILE=1."""

import os
from pathlib import Path

from setuptools import setup

# Structs (they need msgspec's metaclass) and the front doors to them stay interpreted.
INTERPRETED = {"__init__.py", "facts.py", "view.py", "narrate.py", "draw.py", "game.py", "schema.py"}


def compiled_sources() -> list[str]:
    rooms = [Path("src/lampblack", room) for room in ("kernel", "games", "bots")]
    files = sorted(file for room in rooms for file in room.rglob("*.py"))
    in_kernel = Path("src/lampblack/kernel/game.py")
    files = [file for file in files if file.parent.name != "laws"]  # only tests run the laws
    return [str(file) for file in files if file.name not in INTERPRETED or file == in_kernel]


ext_modules = []
if os.environ.get("LAMPBLACK_COMPILE") == "1":
    from mypyc.build import mypycify

    ext_modules = mypycify(
        ["--strict", *compiled_sources()],
        opt_level=os.environ.get("LAMPBLACK_OPT", "3"),
        debug_level="0",
    )

setup(ext_modules=ext_modules)
