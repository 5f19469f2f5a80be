"""Section 2.8: Skeleton Keys."""

import pytest

from tests.games.keys_to_the_castle.castle import alder
from tests.games.keys_to_the_castle.ledger import ALDER

CASTLE = "C8=YoP. B8=G#P. D8=B/P. C7=Go.. C6=Bo.0 D7=Ro.1 C2=Bx.. C1=R/.. A5=Gk.."
PADLOCKED = {"C8", "B8", "D8"}


@pytest.mark.rule("KC-CARD-SKEL-01", "KC-CARD-SKEL-02", "KC-CARD-SKEL-03", "KC-CARD-SKEL-04")
def test_each_door_offers_at_most_one_use() -> None:
    table = alder(CASTLE, hands=["SK KR KR KR"])
    close, unlock = table.targets("CLOSE"), table.targets("UNLOCK")
    assert unlock == PADLOCKED
    assert close == {"C7", "C2", "A5"}
    assert table.targets("OPEN", "SK") == set(ALDER) - PADLOCKED - close - {"C6", "D7", "C1"}


@pytest.mark.rule("KC-CARD-SKEL-01", "KC-CARD-SKEL-05")
def test_one_card_does_one_thing() -> None:
    table = alder("B8=G#P.", hands=["SK SK KR KR"])
    table.play("UNLOCK(B8)")
    assert table.hand(0) == "KR KR SK"
    assert (table.tile("B8").is_open, table.tile("B8").padlock) == (False, False)
    assert table.legal() == ["STAY"]


@pytest.mark.rule("KC-CARD-SKEL-02", "KC-CARD-SKEL-03")
@pytest.mark.parametrize("cell", ["A7", "C4", "D6", "E8"])
def test_any_colour(cell: str) -> None:
    table = alder(hands=["SK KR KB KG", "SK KR KB"], draw="KR KR")
    table.play(f"OPEN(SK,{cell})", "STAY")
    assert table.tile(cell).is_open
    assert table.discard == "SK"
    table.play(f"CLOSE(SK,{cell})")
    assert not table.tile(cell).is_open
    assert table.discard == "SK SK"


@pytest.mark.rule("KC-CARD-SKEL-03")
def test_never_an_occupied_padlocked_or_sawn_door() -> None:
    table = alder(CASTLE, hands=["SK KR KR KR"])
    assert table.forbids("CLOSE(SK,C6)") == "KC-CARD-KEY-05"
    assert table.forbids("CLOSE(SK,D7)") == "KC-CARD-KEY-05"
    assert table.forbids("CLOSE(SK,C8)") == "KC-CARD-PAD-08"
    assert table.forbids("CLOSE(SK,C1)") == "KC-CARD-SAW-04"


@pytest.mark.rule("KC-CARD-SKEL-04")
def test_there_must_be_a_padlock_to_take_off() -> None:
    table = alder(CASTLE, hands=["SK KR KR KR"])
    for cell in ("C7", "A1", "C2", "C6"):
        assert table.forbids(f"UNLOCK({cell})") == "KC-CARD-SKEL-04"
    without = alder(CASTLE, hands=["KR KR KB KG"])
    assert without.forbids("UNLOCK(C8)") == "KC-PLAY-07"


@pytest.mark.rule("KC-CARD-SKEL-05")
@pytest.mark.parametrize(("cell", "code"), [("C8", "Yo.."), ("D8", "B/.."), ("A8", "Rt..")])
def test_an_unlocked_open_door_is_passable_at_once(cell: str, code: str) -> None:
    table = alder(f"{cell}={code[:2]}P.", hands=["SK KR KR KR"])
    table.play(f"UNLOCK({cell})")
    assert code in table.rows[7].split()
    assert f"MOVE({cell})" in table.legal()


@pytest.mark.rule("KC-CARD-SKEL-06", "KC-PLAY-06")
def test_first_the_skeleton_key_then_the_padlock() -> None:
    table = alder("C8=YoP.", hands=["SK KR KR KR"], discard="KB")
    table.play("UNLOCK(C8)")
    assert table.discard == "KB SK PL"
    assert table.fact_names() == ["Unlocked"]


@pytest.mark.rule("KC-CARD-SKEL-07", "KC-CARD-SKEL-08", "KC-CARD-SAW-06")
def test_nothing_else_takes_a_padlock_off() -> None:
    """All kinds of cards in hand, and an Extra Key: only UNLOCK removes a Padlock, and only that."""
    castle = "C8=YoP. D8=B/P. B8=G#P. A5=Gk.0 C2=Bx.. B2=YoN1"
    fields = {"net_P1": "1", "passages": "B7-C8 C1-D2", "bonus_used_P0": "A5"}
    hands = ["KY KB KG SK", "KR KB KG"]
    unlocking = {"UNLOCK(C8)", "UNLOCK(D8)", "UNLOCK(B8)"}
    for action in set(alder(castle, hands=hands, **fields).legal()) - unlocking:
        table = alder(castle, hands=hands, **fields).play(action)
        assert {tile.cell for tile in table.view().tiles if tile.padlock} == {"C8", "D8", "B8"}
    fields.pop("bonus_used_P0")
    for action in alder(castle, step="XKEY", **fields).legal():
        table = alder(castle, step="XKEY", **fields).play(action)
        assert {tile.cell for tile in table.view().tiles if tile.padlock} == {"C8", "D8", "B8"}


@pytest.mark.rule("KC-CARD-SKEL-08", "KC-CARD-NET-09", "KC-CARD-PASS-04", "KC-CARD-SAW-05")
def test_no_effect_on_nets_hacksaws_passages_or_bars() -> None:
    castle = "C8=YoP. D8=B/.. C2=Bx.. B2=YoN1"
    fields = {"net_P1": "2", "passages": "B7-C8"}
    hands = ["SK SK SK SK", "KR KB KG"]
    for action in alder(castle, hands=hands, **fields).legal():
        table = alder(castle, hands=hands, **fields).play(action)
        assert table.net(1) == 2
        assert table.view().passages == [("B7", "C8")]
        assert table.tile("D8").sawn
        assert not table.tile("C2").sawn
        assert "MOVE(C2)" not in table.legal()
