"""Section 2.4: doors, what they show, and who can enter them."""

import pytest

from tests.games.keys_to_the_castle.castle import Table, alder, birch
from tests.games.keys_to_the_castle.ledger import ALDER

VIEWERS = (0, 1, -1, -2)


@pytest.mark.rule("KC-TILE-01", "KC-INFO-05", "KC-INFO-06")
def test_a_closed_side_shows_only_the_colour() -> None:
    table = alder()
    for viewer in VIEWERS:
        for tile in table.view(viewer).tiles:
            assert tile.colour == ALDER[tile.cell][0]
            assert tile.kind is None


@pytest.mark.rule("KC-TILE-02")
def test_the_colour_shows_on_both_sides() -> None:
    table = alder(hands=["KY KY KR KB", "KY KB KG"], draw="KR")
    table.play("OPEN(KY,C8)")
    assert table.tile("C8").colour == "Y"
    table.play("STAY")
    assert {"CLOSE(KY,C8)"} == table.naming("C8")


@pytest.mark.rule("KC-TILE-03", "KC-TILE-13", "KC-TILE-14")
def test_a_door_stays_what_it_is() -> None:
    table = alder(hands=["KB SK KR KB", "SK KB KG"], draw="KR KR KR")
    before = table.view().tiles
    table.play("OPEN(KB,D8)")
    assert [what for what, _, _ in table.questions] == ["door"]
    table.play("STAY", "CLOSE(SK,D8)", "STAY")
    table.play("OPEN(SK,D8)")
    assert table.questions == []
    assert table.tile("D8").kind == "BARRED"
    others = [tile for tile in table.view().tiles if tile.cell != "D8"]
    assert others == [tile for tile in before if tile.cell != "D8"]


@pytest.mark.rule("KC-TILE-04")
def test_a_closed_door_cannot_be_entered() -> None:
    outside = alder(step="MOVE")
    assert outside.legal() == ["STAY"]
    assert outside.forbids("MOVE(C8)") == "KC-TILE-04"
    inside = alder("C7=Go.0", step="MOVE", seen="C6=OPEN")
    assert set(inside.legal()) == {"STAY", "EXIT"}
    assert inside.forbids("MOVE(C6)") == "KC-TILE-04"
    opponent = alder(step="MOVE", active="P1", seen="C1=BARRED")
    assert opponent.forbids("MOVE(C1)") == "KC-TILE-04"


@pytest.mark.rule("KC-TILE-05", "KC-TILE-06", "KC-TILE-07", "KC-CARD-PAD-07", "KC-CARD-SAW-03")
@pytest.mark.parametrize(
    ("door", "code", "rule"),
    [
        ("C8", "Y#..", "KC-TILE-04"),
        ("C8", "Y#P.", "KC-TILE-04"),
        ("C8", "Yo..", None),
        ("C8", "YoP.", "KC-CARD-PAD-07"),
        ("A8", "Rt..", None),
        ("A8", "RtP.", "KC-CARD-PAD-07"),
        ("D8", "Bx..", "KC-TILE-06"),
        ("D8", "B/..", None),
        ("D8", "B/P.", "KC-CARD-PAD-07"),
    ],
)
def test_passable_from_outside(door: str, code: str, rule: str | None) -> None:
    table = alder(f"{door}={code}", step="MOVE")
    assert rule is None or table.forbids(f"MOVE({door})") == rule
    assert (f"MOVE({door})" in table.legal()) == (rule is None)


@pytest.mark.rule("KC-TILE-05", "KC-TILE-06", "KC-TILE-07")
@pytest.mark.parametrize(
    ("door", "code", "rule"),
    [
        ("A5", "Gk..", None),
        ("A5", "GkP.", "KC-CARD-PAD-07"),
        ("C5", "Yx..", "KC-TILE-06"),
        ("C5", "Y/..", None),
    ],
)
def test_passable_from_a_neighbour_for_everybody(door: str, code: str, rule: str | None) -> None:
    for seat in (0, 1):
        table = alder(f"B5=Go.{seat} {door}={code}", step="MOVE", active=f"P{seat}")
        assert rule is None or table.forbids(f"MOVE({door})") == rule
        assert (f"MOVE({door})" in table.legal()) == (rule is None)


@pytest.mark.rule("KC-TILE-07")
def test_a_used_bonus_tile_is_still_a_way() -> None:
    table = alder("B7=Yt.. B8=Go.0 A7=Rk..", step="MOVE", bonus_used_P0="B7 A7", bonus_used_P1="B7")
    assert "MOVE(B7)" in table.legal()
    table.play("MOVE(B7)", "DISCARD(KR)", "STAY")
    assert "MOVE(A7)" in table.play("DISCARD(KR)").legal()


@pytest.mark.rule("KC-TILE-08", "KC-MOVE-12")
def test_one_character_on_a_tile() -> None:
    table = alder("C7=Go.0 C6=Bo.1", step="MOVE")
    assert table.forbids("MOVE(C6)") == "KC-MOVE-12"
    assert set(table.legal()) == {"STAY", "EXIT"}


@pytest.mark.rule("KC-TILE-09")
@pytest.mark.parametrize(
    ("cell", "kind"), [("C8", "OPEN"), ("D8", "BARRED"), ("A8", "EXTRA_TURN"), ("A7", "EXTRA_KEY")]
)
def test_opening_shows_the_kind_to_all(cell: str, kind: str) -> None:
    table = alder(hands=["SK KB KG KY"])
    table.play(f"OPEN(SK,{cell})")
    for viewer in VIEWERS:
        assert (table.tile(cell, viewer).is_open, table.tile(cell, viewer).kind) == (True, kind)
        assert table.fact_names(viewer) == ["Opened"]
    assert {tile.cell for tile in table.view().tiles if tile.is_open} == {cell}


@pytest.mark.rule("KC-TILE-10", "KC-XKEY-12")
def test_opening_gives_no_bonus() -> None:
    for cell in ("A8", "A7"):
        table = alder(hands=["KR KB KG KY"])
        table.play(f"OPEN(KR,{cell})")
        assert table.asked == "P0 MOVE"
        assert not table.view().bonus_pending
        table.play("STAY")
        assert table.asked == "P1 PLAY"
        assert table.used(0) == table.used(1) == []


@pytest.mark.rule("KC-TILE-10")
def test_opening_a_bonus_tile_by_the_extra_key_gives_nothing_either() -> None:
    table = alder("A5=Gk.. B5=Go.0", step="MOVE")
    table.play("MOVE(A5)", "BONUS_OPEN(A6)")
    assert table.tile("A6").kind == "EXTRA_TURN"
    assert table.asked == "P1 PLAY"
    assert table.used(0) == ["A5"]


CASTLE = "C7=Go.0 C6=Bo.1 C8=YoP. B8=G#P. D8=B/.. B6=Yx.. A7=Rk.. B7=YtP. E8=Yo.. A8=Rt.. C1=R/P."
OPEN_OR_LOCKED = {"C7", "C6", "C8", "B8", "D8", "B6", "A7", "B7", "E8", "A8", "C1"}
CLOSABLE = {"B6", "A7", "E8", "A8"}


def colour(cells: set[str], wanted: str) -> set[str]:
    return {cell for cell in cells if ALDER[cell][0] == wanted}


@pytest.mark.rule("KC-TILE-11", "KC-CARD-KEY-01", "KC-CARD-KEY-02", "KC-CARD-SKEL-02")
def test_what_can_be_opened() -> None:
    closed = set(ALDER) - OPEN_OR_LOCKED
    table = alder(CASTLE, hands=["KR KY SK KG"])
    assert table.targets("OPEN", "SK") == closed
    assert table.targets("OPEN", "KR") == colour(closed, "R")
    assert table.targets("OPEN", "KY") == colour(closed, "Y")
    assert table.forbids("OPEN(SK,B8)") == "KC-CARD-PAD-08"
    assert table.forbids("OPEN(SK,E8)") == "KC-TILE-11"


@pytest.mark.rule("KC-TILE-12", "KC-CARD-KEY-01", "KC-CARD-KEY-03", "KC-CARD-SKEL-03")
def test_what_can_be_closed() -> None:
    table = alder(CASTLE, hands=["KR KY SK KG"])
    assert table.targets("CLOSE", "SK") == CLOSABLE
    assert table.targets("CLOSE", "KR") == {"A7", "A8"}
    assert table.targets("CLOSE", "KY") == {"B6", "E8"}
    assert table.targets("CLOSE", "KG") == set()
    assert table.forbids("CLOSE(SK,C5)") == "KC-TILE-12"
    assert table.forbids("CLOSE(SK,C8)") == "KC-CARD-PAD-08"
    assert table.forbids("CLOSE(SK,C7)") == "KC-CARD-KEY-05"
    assert table.forbids("CLOSE(SK,C6)") == "KC-CARD-KEY-05"
    assert table.forbids("CLOSE(SK,D8)") == "KC-CARD-SAW-04"


@pytest.mark.rule("KC-TILE-11", "KC-TILE-12", "KC-XKEY-02")
def test_the_extra_key_has_the_same_limits() -> None:
    table = alder(CASTLE.replace("A7=Rk..", "A7=Rk.0").replace("C7=Go.0", "C7=Go.."), step="XKEY")
    assert table.targets("BONUS_OPEN") == set(ALDER) - OPEN_OR_LOCKED
    assert table.targets("BONUS_CLOSE") == {"B6", "E8", "A8", "C7"}


@pytest.mark.rule("KC-TILE-13", "KC-CARD-KEY-08", "KC-TILE-15")
def test_bars_close_and_open_and_are_bars_again() -> None:
    table = alder("D8=Bx..", hands=["KB SK KR KG", "KB KR KG"], draw="KR KR KR KR")
    table.play("CLOSE(KB,D8)", "STAY")
    assert not table.tile("D8").is_open
    table.play("OPEN(KB,D8)", "STAY", "CLOSE(SK,D8)", "STAY", "DISCARD(KR)", "STAY")
    assert table.tile("D8").kind == "BARRED"


@pytest.mark.rule("KC-TILE-14", "KC-XKEY-11", "KC-XTURN-09")
def test_closing_leaves_kind_passages_and_memory() -> None:
    fields = {"bonus_used_P0": "B7", "bonus_used_P1": "B7", "passages": "C6-B7 B7-C8"}
    table = alder("B7=Yt..", hands=["KY KB KG KR"], **fields)
    table.play("CLOSE(KY,B7)")
    assert table.tile("B7").kind == "EXTRA_TURN"
    assert table.view().passages == [("C6", "B7"), ("B7", "C8")]
    assert table.used(0) == table.used(1) == ["B7"]


@pytest.mark.rule("KC-TILE-15", "KC-CARD-KEY-07", "KC-CARD-SKEL-08")
def test_only_a_hacksaw_removes_bars() -> None:
    def can_enter(table: Table) -> bool:
        return "MOVE(C5)" in table.legal()

    for means in ("OPEN(KY,C5)", "OPEN(SK,C5)"):
        table = alder("B5=Go.0", hands=["KY SK KG KR"])
        assert not can_enter(table.play(means))
    table = alder("A5=Gk.. B5=Go.0", step="MOVE", hands=["KY SK KG", "KY SK KR"])
    table.play("MOVE(A5)", "BONUS_OPEN(C5)", "DISCARD(KY)", "STAY", "DISCARD(KY)", "MOVE(B5)")
    assert table.place(0) == "B5"
    assert not can_enter(table.play("CLOSE(SK,C5)", "STAY", "OPEN(SK,C5)"))
    table = alder("B5=Go.0 C5=Yx..", hands=["HS SK KG KR"])
    assert can_enter(table.play("SAW(C5)"))


@pytest.mark.rule("KC-TILE-06", "KC-TILE-07")
def test_bars_and_bonus_tiles_are_alike_for_all_four() -> None:
    """C4 is an Extra Key, C2 is barred; each player in turn stands between them on C3."""
    for seat in range(4):
        table = birch(f"C3=Ro.{seat} C4=Bk.. C2=Gx.. B3=Ro..", active=f"P{seat}", step="MOVE")
        assert set(table.legal()) == {"STAY", "MOVE(C4)", "MOVE(B3)", "EXIT"}
        assert table.forbids("MOVE(C2)") == "KC-TILE-06"
