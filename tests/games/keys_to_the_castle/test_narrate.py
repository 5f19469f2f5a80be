"""Every fact, every action and every view in words: enough to play without seeing."""

from typing import get_args

import pytest

from lampblack.games.keys_to_the_castle.knowledge import facts
from lampblack.kernel.game import Voice
from lampblack.kernel.seat import EVERYTHING, SPECTATOR
from tests.games.keys_to_the_castle.castle import GAME, alder
from tests.games.keys_to_the_castle.subject import universe

NAMES = ["Ada", "Bo"]
SENTENCES = [
    (facts.Dealt(0, ["KR", "SK", "NT"]), "You are dealt a red Key, a Skeleton Key and a Net."),
    (facts.WasDealt(1, 3), "Bo is dealt 3 cards."),
    (facts.TurnBegan(0, 4, False), "Turn 4: Your turn."),
    (facts.TurnBegan(1, 5, True), "Turn 5: Bo's bonus turn."),
    (facts.Drew(0, "KB"), "You draw a blue Key."),
    (facts.HasDrawn(1), "Bo draws a card."),
    (facts.Reshuffled(1, 44), "The draw pile is empty: 44 discarded cards become the new one."),
    (facts.Discarded(0, "HS"), "You discard a Hacksaw."),
    (facts.Opened(1, "KY", "C8", "Y", "OPEN"), "Bo opens the yellow door C8 with a yellow Key: an open way."),
    (facts.Opened(0, None, "D8", "B", "BARRED"), "You open the blue door D8 with the Extra Key: bars."),
    (facts.Closed(1, "SK", "C8", "Y"), "Bo closes the yellow door C8 with a Skeleton Key."),
    (facts.Closed(0, None, "A1", "G"), "You close the green door A1 with the Extra Key."),
    (facts.Unlocked(0, "C6"), "You take the Padlock off C6."),
    (facts.Padlocked(1, "C6"), "Bo puts a Padlock on C6."),
    (facts.PassageLaid(0, "C6", "B7"), "You lay a Secret Passage between C6 and B7."),
    (facts.Sawn(1, "D8"), "Bo saws through the bars of D8."),
    (facts.Netted(1, 0, "C7"), "Bo throws a Net over you on C7."),
    (facts.Netted(0, 1, "C7"), "You throw a Net over Bo on C7."),
    (facts.Stayed(1, False), "Bo stays put."),
    (facts.Stayed(0, True), "You stay put, caught in the Net."),
    (facts.Moved(1, None, "C8", False), "Bo enters the Castle at C8."),
    (facts.Moved(0, "C8", "C7", False), "You move from C8 to C7."),
    (facts.Moved(1, "C6", "B7", True), "Bo moves from C6 to B7 through a passage."),
    (facts.Left(0, "C6"), "You leave the Castle from C6."),
    (facts.ExtraKeyFound(1, "A5"), "Bo finds an Extra Key on A5."),
    (facts.ExtraKeySkipped(0, "A5"), "You leave the Extra Key of A5 for later."),
    (facts.ExtraTurnFound(1, "A8"), "Bo finds an Extra Turn on A8."),
    (facts.NetGone(0), "The Net over you is gone."),
    (facts.Won(0, "D1"), "You reach D1 on the far side and win!"),
    (facts.Won(1, "D8"), "Bo reaches D8 on the far side and wins!"),
    (facts.Aborted(1, 1), "The game is stopped after 1 turn; nobody wins."),
]


@pytest.mark.parametrize(("fact", "sentence"), SENTENCES, ids=lambda value: type(value).__name__)
def test_a_fact_as_a_sentence_for_ada(fact: facts.AnyFact, sentence: str) -> None:
    assert GAME.narrate(fact, Voice(0, NAMES)) == sentence


def test_every_fact_has_its_sentence() -> None:
    assert {type(fact) for fact, _ in SENTENCES} == set(get_args(facts.AnyFact))


@pytest.mark.parametrize("viewer", [SPECTATOR, EVERYTHING])
def test_nobody_is_you_to_a_spectator(viewer: int) -> None:
    for fact, _ in SENTENCES:
        words = GAME.narrate(fact, Voice(viewer, NAMES)).lower().rstrip(".!").split()
        assert "you" not in words
        assert "your" not in words


def test_every_action_has_a_label_of_its_own() -> None:
    state = alder().state
    texts = {state.action(text).text for text in universe(state)}
    labels = {GAME.label(state.action(text)) for text in texts}
    assert len(labels) == len(texts)


def test_a_view_in_sentences() -> None:
    table = alder(
        "C8=Yo.0 D8=B/P. B6=Yx.. A5=Gk.. D2=YoN1",
        hands=["KR SK PL NT", "KB KB KB"],
        turn="9",
        net_P1="2",
        passages="C6-B7",
        seen="C5=BARRED",
        discard="KR KY",
    )
    lines = GAME.describe(table.view(0), Voice(0, NAMES))
    assert lines == [
        "Turn 9: Your turn, at PLAY.",
        "You cross from the south to the north and are on C8.",
        "Bo crosses from the north to the south and is on D2, netted for 2 more turns, 3 cards in hand.",
        "Your hand: a red Key, a Skeleton Key, a Padlock and a Net.",
        "Row 1: A1 yellow closed, B1 red closed, C1 red closed, D1 green closed, E1 blue closed.",
        "Row 2: A2 blue closed, B2 yellow closed, C2 blue closed, D2 yellow open, E2 red closed.",
        "Row 3: A3 blue closed, B3 yellow closed, C3 green closed, D3 red closed, E3 blue closed.",
        "Row 4: A4 blue closed, B4 red closed, C4 blue closed, D4 green closed, E4 red closed.",
        "Row 5: A5 green open with an Extra Key, B5 green closed, C5 yellow closed (hides bars), "
        "D5 yellow closed, E5 red closed.",
        "Row 6: A6 blue closed, B6 yellow barred, C6 blue closed, D6 green closed, E6 green closed.",
        "Row 7: A7 red closed, B7 yellow closed, C7 green closed, D7 red closed, E7 green closed.",
        "Row 8: A8 red closed, B8 green closed, C8 yellow open, D8 blue sawn open padlocked, E8 yellow closed.",
        "Secret Passages: C6 to B7.",
        "Draw pile 41, discard pile 2, yellow Key on top.",
    ]


def test_a_view_of_the_end_says_who_has_won() -> None:
    won = alder("D1=Gt.0", step="OVER", winner="P0")
    first = [GAME.describe(won.view(viewer), Voice(viewer, NAMES))[0] for viewer in (0, 1, SPECTATOR)]
    assert first == ["You have won.", "Ada has won.", "Ada has won."]


def test_the_drawing_is_the_positions_own() -> None:
    table = alder("C8=Yo.0 D8=B/P. B6=Yx.. D2=YoN1", net_P1="2", passages="C6-B7")
    drawn = GAME.draw(table.view(SPECTATOR)).splitlines()
    text = table.state.to_text().splitlines()
    assert drawn[-1] == "passages: C6-B7"
    assert set(drawn) <= set(text)
