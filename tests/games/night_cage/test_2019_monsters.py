"""Wax Eaters and landings in the edition of June 2019 (NC19-MON, NC19-FALL)."""

import pytest

from tests.games.night_cage.boards import EMPTY_BOARD, OUT, cross
from tests.games.night_cage.cage import old


@pytest.mark.rule("NC19-LIGHT-02", "NC19-MON-04")
def test_a_discovered_monster_is_not_set_off_by_its_discovery() -> None:
    there = old(cross(e="X"), "W T T", B=OUT).play("MOVE(E)", "PLACE(N,W)").fill()
    assert there.happened("MonstersAttacked") == []
    struck = old(cross(w="W", e="X"), "W T T", B=OUT).play("MOVE(E)", "PLACE(E,W)").fill()
    cells = [strike.cell for strike in struck.happened("MonstersAttacked")[0].strikes]
    assert cells == ["(2,1)", "(2,4)"], "but a strike that reaches it triggers it"


@pytest.mark.rule("NC19-LIGHT-03", "NC19-MON-02", "NC19-MON-03")
def test_a_revealed_passage_sets_off_what_was_there_before() -> None:
    board = """
        . . . . . .
        . . . . . .
        . Ih@A X . W .
        . . . . . .
        . . . . . .
        . . . . . X@B
    """
    there = old(board, "X X X", under="3G 20T", B=OUT).play("MOVE(E)")
    assert there.state.observe(0).monsters[0].set_off is False
    there.play("PLACE(E,X)")
    assert there.state.observe(0).monsters[0].set_off is True
    there.fill()
    assert [fact.prisoner for fact in there.happened("WasHit")] == ["A"]
    wall = old(board, "T X X", under="3G 20T", B=OUT).play("MOVE(E)", "PLACE(E,TE)").fill()
    assert wall.happened("MonstersAttacked") == []


@pytest.mark.rule("NC19-MON-03", "NC19-RELIGHT-03")
def test_step_seven_and_swaps_reveal_nothing() -> None:
    board = """
        . . . . . .
        . . . . . .
        X@A X Ts@B . . .
        . . . . . .
        Ih@C W . . . .
        . . . . . .
    """
    there = old(board, "X", A=OUT, under="3G 20T").play("MOVE(E)", "PLACE(S,X)").fill()
    assert there.who("A").lit
    assert there.happened("MonstersAttacked") == [], "the tile joins A with the Wax Eater, in step 7"
    swapped = old(cross(e="W"), "W", B=OUT).play("STAY", "SWAP(W)").fill()
    assert swapped.happened("MonstersAttacked") == []


@pytest.mark.rule("NC19-FALL-01", "NC19-MON-02", "NC19-MON-05")
def test_a_landing_tile_can_be_a_revealed_passage() -> None:
    board = """
        . . . . . .
        . . . . . .
        . . . W Ih@B .
        . . . . . .
        . . . . . .
        . . . . . .
    """
    there = (
        old(board, "X X X X", under="3G 25T", A="falling (column 3) lit nerve 0 key").play("LAND(1,3)").fill()
    )
    assert there.step == "ACT"
    assert there.state.observe(0).monsters[0].set_off, "and waits for step 5"
    there.play("STAY").fill()
    hits = {fact.prisoner for fact in there.happened("WasHit")}
    assert hits == {"A", "B"}


@pytest.mark.rule("NC19-FALL-03", "NC19-MON-08", "NC19-DEC-05")
def test_landing_on_a_wax_eater_means_jumping_again() -> None:
    there = old(EMPTY_BOARD, "W T T T", A="falling (row 2) lit nerve 0 key", B=OUT).play("LAND(2,2)")
    assert there.step == "FALL", "no scramble"
    there.play("FALL(COLUMN)")
    assert there.state.observe(0).acting == "B", "the turn is over"
    board = """
        . . . . . .
        . . W . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . X@B . . . .
    """
    both = old(board, "W", under="3G 25T", A="falling (row 2) lit nerve 0 key", B=OUT).play("LAND(2,2)")
    cells = [strike.cell for strike in both.happened("MonstersAttacked")[0].strikes]
    assert cells == ["(1,2)", "(2,2)"], "together with what the landing tile set off"
    assert [fact.prisoner for fact in both.happened("WasHit")] == ["A", "A"]


@pytest.mark.rule("NC19-MON-01")
@pytest.mark.parametrize(
    ("board", "attacks"),
    [
        (cross(n="W"), True),
        (cross(e="X").replace(". . X . . .", ". . X W . .", 1), True),
        (cross(n="Tw").replace(". . Tw .", ". W Tw ."), False),
    ],
)
def test_set_off_by_movement_at_both_ends(board: str, attacks: bool) -> None:
    there = old(board, "X X X", B=OUT).play("MOVE(E)").fill()
    assert bool(there.happened("MonstersAttacked")) is attacks


@pytest.mark.rule("NC19-MON-05", "NC19-MON-09", "NC19-MON-11")
def test_all_attack_together_and_hits_have_an_order() -> None:
    board = """
        . . . . . .
        . . W Ih@C W .
        . . X@A X . .
        . . . . . .
        . . . . . .
        . . . . . X@B
    """
    there = old(board, under="3G 30T", B=OUT, C="lit nerve 0 key").play("MOVE(E)").fill()
    assert len(there.happened("MonstersAttacked")) == 1
    hits = [(fact.prisoner, fact.cell) for fact in there.happened("WasHit")]
    assert hits == [("C", "(1,2)"), ("C", "(1,4)")], "strikes pass through, row then column"


@pytest.mark.rule("NC19-MON-07", "NC19-DIFF-04", "NC19-LO-04")
def test_stepping_onto_a_wax_eater() -> None:
    board = cross(e="W", n="W")
    there = old(board, "T T T X", under="3G 25T", B=OUT).play("MOVE(E)")
    cells = [strike.cell for strike in there.happened("MonstersAttacked")[0].strikes]
    assert cells == ["(1,2)", "(2,3)"], "with all monsters set off so far"
    assert [fact.purpose for fact in there.happened("TileDrawn")] == [], "before step 3"
    assert there.tile(2, 3) == "W@A"
    there.play("SCRAMBLE(S)").fill()
    while there.step == "SCRAMBLE_TURN":
        there.play(there.legal()[0])
    assert len(there.happened("MonstersAttacked")) == 1, "they do not attack again in step 5"


@pytest.mark.rule("NC19-MON-10")
def test_a_hit_costs_three_and_cannot_be_reduced() -> None:
    there = old(cross(n="W"), "X X X T I T", B=OUT).play("MOVE(S)").fill()
    assert there.happened("WasHit")[0].tiles == ["T", "I", "T"]
    assert not there.who("A").lit


@pytest.mark.rule("NC19-MON-01", "NC19-FALL-02")
def test_a_pit_leapt_into_is_not_in_sight() -> None:
    board = cross(e="#").replace("X@A # .", "X@A # W")
    there = old(board, B=OUT).play("MOVE(E)", "FALL(ROW)")
    assert there.happened("MonstersAttacked") == []


@pytest.mark.rule("NC19-PASS-03", "NC19-FALL-01", "NC19-MON-02")
def test_a_substitutes_landing_reveals_like_any_other() -> None:
    board = """
        . . . . . .
        . Ts . W Ih@B .
        Tw X@A Te . . .
        . Tn . . . .
        . . . . . .
        . . . . . .
    """
    there = old(board, "X X X", under="3G 25T", C="falling (column 3) OUT nerve 0 key").play(
        "PASS(C)", "LAND(2,3)"
    )
    assert there.state.observe(0).acting == "C"
    assert there.state.observe(0).monsters[0].set_off


@pytest.mark.rule("NC19-PIT-03", "NC19-DIFF-04", "NC19-MON-07")
def test_scrambling_back_onto_the_crumbling_tile_left() -> None:
    there = old(cross(e="W").replace("X@A", "Ih@A"), "T T T", under="3G 12T", B=OUT)
    there.play("MOVE(E)", "SCRAMBLE(W)")
    assert (there.step, there.tile(2, 2)) == ("FALL", "#@A"), "it collapses in step 4 and takes A along"
    there.play("FALL(ROW)")
    assert len(there.happened("MonstersAttacked")) == 1
