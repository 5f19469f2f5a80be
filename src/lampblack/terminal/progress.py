"""Which lessons somebody has taken at this computer, and where in one they stopped."""

import json
import os
import sys
from pathlib import Path
from typing import Any

VARIABLE = "LAMPBLACK_PROGRESS"
"""Names another file; empty: nothing is kept."""


class Progress:
    """Kept in a small file of the user's. Without one that can be read and written, nothing is kept."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        self.known: dict[str, Any] = read(file)

    @staticmethod
    def here() -> "Progress":
        named = os.environ.get(VARIABLE)
        if named is not None:
            return Progress(Path(named) if named else None)
        return Progress(data_folder() / "lessons.json")

    def of(self, slug: str) -> dict[str, Any]:
        found: dict[str, Any] = self.known.setdefault(slug, {})
        return found

    def is_taken(self, slug: str, lesson: str) -> bool:
        return lesson in self.of(slug).get("taken", [])

    def stopped(self, slug: str, lesson: str) -> list[str]:
        """What was decided so far in a lesson that somebody left."""
        return [str(each) for each in self.of(slug).get("stopped", {}).get(lesson, [])]

    def finish(self, slug: str, lesson: str) -> bool:
        own = self.of(slug)
        own["taken"] = [*own.get("taken", []), *([] if self.is_taken(slug, lesson) else [lesson])]
        own.get("stopped", {}).pop(lesson, None)
        return self.write()

    def stop(self, slug: str, lesson: str, done: list[str]) -> bool:
        self.of(slug).setdefault("stopped", {})[lesson] = list(done)
        return self.write()

    def write(self) -> bool:
        """Whether it is kept."""
        if self.file is None:
            return False
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self.file.write_text(json.dumps(self.known, indent=1) + "\n", encoding="utf-8")
        except OSError:
            return False
        return True


def read(file: Path | None) -> dict[str, Any]:
    try:
        known = json.loads(file.read_text(encoding="utf-8")) if file is not None else {}
    except (OSError, ValueError):
        return {}
    return known if isinstance(known, dict) and all(isinstance(each, dict) for each in known.values()) else {}


def data_folder() -> Path:
    """Where programs keep a user's own data on this system."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData/Local")) / "lampblack"
    if sys.platform == "darwin":
        return Path.home() / "Library/Application Support/lampblack"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "lampblack"
