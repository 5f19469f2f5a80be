"""Section 2.12: Nets."""

import pytest

from tests.games.keys_to_the_castle.castle import alder, birch

HAND = "NT KR KB KG"


@pytest.mark.rule("KC-CARD-NET-01", "KC-CARD-NET-02", "KC-CARD-NET-03", "KC-CARD-NET-04")
def test_exact_targets() -> None:
    table = birch("C3=Ro.0 B3=Ro.1 D3=YoN2", hands=[HAND], net_P2="1")
    assert table.legal("NET") == ["NET(P1)"]
    assert table.forbids("NET(P0)") == "KC-CARD-NET-02"
    assert table.forbids("NET(P2)") == "KC-CARD-NET-04"
    assert table.forbids("NET(P3)") == "KC-CARD-NET-03"
    table.play("NET(P1)")
    assert [table.net(seat) for seat in range(4)] == [0, 2, 1, 0]
    assert table.fact_names() == ["Netted"]
    assert table.rows[2].split()[2] == "RoN1"


@pytest.mark.rule("KC-CARD-NET-02")
def test_not_over_oneself_from_any_seat() -> None:
    table = birch("C3=Ro.2 B3=Ro.1", hands=["KR KB KG", "KR KB KG", HAND], active="P2")
    assert table.legal("NET") == ["NET(P1)"]
    assert table.forbids("NET(P2)") == "KC-CARD-NET-02"


@pytest.mark.rule("KC-CARD-NET-05", "KC-TURN-08")
def test_a_trapped_player_can_only_stay() -> None:
    doors = "C7=GoN0 C6=Bo.. C8=Yo.. D6=Go.. D2=Yo.1"
    table = alder(doors, net_P0="2", passages="D6-C7")
    table.play("DISCARD(KR)")
    assert table.legal() == ["STAY"]
    for action in ("MOVE(C6)", "MOVE(D6)", "MOVE(C8)", "EXIT"):
        assert table.forbids(action) == "KC-CARD-NET-05"
    assert table.state.prompt(table.state.asked() or 0).rule == "KC-CARD-NET-05"
    free = alder(doors.replace("GoN0", "Go.0"), step="MOVE", passages="D6-C7")
    assert set(free.legal()) == {"STAY", "MOVE(C6)", "MOVE(C8)", "MOVE(D6)", "EXIT"}


@pytest.mark.rule("KC-CARD-NET-06")
def test_two_own_turns_then_the_discard_pile() -> None:
    table = alder("C7=Go.0 D2=Yo.1", hands=["NT KR KB KG", "KR KB KG"])
    table.play("NET(P1)", "STAY")
    assert (table.net(1), table.discard) == (2, "")
    table.play("DISCARD(KR)", "STAY")
    assert (table.net(1), table.discard) == (1, "KR")
    table.play("DISCARD(KR)", "STAY", "DISCARD(KB)")
    assert (table.net(1), table.discard) == (1, "KR KR KB")
    table.play("STAY")
    assert (table.net(1), table.discard) == (0, "KR KR KB NT")
    assert table.fact_names() == ["Stayed", "NetGone", "TurnBegan", "Drew"]


@pytest.mark.rule("KC-CARD-NET-07")
def test_turns_of_others_do_not_count() -> None:
    """P1 takes a turn, a bonus turn and an Extra Key while P2 is trapped."""
    table = birch("D3=YoN2 D4=Gt.. C4=Bk.1 E4=Bo.0", active="P1", net_P2="2", bonus_used_P1="C4")
    table.play("DISCARD(KR)", "MOVE(D4)")
    assert (table.asked, table.net(2)) == ("P1 PLAY", 2)
    table.play("DISCARD(KB)", "MOVE(C4)")
    assert (table.asked, table.net(2)) == ("P2 PLAY", 2)
    table.play("DISCARD(KR)", "STAY")
    assert (table.asked, table.net(2)) == ("P3 PLAY", 1)
    table.play("DISCARD(KR)", "STAY", "DISCARD(KR)", "STAY")
    assert (table.asked, table.net(2)) == ("P1 PLAY", 1)


@pytest.mark.rule("KC-CARD-NET-08")
def test_a_trapped_player_may_play_anything() -> None:
    doors = "C7=Go.0 D2=Yo.1 D8=Bx.. B8=G#P."
    hands = ["NT SK SP HS", "KR KB KG"]
    free = alder(doors, hands=hands)
    trapped = alder(doors.replace("Go.0", "GoN0"), hands=hands, net_P0="1")
    assert trapped.legal() == free.legal()
    assert "NET(P1)" in trapped.legal()
    trapped.play("NET(P1)")
    assert (trapped.net(0), trapped.net(1)) == (1, 2)


@pytest.mark.rule("KC-CARD-NET-09")
def test_nothing_removes_a_net_early() -> None:
    doors = "C7=Go.0 D2=YoN1 A5=Gk.. D8=Bx.. B8=G#P."
    for hand in ("NT SK SP HS", "KR KB KG KY", "PL KR KB KG"):
        for action in sorted(alder(doors, hands=[hand], net_P1="1").legal()):
            assert alder(doors, hands=[hand], net_P1="1").play(action).net(1) == 1
    bonus = "A5=Gk.0 D2=YoN1"
    for action in sorted(alder(bonus, step="XKEY", net_P1="1").legal()):
        table = alder(bonus, step="XKEY", net_P1="1").play(action)
        assert (table.asked, table.net(1)) == ("P1 PLAY", 1)


@pytest.mark.rule("KC-CARD-NET-10")
def test_the_door_under_a_net_is_occupied() -> None:
    table = alder("C7=Go.0 D2=YoN1", hands=["KY SK PL KR", "KR KB KG"], net_P1="2")
    assert table.naming("D2") == set()
    assert table.forbids("CLOSE(KY,D2)") == "KC-CARD-KEY-05"
    assert table.forbids("PADLOCK(D2)") == "KC-CARD-PAD-06"


@pytest.mark.rule("KC-CARD-NET-11")
def test_trapped_again_once_the_net_is_gone() -> None:
    table = alder("C7=Go.0 D2=YoN1", hands=["NT KR KB", "KR KB KG KY"], active="P1", net_P1="1")
    table.play("DISCARD(KR)", "STAY")
    assert table.net(1) == 0
    table.play("NET(P1)")
    assert table.net(1) == 2


@pytest.mark.rule("KC-CARD-NET-12")
@pytest.mark.parametrize("place", ["D2=Yo.1", "A5=Gk.1", "B7=Yt.1", "C5=Y/.1"])
def test_whatever_the_door_under_the_character(place: str) -> None:
    table = alder(f"{place} C7=Go.0", hands=[HAND])
    assert "NET(P1)" in table.legal()
    assert table.play("NET(P1)").net(1) == 2
