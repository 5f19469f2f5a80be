"""The edition of June 2019, where it differs (NC19)."""

import pytest

from lampblack.games.night_cage.text.ledger import dropped, replaced
from lampblack.kernel.answers import Malformed
from tests.games.night_cage.boards import EMPTY_BOARD, FULL_ROW, OUT, cross
from tests.games.night_cage.cage import JUNE_2019, PUBLISHED, old, table

EDITION = "night-cage-2019"


@pytest.mark.rule("NC19-INH-01", "NC19-INH-02", "NC19-INH-03")
def test_what_is_inherited() -> None:
    rules = JUNE_2019.rules()
    assert "NC-GEO-03" in rules
    assert "NC-NERVE-06" not in rules
    assert "NC-MON-07" not in rules
    gone = [*dropped(), *(id for ids, _ in replaced() for id in ids)]
    assert len(gone) == len(set(gone)) == 149
    assert all(id in PUBLISHED.rules() for id in gone)
    assert len(rules.ids()) == 109 + 293 - len(gone)


@pytest.mark.rule("NC19-INH-04", "NC19-FALL-01")
def test_inherited_rules_are_meant_by_function() -> None:
    full = FULL_ROW.format(row="X # G@BC X@D X X")
    there = table(
        full, under="G 9T", edition=EDITION, A="falling (row 2) OUT nerve 0 key", B=OUT, C=OUT, D=OUT
    )
    assert there.legal() == ["LAND(2,0)", "LAND(2,2)", "LAND(2,4)", "LAND(2,5)"], "NC-FALL-16"


@pytest.mark.rule("NC19-DIFF-01", "NC19-DIFF-03", "NC19-DEC-01", "NC19-KEY-02")
def test_what_there_is_not() -> None:
    there = old(cross(e="X@C"), B=OUT, C="lit nerve 0 no key", under="G K")
    for text in ("CHARGE(N)", "BLOCK(YES)", "SUSTAIN", "END", "GIVE(A,C)", "DIRGE(0,0,0)"):
        with pytest.raises(Malformed, match="is none of"):
            there.state.action(text)
    with pytest.raises(Malformed, match="nerve"):
        old(cross(), A="lit nerve 1 key", B=OUT)


@pytest.mark.rule("NC19-TURN-01", "NC19-TURN-02", "NC19-TURN-04", "NC19-PIT-02", "NC19-MON-06")
def test_draw_collapse_attack_remove() -> None:
    board = cross(n="W").replace("X@A", "Iv@A")
    there = old(board, "X X X", B=OUT).play("MOVE(S)").fill()
    order = there.fact_names()
    steps = ["Moved", "TileDrawn", "TilePlaced", "PitsFormed", "MonstersAttacked", "WentDark"]
    assert [order.index(name) for name in steps] == sorted(order.index(name) for name in steps)
    assert there.happened("WasHit") == [], "the Pit formed in step 4 hides A in step 5"
    hit = old(cross(n="W"), "X X X", B=OUT).play("MOVE(S)").fill()
    assert hit.happened("WasHit") != []
    assert hit.tile(4, 2) == ".", "the tiles just drawn are lost again"


@pytest.mark.rule("NC19-TURN-03", "NC19-DEC-02", "NC19-LO-01", "NC19-PASS-07")
def test_move_stay_or_pass() -> None:
    lit = old(cross(), B=OUT)
    moves = ["MOVE(N)", "MOVE(E)", "MOVE(S)", "MOVE(W)"]
    assert lit.legal() == [*moves, "STAY", "PASS(B)", "PASS(C)", "PASS(D)"]
    assert lit.forbids("PASS(A)") == "NC19-PASS-03"
    out = old(cross(), A=OUT, B=OUT)
    assert out.legal() == moves
    assert out.forbids("STAY") == "NC19-LO-01"
    assert out.forbids("PASS(B)") == "NC19-PASS-07"


@pytest.mark.rule("NC19-TURN-05", "NC19-PIT-03", "NC19-DEC-05")
def test_a_leap_draws_nothing() -> None:
    there = old(cross(e="#"), B=OUT).play("MOVE(E)")
    assert there.legal() == ["FALL(ROW)", "FALL(COLUMN)"]
    assert there.happened("TileDrawn") == []
    there.play("FALL(COLUMN)")
    assert there.who("A").line == "column 3"
    assert there.happened("WentDark") != [], "steps 5 to 7 for the others"


@pytest.mark.rule("NC19-TURN-06", "NC19-LIGHT-01", "NC19-LIGHT-04")
def test_another_darkness_after_a_pit_monster_in_step_seven() -> None:
    board = """
        . . . . . .
        . . . . . .
        . X@A X X@B . .
        . . . . . .
        . . . . . .
        . . . Ih Ih@C Ih
    """
    there = old(board, "F", mode="advanced", A=OUT).play("MOVE(E)", "PLACE(W,F)")
    assert (there.step, there.state.observe(0).concerned) == ("FALL", "C")
    there.play("FALL(ROW)").fill()
    assert (there.tile(5, 3), there.tile(5, 4), there.tile(5, 5)) == (".", ".", "."), "C's light is gone"


@pytest.mark.rule("NC19-TURN-07")
def test_one_move_only() -> None:
    there = old(cross(), B=OUT).play("MOVE(E)").fill()
    assert there.state.observe(0).acting == "B"


@pytest.mark.rule("NC19-TURN-08", "NC19-LIGHT-04", "NC19-LIGHT-01")
def test_a_landing_fills_but_removes_and_relights_nothing() -> None:
    board = EMPTY_BOARD.replace(". . . . . .", ". . . . . Ih", 1)
    there = old(board, "X X X X X", A="falling (row 2) lit nerve 0 key", B=OUT).play("LAND(2,2)").fill()
    assert there.step == "ACT"
    assert len(there.happened("TileDrawn")) == 5
    assert there.tile(0, 5) == "Ih", "dark, but still there"
    there.play("STAY").fill()
    assert there.tile(0, 5) == "."


@pytest.mark.rule("NC19-MOVE-01", "NC19-MOVE-02", "NC19-LO-02")
@pytest.mark.parametrize("who", ["lit nerve 0 key", OUT])
def test_anybody_may_step_onto_a_monster(who: str) -> None:
    there = old(cross(n="Ts", e="W", s="Tn", w="Te"), A=who, B=OUT)
    assert there.legal("MOVE") == ["MOVE(E)"]
    assert "FORCED_STAY" not in there.legal(), "it counts as a legal Move"
    assert there.forbids("MOVE(N)") == "NC-MOVE-02"


@pytest.mark.rule("NC19-MOVE-03", "NC19-KEY-01")
def test_arrival_comes_before_the_draw() -> None:
    there = old(cross(e="K"), A="lit nerve 0 no key", B=OUT).play("MOVE(E)")
    assert there.fact_names().index("KeyTaken") < there.fact_names().index("TileDrawn")
    holder = old(cross(e="K"), B=OUT).play("MOVE(E)").fill()
    assert holder.tile(2, 3) == "K@A"


@pytest.mark.rule("NC19-KEY-02", "NC19-KEY-03", "NC19-END-02")
def test_a_key_left_behind_is_lost() -> None:
    board = cross().replace("X@A", "K@A")
    there = old(board, B="OUT nerve 0 no key", under="3G 12T").play("MOVE(E)").fill()
    assert there.result() == "NC-END-05"


@pytest.mark.rule("NC19-GATE-01")
def test_gates_are_as_ever() -> None:
    there = old(cross(e="G@C"), B=OUT, C=OUT, under="12T").play("MOVE(E)")
    assert there.tile(2, 3) == "G@AC"


@pytest.mark.rule("NC19-STAY-01", "NC19-STAY-02")
def test_staying_burns_and_gains_nothing() -> None:
    there = old(cross(), "X", B=OUT).play("STAY")
    assert there.discards == "X"
    assert there.who("A").nerve == 0
    crumbling = old(cross().replace("X@A", "K@A"), "X", B=OUT).play("STAY")
    assert crumbling.step == "FALL"
    board = cross(e="G@BCD").replace(". X@B", ". .")
    empty = table(board, under="", edition=EDITION).play("STAY")
    assert empty.happened("Burned") == []


@pytest.mark.rule("NC19-STAY-03", "NC19-DEC-06", "NC19-KH-08")
@pytest.mark.parametrize("tile", ["W", "Q", "F"])
def test_a_burned_monster_never_replaces_a_key_holder(tile: str) -> None:
    there = old(cross(e="Qw"), tile, mode="advanced", B=OUT).play("STAY")
    assert there.legal() == ["SWAP(N)", "SWAP(S)", "SWAP(W)"]
    assert there.forbids("SWAP(E)") == "NC19-KH-08"


@pytest.mark.rule("NC19-STAY-04")
def test_a_monster_without_a_place_is_discarded() -> None:
    there = old(cross(n="Ts", e="Qw", s="Tn", w="Te"), "W", mode="advanced", B=OUT).play("STAY")
    assert there.happened("Burned")[0].tile == "W"


@pytest.mark.rule("NC19-STAY-05", "NC19-FALL-02", "NC19-MON-01")
def test_only_the_jump_after_a_stay_sets_off() -> None:
    calm = old(cross(e="W"), "X", B=OUT).play("STAY")
    assert calm.happened("MonstersAttacked") == []
    board = cross(n="X@C").replace("X@A", "Iv@A")
    jump = old(board, "W", B=OUT, C=OUT).play("STAY")
    assert jump.happened("Swapped")[0].cell == "(3,2)", "the only tile it could take"
    jump.play("FALL(ROW)")
    assert [strike.cell for strike in jump.happened("MonstersAttacked")[0].strikes] == ["(3,2)"]
    assert jump.happened("WasHit") == [], "the jumper is gone, and the Pit hides C"


@pytest.mark.rule("NC19-PASS-01")
def test_a_pass_burns_two() -> None:
    there = old(cross(), "X T", B=OUT).play("PASS(B)")
    assert there.discards.split()[:2] == ["X", "T"]
    board = cross(e="G@BCD").replace(". X@B", ". .")
    short = table(board, "X", under="", edition=EDITION).play("PASS(B)")
    assert [fact.tile for fact in short.happened("Burned")] == ["X"]


@pytest.mark.rule("NC19-PASS-01", "NC19-DEC-06")
def test_each_burned_monster_is_swapped_in() -> None:
    there = old(cross(), "W W", B=OUT).play("PASS(B)", "SWAP(N)", "SWAP(S)")
    assert [fact.cell for fact in there.happened("Swapped")] == ["(1,2)", "(3,2)"]


@pytest.mark.rule("NC19-PASS-02", "NC19-PASS-04", "NC19-PIT-02")
def test_the_passer_falls_and_the_substitute_still_acts() -> None:
    there = old(cross().replace("X@A", "Ih@A"), "X X", B=OUT).play("PASS(B)")
    assert there.step == "FALL"
    there.play("FALL(ROW)")
    assert there.state.observe(0).acting == "B"
    assert there.state.observe(0).passer == "A"
    assert there.happened("MonstersAttacked") == []


@pytest.mark.rule("NC19-PASS-03", "NC19-PASS-06", "NC19-STATE-01")
def test_one_slot_for_both_and_no_second_pass() -> None:
    board = cross().replace("X@B", "X@C")
    there = old(board, "X X", C="lit nerve 0 key").play("PASS(C)")
    view = there.state.observe(0)
    assert (view.acting, view.passer, view.turn, there.state.asked()) == ("C", "A", 1, 2)
    assert there.legal("PASS") == []
    assert there.forbids("PASS(B)") == "NC19-PASS-06"
    there.play("STAY").fill()
    view = there.state.observe(0)
    assert (view.acting, view.passer, view.turn) == ("B", None, 2), "the prisoner after the passer"


@pytest.mark.rule("NC19-PASS-05")
def test_anybody_else_can_be_the_substitute() -> None:
    falling = "falling (row 5) OUT nerve 0 key"
    there = table(cross(), "X X", under="3G 12T", edition=EDITION, players=2, B=OUT, C=falling, D=falling)
    assert there.legal("PASS") == ["PASS(B)", "PASS(C)", "PASS(D)"], "out, falling, of the same player"
    there.play("PASS(C)")
    assert there.step == "LAND", "it lands first"


@pytest.mark.rule("NC19-PASS-06", "NC19-FF-01", "NC19-FF-02", "NC19-FF-03", "NC19-DEC-04")
def test_one_removal_for_the_slot_chosen_by_who_acted_last() -> None:
    board = """
        . . . . . .
        . . X . . .
        . X X@A G@BCD X .
        . . X . . .
        . . . . . .
        . . . . . .
    """
    there = table(board, under="", edition=EDITION).play("PASS(C)")
    assert there.step == "ACT", "no removal after the passer's part"
    there.play("STAY")
    assert (there.step, there.state.asked()) == ("FLICKER", 2)
    assert there.legal("REMOVE") == there.legal(), "it cannot be avoided"
    there.play("REMOVE(1,2)")
    assert there.state.observe(0).acting == "B"


@pytest.mark.rule("NC19-FF-02", "NC19-KH-08")
def test_flickers_never_take_a_key_holder() -> None:
    board = """
        . . . . . .
        . . X . . .
        . Qe X@A G@BCD X .
        . . . . . .
        . . . . . .
        . . . . . .
    """
    there = table(board, under="", edition=EDITION, mode="advanced").play("STAY")
    assert there.legal() == ["REMOVE(1,2)", "REMOVE(2,4)"]
    assert there.forbids("REMOVE(2,1)") == "NC19-KH-08"
    bare = board.replace(". . X . . .", ". . . . . .").replace("G@BCD X", "G@BCD .")
    assert table(bare, under="", edition=EDITION, mode="advanced").play("STAY").result() == "NC19-FF-02"


@pytest.mark.rule("NC19-LO-02")
def test_a_forced_stay() -> None:
    walls = cross(n="Ts", e="Tw", s="Tn", w="Te")
    there = old(walls, "X", A=OUT, B=OUT)
    assert there.legal() == ["FORCED_STAY"]
    assert there.play("FORCED_STAY").discards.split()[0] == "X"
    assert old(walls.replace("X@A", "K@A"), "X", A=OUT, B=OUT).play("FORCED_STAY").step == "FALL"


@pytest.mark.rule("NC19-LO-03", "NC19-LO-04")
def test_blind_moves() -> None:
    there = old(cross(e="."), "T", A=OUT, B=OUT).play("MOVE(E)")
    assert there.legal() == ["TURN(TN)", "TURN(TE)", "TURN(TS)"]
    onto = old(cross(e="."), "W T T T", A=OUT, B=OUT).play("MOVE(E)")
    assert onto.happened("WasHit")[0].cell == "(2,3)"
    assert onto.step == "SCRAMBLE"


@pytest.mark.rule("NC19-RELIGHT-01", "NC19-RELIGHT-02", "NC19-DEC-03", "NC19-LIGHT-04")
def test_the_relit_prisoners_own_player_draws() -> None:
    board = """
        . . . . . .
        . . . . . .
        . X@A X X@B . .
        . . . . . .
        . . . . . .
        . . . . . Ih
    """
    there = old(board, "X X X", under="3G 25T", B=OUT).play("MOVE(E)")
    while there.state.observe(0).concerned == "A":
        there.play(there.legal()[0])
    assert there.who("B").lit
    assert (there.step, there.state.asked()) == ("PLACE", 1)
    assert there.happened("WentDark") != [], "after the removal"


@pytest.mark.rule("NC19-END-01")
def test_the_win() -> None:
    board = cross(e="G@BCD", n="W").replace(". X@B", ". .")
    there = table(board, under="X", edition=EDITION, A=OUT).play("MOVE(E)")
    assert there.result() == "NC-END-01"


@pytest.mark.rule("NC19-END-02")
def test_the_losses() -> None:
    gate = old(cross(), "G", under="12T", B=OUT).play("STAY")
    assert gate.result() == "NC-END-04"
    board = cross(w="G@BCD").replace("X@A", "Ih@A").replace(". X@B", ". .")
    falls = table(board, under="", edition=EDITION).play("STAY", "FALL(ROW)")
    assert falls.result() == "NC-END-06"


@pytest.mark.rule("NC19-END-03")
def test_repetition_is_looked_for() -> None:
    there = old(cross(), B=OUT, under="3G 12T").play("STAY").fill()
    assert len(there.state.history) == 1
    seen = there.state.history[0]
    again = there.state.clone()
    again.history = [seen, seen]
    twice = JUNE_2019.from_text(again.to_text())
    assert twice == again
