"""Sexton is better than chance, and its dial does something."""

import pytest
from low_candle.bot.sexton import Sexton
from room import GAME, scene

from lampblack.bots.register import find_bot
from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.player import Viewpoint
from lampblack.kernel.playout import play


def test_it_wins_more_often_than_chance() -> None:
    won = {"sexton": 0, "random": 0}
    for seed in range(60):
        bots = ["sexton@worlds=8", "random"] if seed % 2 else ["random", "sexton@worlds=8"]
        state = GAME.setup({}, SeededChance(seed))
        play(state, [find_bot(GAME, bot) for bot in bots], SeededChance(seed), SeededChance(-seed), 100)
        outcome = state.outcome()
        assert outcome is not None
        for seat in outcome.winners:
            won[bots[seat].partition("@")[0]] += 1
    assert won["sexton"] > 1.5 * won["random"]


def test_it_shields_what_the_wind_would_take() -> None:
    last = "round: 5\nburnt: 1 1 1 2 2 2 3 3\nasked: P1 SHIELD\nhand P0: 9 9\nhand P1: 10 10\ncandle P0: 5\ncandle P1: 4"
    room = scene(last)
    assert Sexton(20).decide(Viewpoint(room.state, 1), SeededChance(1)).text == "SHIELD"


def test_its_dial_is_checked() -> None:
    player = find_bot(GAME, "sexton@worlds=5")
    assert isinstance(player, Sexton)
    assert player.worlds == 5
    with pytest.raises(Malformed, match="from 1 to 500"):
        find_bot(GAME, "sexton@worlds=0")
