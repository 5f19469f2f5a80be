"""``lampblack candle-odds``: how a bare candle fares in the wind."""

from typing import Annotated

import typer

from low_candle.model.box import Box
from low_candle.model.settings import PACKS


def candle_odds(
    content: Annotated[str, typer.Option(help="Which box, by the name of its content pack.")] = "standard",
) -> None:
    """For every height, how often a bare candle of Low Candle outlasts the wind."""
    box = PACKS.find(content).content
    for height in box.heights:
        print(f"{height:>3}  {100 * chance_to_burn(box, height):5.1f} %")


def chance_to_burn(box: Box, height: int) -> float:
    """LC-WIND-02."""
    weaker = [weight for strength, weight in zip(box.strengths, box.strength_weights) if strength < height]
    return sum(weaker) / sum(box.strength_weights)
