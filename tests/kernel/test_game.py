"""Options, voices, viewpoints, playouts: the small parts around a game."""

import pytest

from lampblack.games import find_game, shelf
from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.game import Game, Option, Voice
from lampblack.kernel.player import RandomPlayer, Viewpoint
from lampblack.kernel.playout import clone_many, playout
from lampblack.kernel.seat import EVERYTHING, SPECTATOR
from tests.kernel.highcard import KEEP, SWAP, HighCard


class Dials(Game):
    def __init__(self) -> None:
        super().__init__("dials", "Dials")

    def options(self) -> list[Option]:
        return [Option("players", "how many", "3", ("2", "3")), Option("limit", "how long", "none")]


def test_defaults_are_filled_in() -> None:
    assert Dials().complete({}) == {"players": "3", "limit": "none"}
    assert Dials().complete({"limit": "any text", "players": "2"}) == {"players": "2", "limit": "any text"}
    assert (Dials().seats({}), Dials().seats({"players": "2"})) == (3, 2)


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"colour": "red"}, "colour: Dials has no such option; it has players, limit"),
        ({"players": "4"}, "players: '4' is none of 2, 3"),
        ({"players": ""}, "players: '' is none of 2, 3"),
    ],
)
def test_a_wrong_option_is_named(options: dict[str, str], problem: str) -> None:
    with pytest.raises(Malformed, match=problem):
        Dials().complete(options)


def test_the_shelf() -> None:
    for slug, game in shelf().items():
        assert game.slug == slug
        assert find_game(slug) is game
        assert game.options()[0].name == "players"
    with pytest.raises(Malformed, match="game: 'chess' is none of keys-to-the-castle"):
        find_game("chess")


def test_a_voice_says_you_to_the_viewer() -> None:
    voice = Voice(1, ["Ada", "Bo"])
    assert (voice.name(0), voice.name(1)) == ("Ada", "you")
    assert voice.subject(1, "open", "opens") == "You open"
    assert voice.subject(0, "open", "opens") == "Ada opens"
    assert (voice.is_you(1), voice.is_you(0)) == (True, False)
    for viewer in (SPECTATOR, EVERYTHING):
        assert not Voice(viewer, ["Ada", "Bo"]).is_you(1)
        assert Voice(viewer, ["Ada", "Bo"]).name(1) == "Bo"


def test_a_viewpoint_gives_one_seats_view_options_and_imagination() -> None:
    game = HighCard()
    state = game.from_text("3 4; 1; 2")
    here = Viewpoint(state, 1)
    assert here.view() == state.observe(1)
    assert here.legal() == [KEEP, SWAP]
    prompt = here.prompt()
    assert prompt is not None
    assert prompt.seat == 1
    assert {here.imagine(SeededChance(seed)).cards[1] for seed in range(20)} == {"4"}
    assert {here.imagine(SeededChance(seed)).cards[0] for seed in range(20)} == {"1", "3", "5"}


def test_the_random_player_plays_anything_legal() -> None:
    state = HighCard().from_text("3 4; 1; 2")
    chosen = {RandomPlayer().decide(Viewpoint(state, 1), SeededChance(seed)).text for seed in range(20)}
    assert chosen == {"KEEP", "SWAP"}


def test_a_playout_stops_at_the_end_or_the_limit() -> None:
    state = HighCard().setup({}, SeededChance(1))
    assert playout(state, SeededChance(1), 3) == 3
    assert state.asked() is not None
    assert playout(state, SeededChance(1), 99) == 1
    assert state.asked() is None
    assert playout(state, SeededChance(1), 99) == 0
    clone_many(state, 3)


def test_the_base_classes_promise_nothing() -> None:
    for ask in (Game("x", "X").rules, Game("x", "X").options):
        with pytest.raises(NotImplementedError):
            ask()
