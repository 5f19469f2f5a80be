# interpreted: the register of bots, asked once a game
"""Bots by name: ``steady``, ``lantern@samples=64``, ``my_bot.py:Owl``, ``http://127.0.0.1:9000/owl``."""

from functools import cache
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Final

from lampblack.bots.remote import Remote
from lampblack.kernel.answers import Malformed
from lampblack.kernel.game import Game, Options
from lampblack.kernel.player import Player, RandomPlayer
from lampblack.kernel.recipe import Dial, Recipe
from lampblack.kernel.role import Role
from lampblack.kernel.seat import Seat

GROUP: Final = "lampblack.bots"
"""An entry point of this group names a function: the slug of a game in, a list of recipes out."""


def random_player(dials: dict[str, str]) -> Player:
    return RandomPlayer()


RANDOM: Final = Recipe(
    "random",
    f"{__name__}:random_player",
    "any legal action, all equally likely",
    strength="plays at random",
)
ME: Final = "me"
"""A person among the names of bots, in ``--seats`` and wherever seats are listed."""


def bots_for(game: Game) -> dict[str, Recipe]:
    """The bots that can play a game, by name, weakest first; the last is the one to offer."""
    recipes = [RANDOM, *strangers_for(game.slug), *game.bots()]
    return {recipe.name: recipe for recipe in recipes}


def bot_for(game: Game, role: Role) -> str:
    """The bot to offer for a part: the strongest of those that are made for it."""
    fitting = [
        name for name, recipe in bots_for(game).items() if not recipe.roles or role.name in recipe.roles
    ]
    return fitting[-1]


def usual_seats(game: Game, options: Options) -> list[str]:
    """Who sits where when one person wants to play at once."""
    roles = game.roles(options)
    seats = [bot_for(game, role) for role in roles]
    seats[min(game.usual_seat(), len(seats) - 1)] = ME
    return seats


@cache
def strangers_for(slug: str) -> list[Recipe]:
    found: list[Recipe] = []
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            found += entry.load()(slug)
        except Exception as error:
            raise Malformed("bot", f"the package behind {entry.value!r} cannot be loaded: {error}") from error
    return found


def find_bot(game: Game, spec: str) -> Player:
    """A fresh player for one seat and one game; ``Malformed`` says what is wrong with the name.

    Never share one: what a player remembers of a game is nobody else's.
    """
    name, settings = parted(spec)
    if is_address(name):
        return Remote(name, settings)
    if is_file(name):
        return from_file(name, settings)
    return made(recipe_for(game, name), settings)


def check_bot(game: Game, spec: str) -> None:
    """``Malformed`` unless this names a bot of the register, its dials in their ranges.

    At a shared table nobody names files or addresses.
    """
    name, settings = parted(spec)
    made(recipe_for(game, name), settings)


def check_repeats(game: Game, spec: str) -> None:
    """``Malformed`` when the clock decides how far this bot thinks: nobody could play the same game again."""
    name, settings = parted(spec)
    if is_elsewhere(name):
        return
    for dial in recipe_for(game, name).dials:
        if dial.is_timed and settings.get(dial.name, dial.default) != dial.default:
            raise Malformed(
                "bot",
                f"{spec} thinks by the clock, so its games do not repeat; in the lab leave {dial.name} out",
            )


def made(recipe: Recipe, settings: dict[str, str]) -> Player:
    player = recipe.load()(dialled(recipe, settings))
    if not isinstance(player, Player):
        raise Malformed("bot", f"{recipe.target} makes no Player")
    return player


def recipe_for(game: Game, name: str) -> Recipe:
    bots = bots_for(game)
    if name not in bots:
        raise Malformed("bot", f"{name!r} is none of {', '.join(bots)}")
    return bots[name]


def adviser_for(game: Game, options: Options, seat: Seat) -> Player:
    """The strongest of the game's bots that is made for this seat's part."""
    return find_bot(game, bot_for(game, game.roles(options)[seat]))


def parted(spec: str) -> tuple[str, dict[str, str]]:
    """``lantern@samples=64@depth=2`` as its name and its settings."""
    name, *words = spec.split("@")
    settings: dict[str, str] = {}
    for word in words:
        dial, equals, value = word.partition("=")
        if not equals or not dial or not value:
            raise Malformed("bot", f"{spec!r}: {word!r} is not of the form dial=value")
        if dial in settings:
            raise Malformed("bot", f"{spec!r} sets {dial} twice")
        settings[dial] = value
    return name, settings


def dialled(recipe: Recipe, settings: dict[str, str]) -> dict[str, str]:
    """Every dial of a bot, at its default or as it was set."""
    known = {dial.name: dial for dial in recipe.dials}
    for name, value in settings.items():
        if name not in known:
            has = f"it has {', '.join(known)}" if known else "it has none"
            raise Malformed("bot", f"{recipe.name} has no dial {name!r}; {has}")
        check_value(recipe.name, known[name], value)
    return {name: settings.get(name, dial.default) for name, dial in known.items()}


def check_value(bot: str, dial: Dial, value: str) -> None:
    if value == dial.default:
        return
    if dial.choices and value not in dial.choices:
        raise Malformed("bot", f"{bot}@{dial.name}={value}: it is one of {', '.join(dial.choices)}")
    if dial.most and not is_whole(value, dial.most):
        raise Malformed("bot", f"{bot}@{dial.name}={value}: it is a number from 1 to {dial.most}")


def is_whole(value: str, most: int) -> bool:
    """Whether a text is a number from 1 to ``most``, and no longer than that."""
    is_short = value.isascii() and value.isdecimal() and len(value) <= len(str(most))
    return is_short and 1 <= int(value) <= most


def is_file(name: str) -> bool:
    return ".py:" in name and not is_address(name)


def is_address(name: str) -> bool:
    return name.startswith(("http://", "https://"))


def is_elsewhere(name: str) -> bool:
    """A file's or another program's: no bot of the register."""
    return is_file(name) or is_address(name)


def from_file(name: str, settings: dict[str, str]) -> Player:
    """``path/to/my_bot.py:Owl``: the class, or a function, is called with the settings, as text."""
    path, _, attribute = name.rpartition(":")
    maker = member_of(Path(path), attribute)
    try:
        player = maker(**settings)
    except TypeError as error:
        raise Malformed("bot", f"{name}: {error}") from None
    if not isinstance(player, Player):
        raise Malformed("bot", f"{name} makes no lampblack.Player")
    return player


@cache
def member_of(path: Path, attribute: str) -> Any:
    """A name of a Python file; the file is run once."""
    if not path.is_file():
        raise Malformed("bot", f"there is no file {path}")
    spec = spec_from_file_location(path.stem, path)
    assert spec is not None  # the name ends in .py
    assert spec.loader is not None
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise Malformed("bot", f"{path} cannot be run: {type(error).__name__}: {error}") from None
    if not hasattr(module, attribute):
        raise Malformed("bot", f"{path} has no {attribute}")
    return getattr(module, attribute)
