"""Refusals by the rule that forbids, where play seldom or never comes to."""

import pytest

from lampblack.kernel.action import Action
from tests.games.night_cage.boards import OUT, cross
from tests.games.night_cage.cage import Cage, alone, old, table


@pytest.mark.rule("NC-NERVE-06", "NC-NERVE-12", "NC-DEC-10")
@pytest.mark.parametrize(
    ("tile", "nerve", "step", "rule"),
    [
        ("W", 0, "hit A (1,2)", "NC-NERVE-06"),
        ("P", 0, "hit A (1,2)", "NC-NERVE-06"),
        ("P", 1, "hit A (1,2)", "NC-NERVE-12"),
        ("Qs", 1, "hit A (1,2)", "NC-NERVE-12"),
        ("X", 0, "dirge-hit A", "NC-NERVE-06"),
    ],
)
def test_why_a_hit_cannot_be_blocked(tile: str, nerve: int, step: str, rule: str) -> None:
    """Nobody is asked about it in play; whoever takes up a position there is told."""
    options = {"mode": "advanced", "boss": "both", "omens": "2", "agenda": f"{step}; next"}
    there = alone(cross(n=tile), A=f"lit nerve {nerve} key", B=OUT, **options)
    assert there.legal() == ["BLOCK(NO)"]
    assert there.forbids("BLOCK(YES)") == rule


@pytest.mark.rule("NC-NERVE-04", "NC-DEC-12")
def test_another_move_costs_a_nerve() -> None:
    board = cross(e="X").replace("X@A X . .", "X@A X X@C .")
    there = alone(board, A="lit nerve 0 key", B=OUT, C="OUT nerve 0 no key", under="G K 9T")
    there.play("MOVE(E)").fill()
    assert there.legal() == ["END", "GIVE(A,C)"]
    assert there.forbids("MOVE(W)") == there.forbids("CHARGE(W)") == "NC-NERVE-04"


@pytest.mark.rule("NC-NERVE-07", "NC-MOVE-01", "NC-MOVE-02", "NC-MOVE-03")
def test_a_charge_goes_where_a_move_could() -> None:
    walled = alone(cross(e="W").replace("X@A", "Te@A"), B=OUT)
    assert walled.forbids("CHARGE(E)") == "NC-MOVE-01"
    facing = alone(cross(e="Qe"), A="lit nerve 1 no key", B=OUT, mode="advanced", under="G Q 9T")
    assert facing.legal("MOVE") == ["MOVE(N)", "MOVE(E)", "MOVE(S)", "MOVE(W)"]
    assert facing.forbids("CHARGE(E)") == "NC-KEEP-10", "its back is open to who has no Key"
    taken = alone(cross(e="W@C"), B=OUT, C=OUT)
    assert taken.forbids("CHARGE(E)") == taken.forbids("MOVE(E)") == "NC-MOVE-03"


@pytest.mark.rule("NC-FF-03")
def test_an_unlit_keeper_is_not_taken_while_something_else_can_be() -> None:
    board = """
        Qn . . . . .
        . . X . . .
        . X X@A G@BCD . .
        . . X . . .
        . . . . . .
        . . . . . .
    """
    there = table(board, under="", mode="advanced", A="lit nerve 0 key").play("STAY")
    assert there.forbids("REMOVE(0,0)") == "NC-FF-03"
    assert "not illuminated" in there.refusal("REMOVE(0,0)").text


@pytest.mark.rule("NC-SCR-02", "NC-SCR-03")
def test_no_scramble_onto_an_empty_space_when_the_stack_is_empty_too() -> None:
    board = """
        . . . . . .
        . . . . . .
        . G@BCD X@A W . .
        . . . X . .
        . . . . . .
        . . . . . .
    """
    there = table(board, "T", under="", B=OUT, C=OUT, D=OUT).play("CHARGE(E)")
    assert there.legal() == ["SCRAMBLE(S)", "SCRAMBLE(W)"]
    assert there.forbids("SCRAMBLE(N)") == "NC-SCR-03"


@pytest.mark.rule("NC-KEY-03", "NC19-PASS-05")
def test_who_is_not_in_the_game_gets_nothing() -> None:
    there = alone(cross(), B=OUT)
    assert there.forbids("GIVE(A,E)") == there.forbids("GIVE(F,A)") == "NC-KEY-03"
    assert "no such prisoner" in there.refusal("GIVE(A,E)").text
    assert old(cross(), B=OUT).forbids("PASS(E)") == "NC19-PASS-05"


@pytest.mark.rule("NC19-DIFF-01", "NC19-KEY-02", "NC-TURN-03", "NC-DEC-17")
def test_an_action_of_the_other_edition_or_of_none() -> None:
    """Notation does not know them; whoever keeps the action from elsewhere is told all the same."""
    now, then = alone(cross(), B=OUT), old(cross(), B=OUT)

    def forbids(there: Cage, action: Action) -> str:
        refusal = there.state.refuse(0, action)
        assert refusal is not None
        return refusal.rule

    assert forbids(then, now.state.action("CHARGE(N)")) == "NC19-DIFF-01"
    assert forbids(then, now.state.action("GIVE(A,B)")) == "NC19-KEY-02"
    assert forbids(now, then.state.action("PASS(B)")) == "NC-TURN-03"
    assert forbids(now, Action("FLY", (), ())) == "NC-DEC-17"
