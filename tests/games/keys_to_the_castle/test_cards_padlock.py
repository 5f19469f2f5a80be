"""Section 2.9: Padlocks."""

import pytest

from tests.games.keys_to_the_castle.castle import alder, all_but, birch
from tests.games.keys_to_the_castle.ledger import ALDER

HAND = "PL KR KB KG"


@pytest.mark.rule("KC-CARD-PAD-01")
def test_any_closed_door_bars_known_or_not() -> None:
    table = alder(hands=[HAND], seen="D8=BARRED C8=OPEN A8=EXTRA_TURN")
    assert table.targets("PADLOCK") == set(ALDER)
    table.play("PADLOCK(D8)")
    assert table.tile("D8").padlock
    assert not table.tile("D8").is_open


@pytest.mark.rule("KC-CARD-PAD-02", "KC-CARD-PAD-03", "KC-CARD-PAD-04", "KC-CARD-PAD-05", "KC-CARD-PAD-06")
def test_exact_targets_among_open_doors() -> None:
    doors = "C8=Yo.. A7=Rk.. A8=Rt.. D8=B/.. C2=Bx.. E8=YoP. B8=G#P. C1=R/P. C7=Go.0 D7=Ro.1"
    table = alder(doors, hands=[HAND])
    assert table.targets("PADLOCK") == set(ALDER) - {"C2", "E8", "B8", "C1", "C7", "D7"}
    assert table.forbids("PADLOCK(C2)") == "KC-CARD-PAD-05"
    for cell in ("E8", "B8", "C1"):
        assert table.forbids(f"PADLOCK({cell})") == "KC-CARD-PAD-04"
    for cell in ("C7", "D7"):
        assert table.forbids(f"PADLOCK({cell})") == "KC-CARD-PAD-06"
    on_a_sawn_door = alder("C5=Y/.0 C7=Go.1", hands=[HAND])
    assert on_a_sawn_door.forbids("PADLOCK(C5)") == "KC-CARD-PAD-06"
    for cell in ("C8", "A7", "A8", "D8"):
        locked = alder(doors, hands=[HAND]).play(f"PADLOCK({cell})")
        assert locked.tile(cell).padlock
        assert locked.tile(cell).is_open
        assert locked.fact_names() == ["Padlocked"]


@pytest.mark.rule("KC-CARD-PAD-07")
def test_not_passable_for_anybody_not_even_its_owner() -> None:
    table = birch("C3=Ro.0 B3=Ro.. D3=Yo.1", hands=[HAND])
    table.play("PADLOCK(B3)")
    assert set(table.legal()) == {"STAY", "EXIT"}
    assert table.forbids("MOVE(B3)") == "KC-CARD-PAD-07"
    other = birch("C3=Ro.1 B3=RoP.", active="P1", step="MOVE")
    assert other.forbids("MOVE(B3)") == "KC-CARD-PAD-07"


@pytest.mark.rule("KC-CARD-PAD-08", "KC-XKEY-04")
def test_neither_opened_nor_closed_by_any_means() -> None:
    doors = "C8=YoP. B8=G#P. A5=Gk.0"
    table = alder(doors, hands=["SK KY KG KR"], bonus_used_P0="A5")
    assert table.naming("C8") == {"UNLOCK(C8)"}
    assert table.naming("B8") == {"UNLOCK(B8)"}
    bonus = alder(doors, step="XKEY")
    assert bonus.naming("C8") == bonus.naming("B8") == set()
    for action in ("BONUS_OPEN(B8)", "BONUS_CLOSE(C8)"):
        assert bonus.forbids(action) == "KC-XKEY-04"


@pytest.mark.rule("KC-CARD-PAD-09")
def test_a_padlock_reveals_nothing() -> None:
    table = alder(hands=[HAND])
    table.play("PADLOCK(D8)")
    assert table.questions == []
    for viewer in (0, 1, -1, -2):
        assert table.tile("D8", viewer).kind is None


@pytest.mark.rule("KC-CARD-PAD-10")
def test_on_any_line_and_beside_passages() -> None:
    table = alder(hands=[HAND], passages="C1-D2 C7-D8")
    assert {"A1", "E1", "A8", "E8", "C1", "D2", "C7", "D8", "A4", "E4"} <= table.targets("PADLOCK")
    goal_line = "A1=Y#P. B1=R#P. C1=R#P. D1=G#P."
    last = alder(goal_line, hands=[HAND]).play("PADLOCK(E1)")
    assert [tile.padlock for tile in last.view().tiles[:5]] == [True] * 5


@pytest.mark.rule("KC-CARD-PAD-11", "KC-DECK-02")
def test_a_removed_padlock_comes_back_by_the_reshuffle() -> None:
    hands = ["SK KR KR KR", "KB KB KB"]
    table = alder("C8=YoP.", hands=hands, discard=all_but(f"{' '.join(hands)} PL KG"), draw="KG")
    table.play("UNLOCK(C8)", "STAY", "DISCARD(KB)", "STAY")
    assert table.questions[-1][2]["PL"] == 6
