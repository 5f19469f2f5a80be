"""What a game's own scripts weigh when they are sent: everything built from its folder, what is fetched late too."""

import gzip

import pytest

from lampblack.server.built import FOLDER
from tests.browser.building import build_page


@pytest.mark.parametrize(("game", "most"), [("nyctophobia", 60_000)])
def test_a_games_own_scripts_stay_light(game: str, most: int) -> None:
    build_page()
    scripts = list((FOLDER / "assets" / game).glob("*.js"))
    assert {name.name.split("-")[0] for name in scripts} >= {game, "cover"}, (
        "built before scripts had folders"
    )
    weights = {path.name: len(gzip.compress(path.read_bytes())) for path in scripts}
    assert sum(weights.values()) < most, weights
