"""Files that a command is given."""

import sys
from pathlib import Path

from lampblack.kernel.answers import Malformed


def read(file: Path) -> str:
    """The text of a file; ``-`` is standard input."""
    try:
        return sys.stdin.read() if str(file) == "-" else file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Malformed(str(file), "is not a text file") from None
