"""The Pathless and the Dirge (NC-PATH, NC-DIRGE)."""

import pytest

from lampblack.games.night_cage.model.board import SIX
from lampblack.games.night_cage.model.settings import SQUARE, dirge_cells, rotations, shape_from_text
from lampblack.kernel.answers import Malformed
from lampblack.kernel.bits import count
from lampblack.kernel.chance import SeededChance
from tests.games.night_cage.boards import OUT, cross
from tests.games.night_cage.cage import PUBLISHED, Cage, alone, seen_by


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


BEFORE_THE_CHASM = """
    . . . . . .
    . Ts . . . .
    Tw X@A X G . .
    . Tn . K . .
    . . . . . .
    . . . X@B . .
"""


@pytest.mark.rule("NC-DIRGE-06", "NC-DIRGE-07", "NC-DIRGE-12")
def test_the_chasm() -> None:
    there = (
        dirge(BEFORE_THE_CHASM, "O", A="lit nerve 0 key", B=OUT)
        .play("STAY", "SWAP(E)", "DIRGE(2,2,0)")
        .fill()
    )
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


@pytest.mark.rule("NC-DIRGE-06", "NC-END-03", "NC-END-04", "NC-END-05")
@pytest.mark.parametrize(
    ("under", "key", "rule"), [("12T", "key", "NC-END-04"), ("3G 12T", "no key", "NC-END-05")]
)
def test_the_game_ends_when_the_chasm_takes_the_last_gate_or_key(under: str, key: str, rule: str) -> None:
    there = dirge(BEFORE_THE_CHASM, "O", under, A=f"lit nerve 0 {key}", B=OUT)
    there.play("STAY", "SWAP(E)", "DIRGE(2,2,0)")
    assert there.result() == rule
    assert there.fact_names()[-2:] == ["ChasmOpened", "Lost"], "on the spot"


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
