"""A fitted network as a file that the game's bot reads, with what it was made from."""

import json
from dataclasses import dataclass

from lampblack.lab.training.fit import Fitted


@dataclass(frozen=True)
class Source:
    """Games that were learned from."""

    command: str
    games: int
    won: float
    """The share of positions whose side won."""


def text_of(names: list[str], fitted: Fitted, sources: list[Source], positions: int) -> str:
    """TOML: where it comes from, how good it is, the signs, and layer after layer a row per unit, the bias first."""
    lines = ["# Written by lampblack train; what it was made from stands below, the weights at the end."]
    lines += [
        f"positions = {positions}",
        f"loss = {fitted.loss:.4f} # cross-entropy on games it has not seen",
    ]
    lines += [f"baseline = {fitted.baseline:.4f} # the same of always saying the mean"]
    lines += ["games = ["]
    lines += [
        f"  {{ command = {json.dumps(each.command)}, games = {each.games}, won = {each.won:.3f} }},"
        for each in sources
    ]
    lines += ["]", "signs = [", *[f"  {json.dumps(name)}," for name in names], "]", "layers = ["]
    for layer in fitted.layers:
        lines += ["  [", *[f"    [{', '.join(f'{weight:.3f}' for weight in row)}]," for row in layer], "  ],"]
    return "\n".join([*lines, "]", ""])
