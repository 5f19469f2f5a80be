"""The learned judge: what a network makes of the picture of a position. What it learned lies in ``learned/``."""

import tomllib
from importlib import resources
from typing import Final, final

from lampblack.bots.network import Network, network_from
from lampblack.games.stygian_society.bot.lore import Lore
from lampblack.games.stygian_society.bot.picture import PICTURE_NAMES, picture_of
from lampblack.games.stygian_society.bot.survey import Taste
from lampblack.games.stygian_society.model.effects import NONE
from lampblack.games.stygian_society.model.position import RUNNING, WON, Position

FILE: Final = "stygian-society.toml"
HEROES: Final = "heroes.toml"


@final
class Learned:
    """What the files hold: the network, and how often a team with each hero won, by the hero's id."""

    def __init__(self, network: Network, heroes: dict[str, float]) -> None:
        self.network = network
        self.heroes = heroes


READ: Final[list[Learned]] = []
"""Read once."""


@final
class Judge:
    """The team's chance to win."""

    def __init__(self, learned: Learned, lore: Lore, taste: Taste) -> None:
        self.network = learned.network
        self.heroes = learned.heroes
        self.lore = lore
        self.taste = taste

    def worth(self, at: Position) -> float:
        if at.result != RUNNING:
            return 1.0 if at.result == WON else 0.0
        if at.sheet == NONE:  # heroes are still being chosen
            return 0.5
        return self.network.chance(picture_of(at, self.lore, self.taste))


def judge_for(lore: Lore, taste: Taste) -> Judge:
    if not READ:
        heroes = table_in(HEROES)["heroes"]
        assert isinstance(heroes, dict)
        READ.append(Learned(network_from(table_in(FILE), list(PICTURE_NAMES), FILE), heroes))
    return Judge(READ[0], lore, taste)


def table_in(name: str) -> dict[str, object]:
    file = resources.files("lampblack.games.stygian_society") / "bot" / "learned" / name
    return tomllib.loads(file.read_text(encoding="utf-8"))
