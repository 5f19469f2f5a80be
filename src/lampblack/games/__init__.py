"""The games, one folder each, and the shelf they stand on.

A game of the house is a package in this folder; a stranger's is named by the entry-point group
``lampblack.games``. Either way its module ``game`` (or the one the entry point names) has ``GAMES``.
"""

from collections.abc import Iterable
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from lampblack.kernel import packs
from lampblack.kernel.answers import Malformed
from lampblack.kernel.game import Game

GROUP = "lampblack.games"


@cache
def shelf() -> dict[str, Game]:
    """Every game by its slug: the house's in the order of their folders, then the strangers'."""
    games = [*games_of_the_house(), *games_of_strangers()]
    by_slug: dict[str, Game] = {}
    for game in games:
        if game.slug in by_slug:
            raise Malformed("game", f"{game.slug!r} is on the shelf twice; one of the packages has to go")
        by_slug[game.slug] = game
    return by_slug


def games_of_the_house() -> list[Game]:
    """Found by looking into this folder: from sources, before any install, the shelf is full too."""
    return [game for name in folders_of_the_house() for game in games_in(name)]


@cache
def folders_of_the_house() -> list[str]:
    return [module.name for module in iter_modules(__path__) if module.ispkg]


def games_in(folder: str) -> list[Game]:
    found: list[Game] = import_module(f"{__name__}.{folder}.game").GAMES
    return found


def games_of_strangers() -> list[Game]:
    from importlib.metadata import entry_points  # slow to load, and one game of the house does without

    found: list[Game] = []
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            found += entry.load()
        except Exception as error:
            raise Malformed(
                "game", f"the package behind {entry.value!r} cannot be loaded: {error}"
            ) from error
    return found


def find_game(slug: str) -> Game:
    """Looked for in the folder it is named after, so that whoever plays one game does not load them all."""
    for name in folders_of_the_house():
        if slug.replace("-", "_").startswith(name):
            for game in games_in(name):
                if game.slug == slug:
                    return game
    games = shelf()
    if slug not in games:
        raise Malformed("game", f"{slug!r} is none of {', '.join(games)}")
    return games[slug]


def bring_packs(directories: Iterable[Path]) -> None:
    """Put content packs beside the standard ones, for this process and those it starts.

    ``Malformed`` names the record and the rule that a pack breaks.
    """
    for directory in directories:
        find_game(packs.game_of(directory)).bring(directory)
        packs.bring(directory)
