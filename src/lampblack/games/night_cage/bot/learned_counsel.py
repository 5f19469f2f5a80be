"""What the searching bot would do, in words: which part of the picture makes its judge like the best option."""

from typing import Final

from lampblack.bots.search import SEEDS, Budget, Search
from lampblack.games.night_cage.bot.counsel import ALIKE, BEST_FEW, ENDS_IT, ONLY, REASONS, STARTS_WELL
from lampblack.games.night_cage.bot.judge import Judge
from lampblack.games.night_cage.bot.mind import NightMind
from lampblack.games.night_cage.bot.picture import PICTURE, picture_of
from lampblack.games.night_cage.model.actions import START, NightAction
from lampblack.games.night_cage.model.position import RUNNING, WON
from lampblack.games.night_cage.state import NightState
from lampblack.kernel.action import Action
from lampblack.kernel.chance import Chance, SeededChance
from lampblack.kernel.player import Counsel, Viewpoint
from lampblack.kernel.playout import decide

LOOKS: Final = 8
"""Courses of luck over which the best option is compared with the others."""
MOST_COMPARED: Final = 4
LEAST: Final = 0.05
"""What part of the log-odds a group must be worth to be a reason; less is noise of the imagined luck."""


def learned_counsel(mind: NightMind, here: Viewpoint, budget: Budget, chance: Chance) -> Counsel:
    found = Search(mind, here, chance).run(budget)
    ranked = [(option, found.worths[at]) for at, option in enumerate(found.options)]
    best = found.options[0]
    assert isinstance(best, NightAction)
    if best.kind == START:
        return Counsel(ranked, STARTS_WELL)
    world = here.imagine(chance)
    assert isinstance(world, NightState)
    if len(world.options()) == 1:
        return Counsel(ranked, ONLY)
    seeds = [chance.below(SEEDS) for _ in range(LOOKS)]
    own = [end_of(mind, world, best, seed) for seed in seeds]
    if all(end.result == WON for end in own):
        return Counsel(ranked[:BEST_FEW], ENDS_IT)
    rest = [option for option in world.options() if option != best][:MOST_COMPARED]
    others = [end_of(mind, world, option, seed) for option in rest for seed in seeds]
    return Counsel(ranked[:BEST_FEW], reason_for(mind.judge, own, others))


def end_of(mind: NightMind, world: NightState, option: Action, seed: int) -> NightState:
    """Where an option leads by the end of the turn, the quick policy playing on."""
    luck = SeededChance(seed)
    after = world.clone()
    decide(after, option, luck)
    while after.result == RUNNING and after.turn == world.turn:
        decide(after, mind.quick(after, luck), luck)
    assert isinstance(after, NightState)
    return after


def reason_for(judge: Judge, own: list[NightState], others: list[NightState]) -> str:
    """The group of signs without which, taken from the others instead, the judge would like the own picture least."""
    better, usual = mean_picture(own), mean_picture(others)
    full = judge.network.log_odds(better)
    best = ALIKE
    highest = LEAST
    for words, group in REASONS:
        without = better[:]
        for sign in group:
            without[sign] = usual[sign]
        gain = full - judge.network.log_odds(without)
        if gain > highest:
            highest = gain
            best = words
    return best


def mean_picture(ends: list[NightState]) -> list[float]:
    total = [0.0] * PICTURE
    running = [end for end in ends if end.result == RUNNING]
    for end in running:
        for sign, value in enumerate(picture_of(end)):
            total[sign] += value / len(running)
    return total
