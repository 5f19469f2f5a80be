"""The wind, who takes the round, and the end (LC-WIND, LC-END)."""

import pytest
from low_candle.knowledge.facts import RoundTaken
from room import GAME, opening, scene, set_out

from lampblack.kernel.chance import SeededChance
from lampblack.kernel.playout import playout


def takers(*candles: str, wind: int) -> list[int]:
    """Who takes a round of these candles in this wind."""
    room = set_out(*candles, script=[f"wind {wind}"]).play("BARE")
    (taken,) = [fact for fact in room.facts() if isinstance(fact, RoundTaken)]
    return taken.seats


@pytest.mark.rule("LC-WIND-02", "LC-WIND-04")
def test_the_lowest_that_burns_takes_the_round() -> None:
    assert takers("3", "7", wind=0) == [0]
    assert takers("5", "7", wind=4) == [0]
    assert takers("4", "7", wind=4) == [1], "a candle as high as the wind is strong goes out"
    assert takers("7", "5", "6", wind=4) == [1]


@pytest.mark.rule("LC-WIND-03")
def test_a_shielded_candle_burns_on() -> None:
    assert takers("1 shielded", "7", wind=6) == [0]
    assert takers("1 shielded", "2 shielded", "7", wind=8) == [0]


@pytest.mark.rule("LC-WIND-04")
def test_equally_low_ones_each_take_it() -> None:
    assert takers("5", "5", wind=4) == [0, 1]
    assert takers("6", "5", "5 shielded", "4", wind=4) == [1, 2]


@pytest.mark.rule("LC-WIND-05")
def test_when_none_burns_nobody_takes_it() -> None:
    assert takers("1", "2", wind=2) == []
    room = set_out("1", "2", script=["wind 2"]).play("BARE")
    assert "No candle burns: nobody takes the round." in room.told(0, ["Ada", "Bo"])
    assert [place.taken for place in room.view().places] == [0, 0]


@pytest.mark.rule("LC-WIND-02", "LC-WIND-06")
def test_candles_are_shown_and_burnt() -> None:
    room = set_out("3", "7", script=["wind 4"]).play("SHIELD")
    assert room.told(0, ["Ada", "Bo"])[:5] == [
        "Bo's candle stands behind the shield.",
        "A wind of strength 4 comes.",
        "Your candle of height 3 goes out.",
        "Bo's candle of height 7 burns on.",
        "Bo takes the round.",
    ]
    view = room.view(0)
    assert view.burnt == [3, 7]
    assert [place.taken for place in view.places] == [0, 1]
    assert not any(place.is_set or place.is_shielded for place in view.places)


@pytest.mark.rule("LC-WIND-01", "LC-BOX-04")
def test_the_odds_of_the_wind() -> None:
    box = opening().state.settings.box
    assert dict(zip(box.strengths, box.strength_weights)) == {0: 2, 2: 3, 4: 4, 6: 2, 8: 1}


LAST = "round: 5\nburnt: 1 1 1 2 2 2 3 3\nasked: P1 SHIELD\nhand P0: 9 9\nhand P1: 10 10\ncandle P0: 5\ncandle P1: 6"


@pytest.mark.rule("LC-ROUND-01", "LC-DRAW-01", "LC-END-01")
def test_most_rounds_win_after_the_fifth() -> None:
    room = scene(f"{LAST}\ntaken: 1 1", ["wind 4"]).play("BARE")
    assert room.asked == "nobody"
    assert room.winners == (0,)
    assert "Drew" not in room.fact_names()
    assert [place.hand_size for place in room.view().places] == [2, 2]
    outcome = room.state.outcome()
    assert outcome is not None
    assert (outcome.rule, outcome.reason) == ("LC-END-01", "took 2 rounds")
    assert room.forbids("P0 SET(9)") == "LC-END-01"


@pytest.mark.rule("LC-END-01")
def test_equally_many_share_the_win() -> None:
    assert scene(f"{LAST}\ntaken: 1 2", ["wind 4"]).play("BARE").winners == (0, 1)


@pytest.mark.rule("LC-END-02")
def test_without_any_round_taken_nobody_wins() -> None:
    room = scene(LAST, ["wind 8"]).play("BARE")
    assert room.winners == ()
    outcome = room.state.outcome()
    assert outcome is not None
    assert outcome.rule == "LC-END-02"


@pytest.mark.rule("LC-ROUND-01", "LC-BOX-03")
@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_every_game_lasts_five_rounds_and_the_bag_lasts_with_it(players: str) -> None:
    for seed in range(20):
        state = GAME.setup({"players": players}, SeededChance(seed))
        playout(state, SeededChance(seed), 100)
        view = state.observe(0)
        assert state.outcome() is not None
        assert view.round == 5
        assert len(view.burnt) == 5 * int(players)
