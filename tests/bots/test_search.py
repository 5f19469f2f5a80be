"""The search that all games share, on the smallest game with a secret."""

from dataclasses import dataclass, field

import pytest

from lampblack.bots.mind import Mind
from lampblack.bots.search import Budget, Found, Search, rounds_for, width_of
from lampblack.bots.tree import TRIES_PER_WIDTH, Branch
from lampblack.kernel.action import Action
from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import Chance, SeededChance
from lampblack.kernel.player import Viewpoint
from lampblack.kernel.seat import Seat
from lampblack.kernel.state import State
from lampblack.lab.plan import Plan
from tests.kernel.highcard import KEEP, SWAP, HighCardState


@dataclass
class CardMind(Mind):
    """Swaps first; remembers for whom it was asked, and in which worlds."""

    ranked_for: set[Seat | None] = field(default_factory=set)
    quick_for: set[Seat | None] = field(default_factory=set)
    starts: list[tuple[str, ...]] = field(default_factory=list)

    def ranked(self, world: State, chance: Chance) -> list[Action]:
        self.ranked_for.add(world.asked())
        return list(reversed(options(world)))

    def quick(self, world: State, chance: Chance) -> Action:
        self.quick_for.add(world.asked())
        return options(world)[0]

    def is_far_enough(self, start: State, world: State) -> bool:
        assert isinstance(start, HighCardState)
        self.starts.append(tuple(start.cards))
        return False

    def worth(self, world: State, seat: Seat) -> float:
        outcome = world.outcome()
        return 0.5 if outcome is None else float(seat in outcome.winners)


def options(world: State) -> list[Action]:
    seat = world.asked()
    assert seat is not None
    return list(world.legal(seat))


def table(own: str, other: str, turn: int = 2) -> HighCardState:
    state = HighCardState()
    state.cards = [own, other]
    state.turn = turn
    return state


def searched(state: HighCardState, budget: Budget, mind: Mind | None = None, seed: int = 1) -> Found:
    return Search(mind or CardMind(), Viewpoint(state, 0), SeededChance(seed)).run(budget)


def test_keeps_a_high_card_and_swaps_a_low_one() -> None:
    assert searched(table("5", "1"), Budget(64)).options[0] == KEEP
    assert searched(table("1", "5"), Budget(64)).options[0] == SWAP


def test_what_it_does_not_know_makes_no_difference() -> None:
    """The other seat's card is the only secret."""
    found = [searched(table("3", other), Budget(40)) for other in ("1", "2", "4", "5")]
    assert len({(str(each.options), str(each.worths)) for each in found}) == 1


def test_the_same_chance_and_simulations_give_the_same_thoughts() -> None:
    first, second = (searched(table("3", "4", 0), Budget(50), seed=7) for _ in range(2))
    assert (first.options, first.worths) == (second.options, second.worths)
    assert len({str(searched(table("3", "4", 0), Budget(50), seed=seed).worths) for seed in range(6)}) > 1


def test_siblings_meet_the_same_world() -> None:
    mind = CardMind()
    searched(table("3", "4", 2), Budget(20), mind)
    kept, swapped = mind.starts[0::2], mind.starts[1::2]
    assert kept == swapped
    assert len(set(kept)) > 1


def test_another_mind_is_played_by_the_quick_policy() -> None:
    mind = CardMind()
    searched(table("3", "4", 0), Budget(200), mind)
    assert mind.ranked_for == {0}
    assert 1 in mind.quick_for


def test_seats_that_are_one_mind_are_searched_together() -> None:
    class Team(CardMind):
        def is_one_with(self, seat: Seat, asked: Seat) -> bool:
            return True

    mind = Team()
    searched(table("3", "4", 0), Budget(200), mind)
    assert mind.ranked_for == {0, 1}


def test_a_lone_option_takes_no_simulation() -> None:
    state = table("3", "4")
    state.thrown = ["1", "2", "5"]
    found = searched(state, Budget(1000))
    assert (found.options, found.simulations) == ([KEEP], 0)


def test_simulations_stay_within_the_budget() -> None:
    assert 30 <= searched(table("3", "4", 0), Budget(32)).simulations <= 32


def test_the_clock_tries_every_option_however_short_the_time() -> None:
    found = searched(table("3", "4"), Budget(1, ms=1))
    assert found.simulations >= 2
    assert set(found.options) == {KEEP, SWAP}


def test_halving_leaves_two_for_the_last_round() -> None:
    assert [rounds_for(options) for options in (2, 3, 4, 5, 8, 9)] == [1, 2, 2, 3, 3, 4]


def test_with_few_simulations_only_the_likeliest_options_are_looked_at() -> None:
    assert width_of(Budget(1000), 12) == 12
    assert width_of(Budget(24), 300) == 4
    assert width_of(Budget(1), 300) == 2
    assert width_of(Budget(1, ms=50), 300) == 300


def test_a_branch_widens_with_its_visits() -> None:
    branch = Branch()
    assert branch.choose([KEEP, SWAP]) == KEEP
    for _ in range(TRIES_PER_WIDTH - 1):
        branch.take(0.5)
        branch.follow(KEEP).take(0.5)
    assert branch.choose([KEEP, SWAP]) == KEEP
    branch.take(0.5)
    assert branch.choose([KEEP, SWAP]) == SWAP
    assert branch.choose([KEEP]) == KEEP


def test_a_branch_prefers_what_went_well() -> None:
    branch = Branch()
    for _ in range(50):
        branch.take(0.5)
        branch.follow(KEEP).take(0.2)
        branch.follow(SWAP).take(0.9)
    assert branch.choose([KEEP, SWAP]) == SWAP


def test_the_lab_refuses_a_bot_that_thinks_by_the_clock() -> None:
    plan = Plan("night-cage", {}, ("beacon@ms=20",) * 4, 1, "1", False)
    with pytest.raises(Malformed, match="beacon@ms=20 thinks by the clock, so its games do not repeat"):
        plan.check()
    for bot in ("beacon@sims=20", "beacon@sims=20@ms=none"):
        Plan("night-cage", {}, (bot,) * 4, 1, "1", False).check()
