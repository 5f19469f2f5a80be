"""Golden playthroughs: one whole game for each number of players, as a text anybody can read.

``pytest --rewrite`` writes them anew; read the difference before committing it.
"""

from pathlib import Path

import pytest

from lampblack.games.keys_to_the_castle.model.actions import ACTION_FIELDS
from tests.games.keys_to_the_castle.playthrough import playthrough

FOLDER = Path(__file__).with_name("playthroughs")


@pytest.mark.parametrize(("players", "seed"), [(2, 12), (3, 114), (4, 88)])
def test_playthrough(players: int, seed: int, request: pytest.FixtureRequest) -> None:
    file = FOLDER / f"{players}-players.txt"
    text = playthrough(players, seed)
    if request.config.getoption("--rewrite"):
        FOLDER.mkdir(exist_ok=True)
        file.write_text(text)
    known, now = file.read_text().splitlines(), text.splitlines()
    for number, (old, new) in enumerate(zip(known, now), start=1):
        assert new == old, f"{file.name} line {number}"
    assert len(now) == len(known)


def test_the_playthroughs_show_what_there_is() -> None:
    """Together they show every kind of decision, a reshuffle, both bonuses and a win."""
    text = "".join(file.read_text() for file in sorted(FOLDER.glob("*.txt")))
    missing = [name for name in ACTION_FIELDS if f"  decides   {name}" not in text]
    assert not missing
    for words in ("The draw pile is empty", "Extra Turn on", "Extra Key on", "The Net over", "and wins!"):
        assert words in text
