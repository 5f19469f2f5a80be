"""The worked examples of section 8, to the letter."""

from collections import Counter

import pytest

from lampblack.kernel.playout import options_of
from tests.games.keys_to_the_castle import examples
from tests.games.keys_to_the_castle.castle import Table, drawing, position, table_at
from tests.games.keys_to_the_castle.ledger import ALDER, BIRCH, drawings_of


def cells_of(colour: str, layout: dict[str, tuple[str, str]] = ALDER) -> set[str]:
    return {cell for cell, (own, _) in layout.items() if own == colour}


@pytest.mark.rule("KC-ACT-02", "KC-GRID-06", "KC-TILE-09")
def test_ex_01_first_turn() -> None:
    table = examples.first_turn()
    assert table.pile == 47
    assert Counter(action.name for action in options_of(table.state)) == {
        "OPEN": 50,
        "PADLOCK": 40,
        "PASSAGE": 56,
        "DISCARD": 4,
    }
    assert len(table.legal()) == 150
    assert table.targets("OPEN", "KY") == cells_of("Y")
    assert len(table.targets("OPEN", "KY")) == 10
    assert table.targets("OPEN", "SK") == table.targets("PADLOCK") == set(ALDER)
    assert set(table.legal("DISCARD")) == {"DISCARD(KY)", "DISCARD(SK)", "DISCARD(PL)", "DISCARD(SP)"}

    table.play("OPEN(KY,C8)")
    assert table.tile("C8").kind == "OPEN"
    assert table.discard == "KY"
    assert set(table.legal()) == {"STAY", "MOVE(C8)"}

    table.play("MOVE(C8)")
    assert table.asked == "P1 PLAY"
    assert table.hand(1) == "KR KB KB KG"
    assert table.pile == 46
    assert table.rows == drawings_of("EX-01")[1]


@pytest.mark.rule("KC-CARD-SAW-02", "KC-CARD-KEY-07", "KC-CARD-KEY-08", "KC-CARD-PAD-05", "KC-CARD-SAW-04")
def test_ex_02_bars_and_hacksaw() -> None:
    table = examples.bars_and_hacksaw()
    assert table.legal("SAW") == []
    table.play("OPEN(KB,D8)")
    assert table.tile("D8").kind == "BARRED"
    assert table.legal() == ["STAY"]

    table.play("STAY")
    assert table.hand(1) == "KR KG KG KY"
    table.play("DISCARD(KY)", "STAY")
    assert table.hand(0) == "KR KB PL HS"
    assert table.naming("D8") == {"CLOSE(KB,D8)", "SAW(D8)"}
    assert table.forbids("PADLOCK(D8)") == "KC-CARD-PAD-05"

    table.play("SAW(D8)")
    assert set(table.legal()) == {"STAY", "MOVE(D8)"}
    table.play("MOVE(D8)")
    assert table.hand(1) == "KR KG KG SK"
    assert table.naming("D8") == set()
    assert table.forbids("CLOSE(SK,D8)")
    assert table.rows == drawings_of("EX-02")[0]
    assert table.discard == "KB KY"
    assert table.tile("D8").sawn


@pytest.mark.rule("KC-CARD-PAD-06", "KC-CARD-SKEL-05", "KC-CARD-SKEL-06")
def test_ex_03_padlock_on_padlock_off() -> None:
    table = examples.padlock()
    assert table.targets("PADLOCK") == set(ALDER) - {"C7", "D2"}
    assert len(table.targets("PADLOCK")) == 38
    table.play("PADLOCK(C6)", "STAY")
    assert table.hand(0) == "KR KG KY SK"
    assert table.naming("C6") == {"UNLOCK(C6)"}
    table.play("UNLOCK(C6)")
    assert table.discard == "SK PL"
    assert set(table.legal()) == {"STAY", "MOVE(C8)", "EXIT"}
    assert table.rows == drawings_of("EX-03")[1]


@pytest.mark.rule("KC-CARD-PASS-03", "KC-CARD-PASS-06", "KC-ACT-09")
def test_ex_04_secret_passage() -> None:
    table = examples.passage()
    passages = {action for action in table.naming("B7") if action.startswith("PASSAGE")}
    assert passages == {"PASSAGE(A6,B7)", "PASSAGE(C6,B7)", "PASSAGE(B7,A8)", "PASSAGE(B7,C8)"}
    table.play("PASSAGE(C6,B7)")
    assert set(table.legal()) == {"STAY", "MOVE(B8)", "EXIT"}
    table.play("STAY")
    assert table.hand(1) == "KR KY KY SP"
    assert len(table.legal("PASSAGE")) == 54
    assert {"PASSAGE(C6,B7)", "PASSAGE(B6,C7)"}.isdisjoint(table.legal())
    assert "PASSAGE(B7,C8)" in table.legal()
    table.play("DISCARD(KY)", "STAY")
    assert table.hand(0) == "KR KB KG KG"
    table.play("OPEN(KB,C6)")
    assert set(table.legal()) == {"STAY", "MOVE(C6)", "MOVE(B8)", "EXIT"}
    table.play("MOVE(C6)")
    assert table.rows == drawings_of("EX-04")[1]
    assert table.view().passages == [("C6", "B7")]


@pytest.mark.rule("KC-CARD-NET-05", "KC-CARD-NET-06", "KC-CARD-NET-07")
def test_ex_05_net_over_two_own_turns() -> None:
    table = examples.net()
    table.play("NET(P1)")
    assert table.rows == drawings_of("EX-05")[1]
    assert set(table.legal()) == {"STAY", "MOVE(C7)", "EXIT"}
    table.play("STAY")
    assert (table.net(1), table.discard) == (2, "")

    table.play("OPEN(KB,A3)")
    assert table.legal() == ["STAY"]
    table.play("STAY")
    assert (table.net(1), table.discard) == (1, "KB")

    table.play("DISCARD(KG)", "STAY")
    assert (table.net(1), table.discard) == (1, "KB KG")

    table.play("DISCARD(KB)")
    assert table.legal() == ["STAY"]
    table.play("STAY")
    assert (table.net(1), table.discard) == (0, "KB KG KB NT")

    table.play("PADLOCK(C5)", "STAY")
    assert (table.net(1), table.discard) == (0, "KB KG KB NT")

    table.play("DISCARD(SK)")
    assert set(table.legal()) == {"STAY", "MOVE(B2)", "MOVE(A3)", "EXIT"}
    assert table.discard == "KB KG KB NT SK"


@pytest.mark.rule("KC-ACT-04", "KC-XKEY-01", "KC-XKEY-02", "KC-XKEY-07", "KC-XKEY-09")
def test_ex_06_extra_key() -> None:
    table = examples.extra_key()
    table.play("MOVE(A5)")
    assert table.asked == "P0 XKEY"
    assert len(table.legal()) == 37
    assert len(table.legal("BONUS_OPEN")) == 33
    assert table.targets("BONUS_CLOSE") == {"A4", "B5", "B8"}
    assert table.legal("BONUS_SKIP") == ["BONUS_SKIP"]
    for cell in ("A5", "A3", "A6", "D8"):
        assert table.naming(cell) == set()
    table.play("BONUS_CLOSE(B5)")
    assert table.used(0) == ["A5"]
    assert table.asked == "P1 PLAY"
    assert table.rows == drawings_of("EX-06")[1]


@pytest.mark.rule("KC-XTURN-05", "KC-XTURN-06", "KC-XTURN-08", "KC-TURN-10")
def test_ex_07_chain_of_bonus_turns() -> None:
    table = examples.bonus_turns()
    assert (table.view().turn, table.pile) == (1, 41)
    table.play("DISCARD(KR)", "MOVE(D4)")
    assert table.used(2) == ["D4"]
    assert (table.asked, table.hand(2)) == ("P2 PLAY", "KB KB KG PL")
    assert table.view().bonus_turn
    table.play("DISCARD(KB)", "MOVE(D5)")
    assert table.used(2) == ["D4", "D5"]
    assert (table.asked, table.hand(2)) == ("P2 PLAY", "KB KB KG PL")
    table.play("PADLOCK(F1)")
    assert set(table.legal()) == {"STAY", "MOVE(D4)", "EXIT"}
    table.play("MOVE(D4)")
    assert table.asked == "P3 PLAY"
    assert (table.view().turn, table.pile) == (4, 38)
    assert table.hand(3) == "KG KY KY SK"
    assert table.used(0) == table.used(1) == []
    assert table.rows == drawings_of("EX-07")[1]


@pytest.mark.rule("KC-MOVE-12", "KC-TILE-12", "KC-CARD-PAD-06", "KC-CARD-KEY-05")
def test_ex_08_occupied_tiles() -> None:
    table = examples.occupied()
    for cell in ("C3", "C4", "D3"):
        assert table.naming(cell) == set()
    assert table.targets("CLOSE", "KR") == {"B3", "E3", "C6"}
    assert table.targets("CLOSE", "KY") == {"F3", "C5"}
    assert table.targets("CLOSE", "SK") == {"A3", "B3", "E3", "F3", "C5", "C6"}
    table.play("CLOSE(KY,C5)")
    assert set(table.legal()) == {"STAY", "EXIT"}
    table.play("STAY")
    assert table.asked == "P1 PLAY"
    table.play("DISCARD(KB)")
    assert set(table.legal()) == {"STAY", "MOVE(B3)", "EXIT"}


@pytest.mark.rule("KC-MOVE-04", "KC-MOVE-06", "KC-MOVE-10")
def test_ex_09_leaving_from_deep_inside() -> None:
    table = examples.leaving()
    table.play("DISCARD(HS)")
    assert set(table.legal()) == {"STAY", "EXIT"}
    table.play("EXIT")
    assert table.place(1) is None
    assert table.rows == drawings_of("EX-09")[1]
    table.play("DISCARD(KR)")
    assert set(table.legal()) == {"STAY", "MOVE(A8)"}
    table.play("STAY", "DISCARD(KY)")
    assert table.asked == "P1 MOVE"
    assert set(table.legal()) == {"STAY", "MOVE(A1)", "MOVE(B1)"}


@pytest.mark.rule("KC-WIN-01", "KC-WIN-02", "KC-WIN-04", "KC-WIN-05", "KC-ACT-07")
def test_ex_10_winning_through_a_passage_onto_a_sawn_door() -> None:
    table = examples.winning()
    table.play("DISCARD(HS)")
    assert set(table.legal()) == {"STAY", "MOVE(C1)", "MOVE(D3)", "EXIT"}
    pile = table.pile
    table.play("MOVE(C1)")
    assert table.asked == "nobody"
    assert table.view().winner == 0
    assert table.state.outcome().winners == (0,)
    assert table.pile == pile
    assert table.legal() == []


@pytest.mark.rule("KC-DECK-02", "KC-DECK-03", "KC-DECK-04")
def test_ex_11_reshuffle_at_depletion() -> None:
    table = examples.depletion()
    assert (table.pile, len(table.view().discard)) == (1, 43)
    table.play("OPEN(KG,D1)")
    assert len(table.view().discard) == 44
    table.play("STAY")
    assert table.asked == "P1 PLAY"
    assert table.hand(1) == "KR KB KY HS"
    assert (table.pile, table.discard) == (44, "")
    table.play("DISCARD(KY)")
    assert table.discard == "KY"
    table.play("STAY")
    assert (table.asked, table.pile) == ("P0 PLAY", 43)


@pytest.mark.rule("KC-INFO-06", "KC-INFO-07", "KC-TILE-13", "KC-CARD-KEY-08", "KC-CARD-SAW-02")
def test_ex_12_closing_bars_again() -> None:
    table = examples.closing_bars()
    assert table.naming("D8") == {"CLOSE(KB,D8)", "SAW(D8)", "PASSAGE(C7,D8)", "PASSAGE(E7,D8)"}
    table.play("CLOSE(KB,D8)", "STAY")
    assert table.rows == drawings_of("EX-12")[1]
    assert table.hand(1) == "KB KG KY HS"
    for seat in (0, 1):
        tile = table.tile("D8", viewer=seat)
        assert (tile.is_open, tile.kind) == (False, "BARRED")
        assert table.tile("E8", viewer=seat).kind is None
    assert table.naming("D8") == {"OPEN(KB,D8)"}
    assert table.forbids("SAW(D8)") == "KC-CARD-SAW-02"


PLAIN = {cell: (colour, "OPEN") for cell, (colour, _) in BIRCH.items()}


def at_move(seat: int, cells: str) -> Table:
    """A seat about to move in a castle whose doors are all plain."""
    fields = {"active": f"P{seat}", "step": "MOVE"}
    return table_at(position(drawing(PLAIN, cells), 4, (), fields), PLAIN)


@pytest.mark.rule("KC-GRID-07", "KC-GRID-08", "KC-WIN-01", "KC-WIN-06")
@pytest.mark.parametrize(
    ("cell", "roles", "doors"),
    [
        ("A1", "goal start start goal", "A2 A2 B1 B1"),
        ("F1", "goal goal start start", "F2 E1 E1 F2"),
        ("A6", "start start goal goal", "A5 A5 A5 B6"),
        ("F6", "start goal goal start", "F5 E6 F5 E6"),
        ("C1", "goal – start –", "C2 C2 C2 C2"),
        ("F3", "– goal – start", "E3 E3 E3 E3"),
    ],
)
def test_ex_13_who_may_win_where(cell: str, roles: str, doors: str) -> None:
    for seat, (role, door) in enumerate(zip(roles.split(), doors.split())):
        code = f"{PLAIN[cell][0]}o.."
        inside = at_move(seat, f"{cell}={code} {door}={PLAIN[door][0]}o.{seat}")
        inside.play(f"MOVE({cell})")
        assert (inside.asked == "nobody") == (role == "goal"), f"P{seat} on {cell}"

        outside = at_move(seat, f"{cell}={code}")
        assert (f"MOVE({cell})" in outside.legal()) == (role == "start"), f"P{seat} into {cell}"
        if role == "start":
            outside.play(f"MOVE({cell})")
            assert outside.asked != "nobody"
