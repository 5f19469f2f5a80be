"""Chance that stops and asks."""

import pytest

from lampblack.games import shelf
from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.game import Game
from lampblack.kernel.pausing import Asked, PausingChance, after
from lampblack.testkit.laws import setup_can_be_paused
from tests.games.stygian_society.table import GAME, text_of
from tests.kernel.highcard import SWAP, HighCard


@pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.slug)
def test_the_set_up_of_every_game_can_be_paused(game: Game) -> None:
    for seed, options in enumerate(game.bench()):
        setup_can_be_paused(game, options, seed)


def asked_for(told: list[str]) -> Asked:
    state = HighCard().from_text("1 2; 0;")
    with pytest.raises(Asked) as asked:
        after(state, 0, SWAP, PausingChance(told))
    assert state == HighCard().from_text("1 2; 0;")
    return asked.value


def test_a_question_says_what_may_be_and_how_likely() -> None:
    asked = asked_for([])
    (question,) = asked.questions
    assert (question.what, question.subject) == ("draw", "P0")
    assert question.possible() == [("3", 1), ("4", 1), ("5", 1)]
    assert str(asked) == "draw P0"


def test_told_it_goes_on() -> None:
    state = HighCard().from_text("1 2; 0;")
    there = after(state, 0, SWAP, PausingChance(asked_for([]).answered(["4"])))
    assert there == HighCard().from_text("4 2; 1; 1")


@pytest.mark.parametrize(
    ("outcomes", "problem"),
    [
        (["2"], "cannot happen|is none of"),
        (["7"], "is none of"),
        ([], "1 outcomes are asked for, not 0"),
        (["3", "4"], "1 outcomes are asked for, not 2"),
    ],
)
def test_what_cannot_be_is_no_answer(outcomes: list[str], problem: str) -> None:
    with pytest.raises(Malformed, match=problem):
        asked_for([]).answered(outcomes)


def test_what_was_told_for_something_else_is_refused() -> None:
    with pytest.raises(Malformed, match="'draw P1 4' was told where 'draw P0' is asked"):
        after(HighCard().from_text("1 2; 0;"), 0, SWAP, PausingChance(["draw P1 4"]))


def test_only_some_questions_are_asked_and_the_rest_is_told_from_then_on() -> None:
    state = HighCard().from_text("1 2; 0;")
    drawn = after(state, 0, SWAP, PausingChance([], asks={"fall"}, then=SeededChance(1)))
    assert drawn == after(state, 0, SWAP, SeededChance(1))
    with pytest.raises(Asked):
        after(state, 0, SWAP, PausingChance([], asks={"draw"}, then=SeededChance(1)))


def test_what_belongs_together_is_asked_together_and_answered_in_one_line() -> None:
    state = GAME.from_text(text_of())
    for text in ("ACTION(knight.steel_fist)", "TARGET(F1)"):
        state = after(state, 0, state.action(text), PausingChance())
    wild = state.action("WILD(W1)")
    with pytest.raises(Asked) as error:
        after(state, 0, wild, PausingChance())
    asked = error.value
    assert [one.subject for one in asked.questions] == ["blue", "white", "red", "yellow", "black"]
    told = asked.answered(asked.read("B1R1/W1"))
    assert told == ["fall blue 1+0", "fall white 0+1", "fall red 1+0", "fall yellow 0+0", "fall black 0+0"]
    with pytest.raises(Asked) as half:
        after(state, 0, wild, PausingChance(told[:2]))
    assert [one.subject for one in half.value.questions] == ["red", "yellow", "black"]
    with pytest.raises(Malformed, match="SS-TOWER-01"):
        asked.read("B3")
