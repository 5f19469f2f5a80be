"""What is told of each action, exactly."""

import pytest

from lampblack.games.keys_to_the_castle.knowledge import facts
from tests.games.keys_to_the_castle.castle import Table, alder, all_but, birch

CASTLE = "C8=Yo.0 D8=Bx.. A8=Rt.. B8=G#P. D2=Yo.1"


def at_play(hand: str) -> Table:
    return alder(CASTLE, hands=[hand, "KR KB KG"])


def told(table: Table) -> list[facts.AnyFact]:
    return table.facts()


@pytest.mark.rule("KC-TILE-09", "KC-PLAY-04", "KC-INFO-09")
@pytest.mark.parametrize(
    ("hand", "action", "fact"),
    [
        ("KR KB KG KY", "DISCARD(KR)", facts.Discarded(0, "KR")),
        ("KR KB KG KY", "OPEN(KR,A7)", facts.Opened(0, "KR", "A7", "R", "EXTRA_KEY")),
        ("KR KB KG KY", "OPEN(KB,C6)", facts.Opened(0, "KB", "C6", "B", "OPEN")),
        ("KR KB KG KY", "CLOSE(KR,A8)", facts.Closed(0, "KR", "A8", "R")),
        ("KR KB KG KY", "CLOSE(KB,D8)", facts.Closed(0, "KB", "D8", "B")),
        ("SK KB KG KY", "OPEN(SK,C5)", facts.Opened(0, "SK", "C5", "Y", "BARRED")),
        ("SK KB KG KY", "CLOSE(SK,A8)", facts.Closed(0, "SK", "A8", "R")),
        ("SK KB KG KY", "UNLOCK(B8)", facts.Unlocked(0, "B8")),
        ("PL KB KG KY", "PADLOCK(E8)", facts.Padlocked(0, "E8")),
        ("SP KB KG KY", "PASSAGE(B7,C8)", facts.PassageLaid(0, "B7", "C8")),
        ("SP KB KG KY", "PASSAGE(D7,C8)", facts.PassageLaid(0, "D7", "C8")),
        ("HS KB KG KY", "SAW(D8)", facts.Sawn(0, "D8")),
        ("NT KB KG KY", "NET(P1)", facts.Netted(0, 1, "D2")),
    ],
    ids=lambda value: value if isinstance(value, str) else type(value).__name__,
)
def test_a_play_is_told(hand: str, action: str, fact: facts.AnyFact) -> None:
    assert told(at_play(hand).play(action)) == [fact]


@pytest.mark.rule("KC-MOVE-01", "KC-INFO-09")
@pytest.mark.parametrize(
    ("doors", "action", "fact"),
    [
        ("C8=Yo..", "MOVE(C8)", facts.Moved(0, None, "C8", False)),
        ("C8=Yo.0 C7=Go..", "MOVE(C7)", facts.Moved(0, "C8", "C7", False)),
        ("C8=Yo.0 D7=Ro..", "MOVE(D7)", facts.Moved(0, "C8", "D7", True)),
        ("C8=Yo.0", "EXIT", facts.Left(0, "C8")),
        ("C8=Yo.0", "STAY", facts.Stayed(0, False)),
        ("C8=YoN0", "STAY", facts.Stayed(0, True)),
    ],
)
def test_a_move_is_told_and_then_the_next_turn(doors: str, action: str, fact: facts.AnyFact) -> None:
    fields = {"net_P0": "2"} if "N0" in doors else {}
    table = alder(doors, step="MOVE", turn="6", passages="D7-C8", draw="HS", **fields).play(action)
    assert told(table) == [fact, facts.TurnBegan(1, 7, False), facts.Drew(1, "HS")]


@pytest.mark.rule("KC-XKEY-01", "KC-XTURN-01", "KC-WIN-01", "KC-CARD-NET-06")
def test_landings_and_endings_are_told() -> None:
    key = alder("B5=Go.0 A5=Gk..", step="MOVE").play("MOVE(A5)")
    assert told(key)[1:] == [facts.ExtraKeyFound(0, "A5")]
    assert told(key.play("BONUS_SKIP"))[0] == facts.ExtraKeySkipped(0, "A5")
    opened = alder("A5=Gk.0", step="XKEY").play("BONUS_OPEN(A7)")
    assert told(opened)[0] == facts.Opened(0, None, "A7", "R", "EXTRA_KEY")
    closed = alder("A5=Gk.0 A8=Rt..", step="XKEY").play("BONUS_CLOSE(A8)")
    assert told(closed)[0] == facts.Closed(0, None, "A8", "R")
    turn = alder("A8=Rt..", step="MOVE", turn="3", draw="KR").play("MOVE(A8)")
    assert told(turn)[1:] == [facts.ExtraTurnFound(0, "A8"), facts.TurnBegan(0, 4, True), facts.Drew(0, "KR")]
    net = alder("B2=YoN1", step="MOVE", active="P1", net_P1="1").play("STAY")
    assert told(net)[1] == facts.NetGone(1)
    won = birch("D2=Yo.0 D1=Bo..", step="MOVE").play("MOVE(D1)")
    assert told(won)[1:] == [facts.Won(0, "D1")]
    stopped = birch(active="P3", step="MOVE", turn="9", max_turns="9").play("STAY")
    assert told(stopped)[1:] == [facts.Aborted(3, 9)]


@pytest.mark.rule("KC-DECK-02")
def test_a_reshuffle_is_told_with_its_size() -> None:
    hands = ["KR KR KR", "KB KB KB"]
    table = alder(step="MOVE", hands=hands, discard=all_but(f"{' '.join(hands)} KY")).play("STAY")
    assert told(table)[-2:] == [facts.Drew(1, "KY"), facts.Reshuffled(1, 47)]
