"""The bots of The Night Cage."""

from typing import Final, final

from mypy_extensions import i64

from lampblack.bots.dials import budget_of
from lampblack.bots.search import Budget, Search
from lampblack.games.night_cage.bot.counsel import counsel
from lampblack.games.night_cage.bot.judge import judge_for
from lampblack.games.night_cage.bot.learned_counsel import learned_counsel
from lampblack.games.night_cage.bot.mind import NightMind
from lampblack.games.night_cage.bot.policy import best_gift, finish_turn, quick_choice
from lampblack.games.night_cage.bot.scales import Scales
from lampblack.games.night_cage.bot.weights import weights_for
from lampblack.games.night_cage.model.actions import GIVE, NightAction
from lampblack.games.night_cage.state import NightState
from lampblack.kernel.action import Action
from lampblack.kernel.chance import Chance, SeededChance
from lampblack.kernel.player import Counsel, Player, Viewpoint
from lampblack.kernel.playout import decide

SEEDS: Final = 1000000007
"""So many courses of luck can be imagined."""


def greedy(dials: dict[str, str]) -> Player:
    return Greedy()


def lantern(dials: dict[str, str]) -> Player:
    return Lantern(int(dials["samples"]))


def beacon(dials: dict[str, str]) -> Player:
    return Beacon(budget_of(dials), int(dials["turns"]))


@final
class Greedy(Player):
    """Takes the option that looks best one action ahead, one draw imagined for each."""

    def decide(self, here: Viewpoint, chance: Chance) -> Action:
        world = here.imagine(chance)
        assert isinstance(world, NightState)
        return quick_choice(Scales(weights_for(world.settings)), world, chance)

    def explain(self, here: Viewpoint, chance: Chance) -> Counsel | None:
        return counsel(here, 2, chance)


@final
class Lantern(Player):
    """Plays each option to the end of the turn over imagined draws, the promising ones more often."""

    def __init__(self, samples: int) -> None:
        self.samples = samples

    def decide(self, here: Viewpoint, chance: Chance) -> Action:
        world = here.imagine(chance)
        assert isinstance(world, NightState)
        return choose(Scales(weights_for(world.settings)), world, self.samples, chance)

    def explain(self, here: Viewpoint, chance: Chance) -> Counsel | None:
        return counsel(here, self.samples, chance)


@final
class Beacon(Player):
    """Searches with the team as one mind, by a judge that learned from the bots' own games."""

    def __init__(self, budget: Budget, turns: int) -> None:
        self.budget = budget
        self.turns = turns

    def decide(self, here: Viewpoint, chance: Chance) -> Action:
        return Search(self.mind(here, chance), here, chance).run(self.budget).options[0]

    def explain(self, here: Viewpoint, chance: Chance) -> Counsel | None:
        return learned_counsel(self.mind(here, chance), here, self.budget, chance)

    def mind(self, here: Viewpoint, chance: Chance) -> NightMind:
        world = here.imagine(chance)
        assert isinstance(world, NightState)
        return NightMind(judge_for(world.edition.slug), self.turns)


def choose(scales: Scales, world: NightState, most: int, chance: Chance) -> Action:
    """The option with the best mean; with every halving of the options their samples double."""
    if world.turn == 0:
        return quick_choice(scales, world, chance)
    gift = best_gift(scales, world, chance)
    if gift is not None:
        return gift
    options = without_gifts(world)
    if len(options) == 1:
        return options[0]
    samples = min(2, most)
    while True:
        if len(options) == 2:
            samples = most
        worths = worths_of(scales, world, options, samples, chance)
        if samples >= most:
            return options[worths.index(max(worths))]
        options = better_half(options, worths)
        samples = min(2 * samples, most)


def without_gifts(world: NightState) -> list[Action]:
    found: list[Action] = []
    for option in world.options():
        assert isinstance(option, NightAction)
        if option.kind != GIVE:
            found.append(option)
    return found


def worths_of(
    scales: Scales, world: NightState, options: list[Action], samples: int, chance: Chance
) -> list[float]:
    """The summed worth of each option; all meet the same luck."""
    found = [0.0] * len(options)
    for _ in range(samples):
        seed = chance.below(SEEDS)
        index: i64 = 0
        while index < len(options):
            found[index] += imagined(scales, world, options[index], seed)
            index += 1
    return found


def imagined(scales: Scales, world: NightState, option: Action, seed: int) -> float:
    """The worth at the end of the turn, after one imagined course of luck."""
    luck = SeededChance(seed)
    after = world.clone()
    decide(after, option, luck)
    if after.turn == world.turn:
        finish_turn(scales, after, luck)
    return scales.worth(after)


def better_half(options: list[Action], worths: list[float]) -> list[Action]:
    """The options worth more thought, in their order, at least two."""
    keep = max(2, (len(options) + 1) // 2)
    bound = sorted(worths)[-keep]
    return [option for option, worth in zip(options, worths) if worth >= bound]
