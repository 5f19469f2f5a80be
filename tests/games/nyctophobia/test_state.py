"""Positions hold everything, and refusals come in the ledger's order (section 21)."""

import pytest

from lampblack.games.nyctophobia.model.told import REFUSAL_NAMES
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.playout import decide
from tests.games.nyctophobia.forest import GAME, axe, mage, table
from tests.games.nyctophobia.test_information import CONFIGURATIONS, play


@pytest.mark.rule("NY-STATE-01")
def test_a_position_holds_everything() -> None:
    game = table("X=D4 1=A1 2=H8 3=D8", "A1-B1", rocks="C3 C3", noise="C3", hidden="P2", wound="fresh",
                 held="2 0 1", hand="MG-02 MG-05", discard="MG-01", health="1 2 2", fogged="P3", hunter="mage",
                 cast="klutz - star", called="P3 until P3", queued="P2", clue="E", acted="yes", steps="1",
                 no_search="yes", layout="SC-01 90 1 2-1-3", turns="1", noise_known="perhaps",
                 agenda="POST MOVE ARRIVE:1:1 NOISE:1:9")  # fmt: skip
    text = game.state.to_text()
    again = GAME.from_text(text)
    assert again == game.state
    for line in ("rocks: C3 C3", "noise: C3", "hidden: P2", "wound: fresh", "held: 2 0 1", "fogged: P3",
                 "hand: MG-02 MG-05", "discard: MG-01", "called: P3 until P3", "queued: P2", "acted: yes",
                 "no search: yes", "layout: SC-01 90 1 2-1-3", "agenda: POST MOVE ARRIVE:1:1 NOISE:1:9",
                 "noise known: perhaps", "turns: 1", "cast: klutz - star"):  # fmt: skip
        assert line in text.splitlines()


@pytest.mark.rule("NY-STATE-02")
def test_a_restored_position_continues_identically() -> None:
    for options in CONFIGURATIONS[:6]:
        for state, action, _ in play(options, 11, 120):
            loaded = GAME.from_text(state.to_text())
            assert loaded == state
            decide(loaded, loaded.action(action.text), SeededChance(5))
            decide(state, action, SeededChance(5))
            assert loaded == state


@pytest.mark.rule("NY-DP-22")
def test_the_refusals_of_the_ledger_in_their_order() -> None:
    assert REFUSAL_NAMES == (
        "not_your_decision",
        "no_rock",
        "not_in_car",
        "already_called",
        "action_used",
        "hide_needs_post",
        "hide_after_call",
        "no_search_now",
        "must_move",
        "no_tree",
        "no_landing",
        "bad_target",
    )
    game = table("X=A1 1=D8 2=H8", phase="POST", held="0 1", acted="yes", called="P2 until P2")
    assert game.refusal("THROW(N)").code == "no_rock"  # though the action is used too
    assert game.refusal("HIDE").code == "action_used"  # though help was called too
    early = table("X=A1 1=D8 2=H8", phase="PRE", called="P2 until P2")
    assert early.refusal("HIDE").code == "hide_needs_post"
    tired = table("X=A1 1=D8 2=H8", phase="POST", acted="yes", called="P2 until P2")
    assert tired.refusal("CALL").code == "not_in_car"  # though all the others apply too
    inside = table("X=A1 1=G7 2=H8", car="G7 H7", phase="POST", acted="yes", called="P2 until P2")
    assert inside.refusal("CALL").code == "already_called"
    uncalled = table("X=A1 1=G7 2=H8", car="G7 H7", phase="POST", acted="yes")
    assert uncalled.refusal("CALL").code == "action_used"
    both = table("X=A1 1=D8 2=H8", called="P2 until P2")
    assert both.do("CALL") == ["s1 P-REFUSED{not_in_car}"]  # though there was a call already


@pytest.mark.rule("NY-STATE-01")
@pytest.mark.parametrize(
    ("card", "noise", "choice", "pending"),
    [
        ("AX-01", "", "", "CLAIM:2:0:0:0"),
        ("AX-04", "", "", "FELL:1:0"),
        ("AX-04", "A8", "", "FELL:2:0"),
        ("AX-05", "", "", "USE:2:1:1"),
        ("AX-05", "", "USE_YES", "WALK:2:0:0:1:1"),
        ("AX-05", "", "USE_NO", "WALK:1:0:0:0:1"),
        ("AX-07", "", "", "PICK:6:8:1:0:0"),
        ("AX-11", "A8", "", "PLANT:1:0:0"),
        ("MG-01", "", "", "PICK:0:0:2:0:1"),
        ("MG-02", "", "", "LIFT:2:0"),
        ("MG-04", "", "", "PICK:2:0:2:0:0"),
        ("MG-05", "", "", "PICK:3:0:2:0:0"),
        ("MG-06", "", "", "PICK:4:0:1:0:2"),
        ("MG-07", "", "", "PULL:1:1:0"),
        ("MG-09", "", "", "CLAIM:1:1:0:0"),
        ("MG-10", "", "", "USE:2:1:0"),
        ("MG-11", "", "", "PICK:5:6:1:0:1"),
        ("MG-12", "", "", "PICK:7:2:1:0:0"),
    ],
)
def test_what_a_card_still_asks_is_written_in_one_way(
    card: str, noise: str, choice: str, pending: str
) -> None:
    """A position is the same, and has the same text, whether it was played or described."""
    deal = axe if card.startswith("AX") else mage
    if card == "AX-07":
        game = deal("X=A1 1=D1 2=A4 3=H8", card, hidden="P1 P2")
    elif card == "MG-12":
        game = deal("X=A1 1=A8 2=H1 3=C1", card)
    else:
        game = deal("X=A1 1=D4 2=H8 3=E6", card, "A1-B1", noise=noise)
    game.play(*[choice] if choice else [])
    (agenda,) = [line for line in game.state.to_text().splitlines() if line.startswith("agenda: ")]
    assert agenda.split()[-1] == pending
