"""One decision ahead: try what is worth trying in an imagined world and take the best."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from lampblack.bots.branching import Branching
from lampblack.kernel.action import Action
from lampblack.kernel.chance import Chance
from lampblack.kernel.player import Player, Viewpoint
from lampblack.kernel.playout import decide
from lampblack.kernel.seat import Seat
from lampblack.kernel.state import State

AS_GOOD: Final = 1e-9
"""Worths closer than this are equal, whatever the rounding."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Study:
    """A seat's thoughts on one imagined world, worked out once per decision."""

    def options(self) -> list[Action]:
        """The legal actions worth trying, never none."""
        raise NotImplementedError

    def matters(self) -> frozenset[str]:
        """The chance questions to average over: ``door``, or with a subject ``draw P0``."""
        raise NotImplementedError

    def worth(self, after: State) -> float:
        """How good a position one action later is for the seat: higher is better."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """What a game has to say for a bot to look ahead."""

    def study(self, world: State, seat: Seat) -> Study:
        raise NotImplementedError


@final
class Lookahead(Player):
    """Takes the action after which the judge likes the position best, chance averaged out."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge

    def decide(self, here: Viewpoint, chance: Chance) -> Action:
        world = here.imagine(chance)
        study = self.judge.study(world, here.seat)
        best: list[Action] = []
        highest = 0.0
        for action in study.options():
            worth = expected_worth(study, world, action, chance)
            if not best or worth > highest + AS_GOOD:
                best = [action]
                highest = worth
        return best[0]


def expected_worth(study: Study, world: State, action: Action, chance: Chance) -> float:
    """The worth after the action, averaged over what may come of it."""
    branching = Branching(study.matters(), chance)
    total = 0.0
    going = True
    while going:
        after = world.clone()
        decide(after, action, branching)
        total += branching.weight() * study.worth(after)
        going = branching.turn_over()
    return total
