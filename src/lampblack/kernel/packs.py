"""Content packs: what is in the box, as data, and whatever was put beside it (``--content DIR``).

A pack is a directory with a ``pack.toml`` that says its ``name`` and its ``game``; files it leaves out
are those of the standard pack. A game with another pack than the standard one records it as
``name@digest``: the record is of exactly these files.
"""

import os
import tomllib
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, Generic, TypeVar, final

from lampblack.kernel.answers import Malformed
from lampblack.kernel.options import Option

STANDARD: Final = "standard"
VARIABLE: Final = "LAMPBLACK_CONTENT"
"""Directories of packs in the environment, separated like those of PATH; processes that play for others find them there."""

CONTENT: Final = Option(
    "content", "Which box of pieces is played with, by the name of its content pack.", STANDARD
)
"""The option by which a game's pack is chosen; ``Game.pack_names`` has the names."""

NOTHING: Final[Mapping[str, str]] = {}

T = TypeVar("T")
Directory = Path | Traversable


@final
class Files:
    """The files of one pack, those of the standard pack where it has none of its own."""

    def __init__(
        self,
        directory: Directory,
        home: Directory,
        names: tuple[str, ...],
        later: Mapping[str, str] = NOTHING,
    ) -> None:
        self.directory = directory
        self.home = home
        self.names = names
        self.later = later

    def read(self, name: str) -> dict[str, Any]:
        """A TOML file; ``Malformed`` when it cannot be read."""
        try:
            return tomllib.loads(self.text(name))
        except tomllib.TOMLDecodeError as error:
            raise Malformed(name, str(error)) from None

    def text(self, name: str) -> str:
        own = self.directory / name
        try:
            return (own if own.is_file() else self.home / name).read_text(encoding="utf-8")
        except OSError:
            raise Malformed(f"content {self.directory}", f"has no readable {name}") from None
        except UnicodeDecodeError as error:
            raise Malformed(name, str(error)) from None

    def digest(self) -> str:
        """Twelve digits that differ when the files do.

        A file of ``later`` with that digest does not count: it says what was so before the file existed, and
        records from then name the digest of the others.
        """
        counted = [name for name in sorted(self.names) if self.later.get(name) != self.digest_of([name])]
        return self.digest_of(counted)

    def digest_of(self, names: Sequence[str]) -> str:
        digest = sha256()
        for name in names:
            digest.update(f"{name}\n{self.text(name)}\n".encode())
        return digest.hexdigest()[:12]


@final
class Pack(Generic[T]):
    """One pack: its name, the digest of its files, and what the game made of them."""

    def __init__(self, name: str, digest: str, content: T) -> None:
        self.name = name
        self.digest = digest
        self.content = content


@final
class Packs(Generic[T]):
    """All packs of one game by name, read when first needed."""

    def __init__(
        self,
        slugs: tuple[str, ...],
        home: Directory,
        names: tuple[str, ...],
        load: Callable[[Files], T],
        later: Mapping[str, str] = NOTHING,
    ) -> None:
        self.slugs = slugs  # the games and editions its content is for
        self.home = home
        self.names = names
        self.load = load
        self.later = later  # files that were added, with the digest of their first text
        self.by_name: dict[str, Pack[T]] = {}
        self.brought = ""  # what the environment named when it was last looked at

    def all(self) -> dict[str, Pack[T]]:
        if not self.by_name:
            self.by_name[STANDARD] = self.loaded(STANDARD, self.home)
        named = os.environ.get(VARIABLE, "")
        if named != self.brought:
            before, self.brought = self.brought, named
            try:
                for directory in directories_in(named):
                    if game_of(Path(directory)) in self.slugs:
                        self.add(Path(directory))
            except Malformed:
                self.brought = before  # the next who asks is told the same
                raise
        return self.by_name

    def add(self, directory: Directory) -> str:
        """Put a pack beside the others; its name. ``Malformed`` names the record and the rule it breaks."""
        game = game_of(directory)
        if game not in self.slugs:
            raise Malformed("pack.toml game", f"{game!r} is not {' or '.join(self.slugs)}")
        pack = self.loaded(name_of(directory), directory)
        there = self.all().get(pack.name)
        if there is None:
            self.by_name[pack.name] = pack
        elif there.digest != pack.digest:
            raise Malformed("pack.toml name", f"there is another pack called {pack.name!r} already")
        return pack.name

    def loaded(self, name: str, directory: Directory) -> Pack[T]:
        files = Files(directory, self.home, self.names, self.later)
        return Pack(name, files.digest(), self.load(files))

    def full_name(self, text: str) -> str:
        """A pack as a game's configuration names it."""
        name, _, digest = text.partition("@")
        pack = self.all().get(name)
        if pack is None:
            known = ", ".join(self.all())
            raise Malformed(
                "content",
                f"there is no pack {text!r} here, only {known}; --content DIR puts another beside them",
            )
        if digest and digest != pack.digest:
            raise Malformed("content", f"{text} is asked for, but the pack here is {pack.name}@{pack.digest}")
        return name if name == STANDARD else f"{name}@{pack.digest}"

    def find(self, text: str) -> Pack[T]:
        return self.all()[self.full_name(text).partition("@")[0]]


def described(directory: Directory, field: str) -> str:
    """A field of a pack's ``pack.toml``."""
    known = Files(directory, directory, ()).read("pack.toml")
    value = known.get(field)
    if not isinstance(value, str) or not value.replace("-", "").replace("_", "").isalnum():
        raise Malformed(f"pack.toml {field}", "is a word of letters, digits and hyphens, and is needed")
    return value


def game_of(directory: Directory) -> str:
    return described(directory, "game")


def name_of(directory: Directory) -> str:
    return described(directory, "name")


def directories_in(named: str) -> list[str]:
    return [directory for directory in named.split(os.pathsep) if directory]


def bring(directory: Path) -> None:
    """Let this process and those it starts find a pack as well."""
    if os.pathsep in str(directory):
        raise Malformed("content", f"{directory}: the name of a pack's directory has no {os.pathsep!r}")
    given = [*directories_in(os.environ.get(VARIABLE, "")), str(directory.resolve())]
    os.environ[VARIABLE] = os.pathsep.join(dict.fromkeys(given))
