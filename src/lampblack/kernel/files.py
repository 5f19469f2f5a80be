"""Where results go."""

from pathlib import Path

from lampblack.kernel.answers import Malformed


def check_target(flag: str, file: Path, force: bool) -> None:
    """Complains before the work rather than after it: the file is new, unless ``force``, and can be written."""
    if file.exists():
        if file.is_file() and not force:
            raise Malformed(flag, f"{file} exists already; --force overwrites it")
        file.open("ab").close()
    else:
        file.open("xb").close()
        file.unlink()
