"""The bots of The Stygian Society."""

from typing import final

from lampblack.games.stygian_society.bot.policy import Instinct
from lampblack.games.stygian_society.bot.survey import Taste
from lampblack.games.stygian_society.state import SocietyState
from lampblack.kernel.action import Action
from lampblack.kernel.chance import Chance
from lampblack.kernel.player import Player, Viewpoint


@final
class Warden(Player):
    """One look at the floor, and what serves the team best. Chance is not asked: equal positions, equal decisions."""

    def __init__(self, taste: Taste) -> None:
        self.taste = taste

    def decide(self, here: Viewpoint, chance: Chance) -> Action:
        world = here.imagine(chance)
        assert isinstance(world, SocietyState)
        return Instinct(world.content, self.taste).choose(world)


def warden() -> Player:
    """Fights whom it pays to fight first, saves cubes that buy too little, and knows when to heal."""
    return Warden(Taste())
