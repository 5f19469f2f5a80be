"""Scenes: a position played in notation, with chance by a script."""

import pytest

from lampblack.kernel.answers import IllegalAction, Malformed
from lampblack.kernel.chance import SeededChance
from lampblack.testkit.scene import Scene
from tests.kernel.highcard import HighCard

GAME = HighCard()


def test_a_scene_is_played_as_the_script_says() -> None:
    scene = Scene.at(GAME, "3 4; 0;", ["draw P0 5", "draw 1"])
    assert scene.asked == "P0 TURN"
    assert scene.legal() == ["KEEP", "SWAP"]
    assert scene.legal("SWAP") == ["SWAP"]
    scene.play("SWAP")
    assert scene.fact_names() == ["Fact", "Fact"]
    assert scene.told(0, ["Ada", "Bo"]) == ["you drew 5", "you threw 3"]
    assert scene.told(1, ["Ada", "Bo"]) == ["Ada drew", "Ada threw 3"]
    assert scene.unused == ["draw 1"]
    assert scene.view(1).players[0].card is None
    assert scene.winners is None
    scene.play("SWAP", "KEEP", "KEEP")
    assert (scene.asked, scene.winners, scene.unused) == ("nobody", (0,), [])


def test_whoever_is_named_acts() -> None:
    scene = Scene.at(GAME, "3 4; 0;")
    scene.play("P1 SIGH")
    assert scene.told(0, ["Ada", "Bo"]) == ["Bo sighs"]
    assert scene.asked == "P0 TURN"
    with pytest.raises(IllegalAction):
        scene.play("P1 KEEP")


def test_refusals_and_remarks() -> None:
    scene = Scene.at(GAME, "3 4; 0;")
    assert scene.forbids("BOAST(5)") == "HC-TURN-01"
    assert scene.refusal("P1 KEEP").text == "It is not your turn."
    assert scene.remarks(1) == ["SIGH"]
    with pytest.raises(AssertionError, match="KEEP is legal"):
        scene.refusal("KEEP")


def test_a_game_is_begun_by_the_script_too() -> None:
    scene = Scene.begin(GAME, {}, ["draw P1 2", "draw P0 4", "draw P0 5"])
    assert scene.state.to_text() == "4 2; 0; \n"
    assert scene.told(1, ["Ada", "Bo"]) == ["Ada drew", "you drew 2"]
    assert scene.play("SWAP").view().players[0].card == "5"


def test_what_chance_is_asked_is_noted_with_its_weights() -> None:
    scene = Scene.begin(GAME, {}, ["draw P0 4", "draw P1 2", "draw P0 5"])
    first = ("draw", "P0", {"1": 1, "2": 1, "3": 1, "4": 1, "5": 1})
    assert scene.questions == [first, ("draw", "P1", {"1": 1, "2": 1, "3": 1, "4": 0, "5": 1})]
    assert scene.play("SWAP").questions == [("draw", "P0", {"1": 1, "2": 0, "3": 1, "4": 0, "5": 1})]
    assert scene.play("KEEP").questions == []


def test_what_no_script_says_is_an_error_or_somebody_elses() -> None:
    with pytest.raises(Malformed, match="no line for 'draw P0'"):
        Scene.at(GAME, "3 4; 0;").play("SWAP")
    scene = Scene.at(GAME, "3 4; 0;", then=SeededChance(1)).play("SWAP")
    assert scene.view().players[0].card in ("1", "2", "5")
    assert scene.script("draw P1 3").unused == ["draw P1 3"]


def test_nobody_acts_when_all_is_over() -> None:
    with pytest.raises(AssertionError, match="the game is over"):
        Scene.at(GAME, "3 4; 4;").play("KEEP")
