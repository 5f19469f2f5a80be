"""A quick policy: one action ahead, one draw imagined for each."""

from typing import Final

from mypy_extensions import i64

from lampblack.games.night_cage.bot.scales import Scales
from lampblack.games.night_cage.bot.ways import torus_of
from lampblack.games.night_cage.model.actions import GIVE, START, NightAction
from lampblack.games.night_cage.model.position import RUNNING
from lampblack.games.night_cage.state import NightState
from lampblack.kernel.action import Action
from lampblack.kernel.chance import Chance
from lampblack.kernel.playout import decide

AS_GOOD: Final = 1e-9
"""Worths closer than this are equal, whatever the rounding."""

START_APART: Final = 2
"""How far Start tiles are best apart."""


def best_gift(scales: Scales, world: NightState, chance: Chance) -> Action | None:
    """The Key pass that helps at once; passing is free, so it comes before everything else."""
    best: Action | None = None
    highest = 0.0
    for option in world.options():
        assert isinstance(option, NightAction)
        if option.kind == GIVE:
            if best is None and highest == 0.0:
                highest = scales.worth(world)
            after = world.clone()
            decide(after, option, chance)
            worth = scales.worth(after)
            if worth > highest + AS_GOOD:
                highest = worth
                best = option
    return best


def quick_choice(scales: Scales, world: NightState, chance: Chance) -> Action:
    """The option after which the position weighs most, one draw imagined for each."""
    best = world.options()[0]
    assert isinstance(best, NightAction)
    if best.kind == START:
        return start_choice(world)
    gift = best_gift(scales, world, chance)
    if gift is not None:
        return gift
    highest = -1.0
    for option in world.options():
        assert isinstance(option, NightAction)
        if option.kind == GIVE:
            continue
        after = world.clone()
        decide(after, option, chance)
        worth = scales.worth(after)
        if worth > highest + AS_GOOD:
            highest = worth
            best = option
    return best


def start_choice(world: NightState) -> NightAction:
    """A space at a good distance from everybody placed before."""
    torus = torus_of(world.board)
    best: NightAction | None = None
    fewest: i64 = 1000
    for option in world.options():
        assert isinstance(option, NightAction)
        off: i64 = 0
        for place in world.place:
            if place >= 0:
                gap = torus.distance(option.cell, place) - START_APART
                off += gap * gap
        if best is None or off < fewest:
            fewest = off
            best = option
    assert best is not None
    return best


def finish_turn(scales: Scales, world: NightState, chance: Chance) -> None:
    """Play on with the quick policy until the next prisoner's turn begins."""
    turn = world.turn
    while world.result == RUNNING and world.turn == turn:
        decide(world, quick_choice(scales, world, chance), chance)
