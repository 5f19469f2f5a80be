"""Section 2.14: Extra Key tiles. A5, A7, D5 and E3 in Alder; C4 in Birch."""

import pytest

from tests.games.keys_to_the_castle.castle import alder, birch


@pytest.mark.rule("KC-XKEY-01")
@pytest.mark.parametrize(
    ("doors", "to", "fields"),
    [
        ("B5=Go.0 A5=Gk..", "A5", {}),
        ("B8=Go.0 A7=Rk..", "A7", {"passages": "A7-B8"}),
    ],
)
def test_landing_asks_at_once(doors: str, to: str, fields: dict[str, str]) -> None:
    table = alder(doors, step="MOVE", **fields)
    table.play(f"MOVE({to})")
    assert table.asked == "P0 XKEY"
    assert table.fact_names() == ["Moved", "ExtraKeyFound"]
    assert table.state.prompt(table.state.asked() or 0).rule == "KC-XKEY-02"


@pytest.mark.rule("KC-XKEY-01", "KC-MOVE-04")
def test_the_first_step_from_outside_is_a_landing() -> None:
    table = birch("F1=Yk..", active="P3", step="MOVE")
    table.play("MOVE(F1)")
    assert table.asked == "P3 XKEY"


@pytest.mark.rule("KC-XKEY-01", "KC-XKEY-11")
def test_a_used_bonus_asks_nobody() -> None:
    table = alder("B5=Go.0 A5=Gk..", step="MOVE", bonus_used_P0="A5")
    table.play("MOVE(A5)")
    assert table.asked == "P1 PLAY"


@pytest.mark.rule("KC-XKEY-02", "KC-XKEY-09", "KC-XKEY-10")
@pytest.mark.parametrize(
    ("action", "cell", "is_open"), [("BONUS_OPEN(E8)", "E8", True), ("BONUS_CLOSE(C8)", "C8", False)]
)
def test_one_door_of_any_colour_no_move_no_card(action: str, cell: str, is_open: bool) -> None:
    table = alder("B5=Go.0 A5=Gk.. C8=Yo..", step="MOVE", draw="NT", hands=["KR KB KG", "KR KB KG"])
    table.play("MOVE(A5)")
    pile = table.pile
    before = {tile.cell: tile.is_open for tile in table.view().tiles}
    table.play(action)
    after = {tile.cell: tile.is_open for tile in table.view().tiles}
    assert {door for door in after if after[door] != before[door]} == {cell}
    assert after[cell] == is_open
    assert (table.asked, table.place(0)) == ("P1 PLAY", "A5")
    assert table.hand(0) == "KR KB KG"
    assert (table.discard, table.pile) == ("", pile - 1)  # the card is P1's draw
    assert table.fact_names() == ["Opened" if is_open else "Closed", "TurnBegan", "Drew"]


@pytest.mark.rule("KC-XKEY-03")
def test_not_the_door_under_the_feet() -> None:
    table = alder("A5=Gk.0", step="XKEY")
    assert table.naming("A5") == set()
    assert table.forbids("BONUS_CLOSE(A5)") == "KC-XKEY-03"
    assert table.forbids("BONUS_OPEN(A5)") == "KC-XKEY-03"


@pytest.mark.rule("KC-XKEY-04")
def test_nothing_padlocked() -> None:
    table = alder("A5=Gk.0 C8=YoP. E8=Y#P.", step="XKEY")
    assert table.naming("C8") == table.naming("E8") == set()
    assert table.forbids("BONUS_CLOSE(C8)") == "KC-XKEY-04"
    assert table.forbids("BONUS_OPEN(E8)") == "KC-XKEY-04"
    assert not any(action.startswith("UNLOCK") for action in table.legal())
    assert table.forbids("UNLOCK(C8)") == "KC-XKEY-01"


@pytest.mark.rule("KC-XKEY-05", "KC-XKEY-06", "KC-XKEY-08")
def test_skipping_keeps_it_for_a_later_landing() -> None:
    table = alder("B5=Go.0 A5=Gk..", step="MOVE", hands=["KR KB KG", "KR KB KG"], draw="KY KY KY KY KY")
    table.play("MOVE(A5)")
    assert "BONUS_SKIP" in table.legal()
    table.play("BONUS_SKIP")
    assert table.used(0) == []
    table.play("DISCARD(KR)", "STAY", "DISCARD(KR)", "STAY")
    assert table.asked == "P1 PLAY"  # standing still gave nothing
    table.play("DISCARD(KB)", "STAY", "DISCARD(KB)", "MOVE(B5)")
    table.play("DISCARD(KG)", "STAY", "DISCARD(KG)", "MOVE(A5)")
    assert table.asked == "P0 XKEY"
    table.play("BONUS_OPEN(A4)")
    assert table.used(0) == ["A5"]


@pytest.mark.rule("KC-XKEY-05")
def test_skipping_is_always_possible() -> None:
    assert "BONUS_SKIP" in alder("A5=Gk.0", step="XKEY").legal()
    assert alder("A5=Gk.0", step="XKEY").play("BONUS_SKIP").fact_names()[0] == "ExtraKeySkipped"


@pytest.mark.rule("KC-XKEY-06")
@pytest.mark.parametrize("action", ["BONUS_OPEN(A4)", "BONUS_CLOSE(B5)"])
def test_a_carried_out_bonus_is_used(action: str) -> None:
    table = alder("B5=Go.. A5=Gk.0", step="XKEY")
    assert table.play(action).used(0) == ["A5"]


@pytest.mark.rule("KC-XKEY-07")
def test_remembered_per_player_and_per_tile() -> None:
    """P0 used A5; so A5 still asks P1, and A7 still asks P0."""
    table = alder("A6=Bt.0 A5=Gk.. A7=Rk.. B5=Go.1", step="MOVE", bonus_used_P0="A5 A6")
    table.play("MOVE(A7)")
    assert table.asked == "P0 XKEY"
    table.play("BONUS_OPEN(A1)")
    assert (table.used(0), table.used(1)) == (["A5", "A6", "A7"], [])
    table.play("DISCARD(KR)", "MOVE(A5)")
    assert table.asked == "P1 XKEY"
    table.play("BONUS_OPEN(E1)")
    assert (table.used(0), table.used(1)) == (["A5", "A6", "A7"], ["A5"])


@pytest.mark.rule("KC-XKEY-11")
def test_neither_reopening_nor_leaving_restores_it() -> None:
    table = alder(
        "B8=Go.. A7=Rk.. A8=Rt.0",
        hands=["KR KR KB KB", "KB KG KY"],
        bonus_used_P0="A7 A8",
        draw="KY KY KY KY KY",
    )
    table.play("CLOSE(KR,A7)", "EXIT", "DISCARD(KB)", "STAY")
    table.play("OPEN(KR,A7)", "MOVE(A8)", "DISCARD(KG)", "STAY")
    table.play("DISCARD(KB)", "MOVE(A7)")
    assert table.asked == "P1 PLAY"


@pytest.mark.rule("KC-XKEY-12")
def test_a_bonus_door_opened_by_the_bonus_waits_for_a_landing() -> None:
    table = alder("A5=Gk.0 D2=Yo.1", step="XKEY")
    table.play("BONUS_OPEN(D5)")
    assert table.tile("D5").kind == "EXTRA_KEY"
    assert (table.asked, table.used(0), table.used(1)) == ("P1 PLAY", ["A5"], [])
    landed = alder("A5=Gk.. C5=Y/.0 D5=Yk..", step="MOVE", bonus_used_P0="A5")
    assert landed.play("MOVE(D5)").asked == "P0 XKEY"
