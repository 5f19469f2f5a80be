"""Whole games inside the compiled package: the inner loop of the lab, the searchers and the benchmark."""

from lampblack.kernel.chance import Chance
from lampblack.kernel.player import Player, Viewpoint
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


def play(state: State, players: list[Player], chance: Chance, thoughts: Chance, limit: int) -> int:
    """Let the players decide to the end, or until ``limit`` decisions; how many were made.

    Players draw on ``thoughts``, the game on ``chance``: nobody who decides holds the source of
    what is still to happen, and equal seeds deal equal games whoever plays them.
    """
    viewpoints = [Viewpoint(state, seat) for seat in range(len(players))]
    played = 0
    while played < limit:
        seat = state.to_act()
        if seat is None:
            break
        said = players[seat].speak(viewpoints[seat], thoughts)
        if said is not None:
            state.interject(seat, said, chance)
            if state.to_act() != seat:
                continue  # what was said has changed who decides
        state.apply(players[seat].decide(viewpoints[seat], thoughts), chance)
        played += 1
    return played


def clone_many(state: State, times: int) -> None:
    """Clone a state this often; for measuring."""
    for _ in range(times):
        state.clone()
