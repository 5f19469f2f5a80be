"""Moving, staying, and moving in the dark (NC-MOVE, NC-STAY, NC-LO)."""

import pytest

from tests.games.night_cage.boards import OUT, cross
from tests.games.night_cage.cage import alone, table


@pytest.mark.rule("NC-MOVE-01")
def test_one_space_through_an_opening() -> None:
    there = alone(cross().replace("X@A", "Tn@A"), B=OUT)
    assert there.legal("MOVE") == ["MOVE(E)", "MOVE(S)", "MOVE(W)"]
    assert there.forbids("MOVE(N)") == "NC-MOVE-01"
    there.play("MOVE(E)")
    assert there.who("A").cell == "(2,3)"


@pytest.mark.rule("NC-MOVE-03")
def test_nobody_moves_onto_somebody_except_on_a_gate() -> None:
    there = alone(cross(e="X@C", w="G@D"), B=OUT, C=OUT, D=OUT)
    assert there.legal("MOVE") == ["MOVE(N)", "MOVE(S)", "MOVE(W)"]
    assert there.forbids("MOVE(E)") == "NC-MOVE-03"
    there.play("MOVE(W)")
    assert there.tile(2, 1) == "G@AD"


@pytest.mark.rule("NC-MOVE-04", "NC-FALL-01", "NC-DEC-09", "NC-PIT-11")
def test_a_leap_into_a_pit() -> None:
    there = alone(cross(e="#"), B=OUT).play("MOVE(E)")
    assert there.legal() == ["FALL(ROW)", "FALL(COLUMN)"]
    there.play("FALL(COLUMN)")
    assert there.who("A").line == "column 3", "of the Pit leapt into"


@pytest.mark.rule("NC-MOVE-05", "NC-NERVE-07")
@pytest.mark.parametrize("light", ["lit", "OUT"])
def test_a_monster_is_entered_by_charge_only(light: str) -> None:
    there = alone(cross(e="W"), B=OUT, A=f"{light} nerve 1 key")
    assert "MOVE(E)" not in there.legal()
    assert there.forbids("MOVE(E)") == "NC-MOVE-05"
    assert there.legal("CHARGE") == ["CHARGE(E)"]
    assert alone(cross(e="W"), B=OUT, A=f"{light} nerve 0 key").forbids("CHARGE(E)") == "NC-NERVE-07"


@pytest.mark.rule("NC-MOVE-06")
def test_a_lit_prisoner_stays_off_empty_spaces() -> None:
    there = alone(cross(e="."), B=OUT)
    assert there.forbids("MOVE(E)") == "NC-MOVE-06"


@pytest.mark.rule("NC-MOVE-07", "NC-DEC-07", "NC-LO-04")
def test_a_blind_move_draws_after_the_direction_is_chosen() -> None:
    there = alone(cross(e="."), draws="T", B=OUT, A=OUT)
    assert "MOVE(E)" in there.legal()
    there.play("MOVE(E)")
    assert there.legal() == ["TURN(TN)", "TURN(TE)", "TURN(TS)"], "open to the west, where A comes from"
    assert there.forbids("TURN(TW)") == "NC-MOVE-07"
    there.play("TURN(TE)")
    assert there.tile(2, 3) == "Te@A"
    assert there.tile(2, 2) == ".", "the tile left goes dark"
    assert len(there.happened("TileDrawn")) == 1


@pytest.mark.rule("NC-MOVE-08")
def test_out_onto_an_existing_tile_draws_nothing() -> None:
    there = alone(cross(), B=OUT, A=OUT).play("MOVE(E)")
    assert there.happened("TileDrawn") == []
    assert there.tile(2, 3) == "X@A"


@pytest.mark.rule("NC-MOVE-10", "NC-KEY-01")
def test_arrival_takes_the_key_before_anything_collapses_or_strikes() -> None:
    board = cross(e="K", w="W").replace("X@A", "Ih@A")
    there = alone(board, A="lit nerve 0 no key", B=OUT, under="G 9T").play("MOVE(E)")
    order = there.fact_names()
    assert order.index("KeyTaken") < order.index("PitsFormed") < order.index("MonstersAttacked")
    assert there.who("A").key
    assert there.tile(2, 3) == "k@A"


@pytest.mark.rule("NC-STAY-01", "NC-NERVE-02", "NC-NERVE-03")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 2)])
def test_staying_lit_gains_nerve_up_to_two(before: int, after: int) -> None:
    there = alone(cross(), draws="X", A=f"lit nerve {before} key", B=OUT).play("STAY")
    assert there.who("A").nerve == after


@pytest.mark.rule("NC-STAY-02")
def test_staying_burns_the_top_tile() -> None:
    there = alone(cross(), draws="K", under="G", B=OUT).play("STAY")
    assert (there.discards, there.left) == ("K", 1)


@pytest.mark.rule("NC-STAY-03", "NC-DEC-08")
@pytest.mark.parametrize("tile", ["W", "Q", "P", "F", "O"])
def test_a_burned_monster_takes_a_tiles_place(tile: str) -> None:
    boss = {"P": "pathless", "O": "dirge"}.get(tile, "none")
    options = {"mode": "advanced", "boss": boss}
    if tile == "O":
        options["omens"] = "1"
    there = alone(cross(), draws=tile, under="G 9T", B=OUT, **options).play("STAY")
    assert there.step == "SWAP"
    assert there.state.observe(0).hand == tile
    there.play("SWAP(W)")
    assert there.happened("Swapped")[0].cell == "(2,1)"
    assert there.discards.split()[0] == "X"


@pytest.mark.rule("NC-STAY-04")
def test_what_a_burned_monster_can_replace() -> None:
    board = cross(n="#", e="G", s="K", w="W")
    there = alone(board, draws="W", under="G 9T", B=OUT).play("STAY")
    assert there.legal() == ["SWAP(N)", "SWAP(E)", "SWAP(S)", "SWAP(W)"], "Pits, Gates, Keys and monsters"
    walled = alone(cross(n="Ts", e="X@C", s="X", w="X"), draws="W", under="G 9T", B=OUT, C=OUT).play("STAY")
    assert walled.legal() == ["SWAP(S)", "SWAP(W)"]
    assert walled.forbids("SWAP(N)") == "NC-STAY-04", "not connected"
    assert walled.forbids("SWAP(E)") == "NC-STAY-04", "occupied"


@pytest.mark.rule("NC-STAY-05")
def test_a_monster_without_a_place_is_discarded() -> None:
    board = cross(n="Ts", e="Tw", s="Tn", w="X@C")
    there = alone(board, draws="W", under="G 9T", B=OUT, C=OUT).play("STAY").fill()
    assert there.discards == "W"
    assert there.happened("Swapped") == []


@pytest.mark.rule("NC-STAY-06", "NC-KEY-06", "NC-GATE-03", "NC-END-03")
def test_what_is_replaced_is_lost() -> None:
    gate = alone(cross(e="G"), draws="W", under="9T", B=OUT).play("STAY", "SWAP(E)")
    assert gate.result() == "NC-END-04", "the last Gate"
    key = alone(cross(e="K"), draws="W", under="9T G", A="lit nerve 0 no key", B=OUT).play("STAY", "SWAP(E)")
    assert key.result() == "NC-END-05", "the last Key that A could have had"


@pytest.mark.rule("NC-STAY-07", "NC-KEEP-02")
def test_a_keeper_swapped_in_faces_the_prisoner() -> None:
    there = alone(cross(), draws="Q", under="G 9T", B=OUT, mode="advanced").play("STAY", "SWAP(E)")
    assert there.tile(2, 3) == "Qw"


@pytest.mark.rule("NC-STAY-08", "NC-FIEND-02")
def test_a_pit_fiend_swapped_in_acts_at_once() -> None:
    there = alone(cross(), draws="F", under="G 9T", B=OUT, mode="advanced").play("STAY", "SWAP(E)")
    assert (there.tile(2, 3), there.tile(1, 2), there.tile(3, 2)) == ("#", "#", "#")
    assert there.tile(5, 5) == "X@B"


@pytest.mark.rule("NC-STAY-09", "NC-DIRGE-03")
def test_omens_that_come_up_on_a_stay() -> None:
    first = alone(cross(), draws="O X", under="G 9T", B=OUT, boss="dirge").play("STAY")
    assert first.discards == "X"
    assert first.state.observe(0).omens == 1
    second = alone(cross(), draws="O", under="G 9T", B=OUT, boss="dirge", omens="1").play("STAY", "SWAP(E)")
    assert second.step == "DIRGE"


@pytest.mark.rule("NC-STAY-10", "NC-MON-09")
def test_staying_triggers_nothing() -> None:
    there = alone(cross(e="W"), draws="W", under="G 9T", B=OUT).play("STAY", "SWAP(W)")
    assert there.happened("MonstersAttacked") == []


@pytest.mark.rule("NC-STAY-11", "NC-PIT-03", "NC-FALL-01")
def test_a_crumbling_tile_collapses_under_who_stays() -> None:
    there = alone(cross().replace("X@A", "te@A"), draws="X", under="G 9T", B=OUT).play("STAY")
    assert (there.step, there.happened("PitsFormed")[0].cause) == ("FALL", "crumbled")
    there.play("FALL(ROW)")
    assert there.who("A").line == "row 2"


@pytest.mark.rule("NC-STAY-12")
def test_staying_with_an_empty_stack_still_gains_nerve() -> None:
    board = cross(e="G@BCD").replace("X@B", ".")
    there = table(board, under="", A="lit nerve 1 key").play("STAY")
    assert there.who("A").nerve == 2
    assert there.happened("TileDrawn") == []


@pytest.mark.rule("NC-STAY-13", "NC-DIRGE-05", "NC-DIRGE-11")
def test_nerve_then_burn_then_swap_and_the_dirge_before_the_collapse() -> None:
    board = cross().replace("X@A", "tn@A")
    there = alone(board, draws="O", under="G 9T", boss="dirge", omens="1", A="lit nerve 0 key", B=OUT)
    there.play("STAY", "SWAP(E)", "DIRGE(1,1,0)")
    assert there.step == "DIRGE_HIT", "the Nerve just gained can Block"
    there.play("BLOCK(YES)", "FALL(ROW)")
    assert "crumbled" not in [fact.cause for fact in there.happened("PitsFormed")]
    assert there.state.observe(0).acting == "B"


@pytest.mark.rule("NC-LO-01", "NC-MON-13")
def test_every_hit_puts_out() -> None:
    there = alone(cross(n="W"), under="G 9T", A="lit nerve 0 key", B=OUT).play("MOVE(S)")
    assert not there.who("A").lit


@pytest.mark.rule("NC-LO-02", "NC-NERVE-05")
def test_staying_in_the_dark_costs_a_nerve() -> None:
    there = alone(cross(), draws="X", A="OUT nerve 1 key", B=OUT)
    assert "STAY" in there.legal()
    there.play("STAY")
    assert there.who("A").nerve == 0
    assert there.discards.split()[0] == "X", "a tile is burned as ever"
    assert alone(cross(), A=OUT, B=OUT).forbids("STAY") == "NC-LO-02"


@pytest.mark.rule("NC-LO-03")
def test_who_is_out_must_move() -> None:
    there = alone(cross(), A=OUT, B=OUT)
    assert there.legal() == ["MOVE(N)", "MOVE(E)", "MOVE(S)", "MOVE(W)"]
    assert there.forbids("FORCED_STAY") == "NC-LO-03"


@pytest.mark.rule("NC-LO-04")
def test_the_tile_left_stays_if_somebody_else_lights_it() -> None:
    there = alone(cross(w="X@C", e="X"), A=OUT, B=OUT, under="G 9T").play("MOVE(E)").fill()
    assert there.tile(2, 2) == "X"


@pytest.mark.rule("NC-LO-05", "NC-MON-10", "NC-SCR-01")
@pytest.mark.parametrize(("tile", "cost"), [("W", 3), ("Q", 3), ("P", 5)])
def test_a_monster_drawn_for_a_blind_move_attacks(tile: str, cost: int) -> None:
    options = {"mode": "advanced", "boss": "pathless"}
    there = alone(cross(e="."), draws=tile, under="G G 9T", A=OUT, B=OUT, **options).play("MOVE(E)")
    assert len(there.happened("WasHit")[0].tiles) == cost
    assert there.step == "SCRAMBLE"


@pytest.mark.rule("NC-LO-06")
def test_a_forced_stay() -> None:
    walls = cross(n="Ts", e="Tw", s="Tn", w="W")
    there = alone(walls, draws="X", A=OUT, B=OUT)
    assert there.legal() == ["FORCED_STAY"]
    there.play("FORCED_STAY")
    assert there.discards.split()[0] == "X"
    assert there.who("A").nerve == 0
    rich = alone(walls, A="OUT nerve 1 key", B=OUT)
    assert rich.legal() == ["CHARGE(W)", "STAY", "FORCED_STAY"]
    crumbling = alone(walls.replace("X@A", "K@A"), draws="X", A=OUT, B=OUT).play("FORCED_STAY")
    assert crumbling.step == "FALL"


@pytest.mark.rule("NC-LO-07", "NC-FF-08")
def test_no_blind_move_with_an_empty_stack() -> None:
    board = cross(n=".", e="G@BCD", s=".", w=".").replace("X@B", ".")
    there = table(board, under="", A=OUT)
    assert there.legal("MOVE") == ["MOVE(E)"]
    assert there.forbids("MOVE(N)") == "NC-LO-07"


@pytest.mark.rule("NC-LO-08")
def test_being_out_changes_nothing_else() -> None:
    taken = alone(cross(e="K"), A="OUT nerve 0 no key", B=OUT).play("MOVE(E)")
    assert taken.who("A").key
    giving = alone(cross(e="X@C"), A=OUT, B=OUT, C="OUT nerve 0 no key", under="G K").legal()
    assert "GIVE(A,C)" in giving


@pytest.mark.rule("NC-LO-09", "NC-FIEND-05")
def test_a_pit_fiend_drawn_for_a_blind_move() -> None:
    there = alone(cross(e="."), draws="F", under="G 9T", A=OUT, B=OUT, mode="advanced").play("MOVE(E)")
    assert there.tile(2, 3) == "#@A", "it acted, then the Move was completed"
    there.play("FALL(COLUMN)")
    assert there.who("A").line == "column 3"


@pytest.mark.rule("NC-LO-09", "NC-DIRGE-11", "NC-FALL-18")
@pytest.mark.parametrize(("corner", "line"), [("(2,3,0)", "column 3"), ("(2,2,0)", "column 2")])
def test_the_second_omen_drawn_for_a_blind_move(corner: str, line: str) -> None:
    board = cross(e=".", n="W")
    options = {"boss": "dirge", "omens": "1"}
    there = alone(board, draws="O", under="G 9T", A=OUT, B=OUT, **options).play("MOVE(E)", f"DIRGE{corner}")
    there.play("FALL(COLUMN)")
    assert there.who("A").line == line, "completed into the chasm, or swallowed where it stood"
    attacks = len(there.happened("MonstersAttacked"))
    assert attacks == (1 if line == "column 3" else 0), "only a completed Move was seen"


@pytest.mark.rule("NC-LO-10")
def test_the_first_omen_was_the_last_tile() -> None:
    board = """
        . . . . . .
        . . . . . .
        . . X@A . . .
        . X G@BCD X . .
        . . . . . .
        . . . . . .
    """
    there = table(board, draws="O", under="", A=OUT, boss="dirge").play("MOVE(E)")
    assert there.tile(2, 2) == "X@A", "the blind move became a forced Stay"
    assert there.discards == ""
    assert there.step == "FLICKER"


@pytest.mark.rule("NC-LO-10", "NC-NERVE-13", "NC-PIT-03")
def test_a_blind_move_that_became_a_stay_counts_as_one() -> None:
    board = """
        . . . . . .
        . . . . . .
        G@BCD X X@A . . .
        . . . . . .
        . . . . . .
        . . . . . .
    """
    dark = dict.fromkeys("BCD", OUT)
    there = table(board, "O", under="", A="OUT nerve 2 key", boss="dirge", **dark).play("MOVE(W)", "MOVE(N)")
    assert there.step == "FLICKER", "no third Move, though a Nerve is left"
    assert there.who("A").nerve == 1
    crumbling = board.replace("X X@A", "K@A .")
    assert table(crumbling, "O", under="", A=OUT, boss="dirge", **dark).play("MOVE(E)").step == "FALL"
