"""What wraps nowhere, and what no worked example has, on the first space of the board."""

import pytest

from tests.games.night_cage.boards import OUT
from tests.games.night_cage.cage import alone

CORNER = """
    X@C . . . . .
    . . . . . .
    . . X X@A . .
    . . . . . .
    . . . . . .
    . . . . X@B .
"""


@pytest.mark.rule("NC-FIEND-03", "NC-FIEND-04")
def test_a_pit_fiends_diagonal_ends_there() -> None:
    there = alone(CORNER, "F", under="3G Q 12T", mode="advanced", A="lit nerve 0 key", B=OUT, C=OUT)
    there.play("STAY")
    assert (there.step, there.state.observe(0).concerned) == ("FALL", "C")


@pytest.mark.rule("NC-DIRGE-05")
def test_the_dirge_hits_who_is_there() -> None:
    there = alone(
        CORNER, "O", under="3G 12T", boss="dirge", omens="1", A="lit nerve 0 key", B=OUT, C="OUT nerve 1 key"
    ).play("STAY", "DIRGE(0,0,0)")
    assert (there.step, there.state.observe(0).concerned) == ("DIRGE_HIT", "C")
    there.play("BLOCK(NO)")
    assert (there.step, there.state.observe(0).concerned) == ("FALL", "C")


@pytest.mark.rule("NC-FALL-07", "NC-FALL-16", "NC-KEY-01")
def test_who_lands_there_takes_the_key() -> None:
    board = """
        K X X X X@B X
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
    """
    there = alone(board, A="falling (row 0) OUT nerve 0 no key", B=OUT, under="2G 9T").play("LAND(0,0)")
    assert there.who("A").key


@pytest.mark.rule("NC-LO-10", "NC-MON-08")
def test_a_blind_move_that_finds_nothing_sets_no_monster_off_there() -> None:
    board = """
        W X@A . . . .
        . G@BCD . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
    """
    there = alone(board, "O", under="", boss="dirge", A=OUT, B=OUT, C=OUT, D=OUT).play("MOVE(E)")
    assert there.happened("OmenSetAside") != []
    assert there.happened("MonstersAttacked") == []


@pytest.mark.rule("NC-LO-09", "NC-FALL-18")
def test_who_is_swallowed_on_the_way_sets_no_monster_off_there() -> None:
    board = """
        W Ih Ih X@A . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . X@B . . . .
    """
    there = alone(board, "O", under="3G 12T", boss="dirge", omens="1", A=OUT, B=OUT)
    there.play("MOVE(E)", "DIRGE(0,3,0)", "FALL(COLUMN)").fill()
    assert there.happened("ChasmOpened") != []
    assert there.happened("MonstersAttacked") == []
