# interpreted: a command, at the edge
"""What The Night Cage adds to the command line."""

from pathlib import Path
from typing import Annotated

import typer

from lampblack.games.night_cage.compare import compare, tell
from lampblack.kernel.answers import Malformed


def diff(
    one: Annotated[str, typer.Argument(metavar="GAME", help="An edition: night-cage.")],
    other: Annotated[str, typer.Argument(metavar="OTHER", help="The other one: night-cage-2019.")],
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "-o", metavar="NAME=VALUE", help="A dial of the game; may be repeated."),
    ] = None,
    seed: Annotated[str, typer.Option(help="Any text; the same seed is the same comparison.")] = "1",
    position: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Begin from this position of the first edition.")
    ] = None,
) -> None:
    if (one, other) != ("night-cage", "night-cage-2019"):
        raise Malformed("diff", "the editions that can be compared are night-cage night-cage-2019")
    options = dict(word.split("=", 1) for word in option or [] if "=" in word)
    start = None if position is None else position.read_text(encoding="utf-8")
    print("\n".join(tell(compare(options, seed, None, start))))
