"""How many ways lead on from a position: every decision with everything chance can answer.

A number that changes without a change of the rules is a bug that no other test may see. On a failure the
count is divided by first action, to be compared with the commit before. ``pytest --rewrite`` writes counts.toml.
"""

import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from lampblack.kernel.branches import branches
from lampblack.kernel.chance import Chance
from lampblack.kernel.playout import decide, options_of
from lampblack.kernel.state import State
from tests.games.keys_to_the_castle.castle import Table, alder, all_but, birch
from tests.games.keys_to_the_castle.examples import EXAMPLES

FILE = Path(__file__).with_name("counts.toml")


def corridor() -> Table:
    """Two players face each other with few cards of use: a narrow tree, looked at deeper."""
    hands = ["HS HS HS NT", "NT KR KR"]
    discard = all_but(f"{' '.join(hands)} KR SP PL PL PL PL")
    doors = "C7=Go.0 C6=Bo.. C5=Yx.. C4=Bo.1 B7=Yt.. D7=RoP. A7=RkP. B4=RoP. B1=R#P."
    return alder(doors, hands=hands, discard=discard, passages="C6-B7")


def crowd() -> Table:
    """Four players on and around bonus tiles, at MOVE."""
    doors = "C3=Ro.1 D3=Yo.3 C4=Bk.. C5=Yo.0 D5=Bt.. D4=Gt.2"
    return birch(doors, step="MOVE", hands=["HS HS HS", "NT KR KR", "NT KR KR", "KR KR KB"])


POSITIONS: dict[str, Callable[[], Table]] = EXAMPLES | {"corridor": corridor, "crowd": crowd}


def outcomes(state: State, text: str) -> list[State]:
    def happen(chance: Chance) -> State:
        there = state.clone()
        decide(there, there.action(text), chance)
        return there

    return [there for there, _ in branches(happen)]


def count(state: State, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(divide(state, depth).values())


def divide(state: State, depth: int) -> dict[str, int]:
    """The count shared out among the first actions."""
    return {
        action.text: sum(count(there, depth - 1) for there in outcomes(state, action.text))
        for action in options_of(state)
    }


@pytest.fixture(scope="module")
def expected(request: pytest.FixtureRequest) -> dict[str, dict[str, int]]:
    known = tomllib.loads(FILE.read_text())
    if request.config.getoption("--rewrite"):
        known = {
            name: {depth: count(POSITIONS[name]().state, int(depth)) for depth in known[name]}
            for name in known
        }
        lines = ["# Written by pytest --rewrite; see test_counts.py."]
        for name, depths in known.items():
            lines += ["", f'["{name}"]', *(f"{depth} = {number}" for depth, number in depths.items())]
        FILE.write_text("\n".join(lines) + "\n")
    return known


CASES = [(name, int(depth)) for name, depths in tomllib.loads(FILE.read_text()).items() for depth in depths]


@pytest.mark.rule("KC-ACT-02", "KC-ACT-03", "KC-ACT-04")
@pytest.mark.parametrize(("name", "depth"), CASES)
def test_count(name: str, depth: int, expected: dict[str, dict[str, int]]) -> None:
    state = POSITIONS[name]().state
    shares = divide(state, depth)
    total, due = sum(shares.values()), expected[name][str(depth)]
    table = "\n".join(f"{share:8d}  {action}" for action, share in shares.items())
    assert total == due, f"{name} to depth {depth}: {total}, not {due}\n{table}"


def test_the_first_turn_by_hand() -> None:
    """EX-01: ten yellow doors by Key and forty by Skeleton Key turn out in four ways each; 40 Padlocks, 56
    passages and four discards in one."""
    assert count(EXAMPLES["EX-01"]().state, 1) == 4 * (10 + 40) + 40 + 56 + 4
