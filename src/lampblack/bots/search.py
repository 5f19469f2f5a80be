"""One search for all games: courses of play through imagined worlds, most of them for the options that do best.

At the root the options are halved again and again (sequential halving), and all that are left meet the same
worlds and the same luck. Below them a tree grows as far as there are visits for it; beyond it the game's quick
policy plays on until the game's judge says what the position is worth.
"""

from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from lampblack.bots.mind import Mind
from lampblack.bots.tree import Branch
from lampblack.kernel.action import Action
from lampblack.kernel.chance import Chance, SeededChance
from lampblack.kernel.player import Viewpoint
from lampblack.kernel.playout import decide
from lampblack.kernel.seat import Seat
from lampblack.kernel.state import State

SEEDS: Final = 1000000007
"""So many courses of luck can be imagined."""
FEWEST_SAMPLES: Final = 2
"""What the first round gives each option at least; options for which that is not enough are not looked at."""


@final
class Budget:
    """How much one decision may take: so many courses of play, which repeats, or so many milliseconds, which doesn't."""

    def __init__(self, sims: int, ms: int = 0) -> None:
        self.sims: i64 = sims
        self.ms: i64 = ms


@final
class Found:
    """What a search made of the options that it looked at, the best first."""

    def __init__(self, options: list[Action], worths: list[float], simulations: int) -> None:
        self.options = options
        self.worths = worths
        self.simulations = simulations


@final
class Search:
    """Looks for one decision; nothing is kept for the next."""

    def __init__(self, mind: Mind, here: Viewpoint, chance: Chance) -> None:
        self.mind = mind
        self.here = here
        self.seat: Seat = here.seat
        self.chance = chance
        self.simulations: i64 = 0

    def run(self, budget: Budget) -> Found:
        world = self.here.imagine(self.chance)
        options = self.mind.ranked(world, self.chance)
        if len(options) == 1:
            return Found(options, [self.mind.worth(world, self.seat)], 0)
        options = options[: width_of(budget, len(options))]
        branches = [Branch() for _ in options]
        rounds = rounds_for(len(options))
        began = perf_counter()
        done: i64 = 0
        while done < rounds:
            done += 1
            samples = max(1, budget.sims // (rounds * len(branches)))
            until = began + float(budget.ms * done) / float(1000 * rounds)
            tried: i64 = 0
            while tried == 0 or (perf_counter() < until if budget.ms > 0 else tried < samples):
                self.sample(options, branches)
                tried += 1
            keep = len(options) if done == rounds else max(2, (len(options) + 1) // 2)
            order = sorted(range(len(options)), key=lambda at: -branches[at].mean())[:keep]
            options = [options[at] for at in order]
            branches = [branches[at] for at in order]
        return Found(options, [branch.mean() for branch in branches], self.simulations)

    def sample(self, options: list[Action], branches: list[Branch]) -> None:
        """One course of play for each option, in the same world with the same luck."""
        world = self.here.imagine(self.chance)
        seed = self.chance.below(SEEDS)
        at: i64 = 0
        while at < len(options):
            self.simulate(world, options[at], branches[at], seed)
            at += 1

    def simulate(self, world: State, option: Action, branch: Branch, seed: int) -> None:
        """Play the option, then by the tree as far as it reaches, then by the quick policy; judge; remember."""
        luck = SeededChance(seed)
        mind, seat = self.mind, self.seat
        course = world.clone()
        decide(course, option, luck)
        path = [branch]
        is_in_tree = branch.visits > 0
        while True:
            asked = course.asked()
            if asked is None or mind.is_far_enough(world, course):
                break
            if is_in_tree and mind.is_one_with(seat, asked):
                action = branch.choose(mind.ranked(course, luck))
                branch = branch.follow(action)
                is_in_tree = branch.visits > 0
                path.append(branch)
            else:
                action = mind.quick(course, luck)
            course.apply(asked, action, luck)
        worth = mind.worth(course, seat)
        for step in path:
            step.take(worth)
        self.simulations += 1


def rounds_for(options: int) -> int:
    """How often they are halved until two are left, and the last round between those."""
    rounds: i64 = 1
    while options > 2:
        options = (options + 1) // 2
        rounds += 1
    return rounds


def width_of(budget: Budget, options: int) -> int:
    """How many options are looked at: all, or as many as the first round has samples for."""
    if budget.ms > 0:
        return options
    wide = options
    while wide > 2 and budget.sims < FEWEST_SAMPLES * wide * rounds_for(wide):
        wide -= 1
    return wide
