"""Sexton: plays the round to its end in imagined worlds, and takes what most often takes the round."""

from typing import Final, final

from lampblack.kernel.action import Action
from lampblack.kernel.chance import Chance, SeededChance
from lampblack.kernel.player import Player, Viewpoint
from lampblack.kernel.playout import decide, options_of
from lampblack.kernel.seat import Seat
from lampblack.kernel.state import State
from low_candle.model.position import Position

SHIELD_WORTH: Final = 0.2
"""What a shield is worth that is kept, in rounds taken, for every round that is still to come."""
SEEDS: Final = 1_000_000


@final
class Sexton(Player):
    def __init__(self, worlds: int) -> None:
        self.worlds = worlds

    def decide(self, here: Viewpoint, chance: Chance) -> Action:
        worth = dict.fromkeys(here.legal(), 0.0)
        for _ in range(self.worlds):
            world, luck = here.imagine(chance), chance.below(SEEDS)
            for action in worth:
                worth[action] += worth_after(world, here.seat, action, luck)
        return max(worth, key=worth.__getitem__)


def worth_after(world: State, seat: Seat, action: Action, luck: int) -> float:
    """What the round brings after an action when everybody else does anything: the same luck for every action."""
    after = world.clone()
    assert isinstance(after, Position)
    chance = SeededChance(luck)
    this_round, taken = after.round, after.places[seat].taken
    decide(after, action, chance)
    while after.agenda and after.round == this_round:
        options = options_of(after)
        decide(after, options[chance.below(len(options))], chance)
    place = after.places[seat]
    return place.taken - taken + SHIELD_WORTH * place.has_shield * bool(after.agenda)
