"""Keepers and Pit Fiends (NC-KEEP, NC-FIEND)."""

import pytest

from lampblack.games.night_cage.model.board import SIX
from lampblack.kernel.bits import members
from tests.games.night_cage.boards import OUT, cross
from tests.games.night_cage.cage import PUBLISHED, Cage, alone, seen_by


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
