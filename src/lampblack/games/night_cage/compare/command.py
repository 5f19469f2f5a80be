# interpreted: a command, at the edge
"""``lampblack diff``: where the two editions part, from the same seed."""

from pathlib import Path
from typing import Annotated

import typer

from lampblack.games.night_cage.compare.pair import compare
from lampblack.games.night_cage.compare.telling import tell
from lampblack.games.night_cage.model.editions import JUNE_2019, PUBLISHED
from lampblack.kernel.answers import Malformed
from lampblack.kernel.files import read
from lampblack.kernel.game import options_from


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
    """Play the same seed and decisions in two editions; tell where they part, and by which rules."""
    if (one, other) != (PUBLISHED.slug, JUNE_2019.slug):
        raise Malformed("diff", f"the editions that can be compared are {PUBLISHED.slug} {JUNE_2019.slug}")
    start = None if position is None else read(position)
    print("\n".join(tell(compare(options_from(option or []), seed, None, start))))
