"""Keepers, Pit Fiends and the bosses (NC-KEEP, NC-FIEND, NC-PATH, NC-DIRGE)."""

import pytest

from lampblack.games.night_cage.model.board import SIX
from lampblack.games.night_cage.model.settings import SQUARE, dirge_cells, rotations, shape_from_text
from lampblack.kernel.answers import Malformed
from lampblack.kernel.bits import count, members
from lampblack.kernel.chance import SeededChance
from tests.games.night_cage.cage import PUBLISHED, Cage, alone
from tests.games.night_cage.test_monsters import seen_by
from tests.games.night_cage.test_moving import OUT, cross


def advanced(board: str, draws: str = "", under: str = "3G Q 12T", **given: str) -> Cage:
    return alone(board, draws, under, mode="advanced", **given)


@pytest.mark.rule("NC-KEEP-02", "NC-DEC-03", "NC-DEC-07")
def test_a_keeper_faces_who_it_is_placed_for() -> None:
    filled = advanced(cross(e="X"), "Q", B=OUT).play("MOVE(E)")
    assert filled.legal() == ["PLACE(N,QS)", "PLACE(E,QW)", "PLACE(S,QN)"]
    assert filled.forbids("PLACE(N,QN)") == "NC-KEEP-02"
    blind = advanced(cross(e="."), "Q T T T", A=OUT, B=OUT).play("MOVE(E)")
    assert blind.happened("TilePlaced")[0].tile == "Qw"
    scrambled = advanced(cross(e="W"), "T T T Q", A="lit nerve 1 key", B=OUT).play("CHARGE(E)", "SCRAMBLE(N)")
    assert scrambled.happened("TilePlaced")[-1].tile == "Qs"


@pytest.mark.rule("NC-KEEP-03")
@pytest.mark.parametrize(
    ("keeper", "sees"),
    [
        ("Qn", {"(1,2)", "(2,1)", "(2,3)"}),
        ("Qe", {"(1,2)", "(2,3)", "(3,2)"}),
        ("Qs", {"(2,1)", "(2,3)", "(3,2)"}),
        ("Qw", {"(1,2)", "(2,1)", "(3,2)"}),
    ],
)
def test_a_keeper_watches_mouth_and_flanks(keeper: str, sees: set[str]) -> None:
    board = cross().replace("X@A", keeper).replace("X@B", "X@A")
    assert seen_by(advanced(board, A=OUT), "(2,2)") == sees


@pytest.mark.rule("NC-KEEP-04")
def test_behind_a_keeper_nobody_is_seen_or_hit() -> None:
    behind = advanced(cross(n="Qn"), A="lit nerve 0 key", B=OUT).play("MOVE(S)")
    assert behind.happened("MonstersAttacked") == []
    board = """
        . . . . . .
        . X@D Qe X@A X .
        . . X@C . . .
        . . . . . .
        . . . . . .
        . . . . . X@B
    """
    there = advanced(board, A="lit nerve 0 key", B=OUT, C=OUT, D=OUT).play("MOVE(E)")
    assert [fact.prisoner for fact in there.happened("WasHit")] == ["A", "C"], "mouth and flank, not D behind"


@pytest.mark.rule("NC-KEEP-05", "NC-KEEP-06")
def test_a_keeper_at_range_costs_one_tile_and_the_light() -> None:
    there = advanced(cross(n="Qs"), "X", under="G X 9T", A="lit nerve 1 key", B=OUT).play("MOVE(S)")
    assert there.happened("WasHit")[0].tiles == ["X"]
    assert not there.who("A").lit
    assert there.who("A").nerve == 1, "nothing to Block"


@pytest.mark.rule("NC-KEEP-07")
@pytest.mark.parametrize(("keeper", "chain"), [("Qe", False), ("Qw", True), ("Qn", True)])
def test_a_strike_from_behind_does_not_set_a_keeper_off(keeper: str, chain: bool) -> None:
    board = f"""
        . . . . . .
        X@A X . . . .
        W Ih {keeper} Ih@C . .
        . . . . . .
        . . . . . .
        . . . . . X@B
    """
    there = advanced(board, A="lit nerve 0 key", B=OUT, C="lit nerve 0 key").play("MOVE(E)")
    cells = [strike.cell for strike in there.happened("MonstersAttacked")[0].strikes]
    assert ("(2,2)" in cells) is chain
    assert "C" in [fact.prisoner for fact in there.happened("WasHit")], "the strike goes on through it"


@pytest.mark.rule("NC-KEEP-08", "NC-MON-06")
def test_a_keeper_never_goes_dark() -> None:
    there = advanced(cross(n="Qn"), A="lit nerve 0 key", B=OUT).play("MOVE(S)").fill()
    assert there.tile(1, 2) == "Qn"
    assert not next(space.lit for space in there.state.observe(0).spaces if space.cell == "(1,2)")


@pytest.mark.rule("NC-KEEP-09", "NC-KEEP-11", "NC-KEEP-12", "NC-MOVE-10")
@pytest.mark.parametrize("light", ["lit", "OUT"])
def test_from_behind_the_key_is_taken_for_nothing(light: str) -> None:
    there = advanced(cross(n="Qn"), A=f"{light} nerve 0 no key", B=OUT)
    assert "MOVE(N)" in there.legal()
    there.play("MOVE(N)")
    assert there.who("A").key
    assert there.step == "FALL", "the Keeper became a Pit, and A falls in step 3"
    there.play("FALL(COLUMN)")
    assert there.who("A").line == "column 2"
    assert there.happened("MonstersAttacked") == []
    assert there.who("A").lit is (light == "lit")


@pytest.mark.rule("NC-KEEP-10", "NC-KEEP-11", "NC-KEEP-12", "NC-NERVE-12")
@pytest.mark.parametrize("keeper", ["Qs", "Qe", "Qw"])
def test_any_other_way_onto_a_keeper_hurts(keeper: str) -> None:
    board = cross(n=keeper).replace(f". . {keeper} .", f". X@C {keeper} X@D")
    there = advanced(board, A="lit nerve 2 no key", B=OUT, C="OUT nerve 0 key", D="OUT nerve 0 key").play(
        "CHARGE(N)"
    )
    assert there.step == "HIT", "blockable"
    there.play("BLOCK(NO)")
    hits = {fact.prisoner: len(fact.tiles) for fact in there.happened("WasHit")}
    seen = {"Qs": {"C", "D"}, "Qe": {"D"}, "Qw": {"C"}}[keeper]
    assert hits == {"A": 3, **dict.fromkeys(seen, 1)}
    assert there.who("A").key
    assert (there.step, there.tile(1, 2)) == ("SCRAMBLE", "#@A")


@pytest.mark.rule("NC-KEEP-13")
def test_who_holds_a_key_takes_none_and_the_keeper_stays() -> None:
    there = advanced(cross(n="Qs"), A="lit nerve 1 key", B=OUT).play("CHARGE(N)")
    assert there.tile(1, 2) == "Qs@A"
    assert there.step == "SCRAMBLE"


@pytest.mark.rule("NC-KEEP-14", "NC-END-05")
def test_what_destroys_a_keeper() -> None:
    swapped = advanced(cross(e="Qw"), "W", under="3G 12T", A="lit nerve 0 no key", B=OUT).play(
        "STAY", "SWAP(E)"
    )
    assert swapped.result() == "NC-END-05", "its Key is lost"
    struck = advanced(cross(e="Qw"), "F", under="3G 12T", A="lit nerve 0 no key", B=OUT).play(
        "STAY", "SWAP(S)"
    )
    assert struck.result() == "NC-END-05"
    options = {"boss": "dirge", "omens": "1"}
    sung = advanced(cross(e="Qw"), "O T T T", under="3G 12T", A="lit nerve 0 no key", B=OUT, **options)
    sung.play("STAY", "SWAP(S)", "DIRGE(2,2,0)", "BLOCK(NO)", "FALL(ROW)")
    assert sung.result() == "NC-END-05"


@pytest.mark.rule("NC-KEEP-15")
def test_who_holds_a_key_stays_off_a_keepers_back() -> None:
    there = advanced(cross(n="Qn"), A="lit nerve 1 key", B=OUT)
    assert there.forbids("MOVE(N)") == "NC-KEEP-15"
    assert there.forbids("CHARGE(N)") == "NC-KEEP-15"
    keyless = advanced(cross(n="Qn"), A="lit nerve 1 no key", B=OUT)
    assert keyless.forbids("CHARGE(N)") == "NC-KEEP-10", "no Charge is needed"


@pytest.mark.rule("NC-FIEND-01", "NC-FIEND-02", "NC-FIEND-03", "NC-FIEND-05", "NC-FIEND-07")
def test_a_pit_fiend_strikes_its_diagonals_to_the_edge() -> None:
    board = """
        . . . . . .
        . . . . . .
        . X@A X . . .
        . . . . Qn .
        . . . . . .
        Qn . . . . .
    """
    dug = board.replace(". X@A X .", ". Ih@A X .")
    before = advanced(dug, "F", under="3G 12T", A="lit nerve 0 key").play("MOVE(E)", "PLACE(N,F)")
    struck = [tile.cell for tile in before.happened("PitsFormed")[1].tiles]
    assert struck == ["(1,2)", "(3,4)"], "the Pit left behind is unaffected"
    there = advanced(board, "F", under="3G 12T", A="lit nerve 0 key").play("MOVE(E)")
    assert there.legal() == ["PLACE(N,F)", "PLACE(E,F)", "PLACE(S,F)"], "placed like any tile"
    there.play("PLACE(N,F)")
    pits = [tile.cell for tile in there.happened("PitsFormed")[0].tiles]
    assert pits == ["(1,2)", "(2,1)", "(3,4)"], "itself, a tile, and beyond a gap; not (5,0) round the edge"
    assert there.tile(5, 0) == "Qn"
    assert there.happened("MonstersAttacked") == []
    assert there.state.observe(0).monsters[-1].cell == "(5,0)", "it has no line of sight itself"


@pytest.mark.rule("NC-FIEND-03")
def test_diagonals_do_not_wrap_and_skip_gaps_and_pits() -> None:
    cells = {SIX.names[cell] for cell in members(SIX.diagonals[SIX.names.index("(1,1)")])}
    assert cells == {"(0,0)", "(0,2)", "(2,0)", "(2,2)", "(3,3)", "(4,4)", "(5,5)"}
    corner = {SIX.names[cell] for cell in members(SIX.diagonals[0])}
    assert corner == {"(1,1)", "(2,2)", "(3,3)", "(4,4)", "(5,5)"}


@pytest.mark.rule("NC-FIEND-04", "NC-FIEND-06", "NC-FALL-18")
def test_who_stood_there_falls_in_turn_order() -> None:
    board = """
        . . . . . .
        . . . . . .
        . X@A X . . .
        X@D . . . X@C .
        . . . . . X@B
        . . . . . .
    """
    there = advanced(board, "F", A="lit nerve 0 key", B=OUT, C=OUT, D=OUT).play("MOVE(E)", "PLACE(N,F)")
    order = []
    while there.step == "FALL":
        order.append((there.state.observe(0).concerned, there.state.asked()))
        there.play("FALL(ROW)")
    assert order == [("B", 1), ("C", 2), ("D", 3)]
    assert there.step == "PLACE", "and the acting prisoner goes on filling"


@pytest.mark.rule("NC-FIEND-08")
def test_losses_are_checked_before_anybody_falls() -> None:
    board = cross(e="G").replace("X@A G", "X@A G@CD")
    there = advanced(board, "F", under="12T", A="lit nerve 0 key", B=OUT, C=OUT, D=OUT)
    there.play("STAY", "SWAP(S)")
    assert there.result() == "NC-END-04"
    assert there.happened("Fell") == []
    assert PUBLISHED.from_text(there.state.to_text()) == there.state, "though two are over one Pit"


@pytest.mark.rule("NC-PATH-01", "NC-PATH-02", "NC-PATH-03")
def test_the_pathless_strikes_its_whole_row_and_column() -> None:
    board = """
        . . X@C . . .
        . . . . . .
        . . P X@A . X@D
        . . # X . .
        . . . . . .
        . . . X@B . .
    """
    there = alone(
        board,
        A="lit nerve 0 key",
        B=OUT,
        C="OUT nerve 1 key",
        D="OUT nerve 1 key",
        boss="pathless",
        under="3G 25T",
    )
    assert seen_by(there, "(2,2)") == {"(2,3)"}, "its sight is ordinary"
    there.play("MOVE(S)")
    hits = {fact.prisoner: len(fact.tiles) for fact in there.happened("WasHit")}
    assert hits == {"C": 5, "D": 5}, "through gaps, and no Block was asked"


@pytest.mark.rule("NC-PATH-05", "NC-KEEP-07")
def test_the_pathless_sets_off_every_monster_in_line() -> None:
    board = """
        . . W . . .
        . . . . . .
        Qw . P X@A . .
        . . . X . .
        . . . . . .
        . . . . . X@B
    """
    there = alone(board, A="lit nerve 0 key", B=OUT, boss="pathless", mode="advanced", under="3G Q 25T").play(
        "MOVE(S)"
    )
    strikes = there.happened("MonstersAttacked")[0].strikes
    assert [(strike.cell, strike.set_off_by) for strike in strikes] == [
        ("(2,2)", None),
        ("(0,2)", "(2,2)"),
        ("(2,0)", "(2,2)"),
    ]


@pytest.mark.rule("NC-PATH-06")
def test_the_pathless_can_be_charged_and_goes_dark() -> None:
    there = alone(cross(e="P"), A="lit nerve 1 key", B=OUT, boss="pathless", under="3G 25T").play("CHARGE(E)")
    assert there.tile(2, 3) == "P@A"
    assert len(there.happened("WasHit")[0].tiles) == 5
    gone = alone(cross(e="P"), A="lit nerve 0 key", B=OUT, boss="pathless", under="3G 25T").play("MOVE(N)")
    assert gone.tile(2, 3) == "."


def dirge(board: str, draws: str = "O", under: str = "3G 12T", **given: str) -> Cage:
    return alone(board, draws, under, boss="dirge", omens="1", **given)


@pytest.mark.rule("NC-DIRGE-02")
def test_without_a_replacement_nothing_is_drawn() -> None:
    board = cross(e="G@BCD").replace(". X@B", ". .")
    there = alone(board, "O", under="", boss="dirge", A="lit nerve 0 key").play("STAY")
    assert there.state.observe(0).omens == 1
    assert there.happened("Burned") == []


@pytest.mark.rule("NC-DIRGE-03", "NC-DIRGE-04", "NC-DEC-15")
def test_the_dirge_covers_the_omen_inside_the_board() -> None:
    there = dirge(cross(e="X"), A="lit nerve 0 key", B=OUT).play("MOVE(E)")
    assert there.legal() == ["PLACE(N,O)", "PLACE(E,O)", "PLACE(S,O)"], "placed like a crossing"
    there.play("PLACE(N,O)")
    assert there.state.asked() == 0
    rows, columns = (0, 1), (1, 2, 3)
    assert there.legal() == [f"DIRGE({row},{column},0)" for row in rows for column in columns]
    assert there.forbids("DIRGE(3,3,0)") == "NC-DIRGE-04"
    there.play("DIRGE(1,1,0)")
    assert there.state.observe(0).concerned == "A", "it may cover the player's own"


@pytest.mark.rule("NC-DIRGE-05", "NC-NERVE-12", "NC-DIRGE-10")
def test_who_is_beneath_pays_then_falls() -> None:
    board = """
        . . . . . .
        . . W . . .
        . X@A X . . .
        . . X@C X@D . .
        . . . . . .
        . . . . . X@B
    """
    there = dirge(
        board, "O", A="lit nerve 0 key", B=OUT, C="lit nerve 1 key", D="OUT nerve 0 key", under="3G 20T"
    )
    there.play("STAY", "DIRGE(1,2,0)")
    assert (there.step, there.state.observe(0).concerned) == ("DIRGE_HIT", "C")
    there.play("BLOCK(YES)")
    assert [(fact.prisoner, len(fact.tiles)) for fact in there.happened("WasHit")] == [("C", 2), ("D", 3)]
    assert there.step == "FALL"
    there.play("FALL(ROW)", "FALL(COLUMN)")
    assert (there.who("C").line, there.who("D").line) == ("row 3", "column 3")
    assert there.happened("MonstersAttacked") == [], "the Wax Eater beneath vanished without attacking"


@pytest.mark.rule("NC-DIRGE-06", "NC-DIRGE-07", "NC-DIRGE-12")
def test_the_chasm() -> None:
    board = """
        . . . . . .
        . Ts . . . .
        Tw X@A X G . .
        . Tn . K . .
        . . . . . .
        . . . X@B . .
    """
    there = dirge(board, "O", A="lit nerve 0 key", B=OUT).play("STAY", "SWAP(E)", "DIRGE(2,2,0)").fill()
    assert [tile.tile for tile in there.happened("ChasmOpened")[0].lost] == ["O", "G", "K"]
    assert [there.tile(row, column) for row in (2, 3, 4) for column in (2, 3, 4)] == ["D"] * 9
    view = there.state.observe(0)
    assert len(view.dirge) == 9
    assert all(space.pit for space in view.spaces if space.cell in view.dirge)
    assert view.acting == "B"
    there.script("tile X").play("MOVE(N)")
    assert there.step == "FALL", "a chasm space is a Pit for movement"
    there.play("FALL(COLUMN)")
    assert there.who("B").line == "column 3"


@pytest.mark.rule("NC-DIRGE-07", "NC-LIGHT-07")
def test_the_chasm_goes_dark_as_a_whole() -> None:
    board = """
        . . . . . .
        . Ts . . . .
        Tw X@A D D D .
        . Tn D D D .
        . . D D D .
        . . . . . X@B
    """
    fields = {"boss": "dirge", "omens": "2", "B": OUT}
    kept = alone(board, "X", under="G 9T", A="lit nerve 0 key", **fields).play("STAY")
    assert kept.tile(4, 4) == "D", "one lit space keeps all nine"
    gone = alone(board, under="G 12T", A="lit nerve 0 key", **fields).play("MOVE(W)").fill()
    assert "D" not in [cell for row in gone.board for cell in row]
    assert gone.happened("ChasmClosed") != []
    replace = alone(board.replace("Ts", "Tw"), "W", under="G 9T", A="lit nerve 0 key", **fields).play("STAY")
    assert replace.forbids("SWAP(E)") == "NC-DIRGE-12"


@pytest.mark.rule("NC-DIRGE-12", "NC-FALL-16")
def test_nobody_lands_in_the_chasm() -> None:
    board = """
        . . . . . .
        . . . . . .
        . X@B D D D .
        . . D D D .
        . . D D D .
        . . . . . .
    """
    there = alone(board, A="falling (row 2) lit nerve 0 key", B="lit nerve 0 key", boss="dirge", omens="2")
    assert there.legal() == ["LAND(2,5)"]
    assert there.forbids("LAND(2,3)") == "NC-FALL-16"


@pytest.mark.rule("NC-DIRGE-09")
def test_the_outline_is_a_setting_that_turns_but_is_never_mirrored() -> None:
    assert [len(turn) for turn in rotations(shape_from_text(SQUARE))] == [9, 0, 0, 0]
    hook = "####/#.../#.../#.../##.."
    turns = rotations(shape_from_text(hook))
    assert [len(turn) for turn in turns] == [9, 9, 9, 9]
    mirrored = sorted((row, 3 - column) for row, column in turns[0])
    assert mirrored not in turns
    covered = [cells for cells in dirge_cells(SIX, hook) if cells]
    assert {count(cells) for cells in covered} == {9}
    state = PUBLISHED.setup({"boss": "dirge", "dirge_shape": hook}, SeededChance(1))
    assert hook in state.to_text()


@pytest.mark.rule("NC-DIRGE-09", "NC-DIRGE-04")
@pytest.mark.parametrize(
    ("shape", "problem"),
    [
        ("###/###/##.", "has 8 spaces"),
        ("###/###/##x", "neither # nor"),
        ("#########", "covers"),
        ("..#../..#../#####/..#../..#..", "covers"),
    ],
)
def test_outlines_that_are_refused(shape: str, problem: str) -> None:
    with pytest.raises(Malformed, match=f"dirge_shape.*{problem}"):
        dirge_cells(SIX, shape)


@pytest.mark.rule("NC-DIRGE-11")
def test_who_is_not_swallowed_goes_on_filling() -> None:
    there = dirge(cross(e="X"), A="lit nerve 0 key", B=OUT).play("MOVE(E)", "PLACE(S,O)", "DIRGE(3,1,0)")
    assert (there.step, there.state.observe(0).concerned) == ("PLACE", "A")
    assert {text[:8] for text in there.legal()} == {"PLACE(N,", "PLACE(E,"}
