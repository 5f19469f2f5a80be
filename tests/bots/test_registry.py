"""Who can be asked to play."""

import pytest

from lampblack.bots.register import bots_for, find_bot
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
