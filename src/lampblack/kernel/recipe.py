"""Recipes: things a game brings along, named by where they are and imported only when wanted."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, final

from lampblack.kernel.answers import Malformed


@final
class Dial:
    """One number or word by which a bot can be tuned: ``lantern@samples=64``."""

    def __init__(
        self,
        name: str,
        help: str,
        default: str,
        choices: Sequence[str] = (),
        most: int = 0,
        is_timed: bool = False,
    ) -> None:
        self.name = name
        self.help = help
        self.default = default
        self.choices = tuple(choices)
        self.most = most
        """For a whole number from 1 up: so far, and no farther. A server thinks for many."""
        self.is_timed = is_timed
        """Set, it lets the clock decide how far a bot thinks: games do not repeat, so the lab refuses it."""


@final
class Recipe:
    """A bot or a command of a game: its name, what it is, and ``module:name`` of what makes it.

    What makes a bot is a function of its dials, as text, that gives a fresh ``Player``; a command is a
    typer app or a function that typer can call. ``strength`` says in words how well a bot plays, no more than
    was measured; ``roles`` are the parts it is made for (``Game.roles``), none for any.
    """

    def __init__(
        self,
        name: str,
        target: str,
        help: str,
        dials: Sequence[Dial] = (),
        strength: str = "",
        roles: Sequence[str] = (),
    ) -> None:
        self.name = name
        self.target = target
        self.help = help
        self.dials = tuple(dials)
        self.strength = strength
        self.roles = tuple(roles)

    def load(self) -> Any:
        return load(self.target)


def load(target: str) -> Any:
    """What ``module:name`` names."""
    module, colon, name = target.partition(":")
    if not colon:
        raise Malformed("recipe", f"{target!r} is not of the form module:name")
    return getattr(import_module(module), name)
