"""What a position is worth, and a quick policy that looks one action ahead."""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from lampblack.games.night_cage.actions import GIVE, START, NightAction
from lampblack.games.night_cage.bot_signs import phase_of, signs_of
from lampblack.games.night_cage.bot_ways import torus_of
from lampblack.games.night_cage.position import RUNNING, WON
from lampblack.games.night_cage.state import NightState
from lampblack.kernel.action import Action
from lampblack.kernel.chance import Chance
from lampblack.kernel.playout import decide

AS_GOOD: Final = 1e-9
"""Worths closer than this are equal, whatever the rounding."""

START_APART: Final = 2
"""Steps between Start tiles."""


@final
class Judge:
    """Weighs the signs of a position: the chance to win from here."""

    def __init__(self, weights: list[list[float]]) -> None:
        self.weights = weights

    def worth(self, at: NightState) -> float:
        if at.result != RUNNING:
            return 1.0 if at.result == WON else 0.0
        weights = self.weights[phase_of(at)]
        total = 0.0
        index: i64 = 0
        for sign in signs_of(at):
            if sign != 0.0:
                total += sign * weights[index]
            index += 1
        return 1.0 / (1.0 + exp(-total))


def best_gift(judge: Judge, world: NightState, chance: Chance) -> Action | None:
    """The Key pass that helps at once; passing is free, so it comes before everything else."""
    best: Action | None = None
    highest = 0.0
    for option in world.options:
        assert isinstance(option, NightAction)
        if option.kind == GIVE:
            if best is None and highest == 0.0:
                highest = judge.worth(world)
            after = world.clone()
            decide(after, option, chance)
            worth = judge.worth(after)
            if worth > highest + AS_GOOD:
                highest = worth
                best = option
    return best


def quick_choice(judge: Judge, world: NightState, chance: Chance) -> Action:
    """The option after which the judge likes the position best, one draw imagined for each."""
    best = world.options[0]
    assert isinstance(best, NightAction)
    if best.kind == START:
        return start_choice(world)
    gift = best_gift(judge, world, chance)
    if gift is not None:
        return gift
    highest = -1.0
    for option in world.options:
        assert isinstance(option, NightAction)
        if option.kind == GIVE:
            continue
        after = world.clone()
        decide(after, option, chance)
        worth = judge.worth(after)
        if worth > highest + AS_GOOD:
            highest = worth
            best = option
    return best


def start_choice(world: NightState) -> NightAction:
    """A space at a good distance from everybody placed before."""
    torus = torus_of(world.board)
    best: NightAction | None = None
    fewest: i64 = 1000
    for option in world.options:
        assert isinstance(option, NightAction)
        off: i64 = 0
        for place in world.place:
            if place >= 0:
                gap = torus.distance(option.a, place) - START_APART
                off += gap * gap
        if best is None or off < fewest:
            fewest = off
            best = option
    assert best is not None
    return best


def finish_turn(judge: Judge, world: NightState, chance: Chance) -> None:
    """Play on with the quick policy until the next prisoner's turn begins."""
    turn = world.turn
    while world.result == RUNNING and world.turn == turn:
        decide(world, quick_choice(judge, world, chance), chance)
