"""Key Holders and Pit Monsters (NC19-KH, NC19-PM)."""

import pytest

from tests.games.night_cage.boards import EMPTY_BOARD, OUT, cross
from tests.games.night_cage.cage import Cage, alone, seen_by

BARE = "lit nerve 0 no key"


def old(board: str, draws: str = "", under: str = "3G Q 12T", **given: str) -> Cage:
    return alone(board, draws, under, "night-cage-2019", mode="advanced", **given)


@pytest.mark.rule("NC19-KH-01", "NC19-KH-03")
def test_key_holders_watch_front_and_flanks() -> None:
    board = cross().replace("X@A", "Qn").replace("X@B", "X@A")
    assert seen_by(old(board, A=OUT), "(2,2)") == {"(1,2)", "(2,1)", "(2,3)"}
    there = old(cross(n="Qs"), "X X X T", B=OUT).play("MOVE(S)").fill()
    assert there.happened("WasHit")[0].tiles == ["T"], "one tile at range"
    assert not there.who("A").lit


@pytest.mark.rule("NC19-KH-02")
def test_key_holders_face_who_they_are_placed_for() -> None:
    there = old(cross(e="X"), "Q", B=OUT).play("MOVE(E)")
    assert there.legal() == ["PLACE(N,QS)", "PLACE(E,QW)", "PLACE(S,QN)"]
    landed = old(EMPTY_BOARD, "Q", A="falling (row 2) lit nerve 0 key", B=OUT).play("LAND(2,2)")
    assert landed.legal() == ["TURN(QN)", "TURN(QE)", "TURN(QS)", "TURN(QW)"]


@pytest.mark.rule("NC19-KH-04", "NC19-KH-06")
def test_from_the_rear() -> None:
    there = old(cross(n="Qn"), A=BARE, B=OUT).play("MOVE(N)")
    assert there.who("A").key
    assert there.who("A").lit
    assert there.happened("MonstersAttacked") == []
    assert there.legal() == ["FALL(ROW)", "FALL(COLUMN)"]


@pytest.mark.rule("NC19-KH-05", "NC19-KH-06")
@pytest.mark.parametrize("holder", ["Qs", "Qe", "Qw"])
def test_from_front_or_flank(holder: str) -> None:
    board = cross(n=holder, w="W").replace(f". . {holder} .", f". X@C {holder} .")
    there = old(board, under="3G Q 25T", A=BARE, B=OUT, C=OUT).play("MOVE(N)")
    cells = [strike.cell for strike in there.happened("MonstersAttacked")[0].strikes]
    assert cells[:2] == ["(1,2)", "(2,1)"], "at once, with all set off so far"
    hits = [(fact.prisoner, fact.cell, len(fact.tiles)) for fact in there.happened("WasHit")]
    assert ("A", "(1,2)", 3) in hits
    assert (("C", "(1,2)", 1) in hits) is (holder != "Qe"), "at range, not behind"
    assert there.who("A").key
    assert there.step == "FALL"
    there.play("FALL(COLUMN)")
    assert there.who("A").line == "column 2"
    assert len(there.happened("MonstersAttacked")) == 1


@pytest.mark.rule("NC19-KH-07")
@pytest.mark.parametrize(("holder", "chain"), [("Qe", False), ("Qw", True)])
def test_strikes_from_behind(holder: str, chain: bool) -> None:
    board = f"""
        . . . . . .
        X@A Ih . . . .
        W Ih {holder} Ih@C . .
        . . . . . .
        . . . . . .
        . . . . . X@B
    """
    there = old(board, "I", under="3G Q 20T", B=OUT).play("MOVE(E)").fill()
    cells = [strike.cell for strike in there.happened("MonstersAttacked")[0].strikes]
    assert ("(2,2)" in cells) is chain


@pytest.mark.rule("NC19-KH-08")
def test_a_key_holder_stays_in_the_dark_but_not_before_a_pit_monster() -> None:
    there = old(cross(n="Qn"), B=OUT).play("MOVE(S)").fill()
    assert there.tile(1, 2) == "Qn"
    struck = old(cross(e="Qw"), "F", B=OUT).play("STAY", "SWAP(S)")
    assert struck.tile(2, 3) == "#"


@pytest.mark.rule("NC19-KH-09", "NC19-FALL-05", "NC19-DIFF-04")
@pytest.mark.parametrize(("key", "step"), [("no key", "FALL"), ("key", "SCRAMBLE")])
def test_landing_on_a_key_holder(key: str, step: str) -> None:
    there = old(EMPTY_BOARD, "Q T T T", A=f"falling (row 2) lit nerve 0 {key}", B=OUT, under="3G Q X 12T")
    there.play("LAND(2,2)", "TURN(QN)")
    assert (there.step, there.who("A").key) == (step, True)
    if step == "SCRAMBLE":
        there.script("tile X").play("SCRAMBLE(N)")
        assert there.step == "ACT", "the normal steps still follow"
        assert there.tile(2, 2) == "Qn"


@pytest.mark.rule("NC19-KH-10")
def test_who_holds_a_key_may_not_step_onto_a_key_holder() -> None:
    for holder in ("Qn", "Qs", "Qe", "Qw"):
        there = old(cross(n=holder), B=OUT)
        assert there.forbids("MOVE(N)") == "NC19-KH-10"
    blind = old(cross(e="."), "Q T T T", A=OUT, B=OUT).play("MOVE(E)")
    assert blind.happened("WasHit") != []
    assert (blind.step, blind.tile(2, 3)) == ("SCRAMBLE", "Qw@A")


@pytest.mark.rule("NC19-PM-01", "NC19-PM-03")
def test_a_pit_monster_takes_the_tile_just_left_too() -> None:
    board = """
        . . . . . .
        . . . . . .
        . X@A X . . .
        . . . . Qn .
        . . . . . .
        Qn . . . . .
    """
    there = old(board, "F", A=BARE, under="3G Q Q 12T").play("MOVE(E)", "PLACE(N,F)")
    pits = [tile.cell for tile in there.happened("PitsFormed")[0].tiles]
    assert pits == ["(1,2)", "(2,1)", "(3,4)"]
    assert there.tile(5, 0) == "Qn"


@pytest.mark.rule("NC19-PM-02", "NC19-FALL-04")
def test_its_victims_jump_out_of_turn_and_set_off_nothing() -> None:
    board = """
        . . . . . .
        . . . . . .
        . X@A X . . .
        . . . . X@C Qe
        . . . . . .
        . X@B . . . .
    """
    there = old(board, "F", B=OUT, C=OUT).play("MOVE(E)", "PLACE(N,F)")
    assert (there.step, there.state.asked()) == ("FALL", 2)
    there.play("FALL(ROW)").fill()
    assert there.happened("MonstersAttacked") == []


@pytest.mark.rule("NC19-PM-04", "NC19-FALL-05")
def test_a_pit_monster_burned_landed_on_or_drawn_blind() -> None:
    burned = old(cross(), "F", B=OUT).play("STAY", "SWAP(E)")
    assert (burned.tile(2, 3), burned.tile(1, 2), burned.tile(3, 2)) == ("#", "#", "#")
    landed = old(EMPTY_BOARD, "F", A="falling (row 2) lit nerve 0 key", B=OUT).play("LAND(2,2)")
    assert landed.step == "FALL"
    landed.play("FALL(COLUMN)")
    assert landed.state.observe(0).acting == "B"
    blind = old(cross(e="."), "F", A=OUT, B=OUT).play("MOVE(E)")
    assert (blind.step, blind.tile(2, 3)) == ("FALL", "#@A")
