"""Who can be asked to play."""

import pytest

from lampblack.bots.register import bots_for, check_bot, find_bot
from lampblack.games import find_game, shelf
from lampblack.kernel.answers import Malformed


def test_keys_to_the_castle_has_three_the_best_last() -> None:
    assert list(bots_for(find_game("keys-to-the-castle"))) == ["random", "hasty", "steady"]


@pytest.mark.parametrize("slug", shelf())
def test_every_game_has_random(slug: str) -> None:
    assert "random" in bots_for(find_game(slug))


def test_an_unknown_bot_is_named_with_those_there_are() -> None:
    with pytest.raises(Malformed, match="'stedy' is none of random, hasty, steady"):
        find_bot(find_game("keys-to-the-castle"), "stedy")


CAGE = find_game("night-cage")


def test_a_player_is_made_fresh_for_every_seat() -> None:
    for name in bots_for(CAGE):
        assert find_bot(CAGE, name) is not find_bot(CAGE, name)


@pytest.mark.parametrize(
    ("spec", "problem"),
    [
        ("lantern@samples=0", "samples"),
        ("lantern@samples=many", "samples"),
        (f"lantern@samples={'9' * 5000}", "a number from 1 to 4096"),
        ("lantern@samples=8@samples=9", "twice"),
        ("lantern@depth=2", "no dial 'depth'; it has samples"),
        ("greedy@samples=8", "greedy has no dial 'samples'; it has none"),
        ("lantern@samples", "not of the form dial=value"),
        ("nobody@samples=8", "'nobody' is none of random, greedy, lantern, beacon"),
        ("somewhere/bot.py:Owl", "is none of random, greedy, lantern, beacon"),
    ],
)
def test_a_table_takes_only_bots_of_the_register_with_dials_in_range(spec: str, problem: str) -> None:
    with pytest.raises(Malformed, match=problem) as error:
        check_bot(CAGE, spec)
    assert error.value.field == "bot"
    check_bot(CAGE, "lantern@samples=16")
