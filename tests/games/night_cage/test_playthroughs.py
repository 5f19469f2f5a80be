"""Golden playthroughs, and counts of the decision tree.

``pytest --rewrite`` writes both anew; read the difference before committing it.
"""

from collections.abc import Sequence
from pathlib import Path

import pytest

from lampblack.games.night_cage.model.actions import ACTION_NAMES
from lampblack.kernel.chance import Chance
from lampblack.kernel.game import Voice
from lampblack.kernel.state import State
from lampblack.testkit.counts import counts_text
from lampblack.testkit.golden import check_golden
from lampblack.testkit.playthrough import Playthrough
from tests.games.night_cage.cage import JUNE_2019, PUBLISHED
from tests.games.night_cage.examples import EXAMPLES, open_example

FOLDER = Path(__file__).with_name("playthroughs")
GAMES = {
    "published-standard": (PUBLISHED, {"players": "3"}, 49),
    "published-advanced": (PUBLISHED, {"players": "2", "mode": "advanced", "boss": "both"}, 21),
    "june-2019-standard": (JUNE_2019, {"players": "4"}, 115),
    "june-2019-advanced": (JUNE_2019, {"players": "3", "mode": "advanced"}, 77),
}


class Told(Playthrough):
    """With the position at each turn, and the last one in sentences too."""

    def ending(self, state: State, names: Sequence[str]) -> list[str]:
        return [f"  sees      {line}" for line in self.game.describe(state.observe(0), Voice(0, names))]


@pytest.mark.parametrize("name", GAMES)
def test_playthrough(name: str, rewrite: bool) -> None:
    game, options, seed = GAMES[name]
    told = Told(game, pictured=lambda state: state.observe(-1).turn)
    check_golden(FOLDER / f"{name}.txt", told.text(options, seed), rewrite)


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


def test_decision_trees(rewrite: bool) -> None:
    """Counts to depth 1, 2, 3 from every worked example; the first that differs says where to look."""
    positions = {name: open_example(example).state for name, example in EXAMPLES.items()}
    check_golden(FOLDER / "counts.txt", counts_text(positions, (1, 2, 3), Rarest), rewrite)
