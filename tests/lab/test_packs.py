"""The example packs: each is read, is another game than the standard one, and is played; a what-if is a file."""

from pathlib import Path

import pytest

from lampblack.games import find_game
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.packs import game_of
from lampblack.kernel.seat import EVERYTHING
from lampblack.lab.plan import Plan
from lampblack.lab.play import play_game

PACKS = sorted(path for path in (Path(__file__).parents[2] / "examples" / "packs").iterdir() if path.is_dir())


@pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.name)
def test_an_example_is_played_and_says_so(pack: Path) -> None:
    game = find_game(game_of(pack))
    options = game.complete({"content": game.bring(pack)})
    assert options["content"] == f"{pack.name}@{game.digest(options)}"
    assert game.digest(options) != game.digest({})
    seats = game.seats(options)
    result = play_game(Plan(game.slug, options, ("random",) * seats, 1, "1", False, 200), 0)
    assert result.actions > 0
    state = game.setup(options, SeededChance(1))
    assert game.from_text(state.to_text()) == state
    vocabulary = state.vocabulary()
    asked = state.asked()
    assert asked is not None
    assert vocabulary.mask(state.legal(asked)).count(1) == len(state.legal(asked))
    assert sum(plane.size for plane in game.planes(options)) == len(state.tensor(asked))


def test_every_game_has_one() -> None:
    games = {game_of(pack) for pack in PACKS}
    assert games == {"keys-to-the-castle", "night-cage", "nyctophobia", "stygian-society"}


def view(name: str, **options: str) -> object:
    pack = next(pack for pack in PACKS if pack.name == name)
    game = find_game(game_of(pack))
    return game.setup({"content": game.bring(pack), **options}, SeededChance(1)).observe(EVERYTHING)


def test_what_they_change() -> None:
    castle = view("small-castle", players="4")
    assert (castle.cols, castle.rows) == (5, 5)  # type: ignore[attr-defined]
    society = view("bell-stair", heroes="random", start="choose")
    assert society.floors_left["lower"] >= 12  # type: ignore[attr-defined]  # of thirteen, one may be met already
    forest = view("hale-hunted", hunter="axe", characters="none")
    assert {hunted.health for hunted in forest.players} == {3}  # type: ignore[attr-defined]
