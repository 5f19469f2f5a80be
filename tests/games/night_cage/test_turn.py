"""The turn (NC-TURN)."""

import pytest

from tests.games.night_cage.boards import CORRIDOR
from tests.games.night_cage.cage import alone, table


@pytest.mark.rule("NC-TURN-01", "NC-TURN-04", "NC-TURN-05", "NC-TURN-06", "NC-TURN-09")
def test_the_order_of_steps() -> None:
    board = """
        . . . . . .
        . . W . . .
        . . Iv@A . . .
        . . Iv . . .
        . . Iv@B . . .
        . . . . . .
    """
    falls = alone(board, draws="X X X X", under="G", A="lit nerve 0 key", B="lit nerve 0 key")
    falls.play("STAY", "FALL(ROW)")
    steps = ["Stayed", "TileDrawn", "Burned", "PitsFormed", "Fell", "MonstersAttacked", "WentDark"]
    assert falls.fact_names()[: len(steps)] == steps, "stay, pits form, fall, attack, darkness"
    moves = alone(board.replace("Iv@B", "."), draws="X X X X X", A="lit nerve 0 key").play("MOVE(S)")
    steps = ["Moved", "PitsFormed", "MonstersAttacked", "WentDark", "TileDrawn", "TilePlaced"]
    assert moves.fact_names()[: len(steps)] == steps, "move, pits form, attack, darkness, light"


@pytest.mark.rule("NC-TURN-02", "NC-FALL-13", "NC-FIEND-05")
def test_a_landing_that_ends_in_a_fall_skips_the_rest_of_the_turn() -> None:
    board = """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        X@B . . . . .
    """
    there = alone(board, draws="F X X", mode="advanced", A="falling (row 2) lit nerve 2 key")
    there.play("LAND(2,2)")
    assert there.state.observe(0).concerned == "A"
    there.play("FALL(COLUMN)")
    assert there.state.observe(0).acting == "B"
    assert there.who("A").line == "column 2"


@pytest.mark.rule("NC-TURN-03", "NC-MOVE-09", "NC-DEC-06", "NC-DEC-17")
def test_move_or_stay_and_nothing_else() -> None:
    there = alone(CORRIDOR)
    assert there.legal() == ["MOVE(E)", "MOVE(W)", "STAY"]
    assert there.forbids("END") == "NC-DEC-06"
    assert there.forbids("FORCED_STAY") == "NC-LO-06"


@pytest.mark.rule("NC-TURN-07", "NC-NERVE-04", "NC-DEC-12", "NC-PIT-10")
def test_move_again_carries_out_every_step_each_time() -> None:
    there = alone(
        CORRIDOR, draws="I T T", under="G X X X X X", A="lit nerve 2 key", B="falling (row 0) OUT nerve 0 key"
    )
    there.play("MOVE(E)")
    there.play("PLACE(E,IH)", "PLACE(N,TN)", "PLACE(S,TS)")
    assert (there.step, there.tile(2, 1)) == ("AGAIN", "#")
    assert "END" in there.legal()
    there.script("tile X").play("MOVE(E)")
    assert there.who("A").nerve == 1
    assert there.tile(1, 2) == ".", "the tiles drawn for the first Move went dark after the second"
    there.play("MOVE(E)").fill()
    assert there.tile(2, 3) == "#", "entered and left within one turn"
    assert there.who("A").nerve == 0
    assert there.state.observe(0).acting != "A", "no Nerve, no third extra Move"


@pytest.mark.rule("NC-TURN-08", "NC-DEC-14", "NC-KEY-04")
def test_keys_pass_before_the_act_and_after_the_light() -> None:
    board = """
        . . . . . .
        . Ts Ts . . .
        Tw X@A X@B Te . .
        . Tn Tn . . .
        . . . . . .
        . . . . . .
    """
    there = alone(board, draws="X X X", under="G K", B="OUT nerve 1 no key", A="lit nerve 0 key")
    assert "GIVE(A,B)" in there.legal()
    assert there.state.asked() == 0
    there.play("GIVE(A,B)")
    assert there.step == "ACT"
    assert "GIVE(B,A)" in there.legal(), "as often as they like"
    there.play("GIVE(B,A)", "STAY").fill()
    assert there.step == "AGAIN"
    assert there.legal() == ["END", "GIVE(A,B)"]
    there.play("GIVE(A,B)", "END")
    assert (there.who("A").key, there.who("B").key) == (False, True)


@pytest.mark.rule("NC-TURN-09", "NC-FF-02", "NC-NERVE-13")
def test_flickers_come_once_after_all_moves() -> None:
    board = """
        . . . . . .
        . . . . . .
        X Ih@A X X G@BCD .
        . . . . . .
        . . . . . .
        . . . . . .
    """
    there = table(board, under="", A="lit nerve 2 key").play("MOVE(E)")
    assert there.step == "AGAIN", "no flicker between the Moves"
    there.play("MOVE(E)", "END")
    assert there.step == "FLICKER"
    there.play(there.legal("REMOVE")[0])
    assert there.state.observe(0).acting == "B"


@pytest.mark.rule("NC-TURN-10")
def test_the_next_prisoner_acts() -> None:
    board = CORRIDOR.replace("X Ih@A X .", "X Ih@D X .")
    there = alone(board, draws="X", acting="D", A="falling (row 0) OUT nerve 0 key").play("STAY", "FALL(ROW)")
    assert (there.state.observe(0).acting, there.state.observe(0).turn) == ("A", 2)


@pytest.mark.rule("NC-TURN-11", "NC-FALL-02")
def test_a_fall_ends_the_actions_but_not_the_bookkeeping() -> None:
    board = CORRIDOR.replace("X Ih@A X .", "X Ih@A # .")
    there = alone(board, draws="X", A="lit nerve 2 key", B="falling (row 0) OUT nerve 0 key").play(
        "MOVE(E)", "FALL(ROW)"
    )
    assert there.state.observe(0).acting == "B", "no Move Again, whatever the Nerve"
    assert all(cell == "." for row in there.board for cell in row), "darkness came all the same"
