"""Golden playthroughs: whole games as a text anybody can read.

``pytest --rewrite`` writes them anew; read the difference before committing it.
"""

from pathlib import Path

import pytest

from lampblack.testkit.golden import check_golden
from tests.games.stygian_society.playthrough import TOLD

FOLDER = Path(__file__).with_name("playthroughs")


@pytest.mark.parametrize(("players", "seed"), [(1, 26), (4, 85)])
def test_playthrough(players: int, seed: int, rewrite: bool) -> None:
    check_golden(FOLDER / f"{players}-players.txt", TOLD.text({"players": str(players)}, seed), rewrite)


def test_the_playthroughs_show_what_there_is() -> None:
    text = "".join(file.read_text() for file in sorted(FOLDER.glob("*.txt")))
    names = "D-HEROES D-START D-SUPPORT D-ACTION D-TARGET D-WILD D-RESPONSE D-PURCHASE D-PAY D-LEARN D-CHEST D-GIVE D-TRADE"
    missing = [name for name in names.split() if f" {name}\n" not in text]
    assert not missing
    for words in (
        "The team gains a level!",
        "is completed!",
        "is defeated;",
        "The heroes lose on floor",
        "found ",
    ):
        assert words in text or words.capitalize() in text, words
