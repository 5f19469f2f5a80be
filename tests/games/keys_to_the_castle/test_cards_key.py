"""Section 2.7: Keys. What can be opened and closed at all is in test_tiles.py."""

import pytest

from tests.games.keys_to_the_castle.castle import alder, birch
from tests.games.keys_to_the_castle.ledger import ALDER


def doors(colour: str) -> set[str]:
    return {cell for cell, (own, _) in ALDER.items() if own == colour}


@pytest.mark.rule("KC-CARD-KEY-01", "KC-CARD-KEY-02")
@pytest.mark.parametrize("colour", "RBGY")
def test_a_key_opens_doors_of_its_colour_only(colour: str) -> None:
    table = alder(hands=[f"K{colour} SP SP SP"])
    assert table.targets("OPEN") == doors(colour)
    other = sorted(set(ALDER) - doors(colour))[0]
    assert table.forbids(f"OPEN(K{colour},{other})") == "KC-CARD-KEY-01"
    target = sorted(doors(colour))[0]
    table.play(f"OPEN(K{colour},{target})")
    assert table.tile(target).is_open
    assert table.discard == f"K{colour}"


@pytest.mark.rule("KC-CARD-KEY-01", "KC-CARD-KEY-03")
def test_a_key_closes_doors_of_its_colour_only() -> None:
    table = alder("C8=Yo.. B8=Go.. A8=Rt.. C6=Bo.. A5=Gk..", hands=["KG KY SP SP"])
    assert table.targets("CLOSE", "KG") == {"B8", "A5"}
    assert table.targets("CLOSE", "KY") == {"C8"}
    assert table.forbids("CLOSE(KG,C8)") == "KC-CARD-KEY-01"
    table.play("CLOSE(KG,A5)")
    assert not table.tile("A5").is_open
    assert table.tile("B8").is_open
    assert table.fact_names() == ["Closed"]


@pytest.mark.rule("KC-CARD-KEY-04", "KC-CARD-PAD-08")
def test_a_key_does_nothing_to_a_padlocked_door() -> None:
    table = alder("C8=YoP. E8=Y#P. B6=Y#P.", hands=["KY SP SP SP"], seen="B6=BARRED")
    assert {"C8", "E8", "B6"} & table.targets("OPEN") == set()
    assert table.targets("CLOSE") == set()
    for action in ("OPEN(KY,E8)", "CLOSE(KY,C8)", "OPEN(KY,C8)", "CLOSE(KY,E8)", "OPEN(KY,B6)"):
        assert table.forbids(action) == "KC-CARD-PAD-08"


@pytest.mark.rule("KC-CARD-KEY-05")
def test_a_key_closes_no_door_with_somebody_on_it() -> None:
    table = birch("C3=Ro.0 B3=Ro.1 A2=Ro.. B4=Ro.2", hands=["KR KB KG KY"])
    assert table.targets("CLOSE", "KR") == {"A2"}
    for cell in ("C3", "B3", "B4"):
        assert table.forbids(f"CLOSE(KR,{cell})") == "KC-CARD-KEY-05"


@pytest.mark.rule("KC-CARD-KEY-06", "KC-CARD-SAW-04")
def test_a_key_closes_no_sawn_door() -> None:
    table = alder("D8=B/.. C2=Bx.. A6=Bt..", hands=["KB KR KG KY"])
    assert table.targets("CLOSE", "KB") == {"C2", "A6"}
    assert table.forbids("CLOSE(KB,D8)") == "KC-CARD-SAW-04"


@pytest.mark.rule("KC-CARD-KEY-07")
def test_bars_show_and_bar_the_way() -> None:
    table = alder("C8=Yo.0", hands=["KB KR KG KY"])
    table.play("OPEN(KB,D8)")
    assert (table.tile("D8").kind, table.tile("D8").sawn) == ("BARRED", False)
    assert set(table.legal()) == {"STAY", "EXIT"}
    assert table.forbids("MOVE(D8)") == "KC-TILE-06"


@pytest.mark.rule("KC-CARD-KEY-08")
def test_a_key_closes_uncut_bars_of_its_colour() -> None:
    table = alder("D8=Bx..", hands=["KB KR KG KY"])
    assert table.naming("D8") == {"CLOSE(KB,D8)"}
    table.play("CLOSE(KB,D8)")
    assert not table.tile("D8").is_open
    assert table.tile("D8").kind == "BARRED"
