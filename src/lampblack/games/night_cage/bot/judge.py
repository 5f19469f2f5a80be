"""The learned judge: what a network makes of the picture of a position. One file per edition, written by training."""

import tomllib
from importlib import resources
from typing import Final, final

from lampblack.bots.network import Network, network_from
from lampblack.games.night_cage.bot.picture import PICTURE_NAMES, picture_of
from lampblack.games.night_cage.model.position import RUNNING, WON, Position

READ: Final[dict[str, Network]] = {}
"""By edition, each read once."""


@final
class Judge:
    """The team's chance to win."""

    def __init__(self, network: Network) -> None:
        self.network = network

    def worth(self, at: Position) -> float:
        if at.result != RUNNING:
            return 1.0 if at.result == WON else 0.0
        return self.network.chance(picture_of(at))


def judge_for(slug: str) -> Judge:
    if slug not in READ:
        name = f"{slug}.toml"
        file = resources.files("lampblack.games.night_cage") / "bot" / "learned" / name
        table: dict[str, object] = tomllib.loads(file.read_text(encoding="utf-8"))
        READ[slug] = network_from(table, list(PICTURE_NAMES), name)
    return Judge(READ[slug])
