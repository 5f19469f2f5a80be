"""What is dropped, decided before any tower is asked: so that both models get the same."""

from typing import Final, NamedTuple

from lampblack.games.stygian_society.model.pieces import COLORS, CUBES_PER_COLOR
from lampblack.kernel.chance import SeededChance

FEWEST: Final = 3
MOST: Final = 9  # SS-TOW-20


class Schedule(NamedTuple):
    """One chain of drops into a tower that is empty at first: the colors wished for, drop by drop."""

    drops: list[list[int]]


def make_schedules(chains: int, drops: int, seed: str) -> list[Schedule]:
    chance = SeededChance(f"{seed}/schedule")
    return [
        Schedule(
            [
                [chance.below(COLORS) for _ in range(FEWEST + chance.below(MOST - FEWEST + 1))]
                for _ in range(drops)
            ]
        )
        for _ in range(chains)
    ]


def take(wishes: list[int], inside: list[int]) -> list[int]:
    """The wishes as cubes of the bank: a color of which all are inside gives way to the next."""
    taken = [0] * COLORS
    for wish in wishes:
        color = wish
        while inside[color] + taken[color] == CUBES_PER_COLOR:
            color = (color + 1) % COLORS
        taken[color] += 1
    return taken
