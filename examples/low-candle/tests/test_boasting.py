"""Speech that the rules know (LC-BOAST)."""

import pytest
from room import GAME, opening, scene, set_out

from lampblack.kernel.answers import Malformed
from lampblack.kernel.game import Voice


@pytest.mark.rule("LC-BOAST-01", "LC-INFO-03")
def test_anybody_boasts_at_any_time_truly_or_not() -> None:
    room = opening()
    before = room.asked
    room.play("P1 BOAST(1)", "P0 BOAST(10)")
    assert room.told(0, ["Ada", "Bo"]) == [
        "Bo says: I have a candle of height 1.",
        "You say: I have a candle of height 10.",
    ]
    assert [place.boast for place in room.view(-1).places] == [10, 1]
    assert room.asked == before, "who is asked is still asked"
    with pytest.raises(Malformed, match="height: '11' is none of 1, 2"):
        room.play("P1 BOAST(11)")


@pytest.mark.rule("LC-BOAST-02")
def test_once_in_a_round() -> None:
    room = set_out("3", "7").play("P0 BOAST(4)")
    assert room.forbids("P0 BOAST(5)") == "LC-BOAST-02"
    assert room.remarks(0) == []
    assert len(room.remarks(1)) == 10
    room.play("BARE")
    assert room.view().round == 2
    assert len(room.remarks(0)) == 10


@pytest.mark.rule("LC-BOAST-03")
def test_nobody_boasts_after_the_end() -> None:
    over = "round: 5\nburnt: 1 1 1 2 2 2 3 3 3 4\nhand P0: 9 9\nhand P1: 10 10"
    room = scene(over)
    assert room.forbids("P0 BOAST(4)") == "LC-BOAST-03"
    assert room.remarks(0) == room.remarks(1) == []


def test_the_menu_is_one_sentence_with_a_gap() -> None:
    room = opening()
    (phrase,) = GAME.phrases(room.state, 1, Voice(1, ["Ada", "Bo"]))
    said = phrase.all_filled()
    assert len(said) == 10
    assert said[2] == ({"type": "BOAST", "height": "3"}, "I have a candle of height 3.")
