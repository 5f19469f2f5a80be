"""Section 2.5: the order of things."""

import pytest

from lampblack.kernel.playout import options_of
from tests.games.keys_to_the_castle.castle import alder, all_but, birch


@pytest.mark.rule("KC-TURN-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_pass_clockwise(players: int) -> None:
    table = alder() if players == 2 else birch(players=players)
    order = []
    for _ in range(2 * players + 1):
        order.append(table.asked)
        table.play(options_of(table.state)[0].text, "STAY")
    assert order == [f"P{turn % players} PLAY" for turn in range(2 * players + 1)]


@pytest.mark.rule("KC-TURN-02")
def test_draw_play_move_extra_key_end() -> None:
    table = alder("B5=Go.0 A5=Gk..", draw="KY")
    assert table.asked == "P0 PLAY"
    assert table.play("DISCARD(KR)").asked == "P0 MOVE"
    assert table.play("MOVE(A5)").asked == "P0 XKEY"
    table.play("BONUS_SKIP")
    assert table.asked == "P1 PLAY"
    assert table.fact_names() == ["ExtraKeySkipped", "TurnBegan", "Drew"]


@pytest.mark.rule("KC-TURN-03", "KC-DECK-01", "KC-INFO-10")
def test_exactly_one_card_is_drawn_and_nobody_is_asked() -> None:
    table = alder(draw="SK", hands=["KR KB KG KY", "KR KB KG"])
    pile = table.pile
    table.play("DISCARD(KR)", "STAY")
    assert table.asked == "P1 PLAY"
    assert table.hand(1) == "KR KB KG SK"
    assert table.hand(0) == "KB KG KY"
    assert table.pile == pile - 1
    assert [(what, subject) for what, subject, _ in table.questions] == [("draw", "P1")]
    left = {"KR": 5, "KB": 5, "KG": 5, "KY": 6, "SK": 10, "PL": 6, "SP": 5, "HS": 3, "NT": 2}
    assert table.questions[0][2] == left


@pytest.mark.rule("KC-TURN-04", "KC-PLAY-07")
def test_one_of_the_four_cards_must_be_used() -> None:
    table = alder(hands=["KR KB KG KY", "KR KB KG"], draw="NT")
    table.play("DISCARD(KR)", "STAY")
    discards = {"DISCARD(KR)", "DISCARD(KB)", "DISCARD(KG)", "DISCARD(NT)"}
    assert set(table.legal("DISCARD")) == discards
    assert {"STAY", "EXIT", "BONUS_SKIP"}.isdisjoint(table.legal())
    assert table.forbids("DISCARD(KY)") == "KC-PLAY-07"
    assert table.forbids("OPEN(SK,A1)") == "KC-PLAY-07"
    table.play("DISCARD(NT)")
    assert table.hand(1) == "KR KB KG"


@pytest.mark.rule("KC-TURN-05", "KC-MOVE-01", "KC-MOVE-11")
def test_move_once_or_not_at_all() -> None:
    table = alder("C8=Yo.. C7=Go..", step="MOVE")
    table.play("MOVE(C8)")
    assert table.asked == "P1 PLAY"
    still = alder("C8=Yo.0 C7=Go..", step="MOVE")
    still.play("STAY")
    assert (still.asked, still.place(0)) == ("P1 PLAY", "C8")


@pytest.mark.rule("KC-TURN-06", "KC-CARD-NET-06", "KC-DECK-02")
def test_the_net_falls_before_the_next_draw() -> None:
    """P1's Net comes off at END, before P0's draw empties the pile: so it is reshuffled too."""
    hands = ["KR KR KB", "KR KR KG KG"]
    discard = all_but(f"{' '.join(hands)} NT SK")
    table = alder("B2=YoN1", hands=hands, discard=discard, net_P1="1", active="P1")
    assert table.pile == 1
    table.play("DISCARD(KR)", "STAY")
    assert table.net(1) == 0
    assert table.discard == ""
    assert table.fact_names() == ["Discarded", "Stayed", "NetGone", "TurnBegan", "Drew", "Reshuffled"]
    weights = table.play("DISCARD(KR)", "STAY").questions[-1][2]
    assert weights["NT"] == 2  # the one from the Castle, and the one that was discarded before


@pytest.mark.rule("KC-TURN-06", "KC-TURN-10")
def test_the_number_of_the_turn_rises_before_the_next_begins() -> None:
    table = alder(turn="7")
    table.play("DISCARD(KR)", "STAY")
    assert table.view().turn == 8
    began = [fact for fact in table.facts(0) if type(fact).__name__ == "TurnBegan"]
    assert [(fact.turn, fact.seat, fact.bonus) for fact in began] == [(8, 1, False)]


@pytest.mark.rule("KC-TURN-06", "KC-TURN-10", "KC-XTURN-01")
def test_a_bonus_turn_goes_to_the_same_player_and_counts() -> None:
    table = alder("A8=Rt..", turn="7", step="MOVE")
    table.play("MOVE(A8)")
    assert (table.asked, table.view().turn, table.view().bonus_turn) == ("P0 PLAY", 8, True)
    assert not table.view().bonus_pending
    table.play("DISCARD(KR)", "STAY")
    assert (table.asked, table.view().turn, table.view().bonus_turn) == ("P1 PLAY", 9, False)


@pytest.mark.rule("KC-TURN-07")
def test_three_cards_and_four_at_the_own_play() -> None:
    table = birch("C4=Bk.. C5=Yo.0", step="PLAY")

    def sizes() -> list[int]:
        return [player.hand_size for player in table.view().players]

    assert sizes() == [4, 3, 3, 3]
    table.play("DISCARD(KR)")
    assert sizes() == [3, 3, 3, 3]
    table.play("MOVE(C4)")
    assert (table.asked, sizes()) == ("P0 XKEY", [3, 3, 3, 3])
    table.play("BONUS_SKIP")
    assert sizes() == [3, 4, 3, 3]


@pytest.mark.rule("KC-TURN-08", "KC-CARD-NET-05", "KC-ACT-08")
def test_nobodys_turn_is_skipped() -> None:
    """A trapped player and one outside in front of closed doors are asked to PLAY and to MOVE."""
    trapped = alder("C7=Go.0 B2=YoN1", net_P1="2")
    trapped.play("DISCARD(KR)", "STAY")
    assert (trapped.asked, len(trapped.hand(1).split())) == ("P1 PLAY", 4)
    trapped.play("DISCARD(KR)")
    assert (trapped.asked, trapped.legal()) == ("P1 MOVE", ["STAY"])
    outside = alder()
    outside.play("DISCARD(KR)", "STAY", "DISCARD(KR)")
    assert (outside.asked, outside.legal()) == ("P1 MOVE", ["STAY"])


@pytest.mark.rule("KC-TURN-09", "KC-TURN-02")
def test_no_move_before_the_play_and_nothing_twice() -> None:
    table = alder("C8=Yo.. B8=Go..", hands=["KR KB KG KY"])
    for early in ("MOVE(C8)", "STAY", "EXIT", "BONUS_SKIP", "BONUS_OPEN(C5)"):
        assert table.forbids(early) == "KC-TURN-02"
    table.play("OPEN(KR,A8)")
    for again in ("DISCARD(KB)", "OPEN(KB,A4)", "CLOSE(KY,C8)", "OPEN(KR,B1)"):
        assert table.forbids(again) == "KC-TURN-09"
    assert table.forbids("BONUS_SKIP") == "KC-XKEY-01"
    table.play("MOVE(C8)")
    assert table.forbids("MOVE(B8)") == "KC-TURN-02"
    assert table.state.asked() == 1
