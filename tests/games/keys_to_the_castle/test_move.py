"""Section 2.13: moving, entering, leaving."""

import pytest

from lampblack.kernel.playout import options_of
from lampblack.testkit.laws import walk
from tests.games.keys_to_the_castle.castle import alder, birch
from tests.games.keys_to_the_castle.subject import KEYS


@pytest.mark.rule("KC-MOVE-01")
def test_one_move_is_one_step() -> None:
    table = alder("C8=Yo.0 C7=Go.. C6=Bo.. B8=Go..", step="MOVE")
    assert set(table.legal()) == {"STAY", "MOVE(C7)", "MOVE(B8)", "EXIT"}
    assert table.forbids("MOVE(C6)") == "KC-MOVE-01"
    assert table.forbids("MOVE(C8)") == "KC-MOVE-01"
    outside = alder("C8=Yo.. C7=Go..", step="MOVE")
    assert set(outside.legal()) == {"STAY", "MOVE(C8)"}
    assert outside.play("MOVE(C8)").asked == "P1 PLAY"


@pytest.mark.rule("KC-MOVE-02")
@pytest.mark.parametrize("way", ["D2", "D4", "C3", "E3"])
def test_a_step_in_each_of_the_four_directions(way: str) -> None:
    open_ = {"D2": "Yo..", "D4": "Gt..", "C3": "Ro..", "E3": "Rt.."}
    table = birch(f"D3=Yo.0 {way}={open_[way]}", step="MOVE")
    assert set(table.legal()) == {"STAY", f"MOVE({way})", "EXIT"}
    table.play(f"MOVE({way})")
    assert table.place(0) == way


@pytest.mark.rule("KC-MOVE-02", "KC-MOVE-12", "KC-WIN-03")
def test_a_step_needs_a_passable_vacant_door() -> None:
    table = birch("D3=Yo.0 D2=YoP. D4=Gt.1 C3=R#.. E3=Rt..", step="MOVE")
    assert set(table.legal()) == {"STAY", "MOVE(E3)", "EXIT"}
    assert table.forbids("MOVE(D2)") == "KC-CARD-PAD-07"
    assert table.forbids("MOVE(D4)") == "KC-MOVE-12"
    assert table.forbids("MOVE(C3)") == "KC-TILE-04"


@pytest.mark.rule("KC-MOVE-03")
def test_no_diagonal_step_without_a_passage() -> None:
    doors = "D3=Yo.0 C2=G/.. E2=Go.. C4=Bk.. E4=Bo.."
    table = birch(doors, step="MOVE")
    assert set(table.legal()) == {"STAY", "EXIT"}
    for cell in ("C2", "E2", "C4", "E4"):
        assert table.forbids(f"MOVE({cell})") == "KC-MOVE-03"
    assert birch(doors, step="MOVE", passages="D3-C4").legal("MOVE") == ["MOVE(C4)"]
    assert birch("A2=Ro.0", step="MOVE").forbids("MOVE(B1)") == "KC-MOVE-03"


@pytest.mark.rule("KC-MOVE-04", "KC-MOVE-05")
@pytest.mark.parametrize(
    ("seat", "line"), [(0, {"A6", "C6"}), (1, {"A3", "A6"}), (2, {"C1", "F1"}), (3, {"F1", "F3"})]
)
def test_enter_anywhere_on_the_own_start_line_and_only_there(seat: int, line: set[str]) -> None:
    doors = "A6=Yt.. C6=Ro.. A3=Go.. C1=Yo.. F1=Yk.. F3=Yo.. C3=Ro.. E6=Rx.. B6=BoP. F6=B#.."
    table = birch(doors, active=f"P{seat}", step="MOVE")
    assert table.targets("MOVE") == line
    assert table.forbids("MOVE(C3)") == "KC-MOVE-05"
    for cell in {"A6", "C6", "A3", "C1", "F1", "F3"} - line:
        assert table.forbids(f"MOVE({cell})") == "KC-MOVE-05"


@pytest.mark.rule("KC-MOVE-04", "KC-MOVE-12")
def test_an_occupied_start_door_cannot_be_entered() -> None:
    table = birch("C6=Ro.1 D6=Go..", step="MOVE")
    assert set(table.legal()) == {"STAY", "MOVE(D6)"}
    assert table.forbids("MOVE(C6)") == "KC-MOVE-12"


@pytest.mark.rule("KC-MOVE-06")
@pytest.mark.parametrize("place", ["C8=Yo.0", "C4=Bo.0", "D2=Yo.0", "A5=Gk.0"])
def test_exit_from_anywhere_blocked_or_not(place: str) -> None:
    for extra in ("", " C7=Go.. B4=Ro.. C2=Bx.. A4=Bo.. D3=Ro.."):
        table = alder(place + extra, step="MOVE")
        assert "EXIT" in table.legal()
        table.play("EXIT")
        assert table.place(0) is None
        assert table.view().players[0].side == "S"
        assert table.fact_names()[0] == "Left"


@pytest.mark.rule("KC-MOVE-06", "KC-CARD-NET-05")
def test_no_exit_from_outside_nor_from_a_net() -> None:
    outside = alder(step="MOVE")
    assert "EXIT" not in outside.legal()
    assert outside.forbids("EXIT") == "KC-MOVE-06"
    trapped = alder("C4=BoN0", step="MOVE", net_P0="1")
    assert "EXIT" not in trapped.legal()


@pytest.mark.rule("KC-MOVE-07", "KC-MOVE-14")
@pytest.mark.parametrize("seed", range(6))
def test_only_the_own_move_or_exit_moves_a_character(seed: int) -> None:
    """Over a whole game: positions change by MOVE (to that cell) and EXIT (to outside), by nothing else."""
    table = walk(KEYS, {"players": str(2 + seed % 3)}, seed, 0)
    actions = walk(KEYS, {"players": str(2 + seed % 3)}, seed, 250).lines
    changes = 0
    for decision in actions:
        before = [player.cell for player in table.state.observe(-1).players]
        table.play(decision.action)
        after = [player.cell for player in table.state.observe(-1).players]
        expected = list(before)
        if decision.action.startswith("MOVE"):
            expected[decision.seat] = decision.action[5:-1]
        elif decision.action == "EXIT":
            expected[decision.seat] = None
        assert after == expected
        changes += after != before
    assert changes > 3


@pytest.mark.rule("KC-MOVE-08", "KC-MOVE-09")
def test_back_in_on_a_later_turn_by_the_same_door() -> None:
    table = alder("C8=Yo.0 B8=Go..", step="MOVE")
    table.play("EXIT")
    assert (table.asked, table.place(0)) == ("P1 PLAY", None)
    table.play("DISCARD(KR)", "STAY", "DISCARD(KR)")
    assert set(table.legal()) == {"STAY", "MOVE(C8)", "MOVE(B8)"}


@pytest.mark.rule("KC-MOVE-10")
def test_leaving_changes_nothing_on_the_door() -> None:
    for action in ("MOVE(C7)", "EXIT"):
        table = alder("C8=Yo.0 C7=Go.. A8=Rt..", step="MOVE")
        before = table.view().tiles
        table.play(action)
        assert table.view().tiles == before


@pytest.mark.rule("KC-MOVE-11")
def test_staying_is_always_possible() -> None:
    for doors in ("", "C8=Yo..", "C4=Bo.0", "C4=Bo.0 C5=Y/.. B4=Ro.. D2=Yo.1"):
        table = alder(doors, step="MOVE")
        assert "STAY" in table.legal()
        before = [player.cell for player in table.view().players]
        table.play("STAY")
        assert [player.cell for player in table.view().players] == before


@pytest.mark.rule("KC-MOVE-12")
def test_no_passing_pushing_or_swapping() -> None:
    """P1 stands in the corridor C8-C7-C6 before P0."""
    table = alder("C8=Yo.0 C7=Go.1 C6=Bo..", step="MOVE")
    assert set(table.legal()) == {"STAY", "EXIT"}
    assert table.forbids("MOVE(C7)") == "KC-MOVE-12"
    assert table.forbids("MOVE(C6)") == "KC-MOVE-01"


@pytest.mark.rule("KC-MOVE-13")
def test_any_number_may_be_outside() -> None:
    table = birch("C3=Ro.0 B3=Ro.1 D3=Yo.2 E3=Rt.3", step="MOVE")
    for seat in range(4):
        assert "EXIT" in table.legal()
        table.play("EXIT")
        assert table.place(seat) is None
        table.play(options_of(table.state)[0].text)
    assert [player.cell for player in table.view().players] == [None] * 4


@pytest.mark.rule("KC-MOVE-07")
def test_the_other_edges_are_walls() -> None:
    """In the corner of somebody else's edge there are two neighbours, and EXIT to the own side."""
    table = birch("F6=Bo.0 E6=R/.. F5=Y/..", step="MOVE")
    assert set(table.legal()) == {"STAY", "MOVE(E6)", "MOVE(F5)", "EXIT"}
