"""Golden playthroughs: whole games as a text anybody can read.

``pytest --rewrite`` writes them anew; read the difference before committing it.
"""

from pathlib import Path

import pytest

from tests.games.stygian_society.playthrough import play

FOLDER = Path(__file__).with_name("playthroughs")


@pytest.mark.parametrize(("players", "seed"), [(1, 52), (4, 28)])
def test_playthrough(players: int, seed: int, request: pytest.FixtureRequest) -> None:
    file = FOLDER / f"{players}-players.txt"
    _, now = play(players, seed)
    if request.config.getoption("--rewrite"):
        FOLDER.mkdir(exist_ok=True)
        file.write_text("\n".join(now) + "\n")
    known = file.read_text().splitlines()
    for number, (old, new) in enumerate(zip(known, now), start=1):
        assert new == old, f"{file.name} line {number}"
    assert len(now) == len(known)


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
