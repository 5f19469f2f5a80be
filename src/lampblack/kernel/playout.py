"""Random play inside the compiled package: the benchmark's and the searchers' inner loop."""

from lampblack.kernel.chance import Chance
from lampblack.kernel.state import State


def playout(state: State, chance: Chance, limit: int) -> int:
    """Play random legal actions to the end, or until ``limit`` of them; how many were played."""
    played = 0
    while played < limit:
        legal = state.legal()
        if not legal:
            break
        state.apply(legal[chance.below(len(legal))], chance)
        played += 1
    return played


def clone_many(state: State, times: int) -> None:
    """Clone a state this often; for measuring."""
    for _ in range(times):
        state.clone()
