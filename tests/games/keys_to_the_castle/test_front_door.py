"""What the game brings along."""

import msgspec
import pytest

from lampblack.bots.register import find_bot
from lampblack.games.keys_to_the_castle.game import GAMES
from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.event import perceived
from lampblack.kernel.seat import EVERYTHING
from lampblack.testkit.laws import walk
from tests.games.keys_to_the_castle.castle import GAME
from tests.games.keys_to_the_castle.subject import KEYS


def test_one_game_is_behind_it() -> None:
    assert [game.slug for game in GAMES] == [GAME.slug]


def test_its_bots_are_made_fresh_weakest_first() -> None:
    recipes = GAME.bots()
    assert [recipe.name for recipe in recipes] == ["hasty", "steady"]
    for recipe in recipes:
        assert find_bot(GAME, recipe.name) is not find_bot(GAME, recipe.name)
        with pytest.raises(Malformed, match=f"bot: {recipe.name} has no dial 'depth'; it has none"):
            find_bot(GAME, f"{recipe.name}@depth=3")


def test_views_and_facts_are_of_the_types_it_names() -> None:
    log = []
    state = GAME.setup({"players": "3"}, SeededChance(1), log)
    view = state.observe(EVERYTHING)
    assert msgspec.json.decode(msgspec.json.encode(view), type=GAME.view_type()) == view
    assert msgspec.to_builtins(view)["game"] == GAME.slug
    for fact in perceived(log, EVERYTHING):
        assert msgspec.json.decode(msgspec.json.encode(fact), type=GAME.fact_type()) == fact
        assert msgspec.to_builtins(fact)["type"] == type(fact).__name__


def test_every_number_of_players_is_measured() -> None:
    assert GAME.bench() == [{"players": "2"}, {"players": "3"}, {"players": "4"}]


def test_the_lab_remembers_the_turns() -> None:
    state = walk(KEYS, {"max_turns": "9"}, 1, 100).state
    assert state.turn_count() == 9
