"""What the Hunter's cards let it say (NYC-VERB)."""

import pytest

from lampblack.games.nyctophobia.model.statements import CLAIM_NAMES
from lampblack.games.nyctophobia.rules.claims import is_true
from tests.games.nyctophobia.forest import axe, mage, table


@pytest.mark.rule("NYC-VERB-01", "NYC-VERB-04", "NYC-MG-12", "NY-DP-15")
def test_laughing_wood() -> None:
    game = mage("X=A1 1=D1 2=H8 3=B1", "MG-12", "A1-B1")
    assert game.all_told()[:2] == ["all E-VERBAL{laugh}", "all E-VERBAL{taunt,2}"]
    tie = mage("X=A1 1=A8 2=H1 3=C1", "MG-12")
    assert tie.legal() == ["PICK(P1)", "PICK(P2)"]  # as far as each other
    assert tie.do("PICK(P2)")[0] == "all E-VERBAL{taunt,2}"
    alone = mage("X=A1 1=A8 2=H1", "MG-12", hidden="P1 P2")
    assert alone.all_told()[0] == "all E-VERBAL{laugh}"
    assert not any("taunt" in line for line in alone.all_told())


@pytest.mark.rule("NYC-VERB-02", "NYC-MG-09", "NY-ANN-18")
def test_truths_and_lies_come_in_any_order_and_unlabelled() -> None:
    game = mage("X=A1 1=D1 2=H8", "MG-09")
    truth, lie = "CLAIM(STEPS:P1:3)", "CLAIM(STEPS:P1:5)"
    assert {truth, lie} <= set(game.legal())
    assert game.do(lie) == ["all E-VERBAL{STEPS:P1:5}"]
    assert lie not in game.legal()
    assert "CLAIM(STEPS:P1:4)" not in game.legal()  # only the truth is left
    assert game.do(truth)[0] == "all E-VERBAL{STEPS:P1:3}"
    twice = axe("X=A1 1=D1 2=H8", "AX-01")
    twice.do("CLAIM(NEAR:P1)")
    assert "CLAIM(NEAR:P1)" not in twice.legal()  # different statements


@pytest.mark.rule("NYC-VERB-03")
@pytest.mark.parametrize(
    ("claim", "true"),
    [
        ("NEAR:P1", True),
        ("NEAR:P2", False),
        ("STEPS:P1:3", True),
        ("STEPS:P1:4", False),
        ("WITHIN:P1:3", True),
        ("WITHIN:P1:2", False),
        ("ME:P2:N", True),
        ("ME:P1:N", False),  # the same row
        ("ME:P1:W", True),
        ("CAR:P1:S", True),
        ("CAR:P2:N", True),
        ("CAR:P2:W", False),  # one of its cells is in the same column
        ("CARWITHIN:P2:1", True),
        ("CARWITHIN:P1:8", False),
        ("HALF:P1:N", True),
        ("HALF:P1:W", True),
        ("HALF:P2:E", True),
        ("HALF:P2:N", False),
        ("PAIR:P1:P2:8", False),
        ("PAIR:P2:P3:1", True),
        ("ROCK:P1:S", True),
        ("ROCK:P1:N", False),
    ],
)
def test_what_the_statements_mean(claim: str, true: bool) -> None:
    game = table("X=A1 1=D1 2=H8 3=G8", rocks="B4", hidden="P3")
    assert is_true(game.state, CLAIM_NAMES.index(claim)) == true


@pytest.mark.rule("NYC-VERB-03")
def test_statements_are_about_the_hidden_too_and_ties_are_near() -> None:
    for second, near in (("C1", [False, True, False]), ("H8", [True, False, True])):
        game = table(f"X=A1 1=D1 2={second} 3=A4", hidden="P2")
        assert [is_true(game.state, CLAIM_NAMES.index(f"NEAR:P{seat}")) for seat in (1, 2, 3)] == near


@pytest.mark.rule("NYC-VERB-02", "NYC-VERB-03")
def test_a_statement_is_refused_for_what_is_wrong_with_it() -> None:
    game = table("X=A1 1=D1 2=H8", active="P0", agenda="CLAIM:4:0:0:0")
    truths = ["CLAIM(NEAR:P1)", "CLAIM(STEPS:P1:3)"]
    for number, said in enumerate(truths, start=1):
        game.do(said)
        for again in truths[:number]:
            assert again not in game.legal()
            assert game.refusal(again).text.startswith("You have said so already")
    assert game.refusal("CLAIM(STEPS:P1:4)").text.startswith("That is not true")
    assert game.forbids("CLAIM(NEAR:P3)") == "NYC-VERB-03"
    liar = table("X=A1 1=D1 2=H8", active="P0", agenda="CLAIM:0:1:0:0")
    assert liar.refusal("CLAIM(STEPS:P1:3)").text.startswith("That is true")


@pytest.mark.rule("NYC-VERB-03")
def test_the_halves_of_the_forest_meet_in_its_middle() -> None:
    game = table("X=A1 1=D4 2=E5")
    halves = [
        [way for way in "NESW" if is_true(game.state, CLAIM_NAMES.index(f"HALF:P{seat}:{way}"))]
        for seat in (1, 2)
    ]
    assert halves == [["N", "W"], ["E", "S"]]
