"""The bots of The Stygian Society."""

from typing import final

from lampblack.bots.dials import budget_of
from lampblack.bots.search import Budget
from lampblack.games.stygian_society.bot.counsel import counsel
from lampblack.games.stygian_society.bot.judge import judge_for
from lampblack.games.stygian_society.bot.learned_counsel import learned_counsel
from lampblack.games.stygian_society.bot.mind import SocietyMind
from lampblack.games.stygian_society.bot.policy import Instinct
from lampblack.games.stygian_society.bot.survey import Taste
from lampblack.games.stygian_society.bot.trial import Trial
from lampblack.games.stygian_society.state import SocietyState
from lampblack.kernel.action import Action
from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import Chance
from lampblack.kernel.player import Counsel, Player, Viewpoint


@final
class Warden(Player):
    """One look at the floor, and what serves the team best. Chance is not asked: equal positions, equal decisions."""

    def __init__(self, taste: Taste) -> None:
        self.taste = taste

    def decide(self, here: Viewpoint, chance: Chance) -> Action:
        world = here.imagine(chance)
        assert isinstance(world, SocietyState)
        return Instinct(world.content, self.taste).choose(world)

    def explain(self, here: Viewpoint, chance: Chance) -> Counsel | None:
        world = here.imagine(chance)
        assert isinstance(world, SocietyState)
        return counsel(Instinct(world.content, self.taste), world)


@final
class Castellan(Player):
    """Searches with the team as one mind, by a judge that learned from the bots' own games."""

    def __init__(self, budget: Budget, turns: int) -> None:
        self.budget = budget
        self.turns = turns

    def decide(self, here: Viewpoint, chance: Chance) -> Action:
        return Trial(self.mind(here, chance), here, chance).run(self.budget).options[0]

    def explain(self, here: Viewpoint, chance: Chance) -> Counsel | None:
        return learned_counsel(self.mind(here, chance), here, self.budget, chance)

    def mind(self, here: Viewpoint, chance: Chance) -> SocietyMind:
        world = here.imagine(chance)
        assert isinstance(world, SocietyState)
        instinct = Instinct(world.content, Taste())
        return SocietyMind(instinct, judge_for(instinct.lore, instinct.taste), self.turns)


def warden(dials: dict[str, str]) -> Player:
    """Fights whom it pays to fight first, saves cubes that buy too little, and knows when to heal."""
    taste = Taste()
    for name, text in dials.items():
        value = share(name, text)
        if name == "thrift":
            taste.thrift = value
        elif name == "keep":
            taste.keep = value
        else:
            taste.heal = value
    return Warden(taste)


def share(name: str, text: str) -> float:
    """``0.9`` or ``2``: from 0 to 9, with a few digits after the point at most."""
    digits = text.replace(".", "", 1)
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 6 and float(text) <= 9.0):
        raise Malformed("bot", f"warden: {name} is a number from 0 to 9, not {text!r}")
    return float(text)


def castellan(dials: dict[str, str]) -> Player:
    """Tries what the warden would think of, and looks where it leads."""
    return Castellan(budget_of(dials), int(dials["turns"]))
