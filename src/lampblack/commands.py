"""Commands that games bring along, found on the shelf only when somebody asks for one."""

import typer
from typer.core import TyperGroup
from typer.main import get_command

from lampblack.kernel.answers import Malformed
from lampblack.kernel.recipe import Recipe


class Commands(TyperGroup):
    """The house's own commands, and behind them those of every game.

    The shelf is looked through only for a command the house does not have, or to list them all:
    ``lampblack --version`` imports no game.
    """

    def list_commands(self, ctx: typer.Context) -> list[str]:  # type: ignore[override]
        return [*super().list_commands(ctx), *recipes()]

    def get_command(self, ctx: typer.Context, cmd_name: str):  # type: ignore[no-untyped-def,override]
        own = super().get_command(ctx, cmd_name)
        if own is not None or cmd_name not in recipes():
            return own
        recipe = recipes()[cmd_name]
        command = get_command(as_app(recipe))
        command.name = cmd_name
        command.help = command.help or recipe.help
        return command


def as_app(recipe: Recipe) -> typer.Typer:
    """What a recipe names: a typer app, or a function that becomes one."""
    found = recipe.load()
    if isinstance(found, typer.Typer):
        return found
    app = typer.Typer(rich_markup_mode=None, pretty_exceptions_enable=False, add_completion=False)
    app.command(help=recipe.help)(found)
    return app


def recipes() -> dict[str, Recipe]:
    """Every command of a game by its name."""
    from lampblack.games import shelf

    found: dict[str, Recipe] = {}
    for game in shelf().values():
        for recipe in game.commands():
            there = found.setdefault(recipe.name, recipe)
            if there.target != recipe.target:
                raise Malformed(
                    "command", f"two games bring {recipe.name!r}: {there.target} and {recipe.target}"
                )
    return found
