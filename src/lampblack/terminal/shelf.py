"""The games, what can be set, and who plays them."""

from lampblack.bots.register import bots_for
from lampblack.games import shelf
from lampblack.kernel.game import Game, Option


def shelf_lines() -> list[str]:
    lines: list[str] = []
    for game in shelf().values():
        lines += [*game_lines(game), ""]
    return lines[:-1]


def game_lines(game: Game) -> list[str]:
    return [
        f"{game.slug}: {game.title}",
        f"  bots: {', '.join(bots_for(game))}",
        *[
            f"    {recipe.name}@{dial.name}={dial.default}: {dial.help}"
            for recipe in bots_for(game).values()
            for dial in recipe.dials
        ],
        *[option_line(option) for option in game.options()],
    ]


def option_line(option: Option) -> str:
    choices = f", one of {' '.join(option.choices)}" if option.choices else ""
    return f"  --option {option.name}={option.default}: {option.help}{choices}"
