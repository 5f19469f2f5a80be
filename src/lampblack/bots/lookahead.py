"""One decision ahead: try what is worth trying in an imagined world and take the best."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from lampblack.bots.branching import Branching
from lampblack.kernel.action import Action
from lampblack.kernel.chance import Chance
from lampblack.kernel.player import Counsel, Player, Viewpoint
from lampblack.kernel.playout import decide
from lampblack.kernel.seat import Seat
from lampblack.kernel.state import State

AS_GOOD: Final = 1e-9
"""Worths closer than this are equal, whatever the rounding."""
BEST_FEW: Final = 3
ONLY: Final = "is the only thing to do"
MOST_COMPARED: Final = 6
"""The options after the best that a reason looks at."""


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

    def terms(self, after: State) -> list[float]:
        """What the worth is made of, each the better the higher it is; none where no reason is given."""
        return []

    def because(self, gains: list[float]) -> str:
        """The reason for an action by what each term gains over the other options: ``shortens your way``."""
        return ""


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

    def explain(self, here: Viewpoint, chance: Chance) -> Counsel | None:
        world = here.imagine(chance)
        study = self.judge.study(world, here.seat)
        ranked = [(expected_worth(study, world, each, chance), each) for each in study.options()]
        ranked.sort(key=lambda pair: -pair[0])
        best = expected_terms(study, world, ranked[0][1], chance)
        if not best:
            return None
        others = [expected_terms(study, world, each, chance) for _, each in ranked[1:MOST_COMPARED]]
        if not others:
            return Counsel([(ranked[0][1], ranked[0][0])], ONLY)
        gains = [own - mean_at(others, at) for at, own in enumerate(best)]
        options = [(action, worth) for worth, action in ranked[:BEST_FEW]]
        return Counsel(options, study.because(gains))


def expected_terms(study: Study, world: State, action: Action, chance: Chance) -> list[float]:
    """The terms after the action, averaged over what may come of it."""
    branching = Branching(study.matters(), chance)
    total: list[float] = []
    going = True
    while going:
        after = world.clone()
        decide(after, action, branching)
        weight = branching.weight()
        terms = study.terms(after)
        total = [weight * term for term in terms] if not total else added(total, terms, weight)
        going = branching.turn_over()
    return total


def mean_at(rows: list[list[float]], at: int) -> float:
    total = 0.0
    for row in rows:
        total += row[at]
    return total / len(rows)


def added(total: list[float], terms: list[float], weight: float) -> list[float]:
    return [sum_so_far + weight * terms[at] for at, sum_so_far in enumerate(total)]


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
