"""The light, the darkness and candles lit again (NC-LIGHT, NC-RELIGHT)."""

import pytest

from tests.games.night_cage.boards import CORRIDOR
from tests.games.night_cage.cage import alone, table


@pytest.mark.rule("NC-LIGHT-01", "NC-LIGHT-02", "NC-LIGHT-03", "NC-LIGHT-04")
def test_what_a_prisoner_illuminates() -> None:
    board = """
        . . . . . .
        . Ih . . . .
        X Ts@A Ih . . .
        . X . . . .
        . . . . . .
        . . . . . .
    """
    view = alone(board).state.observe(0)
    lit = {space.cell for space in view.spaces if space.lit}
    assert lit == {"(2,1)", "(1,1)", "(2,0)", "(2,2)"}, "walls are lit, what is not faced is not, one space"
    edge = CORRIDOR.replace("X Ih@A X . . .", "Ih@A X . . . X")
    lit = {space.cell for space in alone(edge).state.observe(0).spaces if space.lit}
    assert lit == {"(2,0)", "(2,1)", "(2,5)"}, "light wraps"


@pytest.mark.rule("NC-LIGHT-05", "NC-LIGHT-06")
def test_who_is_out_or_falling_illuminates_nothing() -> None:
    view = alone(CORRIDOR, A="OUT nerve 0 key", B="falling (row 2) lit nerve 0 key").state.observe(0)
    assert not any(space.lit for space in view.spaces)


@pytest.mark.rule("NC-LIGHT-07", "NC-LIGHT-08", "NC-GATE-01", "NC-GATE-03", "NC-KEEP-08")
def test_the_darkness_takes_everything_at_once_but_keepers() -> None:
    board = """
        G . . . . .
        # X . . . W
        X Ih@A Ih . . .
        . . . . . .
        Qn . . . . .
        . X@B . . . .
    """
    there = alone(
        board, draws="I", under="G", mode="advanced", A="lit nerve 0 key", B="OUT nerve 0 key"
    ).play("MOVE(E)")
    assert there.discards == "G I X W X", "row by row"
    assert (there.tile(4, 0), there.tile(5, 1)) == ("Qn", "X@B"), "a Keeper, and an occupied tile"
    assert len(there.happened("WentDark")) == 1


@pytest.mark.rule("NC-LIGHT-09")
def test_who_goes_out_keeps_its_surroundings_until_the_light_step() -> None:
    board = """
        . . . . . .
        . . W . . .
        . Tw X@A Te . .
        . . X . . .
        . . . X@B . .
        . . . . . .
    """
    there = alone(board, draws="X X X", A="lit nerve 1 key", B="OUT nerve 0 key").play("MOVE(S)")
    assert there.step == "HIT"
    assert there.tile(2, 1) == "Tw", "before the hit is paid nothing is removed"
    there.play("BLOCK(NO)")
    assert there.tile(2, 1) == "."


@pytest.mark.rule("NC-LIGHT-10", "NC-LIGHT-12", "NC-LIGHT-13", "NC-DEC-03", "NC-STATE-04")
def test_filling_shows_the_tile_then_asks_where_and_how() -> None:
    there = alone(CORRIDOR, draws="T I X").play("MOVE(E)")
    assert there.state.observe(0).hand == "T"
    assert there.legal() == [
        *("PLACE(N,TN)", "PLACE(N,TE)", "PLACE(N,TW)"),
        *("PLACE(E,TN)", "PLACE(E,TE)", "PLACE(E,TS)"),
        *("PLACE(S,TE)", "PLACE(S,TS)", "PLACE(S,TW)"),
    ]
    assert there.forbids("PLACE(N,TS)") == "NC-LIGHT-12"
    assert there.forbids("PLACE(N,X)") == "NC-LIGHT-12"
    assert there.forbids("STAY") == "NC-DEC-03", "no refusing, swapping or discarding"
    there.play("PLACE(S,TE)")
    assert there.legal() == ["PLACE(N,IV)", "PLACE(E,IH)"]
    assert there.forbids("PLACE(S,IV)") == "NC-LIGHT-11"


@pytest.mark.rule("NC-LIGHT-10", "NC-DEC-03")
def test_a_closed_side_is_no_passage() -> None:
    there = alone(CORRIDOR.replace("Ih@A X", "Ih@A Tn"), draws="X X").play("MOVE(E)")
    assert there.legal() == ["PLACE(E,X)", "PLACE(S,X)"]
    assert there.forbids("PLACE(N,X)") == "NC-LIGHT-10"


@pytest.mark.rule("NC-LIGHT-11")
@pytest.mark.parametrize("there", ["X", "Ih", "#", "W", "X@B"])
def test_nothing_is_drawn_where_any_tile_lies(there: str) -> None:
    board = f"""
        . . . . . .
        . . {there} . . .
        . Ih@A Ts . . .
        . . . . . .
        . . . . . .
        . . . . . .
    """
    moved = alone(
        board,
        draws="X X X X X",
        B="OUT nerve 0 key" if "B" in there else "falling (row 5) OUT nerve 0 key",
        A="lit nerve 0 key",
    )
    moved.play("MOVE(E)")
    placed = [fact.cell for fact in moved.happened("TilePlaced")]
    assert "(1,2)" not in placed


@pytest.mark.rule("NC-LIGHT-14")
def test_placing_triggers_nothing() -> None:
    there = alone(CORRIDOR, draws="W W X", A="lit nerve 0 key").play("MOVE(E)", "PLACE(N,W)", "PLACE(S,W)")
    assert there.happened("MonstersAttacked") == []


@pytest.mark.rule("NC-LIGHT-15", "NC-FF-01", "NC-FF-08")
def test_with_an_empty_stack_passages_stay_empty() -> None:
    board = CORRIDOR.replace("X Ih@A X . .", "X Ih@A X G@BCD .")
    there = table(board, draws="X", under="", A="lit nerve 0 key").play("MOVE(E)", "PLACE(N,X)")
    assert there.tile(3, 2) == "."
    assert there.step == "FLICKER", "in the very turn that emptied the stack"
    assert there.happened("FinalFlickersBegan") != []


@pytest.mark.rule("NC-LIGHT-17", "NC-RELIGHT-02")
def test_a_light_step_darkens_fills_relights_and_darkens() -> None:
    board = """
        . . . . . .
        . . . . . .
        Ih X@A Ih X@B . .
        . . . . . .
        . . . . . .
        . . . . . .
    """
    there = alone(
        board, draws="F X", under="G X X X X", mode="advanced", B="OUT nerve 0 key", A="lit nerve 0 key"
    )
    there.play("MOVE(E)")
    order = there.fact_names()
    assert order.index("WentDark") < order.index("WasRelit") < order.index("TileDrawn")
    assert there.tile(2, 0) == "."


@pytest.mark.rule("NC-LIGHT-17", "NC-FIEND-06")
def test_the_second_darkness_sees_who_fell() -> None:
    board = """
        . . . . . .
        . . . . . .
        . X@A X . . .
        . Ih Ih@B Ih . .
        . . . . . .
        . . . . . .
    """
    there = alone(board, draws="F X X", mode="advanced", A="lit nerve 0 key", B="lit nerve 0 key").play(
        "MOVE(E)"
    )
    there.play("PLACE(E,F)")
    assert there.state.observe(0).concerned == "B"
    there.play("FALL(ROW)").fill()
    assert (there.tile(3, 1), there.tile(3, 3)) == (".", "."), "B's light went with B"
    assert (there.tile(2, 3), there.tile(3, 2)) == ("#", "#"), "lit by A, who was filled all the same"


@pytest.mark.rule("NC-LIGHT-18", "NC-DIRGE-02")
@pytest.mark.parametrize("purpose", ["fill", "land", "blind", "burn"])
def test_the_first_omen_is_replaced_whatever_it_was_drawn_for(purpose: str) -> None:
    how = {
        "fill": ("lit nerve 0 key", "MOVE(E)"),
        "blind": ("OUT nerve 0 key", "MOVE(N)"),
        "burn": ("lit nerve 0 key", "STAY"),
        "land": ("falling (row 4) lit nerve 0 key", "LAND(4,4)"),
    }
    who, action = how[purpose]
    board = CORRIDOR.replace("Ih@A", "X@A") if purpose != "land" else CORRIDOR.replace("Ih@A", "X")
    there = alone(board, draws="O X X X", under="G X X", boss="dirge", A=who).play(action)
    drawn = [(fact.tile, fact.purpose) for fact in there.happened("TileDrawn")]
    assert drawn[:2] == [("O", purpose), ("X", purpose)]
    assert len(there.happened("OmenSetAside")) == 1
    assert there.state.observe(0).omens == 1


PAIR = """
    . . . . . .
    . . . . . .
    . X@A X X@B . .
    . . . . . .
    . . . . . .
    . . . . . .
"""


@pytest.mark.rule("NC-RELIGHT-01", "NC-RELIGHT-03", "NC-DEC-03")
def test_relighting_is_a_state_test_and_the_acting_player_draws() -> None:
    there = alone(PAIR, draws="X X X X X X", under="G", A="lit nerve 0 key", B="OUT nerve 0 key").play(
        "MOVE(E)"
    )
    while there.state.observe(0).concerned == "A":
        there.play(there.legal()[0])
    assert there.who("B").lit
    assert there.state.observe(0).concerned == "B"
    assert there.state.asked() == 0, "A's player places B's tiles"
    assert there.legal() == ["PLACE(N,X)", "PLACE(E,X)", "PLACE(S,X)"], "toward B's own passages"


@pytest.mark.rule("NC-RELIGHT-01", "NC-KEY-05", "NC-GATE-02")
def test_sharing_a_gate_relights() -> None:
    board = PAIR.replace("X@A X X@B", "X@A G@BC X")
    there = alone(
        board, draws="X X X", under="G", A="lit nerve 0 key", B="OUT nerve 0 key", C="OUT nerve 0 key"
    )
    there.play("MOVE(E)").fill()
    assert there.who("B").lit
    assert there.who("C").lit


@pytest.mark.rule("NC-RELIGHT-04")
def test_relighting_goes_on_from_one_to_the_next() -> None:
    board = """
        . . . . . .
        . Ts Ts Ts Ts .
        Ih X@A X X@B X@C Ih
        . Tn Tn Tn Tn .
        . . . . . .
        . . . . . .
    """
    dark = {"B": "OUT nerve 0 key", "C": "OUT nerve 0 key"}
    there = alone(board, under="G 9T", A="lit nerve 0 key", **dark).play("MOVE(E)").fill()
    assert [fact.prisoner for fact in there.happened("WasRelit")] == ["B", "C"]
    assert [fact.by for fact in there.happened("WasRelit")] == ["A", "B"]


@pytest.mark.rule("NC-RELIGHT-04")
def test_of_several_the_next_in_turn_order_is_relit_and_filled_first() -> None:
    board = """
        . . . . . .
        . . Iv@A . . .
        . X X@B X . .
        . . Iv@C . . .
        . . . . . .
        . . . . . .
    """
    dark = {"A": "OUT nerve 0 key", "C": "OUT nerve 0 key"}
    there = alone(board, "X T T", under="G 9T", acting="B", B="lit nerve 0 key", **dark).play("STAY")
    assert (there.step, there.state.observe(0).concerned) == ("PLACE", "C"), "not A, who is before B"
    assert not there.who("A").lit, "C is filled before the next is looked at"
    there.fill()
    assert [fact.prisoner for fact in there.happened("WasRelit")] == ["C", "A"]


@pytest.mark.rule("NC-RELIGHT-04", "NC-FALL-19")
def test_a_later_one_may_be_gone_when_it_is_looked_at() -> None:
    board = """
        . . . . . .
        . . X . . .
        . X G@AB X . .
        . . Ts@C X . .
        . . . . . .
        . . . . . .
    """
    dark = {"A": "OUT nerve 0 key", "C": "OUT nerve 0 key"}
    there = alone(board, "X F", under="3G 9T", acting="B", mode="advanced", B="lit nerve 0 key", **dark)
    there.play("STAY", "PLACE(W,F)")
    assert [fact.prisoner for fact in there.happened("WasRelit")] == ["C"]
    there.play("FALL(ROW)", "FALL(ROW)").fill()
    assert (there.who("A").cell, there.who("A").lit) == (None, False), "the Pit Fiend took its Gate first"


@pytest.mark.rule("NC-RELIGHT-05")
@pytest.mark.parametrize("between", ["Iv", "#"])
def test_a_wall_or_a_pit_between_does_not_relight(between: str) -> None:
    if between == "#":
        board = PAIR.replace("X@A X X@B", "X@A # X@B")
        there = alone(board, A="lit nerve 0 key", B="OUT nerve 0 key", under="G 9X").play("STAY").fill()
    else:
        board = PAIR.replace("X@A X X@B", "X@A X Iv@B")
        there = alone(board, A="lit nerve 0 key", B="OUT nerve 0 key", under="G 9X").play("MOVE(E)").fill()
    assert not there.who("B").lit
