"""Pits, falls and landings (NC-PIT, NC-FALL)."""

import pytest

from tests.games.night_cage.boards import EMPTY_BOARD, FULL_ROW, OUT, cross
from tests.games.night_cage.cage import alone, table


@pytest.mark.rule("NC-PIT-02", "NC-PIT-09", "NC-KEY-06")
@pytest.mark.parametrize("tile", ["tn", "Ih", "Sne", "k", "K"])
def test_a_crumbling_tile_left_becomes_a_pit(tile: str) -> None:
    there = alone(cross().replace("X@A", f"{tile}@A"), B=OUT, under="G 9T").play("MOVE(E)").fill()
    assert there.tile(2, 2) == "#"


@pytest.mark.rule("NC-PIT-02")
def test_other_tiles_do_not_collapse() -> None:
    for tile in ("X", "Tn", "G"):
        there = alone(cross().replace("X@A", f"{tile}@A"), B=OUT, under="G 9T").play("MOVE(E)")
        assert there.tile(2, 2) == tile


@pytest.mark.rule("NC-PIT-04", "NC-PIT-05")
def test_nothing_else_makes_a_tile_collapse() -> None:
    there = alone(cross(e="Ih"), B=OUT, under="G 9T").play("MOVE(E)").fill()
    assert there.tile(2, 3) == "Ih@A", "stepping on it does not"
    landed = alone(EMPTY_BOARD, "I", A="falling (row 2) lit nerve 0 key", B=OUT, under="G 9T")
    landed.play("LAND(2,2)", "TURN(IH)").fill()
    assert landed.tile(2, 2) == "Ih@A"
    landed.play("MOVE(E)").fill()
    assert landed.tile(2, 2) == "#", "landed on and left in one turn"


@pytest.mark.rule("NC-PIT-05", "NC-FALL-10")
def test_a_tile_landed_on_collapses_under_a_stay_in_the_same_turn() -> None:
    landed = alone(EMPTY_BOARD, "I T T X", A="falling (row 2) lit nerve 0 key", B=OUT, under="G 9T")
    landed.play("LAND(2,2)", "TURN(IH)").fill().play("STAY")
    assert landed.step == "FALL"


@pytest.mark.rule("NC-PIT-07", "NC-MON-03")
def test_a_pit_blocks_sight() -> None:
    there = alone(cross(e="#").replace("# .", "# W"), B=OUT, under="G 9T")
    monster = there.state.observe(0).monsters[0]
    assert monster.cell == "(2,4)"
    assert monster.sees == ["(2,4)"]
    assert there.play("MOVE(W)").happened("MonstersAttacked") == []


@pytest.mark.rule("NC-PIT-08", "NC-PIT-12")
def test_a_pit_is_a_tile() -> None:
    fresh = alone(cross().replace("X@A", "Ih@A"), B=OUT, draws="T T T").play("MOVE(E)")
    assert "(2,2)" not in [fact.cell for fact in fresh.happened("TilePlaced")]
    assert not [text for text in fresh.legal() if text.startswith("PLACE(W")]
    assert fresh.fill().tile(2, 2) == "#", "lit, so it stays"
    dark = alone(cross(e="#"), B=OUT, under="G 9T").play("MOVE(W)").fill()
    assert dark.tile(2, 3) == ".", "unlit, so it goes"
    swapped = alone(cross(e="#"), draws="W", B=OUT, under="G 9T").play("STAY")
    assert "SWAP(E)" in swapped.legal()


@pytest.mark.rule("NC-FALL-03", "NC-FALL-19", "NC-LIGHT-06")
def test_who_falls_is_off_the_board_and_keeps_everything() -> None:
    board = cross(n="W", s="X@C")
    options = {"B": OUT, "C": "lit nerve 0 no key", "under": "G K 9T"}
    there = alone(board.replace("X@A", "Iv@A"), "X", **options)
    assert "GIVE(A,C)" in there.legal()
    there.play("STAY", "FALL(ROW)")
    assert there.happened("WasHit") == [], "A is not hit, and the Pit hides C"
    who = there.who("A")
    assert (who.lit, who.nerve, who.key, who.cell) == (True, 2, True, None)


@pytest.mark.rule("NC-FALL-03")
def test_who_falls_neither_gives_nor_lights_nor_occupies() -> None:
    board = FULL_ROW.format(row="X X@C X . . .")
    there = alone(
        board, acting="C", A="falling (row 2) lit nerve 1 key", C="OUT nerve 0 no key", under="G K 9T"
    )
    assert there.legal("GIVE") == []
    there.play("MOVE(E)").fill()
    assert not there.who("C").lit, "A lights nobody"
    assert there.who("C").cell == "(2,2)"


@pytest.mark.rule("NC-FALL-05", "NC-DEC-04", "NC-DEC-05", "NC-FALL-06")
def test_the_space_is_chosen_before_the_tile_is_drawn() -> None:
    there = alone(EMPTY_BOARD, "T", A="falling (row 2) lit nerve 0 key", B=OUT, under="G 9T")
    assert there.legal() == [f"LAND(2,{column})" for column in range(6)]
    assert there.happened("TileDrawn") == []
    there.play("LAND(2,1)")
    assert there.legal() == ["TURN(TN)", "TURN(TE)", "TURN(TS)", "TURN(TW)"], "any way round"
    assert there.forbids("TURN(X)") == "NC-FALL-06"


@pytest.mark.rule("NC-FALL-05", "NC-FALL-16")
def test_where_nobody_can_land() -> None:
    board = FULL_ROW.format(row="X . . Ih@B X .")
    there = alone(board, A="falling (row 2) lit nerve 0 key", B="lit nerve 0 key")
    assert there.legal() == ["LAND(2,1)", "LAND(2,5)"], "(2,2) is lit by B"
    assert there.forbids("LAND(2,2)") == "NC-FALL-05"
    assert there.forbids("LAND(3,1)") == "NC-FALL-05"
    assert there.forbids("LAND(2,0)") == "NC-FALL-16"


@pytest.mark.rule("NC-FALL-06", "NC-DEC-05", "NC-KEEP-02")
@pytest.mark.parametrize(("tile", "ways"), [("X", 0), ("G", 0), ("I", 2), ("T", 4), ("t", 4), ("Q", 4)])
def test_a_landing_tile_turns_freely(tile: str, ways: int) -> None:
    there = alone(
        EMPTY_BOARD, tile, A="falling (row 2) lit nerve 0 key", B=OUT, under="G 9T", mode="advanced"
    )
    there.play("LAND(2,2)")
    assert len(there.legal("TURN")) == ways, "a single way takes itself"


@pytest.mark.rule("NC-FALL-07")
def test_a_landing_takes_a_key_and_can_win() -> None:
    key = alone(EMPTY_BOARD, "K", A="falling (row 2) OUT nerve 0 no key", B=OUT).play("LAND(2,2)")
    assert key.who("A").key
    row = FULL_ROW.format(row="X X G@BCD X X X")
    home = table(row, under="X", A="falling (row 2) OUT nerve 0 key").play("LAND(2,2)")
    assert home.result() == "NC-END-01"


@pytest.mark.rule("NC-FALL-08")
@pytest.mark.parametrize(("light", "drawn"), [("lit", 5), ("OUT", 1)])
def test_a_lit_prisoner_fills_after_landing(light: str, drawn: int) -> None:
    there = alone(EMPTY_BOARD, "X X X X X", A=f"falling (row 2) {light} nerve 0 key", B=OUT)
    there.play("LAND(2,2)").fill()
    assert there.step == "ACT"
    assert len(there.happened("TileDrawn")) == drawn


@pytest.mark.rule("NC-FALL-09", "NC-FALL-10", "NC-LIGHT-09")
def test_a_landing_ends_with_its_own_light_step() -> None:
    board = FULL_ROW.format(row=". . Ih X . .")
    there = alone(board, "X", A="falling (row 4) OUT nerve 0 key", under="G 9T").play("LAND(4,4)")
    assert there.discards == "I X", "darkness before the act"
    assert there.step == "ACT"


@pytest.mark.rule("NC-FALL-09")
def test_who_lands_out_beside_the_light_is_relit_before_acting() -> None:
    board = """
        . . X . . .
        . . X . . .
        . . X . . .
        . . X . . .
        . . X@B . . .
        . . X . . .
    """
    there = alone(board, under="G X X X X 9T", A="falling (column 2) OUT nerve 0 key", B="lit nerve 0 key")
    there.play("LAND(3,2)").fill()
    assert there.who("A").lit
    assert there.step == "ACT"
    assert "STAY" in there.legal()


@pytest.mark.rule("NC-FALL-11", "NC-MON-21", "NC-MON-10", "NC-PATH-06")
@pytest.mark.parametrize(("tile", "cost"), [("W", 3), ("P", 5)])
def test_landing_on_a_monster(tile: str, cost: int) -> None:
    there = alone(
        EMPTY_BOARD,
        f"{tile} {'T ' * cost} X",
        under="G 9X",
        A="falling (row 2) lit nerve 0 key",
        B=OUT,
        boss="pathless",
    )
    there.play("LAND(2,2)")
    assert there.who("A").lit is False
    assert len(there.happened("WasHit")[0].tiles) == cost
    assert there.happened("PitsFormed")[0].cause == "landed"
    assert there.step == "SCRAMBLE"
    assert "WentDark" not in there.fact_names(), "nothing is illuminated before"
    there.play("SCRAMBLE(N)")
    assert there.step == "ACT", "the normal turn follows"


@pytest.mark.rule("NC-FALL-12", "NC-KEEP-10", "NC-KEEP-11", "NC-KEEP-13")
@pytest.mark.parametrize(("key", "pit"), [("no key", True), ("key", False)])
def test_landing_on_a_keeper(key: str, pit: bool) -> None:
    there = alone(
        EMPTY_BOARD, "Q X X X", under="G Q 9T", A=f"falling (row 2) lit nerve 0 {key}", B=OUT, mode="advanced"
    )
    there.play("LAND(2,2)", "TURN(QN)")
    assert there.step == "SCRAMBLE"
    assert there.tile(2, 2) == ("#@A" if pit else "Qn@A")
    assert there.who("A").key


@pytest.mark.rule("NC-FALL-14", "NC-DIRGE-05")
def test_landing_on_the_second_omen() -> None:
    there = alone(
        EMPTY_BOARD,
        "O X X X",
        under="G 9T",
        A="falling (row 2) lit nerve 0 key",
        B=OUT,
        boss="dirge",
        omens="1",
    )
    there.play("LAND(2,2)", "DIRGE(1,1,0)")
    assert len(there.happened("WasHit")) == 1
    there.play("FALL(COLUMN)")
    assert there.who("A").line == "column 2"
    assert there.state.observe(0).acting == "B"


@pytest.mark.rule("NC-FALL-15", "NC-END-06")
def test_an_empty_space_and_an_empty_stack_is_a_fall_for_ever() -> None:
    board = cross(e="X", w="G@BCD").replace("X@A", "Ih@A").replace(". X@B", ". .")
    there = table(board, under="", A="lit nerve 0 key").play("STAY", "FALL(ROW)")
    assert there.result() == "NC-END-06"
    row = FULL_ROW.format(row=". X X G@BCD X X")
    drawn = table(row, "O", under="", A="falling (row 2) OUT nerve 0 key", boss="dirge").play("LAND(2,0)")
    assert drawn.result() == "NC-END-06", "the first Omen was the last tile"


@pytest.mark.rule("NC-FALL-16")
def test_a_full_line_is_landed_on() -> None:
    row = FULL_ROW.format(row="X # G@BC X@D W X")
    there = table(row, under="G 9T", A="falling (row 2) OUT nerve 0 key", D="OUT nerve 0 key")
    assert there.legal() == ["LAND(2,0)", "LAND(2,2)", "LAND(2,4)", "LAND(2,5)"]
    assert there.forbids("LAND(2,1)") == "NC-FALL-16"
    assert there.forbids("LAND(2,3)") == "NC-FALL-16"
    dark = {"B": OUT, "C": OUT, "D": OUT, "A": "falling (row 2) OUT nerve 0 key"}
    assert table(row, under="G 9T", **dark).play("LAND(2,0)").happened("TileDrawn") == []
    monster = table(row, under="G 9T", **dark)
    assert monster.play("LAND(2,4)").happened("WasHit") != []


@pytest.mark.rule("NC-FALL-17", "NC-MON-09")
def test_landing_in_sight_triggers_nothing() -> None:
    board = FULL_ROW.format(row="X W X X X@B X")
    there = alone(board, under="G 9T", A="falling (row 2) OUT nerve 0 key", B="lit nerve 0 key").play(
        "LAND(2,2)"
    )
    assert there.happened("MonstersAttacked") == []


@pytest.mark.rule("NC-FALL-18", "NC-FIEND-04", "NC-MON-09")
def test_a_fall_out_of_turn_triggers_nothing() -> None:
    board = """
        . . . . . .
        . . . . . .
        . X@A X . . .
        . . . . . .
        . . . . . .
        Ih@B W . . . .
    """
    there = alone(board, "F", under="G 9T", mode="advanced", A="lit nerve 0 key", B="lit nerve 0 key")
    there.play("MOVE(E)", "PLACE(S,F)")
    assert there.step == "FALL"
    assert there.state.asked() == 1, "B's own player chooses"
    there.play("FALL(ROW)").fill()
    assert there.happened("MonstersAttacked") == []
    assert there.state.observe(0).acting == "B", "and lands at the start of its own turn"
    assert there.step == "LAND"


@pytest.mark.rule("NC-FALL-20")
def test_with_nowhere_to_land_one_keeps_falling() -> None:
    row = FULL_ROW.format(row="# X@B # # # #")
    there = alone(row, under="G 9T", A="falling (row 2) OUT nerve 0 key", B=OUT)
    view = there.state.observe(0)
    assert (view.acting, view.turn) == ("B", 2), "A's turn is over before anybody could decide"
    assert there.who("A").line == "row 2"
    row = FULL_ROW.format(row="# X@B # X@C # X@D")
    before = alone(row, under="2G 9T", acting="D", A="falling (row 2) OUT nerve 0 key")
    before.play("STAY").fill()
    assert [(fact.prisoner, fact.line) for fact in before.happened("KeepsFalling")] == [("A", "row 2")]
