"""Files that a command is given, and where results go."""

import sys
from pathlib import Path

from lampblack.kernel.answers import Malformed


def read(file: Path) -> str:
    """The text of a file; ``-`` is standard input."""
    try:
        return sys.stdin.read() if str(file) == "-" else file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Malformed(str(file), "is not a text file") from None


def check_target(flag: str, file: Path, force: bool) -> None:
    """Complains before the work rather than after it: the file is new, unless ``force``, and can be written."""
    if file.exists():
        if file.is_file() and not force:
            raise Malformed(flag, f"{file} exists already; --force overwrites it")
        file.open("ab").close()
    else:
        file.open("xb").close()
        file.unlink()
