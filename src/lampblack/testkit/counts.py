"""How many ways lead on from a position, decision by decision.

A number that changes without a change of the rules is a mistake that no other test may see. The shares of
the first decision's kinds stand beside each number and say where to look.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

from lampblack.kernel.action import Action
from lampblack.kernel.branches import branches
from lampblack.kernel.chance import Chance
from lampblack.kernel.playout import decide, options_of
from lampblack.kernel.state import State

Luck = Callable[[], Chance]
"""How chance answers where not every answer shall be looked at."""


def count(state: State, depth: int, luck: Luck | None = None) -> int:
    """The ways to make so many decisions, with everything that chance can answer."""
    if depth == 0 or state.asked() is None:
        return 1
    return sum(divide(state, depth, luck).values())


def divide(state: State, depth: int, luck: Luck | None = None) -> dict[Action, int]:
    """The count shared out among the first decisions."""
    return {
        action: sum(count(there, depth - 1, luck) for there in outcomes(state, action, luck))
        for action in options_of(state)
    }


def outcomes(state: State, action: Action, luck: Luck | None) -> Iterator[State]:
    def happen(chance: Chance) -> State:
        there = state.clone()
        decide(there, action, chance)
        return there

    if luck is not None:
        yield happen(luck())
        return
    for there, _ in branches(happen):
        yield there


def counts_text(
    positions: Mapping[str, State], depths: Sequence[int] = (1, 2), luck: Luck | None = None
) -> str:
    """The counts of some positions as a text for a golden file."""
    lines: list[str] = []
    for name, state in positions.items():
        lines.append(name)
        for depth in depths:
            shares: dict[str, int] = {}
            for action, share in divide(state, depth, luck).items():
                shares[action.name] = shares.get(action.name, 0) + share
            parts = " + ".join(f"{kind} {share}" for kind, share in shares.items())
            lines.append(f"  {depth}: {sum(shares.values())} = {parts}")
    return "\n".join(lines) + "\n"
