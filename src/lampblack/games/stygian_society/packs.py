"""The content packs that are here: the standard one, and whatever was put beside it (``--content DIR``).

A game with another pack than the standard one records it as ``name@digest``: the record is of exactly these files.
"""

import os
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, final

from lampblack.games.stygian_society.content.load import load_content
from lampblack.games.stygian_society.model.content import Content
from lampblack.kernel.answers import Malformed

STANDARD: Final = "standard"
VARIABLE: Final = "LAMPBLACK_CONTENT"
"""Directories of packs in the environment, separated like those of PATH; processes that play for others find them there."""


@final
class Packs:
    def __init__(self, home: Path | Traversable) -> None:
        self.home = home
        self.by_name: dict[str, Content] = {}
        self.brought = ""  # what the environment named when it was last looked at

    def all(self) -> dict[str, Content]:
        """The packs by name, read when first needed."""
        if not self.by_name:
            self.by_name[STANDARD] = load_content(self.home)
        named = os.environ.get(VARIABLE, "")
        if named != self.brought:
            before, self.brought = self.brought, named
            try:
                for directory in directories_in(named):
                    self.add(Path(directory))
            except Malformed:
                self.brought = before  # the next who asks is told the same
                raise
        return self.by_name

    def add(self, directory: Path | Traversable) -> str:
        """Put a pack beside the others; its name."""
        content = load_content(directory)
        there = self.all().get(content.name)
        if there is None:
            self.by_name[content.name] = content
        elif there.digest != content.digest:
            raise Malformed("content.name", f"there is another pack called {content.name!r} already")
        return content.name

    def full_name(self, text: str) -> str:
        """A pack as a game's configuration names it."""
        name, _, digest = text.partition("@")
        content = self.all().get(name)
        if content is None:
            known = ", ".join(self.all())
            raise Malformed(
                "content",
                f"there is no pack {text!r} here, only {known}; --content DIR puts another beside them",
            )
        if digest and digest != content.digest:
            raise Malformed(
                "content", f"{text} is asked for, but the pack here is {content.name}@{content.digest}"
            )
        return name if name == STANDARD else f"{name}@{content.digest}"

    def find(self, text: str) -> Content:
        return self.all()[self.full_name(text).partition("@")[0]]


def directories_in(named: str) -> list[str]:
    return [directory for directory in named.split(os.pathsep) if directory]


def bring(directories: list[Path]) -> list[str]:
    """Let this process and those it starts find these packs as well; their names."""
    for directory in directories:
        if os.pathsep in str(directory):
            raise Malformed("content", f"{directory}: the name of a pack's directory has no {os.pathsep!r}")
    names = [load_content(directory).name for directory in directories]
    given = directories_in(os.environ.get(VARIABLE, ""))
    given += [str(directory.resolve()) for directory in directories]
    os.environ[VARIABLE] = os.pathsep.join(dict.fromkeys(given))
    return names
