"""Golden playthroughs, and counts of the decision tree.

``pytest --rewrite`` writes both anew; read the difference before committing it.
"""

from collections.abc import Sequence
from pathlib import Path

import pytest

from lampblack.games.night_cage.model.actions import ACTION_NAMES
from lampblack.games.night_cage.state import NightState
from lampblack.kernel.chance import Chance
from lampblack.kernel.playout import decide, options_of
from tests.games.night_cage.cage import JUNE_2019, PUBLISHED
from tests.games.night_cage.examples import EXAMPLES, open_example
from tests.games.night_cage.playthrough import playthrough

FOLDER = Path(__file__).with_name("playthroughs")
GAMES = {
    "published-standard": (PUBLISHED, {"players": "3"}, 49),
    "published-advanced": (PUBLISHED, {"players": "2", "mode": "advanced", "boss": "both"}, 21),
    "june-2019-standard": (JUNE_2019, {"players": "4"}, 115),
    "june-2019-advanced": (JUNE_2019, {"players": "3", "mode": "advanced"}, 77),
}


@pytest.mark.parametrize("name", GAMES)
def test_playthrough(name: str, request: pytest.FixtureRequest) -> None:
    file = FOLDER / f"{name}.txt"
    text = playthrough(*GAMES[name])
    if request.config.getoption("--rewrite"):
        FOLDER.mkdir(exist_ok=True)
        file.write_text(text)
    known, now = file.read_text().splitlines(), text.splitlines()
    for number, (old, new) in enumerate(zip(known, now), start=1):
        assert new == old, f"{file.name} line {number}"
    assert len(now) == len(known)


def test_the_playthroughs_show_what_there_is() -> None:
    text = "".join(file.read_text() for file in sorted(FOLDER.glob("*.txt")))
    missing = [name for name in ACTION_NAMES if f"  decides   {name}" not in text]
    assert missing == ["SUSTAIN"], "rare in random play; the tests of Nerve have it"


class Rarest(Chance):
    """Always the rarest tile there is, so that a position has one decision tree."""

    def pick(self, what: str, subject: str, names: Sequence[str], weights: list[int]) -> int:
        return min((weight, index) for index, weight in enumerate(weights) if weight > 0)[1]

    def below(self, n: int) -> int:
        return 0


def count(state: NightState, depth: int) -> int:
    """How many ways the next decisions can go."""
    legal = options_of(state)
    if depth == 1 or not legal:
        return max(len(legal), 1)
    total = 0
    for action in legal:
        world = state.clone()
        decide(world, action, Rarest())
        total += count(world, depth - 1)
    return total


def test_decision_trees(request: pytest.FixtureRequest) -> None:
    """Counts to depth 1, 2, 3 from every worked example; the first that differs says where to look."""
    file = FOLDER / "counts.txt"
    lines = []
    for name, example in EXAMPLES.items():
        state = open_example(example).state
        lines.append(f"{name} {' '.join(str(count(state, depth)) for depth in (1, 2, 3))}")
    if request.config.getoption("--rewrite"):
        file.write_text("\n".join(lines) + "\n")
    assert lines == file.read_text().splitlines()
