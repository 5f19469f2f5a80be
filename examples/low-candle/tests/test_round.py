"""Set-up, the order of a round, setting and shielding (LC-SETUP, LC-ROUND, LC-SET, LC-SHIELD, LC-DRAW)."""

import pytest
from low_candle.decisions.steps import STEPS
from low_candle.model.actions import LEAVE_BARE, PUT_SHIELD
from low_candle.model.position import SHIELDING
from room import GAME, opening, scene

from lampblack.kernel.agenda import Decision
from lampblack.kernel.answers import Malformed

DEALT = [f"draw P{seat} {height}" for seat, hand in enumerate(("1 5 9", "2 2 8")) for height in hand.split()]


@pytest.mark.rule("LC-BOX-01")
def test_two_to_four_play() -> None:
    assert [GAME.seats({"players": players}) for players in "234"] == [2, 3, 4]
    for players in "15":
        with pytest.raises(Malformed, match="none of 2, 3, 4"):
            GAME.seats({"players": players})


@pytest.mark.rule("LC-SETUP-01", "LC-SETUP-02", "LC-SETUP-03", "LC-INFO-01")
def test_the_set_up() -> None:
    room = opening(script=DEALT)
    places = room.view().places
    assert [place.hand for place in places] == [[1, 5, 9], [2, 2, 8]]
    assert all(place.has_shield for place in places)
    assert room.view().bag == 24
    assert room.asked == "P0 SET"
    assert room.told(0, ["Ada", "Bo"]) == [
        "You draw candles of heights 1, 5 and 9.",
        "Bo draws 3 candles.",
        "Round 1: you lead.",
    ]
    assert room.unused == []


@pytest.mark.rule("LC-ROUND-02", "LC-ROUND-04", "LC-DRAW-01")
def test_the_order_of_a_round() -> None:
    room = opening(3)
    order = []
    while room.view().round < 3:
        order.append(room.asked)
        room.play(room.legal()[-1])  # nobody shields
    assert order == [
        *("P0 SET", "P1 SET", "P2 SET", "P0 SHIELD", "P1 SHIELD", "P2 SHIELD"),
        *("P1 SET", "P2 SET", "P0 SET", "P1 SHIELD", "P2 SHIELD", "P0 SHIELD"),
    ]
    drawn = [fact.seat for fact in room.facts() if type(fact).__name__ == "Drew"]
    assert drawn == [2, 0, 1], "the next leader draws first"
    assert [place.hand_size for place in room.view().places] == [3, 3, 3]


@pytest.mark.rule("LC-ROUND-02")
def test_the_order_cannot_be_changed() -> None:
    room = opening(script=DEALT)
    assert room.forbids("SHIELD") == room.forbids("BARE") == "LC-ROUND-02"
    room.play("SET(1)", "SET(2)")
    assert room.forbids("SET(5)") == "LC-ROUND-02"


@pytest.mark.rule("LC-ROUND-03")
def test_only_who_is_asked_decides() -> None:
    room = opening(script=DEALT)
    assert room.forbids("P1 SET(2)") == "LC-ROUND-03"
    assert room.refusal("P1 SET(2)").text == "P0 is asked now, not you."


@pytest.mark.rule("LC-SET-01", "LC-SET-02", "LC-INFO-02")
def test_a_candle_is_set_from_the_own_hand_and_face_down() -> None:
    room = opening(script=DEALT)
    assert room.legal() == ["SET(1)", "SET(5)", "SET(9)"]
    assert room.forbids("SET(2)") == "LC-SET-02"
    room.play("SET(5)")
    place = room.view(0).places[0]
    assert (place.hand, place.candle) == ([1, 9], 5)
    other = room.view(1).places[0]
    assert (other.hand, other.is_set, other.candle, other.hand_size) == (None, True, None, 2)
    assert room.told(1, ["Ada", "Bo"]) == ["Ada sets a candle."]
    assert room.legal() == ["SET(2)", "SET(8)"], "two alike are one choice"


@pytest.mark.rule("LC-SET-03")
def test_three_alike_are_asked_for_too() -> None:
    room = scene("asked: P0 SET\nhand P0: 4 4 4\nhand P1: 1 2 3")
    assert room.asked == "P0 SET"
    assert room.legal() == ["SET(4)"]
    before = scene("asked: P1 SET\nhand P0: 1 2\ncandle P0: 3\nhand P1: 4 4 4")
    assert before.asked == "P1 SET"


@pytest.mark.rule("LC-SHIELD-01")
def test_a_shield_is_seen_by_everybody() -> None:
    room = opening(script=DEALT).play("SET(1)", "SET(2)")
    assert room.legal() == ["SHIELD", "BARE"]
    room.play("SHIELD")
    assert room.told(1, ["Ada", "Bo"]) == ["Ada's candle stands behind the shield."]
    place = room.view(1).places[0]
    assert (place.is_shielded, place.has_shield) == (True, False)


SPENT = "round: 2\nburnt: 1 2\nspent: P0\nasked: P1 SET\nhand P0: 3 4 5\nhand P1: 6 7 8"


@pytest.mark.rule("LC-SHIELD-02", "LC-SHIELD-03")
def test_a_spent_shield_is_not_asked_for() -> None:
    room = scene(SPENT).play("SET(6)", "SET(3)")
    assert room.asked == "P1 SHIELD"
    room.play("BARE")
    assert room.fact_names()[:2] == ["LeftBare", "LeftBare"], "P0's candle stays bare by itself"
    assert room.asked == "P0 SET"
    assert room.view().round == 3


@pytest.mark.rule("LC-SHIELD-02")
def test_a_shield_serves_once() -> None:
    """Nobody is asked again; whoever asks the decision itself is told why."""
    room = scene(SPENT).play("SET(6)", "SET(3)")
    room.state.agenda.append(room.state.agenda[-2])  # P0's shielding, as if it came now
    shielding = STEPS[SHIELDING]
    assert isinstance(shielding, Decision)
    refusal = shielding.refuse(room.state, PUT_SHIELD)
    assert refusal is not None
    assert refusal.rule == "LC-SHIELD-02"
    assert shielding.refuse(room.state, LEAVE_BARE) is None
