"""Section 2.11: Hacksaws."""

import pytest

from tests.games.keys_to_the_castle.castle import alder, all_but, birch

HAND = "HS KR KB KG"


@pytest.mark.rule("KC-CARD-SAW-01", "KC-CARD-SAW-02", "KC-CARD-SAW-07")
def test_exact_targets() -> None:
    doors = "C1=Rx.. C2=Bx.. C3=Gx.. C5=Yx.. D8=B/.. C8=Yo.. A5=Gk.. A8=Rt.."
    table = alder(doors, hands=[HAND], seen="B6=BARRED")
    assert table.targets("SAW") == {"C1", "C2", "C3", "C5"}
    assert table.forbids("SAW(B6)") == "KC-CARD-SAW-02"
    assert table.forbids("SAW(E5)") == "KC-CARD-SAW-02"
    for cell in ("D8", "C8", "A5", "A8"):
        assert table.forbids(f"SAW({cell})") == "KC-CARD-SAW-07"


@pytest.mark.rule("KC-CARD-SAW-03", "KC-TILE-05")
def test_a_sawn_door_is_a_way() -> None:
    table = alder("D8=Bx..", hands=[HAND])
    table.play("SAW(D8)")
    assert set(table.legal()) == {"STAY", "MOVE(D8)"}
    assert table.fact_names() == ["Sawn"]
    assert table.rows[7].split()[4] == "B/.."


@pytest.mark.rule("KC-CARD-SAW-04")
def test_nothing_closes_a_sawn_door() -> None:
    table = alder("D8=B/.. A5=Gk.0", hands=["KB SK KR KG"], bonus_used_P0="A5")
    assert table.naming("D8") == set()
    bonus = alder("D8=B/.. A5=Gk.0", step="XKEY")
    assert bonus.naming("D8") == set()
    assert bonus.forbids("BONUS_CLOSE(D8)") == "KC-CARD-SAW-04"


@pytest.mark.rule("KC-CARD-SAW-05")
def test_a_used_hacksaw_never_comes_back() -> None:
    """After a reshuffle the pile has the two Hacksaws that were discarded, not the one on D8."""
    hands = ["KR KR KR KR", "KB KB KB"]
    discard = all_but(f"{' '.join(hands)} HS KG")
    table = alder("D8=B/..", hands=hands, discard=discard, draw="KG")
    table.play("DISCARD(KR)", "STAY", "DISCARD(KB)", "STAY")
    assert table.questions[-1][2]["HS"] == 2
    assert table.tile("D8").sawn


@pytest.mark.rule("KC-CARD-SAW-06")
def test_a_hacksaw_does_nothing_to_a_padlock() -> None:
    table = alder("D8=B/P. C8=YoP. B6=Y#P.", hands=[HAND], seen="B6=BARRED")
    assert table.targets("SAW") == set()
    assert table.forbids("SAW(C8)") == "KC-CARD-SAW-07"
    assert table.forbids("SAW(D8)") == "KC-CARD-SAW-07"
    assert table.forbids("SAW(B6)") == "KC-CARD-SAW-02"


@pytest.mark.rule("KC-CARD-SAW-08", "KC-DECK-02")
def test_a_discarded_hacksaw_comes_back_by_the_reshuffle() -> None:
    hands = ["HS KR KR KR", "KB KB KB"]
    table = alder(hands=hands, discard=all_but(f"{' '.join(hands)} KG"), draw="KG")
    table.play("DISCARD(HS)", "STAY", "DISCARD(KB)", "STAY")
    assert table.questions[-1][2]["HS"] == 3


@pytest.mark.rule("KC-CARD-SAW-09")
def test_a_sawn_door_gives_no_bonus() -> None:
    table = birch("B5=B/.. C5=Yo.0", step="MOVE")
    table.play("MOVE(B5)")
    assert table.asked == "P1 PLAY"
    assert table.used(0) == []
    assert table.fact_names() == ["Moved", "TurnBegan", "Drew"]
