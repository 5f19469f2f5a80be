"""Options tried against the warden's choice, which is left only where courses of play speak clearly for another.

Chance is so strong here that of two good options the better mean is often luck (``bots.search`` goes by means). So
every option meets the same luck as the warden's choice, and must be ahead of it by more than the differences scatter.
"""

from math import sqrt
from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from lampblack.bots.mind import Mind
from lampblack.bots.search import SEEDS, Budget, Found
from lampblack.kernel.action import Action
from lampblack.kernel.chance import Chance, SeededChance
from lampblack.kernel.player import Viewpoint
from lampblack.kernel.playout import decide
from lampblack.kernel.state import State

SURE: Final = 1.0
"""By so many standard errors an option must be ahead of the warden's choice."""
FEWEST: Final = 8
"""Courses of luck before an option is given up that is behind by as much."""


@final
class Rival:
    """One option beside the warden's choice, and by how much it did better with the same luck."""

    def __init__(self, option: Action) -> None:
        self.option = option
        self.tried: i64 = 0
        self.gain = 0.0
        self.squares = 0.0

    def take(self, gain: float) -> None:
        self.tried += 1
        self.gain += gain
        self.squares += gain * gain

    def mean(self) -> float:
        return self.gain / float(max(self.tried, 1))

    def doubt(self) -> float:
        """The standard error of the mean."""
        tried = float(max(self.tried, 2))
        spread = max(0.0, self.squares / tried - self.mean() * self.mean())
        return SURE * sqrt(spread / (tried - 1.0))


@final
class Trial:
    """Looks for one decision; nothing is kept for the next."""

    def __init__(self, mind: Mind, here: Viewpoint, chance: Chance) -> None:
        self.mind = mind
        self.here = here
        self.chance = chance
        self.simulations: i64 = 0

    def run(self, budget: Budget) -> Found:
        world = self.here.imagine(self.chance)
        options = self.mind.ranked(world, self.chance)
        if len(options) == 1:
            return Found(options, [self.mind.worth(world, self.here.seat)], 0)
        rivals = [Rival(option) for option in options[1:]]
        left = rivals[:]
        usual = 0.0
        tried: i64 = 0
        until = perf_counter() + float(budget.ms) / 1000.0
        while left and (tried < 2 or self.has_time(budget, until, len(left))):
            seed = self.chance.below(SEEDS)
            worth = self.course(world, options[0], seed)
            usual += worth
            tried += 1
            for rival in left:
                rival.take(self.course(world, rival.option, seed) - worth)
            if tried >= FEWEST:
                left = [rival for rival in left if rival.mean() + rival.doubt() > 0.0]
        return self.found(options[0], usual / float(tried), rivals)

    def has_time(self, budget: Budget, until: float, rivals: int) -> bool:
        if budget.ms > 0:
            return perf_counter() < until
        return self.simulations + rivals + 1 <= budget.sims

    def course(self, world: State, option: Action, seed: int) -> float:
        """The option, then the quick policy as far as the mind looks."""
        luck = SeededChance(seed)
        course = world.clone()
        decide(course, option, luck)
        while True:
            asked = course.asked()
            if asked is None or self.mind.is_far_enough(world, course):
                break
            course.apply(asked, self.mind.quick(course, luck), luck)
        self.simulations += 1
        return self.mind.worth(course, self.here.seat)

    def found(self, usual: Action, worth: float, rivals: list[Rival]) -> Found:
        """The best that leaves no doubt, or the warden's choice; then the others by what they seem to be worth."""
        best: Rival | None = None
        for rival in rivals:
            ahead = rival.mean() - rival.doubt()
            if ahead > 0.0 and (best is None or ahead > best.mean() - best.doubt()):
                best = rival
        order = sorted(rivals, key=lambda rival: -rival.mean())
        options = [rival.option for rival in order if rival is not best]
        worths = [worth + rival.mean() for rival in order if rival is not best]
        if best is not None:
            return Found(
                [best.option, usual, *options], [worth + best.mean(), worth, *worths], self.simulations
            )
        return Found([usual, *options], [worth, *worths], self.simulations)
