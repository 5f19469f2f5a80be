"""Section 2.6: using a card."""

import pytest

from tests.games.keys_to_the_castle.castle import FACES, alder, birch


@pytest.mark.rule("KC-PLAY-01")
@pytest.mark.parametrize("card", FACES)
def test_any_card_may_be_discarded_without_effect(card: str) -> None:
    """Every card has a use here; throwing it away is legal all the same, and does nothing else."""
    table = alder("C7=Go.0 C6=Bo.1 D8=Bx.. E8=YoP.", hands=[f"{card} SK SP PL", "KR KB KG"])
    assert f"DISCARD({card})" in table.legal()
    before = table.view(-1)
    table.play(f"DISCARD({card})")
    after = table.view(-1)
    assert table.discard == card
    assert (after.tiles, after.passages) == (before.tiles, before.passages)
    assert [player.net for player in after.players] == [0, 0]
    assert table.fact_names() == ["Discarded"]


@pytest.mark.rule("KC-PLAY-02")
def test_without_a_target_a_card_can_only_be_discarded() -> None:
    table = alder(hands=["HS NT KR KB", "KR KB KG"])
    assert {action for action in table.legal() if "HS" in action or "NT" in action} == {
        "DISCARD(HS)",
        "DISCARD(NT)",
    }
    assert table.legal("SAW") == table.legal("NET") == table.legal("UNLOCK") == []
    # All ten red doors are open and occupied, sawn or padlocked: a red Key has no use.
    red = "B1=RoP. C1=R/.. E2=RoP. D3=Ro.0 B4=RoP. E4=RoP. E5=R/.. A7=RkP. D7=Ro.1 A8=RtP."
    table = alder(red, hands=["KR KB KG KY", "KR KB KG"])
    assert {action for action in table.legal() if "KR" in action} == {"DISCARD(KR)"}


@pytest.mark.rule("KC-PLAY-02", "KC-CARD-KEY-01")
def test_only_keys_turn_doors() -> None:
    table = alder("C8=Yo..", hands=["PL SP HS NT"])
    for card in ("PL", "SP", "HS", "NT"):
        assert table.forbids(f"OPEN({card},C5)") == "KC-PLAY-02"
        assert table.forbids(f"CLOSE({card},C8)") == "KC-PLAY-02"


@pytest.mark.rule("KC-PLAY-03")
def test_the_own_place_never_limits_the_targets() -> None:
    hands = ["SK PL SP HS", "KR KB KG"]
    doors = "A8=Rt.. D8=Bx.. B8=G#P. D2=Yo.."
    outside = set(alder(doors, hands=hands).legal())
    deep = alder(f"{doors} D2=Yo.0", hands=hands)
    trapped = alder(f"{doors} D2=YoN0", hands=hands, net_P0="2")
    about_d2 = {"CLOSE(SK,D2)", "PADLOCK(D2)"}
    assert about_d2 <= outside
    assert set(deep.legal()) == set(trapped.legal()) == outside - about_d2
    assert {"OPEN(SK,A1)", "OPEN(SK,E8)", "SAW(D8)", "UNLOCK(B8)", "PADLOCK(E1)"} <= outside


@pytest.mark.rule("KC-PLAY-04")
@pytest.mark.parametrize(
    ("action", "discard"),
    [
        ("OPEN(KG,B8)", "KG"),
        ("CLOSE(KG,D6)", "KG"),
        ("OPEN(SK,B8)", "SK"),
        ("CLOSE(SK,D6)", "SK"),
        ("PADLOCK(B8)", ""),
        ("PASSAGE(B7,C8)", ""),
        ("SAW(D8)", ""),
        ("NET(P1)", ""),
    ],
)
def test_where_a_used_card_goes(action: str, discard: str) -> None:
    hand = {"KG": "KG", "SK": "SK", "PA": "PL", "SA": "HS", "NE": "NT"}
    card = next((face for word, face in hand.items() if word in action.replace("PASSAGE", "")), "SP")
    table = alder("C6=Bo.1 D8=Bx.. D6=Go..", hands=[f"{card} KR KB KY", "KR KB KG"])
    pile = table.pile
    table.play(action)
    assert table.discard == discard
    assert table.hand(0) == "KR KB KY"
    assert table.pile == pile


@pytest.mark.rule("KC-PLAY-05")
def test_a_door_opened_this_turn_can_be_entered_this_turn() -> None:
    table = alder(hands=["KY KB KG KR"])
    assert set(table.play("OPEN(KY,C8)").legal()) == {"STAY", "MOVE(C8)"}
    assert table.play("MOVE(C8)").place(0) == "C8"
    unlocked = alder("C8=YoP.", hands=["SK KB KG KR"])
    assert set(unlocked.play("UNLOCK(C8)").legal()) == {"STAY", "MOVE(C8)"}
    joined = alder("B8=Go.0 C7=Go..", hands=["SP KB KG KR"])
    assert set(joined.play("PASSAGE(C7,B8)").legal()) == {"STAY", "MOVE(C7)", "EXIT"}


@pytest.mark.rule("KC-PLAY-06", "KC-INFO-04", "KC-CARD-SKEL-06")
def test_the_discard_pile_keeps_its_order() -> None:
    table = birch(
        "C3=RoP.",
        hands=["KY KB KG KR", "SK KB KG", "KG KB KB", "KR KB KG"],
        discard="HS",
        draw="KY KY KY KY",
    )
    table.play("OPEN(KY,A1)", "STAY", "UNLOCK(C3)", "STAY", "DISCARD(KG)", "STAY", "OPEN(KY,F1)")
    assert table.discard == "HS KY SK PL KG KY"


@pytest.mark.rule("KC-PLAY-07")
def test_only_cards_in_the_own_hand_are_played() -> None:
    """Whatever else would be wrong with the action, and wherever else such a card is."""
    table = alder("D2=Yo.1", hands=["KR KB KG KY", "SK PL NT"], discard="HS SP")
    for card in FACES:
        held = card in table.hand(0).split()
        assert (f"DISCARD({card})" in table.legal()) == held
    for text in (
        "DISCARD(NT)",
        "OPEN(SK,A1)",
        "CLOSE(SK,D2)",
        "UNLOCK(A1)",
        "PADLOCK(D2)",
        "SAW(A1)",
        "NET(P1)",
    ):
        assert table.forbids(text) == "KC-PLAY-07"
    assert table.forbids("PASSAGE(A1,B2)") == "KC-PLAY-07"
