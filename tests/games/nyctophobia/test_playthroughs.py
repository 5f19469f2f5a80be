"""Golden playthroughs: one whole game for each number of players, as a text anybody can read.

``pytest --rewrite`` writes them anew; read the difference before committing it.
"""

from pathlib import Path

import pytest

from lampblack.testkit.golden import check_golden
from tests.games.nyctophobia.playthrough import TELLER

FOLDER = Path(__file__).with_name("playthroughs")
GAMES = [
    ("3-players-mage", {"players": "3", "hunter": "mage", "characters": "random"}, 31),
    ("4-players", {"players": "4", "hunter": "choose", "characters": "choose"}, 96),
    ("5-players-axe", {"players": "5", "hunter": "axe", "characters": "random"}, 312),
]


@pytest.mark.parametrize(("name", "options", "seed"), GAMES, ids=[name for name, _, _ in GAMES])
def test_playthrough(name: str, options: dict[str, str], seed: int, rewrite: bool) -> None:
    check_golden(FOLDER / f"{name}.txt", TELLER.text(options, seed), rewrite)


def test_the_playthroughs_show_what_there_is() -> None:
    """Together they show a rescue, a death, a fight with a counter-attack, noise, hiding, cards and lies."""
    text = "".join(file.read_text() for file in sorted(FOLDER.glob("*.txt")))
    names = (
        "STEP",
        "SPRINT",
        "THROW",
        "HIDE",
        "CALL",
        "SEARCH",
        "COUNTER",
        "HIDE_YES",
        "PLAY",
        "CLAIM",
        "MOVE",
    )
    missing = [name for name in names if f"  decides   {name}" not in text]
    assert not missing
    for words in (
        "saved and win",
        "The Hunter wins",
        "strikes back",
        "makes noise",
        "runs into",
        "The rock flies",
    ):
        assert words in text
