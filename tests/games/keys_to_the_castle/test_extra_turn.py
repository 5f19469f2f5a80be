"""Section 2.15: Extra Turn tiles. D1, A6, B7 and A8 in Alder; E3, D4, D5 and A6 in Birch."""

import pytest

from lampblack.kernel.playout import options_of
from tests.games.keys_to_the_castle.castle import alder, birch


@pytest.mark.rule("KC-XTURN-01", "KC-XTURN-03", "KC-XTURN-04")
@pytest.mark.parametrize(
    ("doors", "to", "fields"),
    [
        ("A8=Rt..", "A8", {}),
        ("B8=Go.0 B7=Yt..", "B7", {}),
        ("A7=Rk.0 B8=Go.. A8=Rt..", "A8", {"bonus_used_P0": "A7"}),
        ("C8=Yo.0 B7=Yt..", "B7", {"passages": "B7-C8"}),
    ],
)
def test_landing_gives_another_turn_by_itself(doors: str, to: str, fields: dict[str, str]) -> None:
    table = alder(doors, step="MOVE", draw="NT", **fields)
    table.play(f"MOVE({to})")
    assert table.asked == "P0 PLAY"
    assert table.view().bonus_turn
    assert to in table.used(0)
    assert table.fact_names() == ["Moved", "ExtraTurnFound", "TurnBegan", "Drew"]


@pytest.mark.rule("KC-XTURN-02")
def test_a_bonus_turn_is_a_whole_turn() -> None:
    """DRAW, PLAY with four cards, MOVE, and an Extra Key on the way."""
    table = alder("A6=Bt.. B6=Y/.0 A5=Gk..", step="MOVE", hands=["KR KB KG", "KR KB KG"], draw="NT")
    pile = table.pile
    table.play("MOVE(A6)")
    assert (table.hand(0), table.pile) == ("KR KB KG NT", pile - 1)
    assert table.forbids("MOVE(A5)") == "KC-TURN-02"
    table.play("DISCARD(KR)")
    assert set(table.legal()) == {"STAY", "MOVE(B6)", "MOVE(A5)", "EXIT"}
    table.play("MOVE(A5)")
    assert table.asked == "P0 XKEY"
    table.play("BONUS_SKIP")
    assert (table.asked, table.view().bonus_turn) == ("P1 PLAY", False)


@pytest.mark.rule("KC-XTURN-03")
def test_it_cannot_be_declined() -> None:
    table = alder("A8=Rt..", step="MOVE").play("MOVE(A8)")
    assert table.asked == "P0 PLAY"
    assert {"STAY", "BONUS_SKIP"}.isdisjoint(table.legal())


@pytest.mark.rule("KC-XTURN-05")
def test_remembered_per_player_and_per_tile() -> None:
    """P0 used D4: no bonus there again; D5 is still good for P0, and D4 for P1."""
    doors = "D4=Gt.. D5=Bt.. D3=Yo.0 C4=Bk.1"
    again = birch(doors, step="MOVE", bonus_used_P0="D4", bonus_used_P1="C4")
    again.play("MOVE(D4)")
    assert (again.asked, again.used(0)) == ("P1 PLAY", ["D4"])
    again.play("DISCARD(KR)", "STAY", "DISCARD(KR)", "STAY", "DISCARD(KR)", "STAY", "DISCARD(KB)", "MOVE(D5)")
    assert (again.asked, again.used(0)) == ("P0 PLAY", ["D4", "D5"])
    other = birch(doors, step="MOVE", active="P1", bonus_used_P0="D4", bonus_used_P1="C4")
    other.play("MOVE(D4)")
    assert (other.asked, other.used(0), other.used(1)) == ("P1 PLAY", ["D4"], ["C4", "D4"])


@pytest.mark.rule("KC-XTURN-06", "KC-XTURN-08")
def test_a_chain_of_three() -> None:
    """P2 walks over three Extra Turn tiles in a row, and back over the last but one."""
    doors = "E3=Rt.. D4=Gt.. D5=Bt.. E2=Go.2"
    table = birch(doors, active="P2", step="MOVE", passages="E3-D4")
    for turn, cell in enumerate(("E3", "D4", "D5"), start=2):
        table.play(f"MOVE({cell})")
        assert (table.asked, table.view().bonus_turn, table.view().turn) == ("P2 PLAY", True, turn)
        table.play(options_of(table.state)[0].text)
    table.play("MOVE(D4)")
    assert (table.asked, table.view().bonus_turn, table.view().turn) == ("P3 PLAY", False, 5)
    assert table.used(2) == ["E3", "D4", "D5"]


@pytest.mark.rule("KC-XTURN-07")
def test_one_bonus_turn_for_each_tile_of_the_castle() -> None:
    """The fourth tile gives P1 the fourth bonus turn; after that every Extra Turn is used up."""
    table = birch(
        "A6=Yt.. E3=Rt.. D4=Gt.. D5=Bt.. A5=Go.1",
        active="P1",
        step="MOVE",
        bonus_used_P1="E3 D4 D5",
    )
    table.play("MOVE(A6)")
    assert (table.asked, table.used(1)) == ("P1 PLAY", ["E3", "D4", "D5", "A6"])
    table.play("DISCARD(KR)", "MOVE(A5)")
    for _ in range(3):
        table.play(options_of(table.state)[0].text, "STAY")
    table.play(options_of(table.state)[0].text, "MOVE(A6)")
    assert table.asked == "P2 PLAY"


@pytest.mark.rule("KC-XTURN-08", "KC-TURN-01")
def test_after_the_chain_the_next_player_clockwise() -> None:
    table = birch("D4=Gt.. D3=Yo.3", active="P3", step="MOVE")
    table.play("MOVE(D4)", "DISCARD(KR)", "STAY")
    assert table.asked == "P0 PLAY"


@pytest.mark.rule("KC-XTURN-09")
def test_standing_still_gives_nothing() -> None:
    for fields in ({}, {"bonus_used_P0": "A8"}):
        table = alder("A8=Rt.0", step="MOVE", **fields)
        assert table.play("STAY").asked == "P1 PLAY"


@pytest.mark.rule("KC-XTURN-09")
def test_neither_reopening_nor_leaving_restores_it() -> None:
    table = alder("A8=Rt.0", step="MOVE", hands=["KR KR KB", "KB KG KY"], bonus_used_P0="A8", draw="KB " * 6)
    table.play("EXIT", "DISCARD(KB)", "STAY")
    table.play("CLOSE(KR,A8)", "STAY", "DISCARD(KB)", "STAY")
    table.play("OPEN(KR,A8)", "MOVE(A8)")
    assert table.asked == "P1 PLAY"
