"""Section 2.17: winning, and the agreed end."""

import pytest

from lampblack.kernel.answers import Malformed
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.playout import decide, options_of
from tests.games.keys_to_the_castle.castle import GAME, Table, alder, birch


@pytest.mark.rule("KC-WIN-01")
@pytest.mark.parametrize(
    ("seat", "doors", "goal"),
    [
        (0, "D2=Yo.0 D1=Bo..", "D1"),
        (1, "E3=Rt.1 F3=Yo..", "F3"),
        (2, "D5=Bt.2 D6=Go..", "D6"),
        (3, "B4=Ro.3 A4=Go..", "A4"),
    ],
)
def test_landing_on_the_own_goal_line_wins(seat: int, doors: str, goal: str) -> None:
    table = birch(doors, active=f"P{seat}", step="MOVE")
    table.play(f"MOVE({goal})")
    assert (table.asked, table.view().winner) == ("nobody", seat)
    outcome = table.state.outcome()
    assert (outcome.winners, outcome.rule) == ((seat,), "KC-WIN-01")
    assert goal in outcome.reason
    assert table.fact_names() == ["Moved", "Won"]


@pytest.mark.rule("KC-WIN-02")
@pytest.mark.parametrize(
    ("table", "goal", "seat"),
    [
        (birch("E1=Yo.1 F1=Yk..", active="P1", step="MOVE"), "F1", 1),
        (alder("D2=Yo.0 D1=Gt..", step="MOVE"), "D1", 0),
    ],
    ids=["Extra Key", "Extra Turn"],
)
def test_the_game_ends_at_that_instant(table: Table, goal: str, seat: int) -> None:
    pile, turn = table.pile, table.view().turn
    table.play(f"MOVE({goal})")
    view = table.view()
    assert view.step == "OVER"
    assert (table.pile, view.turn, view.bonus_pending, view.bonus_turn) == (pile, turn, False, False)
    assert table.used(seat) == []
    assert table.questions == []
    assert table.legal() == []


@pytest.mark.rule("KC-WIN-02")
def test_no_countdown_after_the_win() -> None:
    table = birch("D2=Yo.0 D1=Bo.. C3=RoN1", step="MOVE", net_P1="1")
    table.play("MOVE(D1)")
    assert (table.net(1), table.discard) == (1, "")


@pytest.mark.rule("KC-WIN-03")
@pytest.mark.parametrize(
    ("goal", "rule"),
    [
        ("D1=G#..", "KC-TILE-04"),
        ("D1=GtP.", "KC-CARD-PAD-07"),
        ("D1=Gt.1", "KC-MOVE-12"),
        ("C1=Rx..", "KC-TILE-06"),
        ("C1=R/P.", "KC-CARD-PAD-07"),
    ],
)
def test_the_goal_must_be_passable_and_vacant(goal: str, rule: str) -> None:
    cell = goal[:2]
    table = alder(f"D2=Yo.0 {goal}", step="MOVE", passages="C1-D2")
    assert table.forbids(f"MOVE({cell})") == rule
    assert f"MOVE({cell})" not in table.legal()


@pytest.mark.rule("KC-WIN-04", "KC-WIN-05")
def test_a_sawn_door_and_a_passage_win() -> None:
    sawn = alder("B1=Ro.. C2=B/.0 C1=R/..", step="MOVE")
    assert sawn.play("MOVE(C1)").view().winner == 0
    passage = alder("B1=Ro.. C2=B/.0", step="MOVE", passages="B1-C2")
    assert passage.play("MOVE(B1)").view().winner == 0


@pytest.mark.rule("KC-WIN-06")
@pytest.mark.parametrize(
    ("seat", "doors", "cell"),
    [
        (0, "C6=Ro..", "C6"),
        (0, "B4=Ro.0 A4=Go..", "A4"),
        (0, "E3=Rt.0 F3=Yo..", "F3"),
        (1, "A3=Go..", "A3"),
        (1, "D2=Yo.1 D1=Bo..", "D1"),
        (1, "D5=Bt.1 D6=Go..", "D6"),
        (2, "B4=Ro.2 A4=Go..", "A4"),
        (3, "D5=Bt.3 D6=Go..", "D6"),
    ],
)
def test_start_lines_and_others_goal_lines_have_no_effect(seat: int, doors: str, cell: str) -> None:
    table = birch(doors, active=f"P{seat}", step="MOVE")
    table.play(f"MOVE({cell})")
    assert table.asked == f"P{(seat + 1) % 4} PLAY"
    assert table.view().winner is None
    assert table.state.outcome() is None


@pytest.mark.rule("KC-WIN-07")
def test_opening_a_goal_door_does_not_win() -> None:
    table = alder("D2=Yo.0", hands=["KG KR KB KY"])
    assert table.play("OPEN(KG,D1)").asked == "P0 MOVE"
    assert table.play("STAY").asked == "P1 PLAY"
    by_bonus = alder("A5=Gk.0", step="XKEY")
    assert by_bonus.play("BONUS_OPEN(A1)").asked == "P1 PLAY"
    assert by_bonus.view().winner is None


@pytest.mark.rule("KC-WIN-08")
def test_there_is_one_winner() -> None:
    """P2 stands ready for the own goal too; it is not ranked."""
    table = birch("D2=Yo.0 D1=Bo.. D5=Bt.2 D6=Go..", step="MOVE").play("MOVE(D1)")
    assert table.state.outcome().winners == (0,)
    assert table.legal() == []


@pytest.mark.rule("KC-WIN-09", "KC-WIN-10")
def test_without_a_limit_a_game_goes_on() -> None:
    table = alder(turn="99999")
    for _ in range(60):
        table.play(options_of(table.state)[0].text, "STAY")
    assert (table.asked, table.view().turn) == ("P0 PLAY", 100_059)
    assert GAME.setup({}, SeededChance(1)).observe(0).max_turns is None


@pytest.mark.rule("KC-WIN-09", "KC-CARD-PAD-10")
def test_a_shut_goal_line_ends_nothing() -> None:
    """All five goal doors of P0 are barred or padlocked: nobody is eliminated and nothing is drawn."""
    table = alder("A1=Y#P. B1=R#P. C1=Rx.. D1=G#P. E1=B#P. D2=Yo.0")
    table.play("DISCARD(KR)", "STAY")
    assert table.asked == "P1 PLAY"
    table.play("DISCARD(KR)", "STAY")
    assert table.asked == "P0 PLAY"


@pytest.mark.rule("KC-WIN-10")
def test_the_agreed_limit_aborts() -> None:
    table = alder("D2=YoN1", turn="7", max_turns="8", net_P1="1")
    table.play("DISCARD(KR)", "STAY")
    assert table.asked == "P1 PLAY"
    pile = table.pile
    table.play("DISCARD(KR)", "STAY")
    assert table.asked == "nobody"
    assert table.view().winner is None
    outcome = table.state.outcome()
    assert (outcome.winners, outcome.rule) == ((), "KC-WIN-10")
    assert "8" in outcome.reason
    assert (table.pile, table.view().turn) == (pile, 8)
    assert table.discard == "KR KR NT"  # step (a) of END still happened
    assert table.fact_names() == ["Discarded", "Stayed", "NetGone", "Aborted"]
    assert table.legal() == []


@pytest.mark.rule("KC-WIN-10")
def test_the_limit_comes_before_a_bonus_turn_and_after_a_win() -> None:
    bonus = alder("A8=Rt..", step="MOVE", turn="8", max_turns="8")
    assert bonus.play("MOVE(A8)").asked == "nobody"
    assert bonus.view().winner is None
    extra_key = alder("B5=Go.0 A5=Gk..", step="MOVE", turn="8", max_turns="8")
    assert extra_key.play("MOVE(A5)").asked == "P0 XKEY"
    assert extra_key.play("BONUS_OPEN(A4)").asked == "nobody"
    win = alder("D2=Yo.0 D1=Gt..", step="MOVE", turn="8", max_turns="8")
    assert win.play("MOVE(D1)").view().winner == 0


@pytest.mark.rule("KC-WIN-10")
def test_a_limit_is_a_positive_number_or_none() -> None:
    for good in ("1", "250", "999999", "none"):
        GAME.setup({"max_turns": good}, SeededChance(1))
    for bad in ("0", "-1", "1000000", "two", "1.5", "", "٣"):
        with pytest.raises(Malformed, match="max_turns"):
            GAME.setup({"max_turns": bad}, SeededChance(1))
    one = GAME.setup({"max_turns": "1", "first": "P0"}, SeededChance(1))
    decide(one, options_of(one)[0], SeededChance(1))
    decide(one, one.action("STAY"), SeededChance(1))
    assert one.outcome().rule == "KC-WIN-10"
