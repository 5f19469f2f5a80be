"""What several commands take."""

from pathlib import Path
from typing import Annotated

import typer

from lampblack.kernel.game import Game, Options


def game_names(incomplete: str) -> list[str]:
    """What a shell offers for an unfinished name."""
    from lampblack.games import shelf

    return [slug for slug in shelf() if slug.startswith(incomplete)]


GameName = Annotated[
    str,
    typer.Argument(metavar="GAME", help="Which game; lampblack games lists them.", autocompletion=game_names),
]
ContentDirectories = Annotated[
    list[Path] | None,
    typer.Option(
        "--content",
        metavar="DIR",
        help="A content pack of the game, beside the standard one; may be repeated.",
    ),
]
OptionWords = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="A dial of the game; may be repeated."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Answer as JSON, for programs.")]


def with_content(game: Game, options: Options, directories: list[Path] | None) -> Options:
    """Who brings a pack and names none plays with it."""
    from lampblack.games import bring_packs

    names = [game.bring(directory) for directory in directories or []]
    bring_packs(directories or [])
    return {"content": names[-1], **options} if names else options
