"""Games that begin with the Hunted around the car, and in which the hidden shout: seldom reached by chance."""

from collections.abc import Iterator

from lampblack.games.nyctophobia.model.sketch import started
from lampblack.games.nyctophobia.state import NyctoState
from lampblack.kernel.chance import Chance, SeededChance
from lampblack.kernel.playout import decide, options_of
from lampblack.testkit.laws import choose
from tests.games.nyctophobia.forest import GAME


def gather(state: NyctoState, chance: Chance) -> None:
    """Move the Hunted to the car, or at least out of the Hunter's reach."""
    forest = state.forest
    cars = [forest.hunted_distances(forest.car_a), forest.hunted_distances(forest.car_b)]
    for far in (1, 99):
        for seat in range(1, state.seats()):
            cells = [
                cell
                for cell in range(64)
                if min(steps[cell] for steps in cars) <= far
                and cell not in state.place
                and not forest.is_tree_cell(cell)
                and not forest.is_open_between(state.place[0], cell)
            ]
            if cells and (far == 1 or forest.is_open_between(state.place[0], state.place[seat])):
                state.place[seat] = cells[chance.below(len(cells))]
            state.sketches[seat] = started(state.place[seat], forest)
            state.located[seat] = 0
    state.fresh = 0


def gathered(options: dict[str, str], seed: int) -> Iterator[NyctoState]:
    """One such game: the state at each decision; the last may be the end."""
    chance, policy = SeededChance(seed), SeededChance(f"gathered {seed}")
    state = GAME.setup(options, chance)
    assert isinstance(state, NyctoState)
    while state.slot < 0:
        decide(state, options_of(state)[0], chance)
    gather(state, chance)
    shout = state.action("BREAK_SILENCE")
    while not state.is_over():
        yield state
        for seat in range(1, state.seats()):
            if state.refuse(seat, shout) is None and policy.below(8) == 0:
                state.apply(seat, shout, chance)
        if not state.is_over():
            decide(state, choose(options_of(state), policy.below(1_000_000)), chance)
    yield state
