"""Opponents to measure Nyctophobia's bots by, as files of bots:

lampblack sim nyctophobia --seats bench/night.py:Roamer@map=SC-01,huddle,huddle,huddle ...
"""

from typing import Any, Final

from lampblack.kernel.action import Action
from lampblack.kernel.chance import Chance
from lampblack.kernel.player import Player, Viewpoint

BACK: Final = {"N": "S", "E": "W", "S": "N", "W": "E"}


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


class Hider(Player):
    """A Hunted who hides in every turn, steps into the car it feels and calls; otherwise goes anywhere but back."""

    def __init__(self) -> None:
        self.came = ""

    def decide(self, here: Viewpoint, chance: Chance) -> Action:
        view: Any = here.view()
        options = {option.text: option for option in here.legal()}
        felt = view.last_search
        for text in ("COUNTER(ROCK)", "COUNTER(BARE)", "HIDE_YES", "NOISE_NO", "DECLINE"):
            if text in options:
                return options[text]
        if "SEARCH" in options and view.search_age != "now":
            return options["SEARCH"]
        if "CALL" in options and felt is not None and "car" in felt.here and view.called_by is None:
            return options["CALL"]
        for text in ("PASS", "HIDE", "END"):
            if text in options:
                return options[text]
        return self.step(options, felt, chance)

    def step(self, options: dict[str, Action], felt: Any, chance: Chance) -> Action:
        """Into the car; else any way that was not felt to be closed, back only where there is no other."""
        ways = dict(zip("NESW", (felt.north, felt.east, felt.south, felt.west))) if felt else {}
        going = [way for way in "NESW" if ways.get(way, [[]])[0] not in ("edge", "tree")]
        onwards = [way for way in going if way != self.came] or going
        for way in going:
            if "car" in ways.get(way, [[]])[0]:
                onwards = [way]
        if not onwards or (len(going) == 1 and chance.below(4) == 0):
            onwards = list("NESW")
        way = onwards[chance.below(len(onwards))]
        if chance.below(8) == 0 and "STOP" in options:
            return options["STOP"]
        self.came = BACK[way]
        return options[f"STEP({way})"]
