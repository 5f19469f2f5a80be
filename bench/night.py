"""An opponent to measure Nyctophobia's bots by, as a file of bots:

lampblack sim nyctophobia --seats bench/night.py:Roamer@map=SC-01,huddle,huddle,huddle ...
"""

from lampblack.kernel.action import Action
from lampblack.kernel.chance import Chance
from lampblack.kernel.player import Player, Viewpoint


class Roamer(Player):
    """A random Hunter on a map of one's choice: any spot, start and clue, any card, any way."""

    def __init__(self, map: str) -> None:
        self.map = f"SCENARIO({map})"

    def decide(self, here: Viewpoint, chance: Chance) -> Action:
        legal = here.legal()
        for option in legal:
            if option.text == self.map:
                return option
        return legal[chance.below(len(legal))]
