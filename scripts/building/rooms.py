"""Which files are compiled. All of a room's are, but those that say why not.

A file says it in its first line, a folder in the first line of its ``__init__.py``:

    # interpreted: structs need msgspec's metaclass
    # interpreted folder: only tests run the laws

An ``__init__.py`` itself stays interpreted always; one that does more than to import gives its reason too.
"""

import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent.parent
SOURCE: Final = Path("src/lampblack")
"""As setuptools wants it: from the root, where every build runs."""

OF_FILE: Final = re.compile(r"# interpreted: (\S.*)")
OF_FOLDER: Final = re.compile(r"# interpreted folder: (\S.*)")


def rooms(source: Path = SOURCE) -> list[Path]:
    """What becomes one library each: the kernel, every game, the bots. Two cores compile them side by side."""
    games = sorted(file.parent for file in source.glob("games/*/__init__.py"))
    return [source / "kernel", *games, source / "bots"]


def compiled(room: Path) -> list[Path]:
    return [file for file in python_files(room) if file.name != "__init__.py" and not reason(file, room)]


def interpreted(room: Path) -> dict[Path, str]:
    """The other files, with their reasons; an ``__init__.py`` may have none."""
    native = set(compiled(room))
    return {file: reason(file, room) for file in python_files(room) if file not in native}


def python_files(room: Path) -> list[Path]:
    return sorted(room.rglob("*.py"))


def reason(file: Path, room: Path) -> str:
    """Why a file stays interpreted: its own word, or that of a folder it is in. Empty when it does not."""
    own = OF_FILE.fullmatch(first_line(file))
    return own[1] if own else folder_reason(file.parent, room)


def folder_reason(folder: Path, room: Path) -> str:
    """Why a whole folder stays interpreted, by its own word or that of one it is in."""
    while folder.is_relative_to(room):
        whole = OF_FOLDER.fullmatch(first_line(folder / "__init__.py"))
        if whole:
            return whole[1]
        folder = folder.parent
    return ""


def first_line(file: Path) -> str:
    if not file.is_file():
        return ""
    with file.open(encoding="utf-8") as lines:
        return lines.readline().rstrip()
