"""Positions from text: every problem is named, nothing impossible is let in."""

import pytest

from lampblack.kernel.answers import Malformed
from tests.games.keys_to_the_castle.castle import GAME, alder, all_but

TEXT = alder("C8=Yo.0 D8=Bx..", passages="C6-B7", seen="C5=BARRED", discard="KR").state.to_text()


def load_with(old: str, new: str) -> None:
    assert old in TEXT
    GAME.from_text(TEXT.replace(old, new, 1))


@pytest.mark.rule("KC-ACT-10")
@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("keys-to-the-castle", "night-cage", "line 1"),
        ("keys-to-the-castle\n", "", "line 1"),
        ("players: 2", "players: 7", "players"),
        ("players: 2\n", "", "players: missing"),
        ("sides: S N", "sides: N S", "sides"),
        ("characters: baker falconer", "characters: baker", "characters"),
        ("turn: 1", "turn: 0", "turn"),
        ("turn: 1", "turn: one", "turn"),
        ("turn: 1", "turn: 1\nturn: 1", "turn: given twice"),
        ("turn: 1", "weather: dark", "weather: no such field"),
        ("turn: 1", "bonus turn: perhaps", "bonus turn"),
        ("active: P0", "active: P2", "active: 'P2' is not at this table"),
        ("step: PLAY", "step: DRAW", "step"),
        ("step: PLAY", "step: PLAY\nwinner: P0", "winner"),
        (" 8   R#", " 9   R#", "drawing"),
        (" 8   ", " 8   R#.. ", "row 8"),
        ("\n 8 ", "\n", "drawing|line"),
        ("Yo.0", "Yo.", "C8"),
        ("Yo.0", "Wo.0", "C8: colour 'W'"),
        ("Yo.0", "Y?.0", "C8: face"),
        ("Yo.0", "YoX0", "C8: card"),
        ("Yo.0", "Yo.5", "C8: 'P5' is not at this table"),
        ("Bx..", "Bx.0", "stands on two doors"),
        ("passages: C6-B7", "passages: C6-Z9", "passages"),
        ("passages: C6-B7", "passages: C6", "passages"),
        ("seen: C5=BARRED", "seen: C5=GLASS", "seen"),
        ("seen: C5=BARRED", "seen: C8=OPEN", "seen"),
        ("seen: C5=BARRED", "seen: Z5=OPEN", "seen"),
        ("hand P0: ", "hand P0: XX ", "card"),
        ("hand P1: ", "hand P2: ", "hand P1: missing"),
        ("hand P1: ", "hand P2: KR\nhand P1: ", "hand P2: no such field"),
        ("hand P1: KR KB KG\n", "", "hand P1: missing"),
        ("discard: KR", "discard: QQ", "card"),
        ("discard: KR", "discard: KR\nbonus used P0: A1", "bonus used P0"),
        ("discard: KR", "discard: KR\nnonsense", "line "),
    ],
)
def test_a_problem_is_named(old: str, new: str, problem: str) -> None:
    with pytest.raises(Malformed, match=problem):
        load_with(old, new)


@pytest.mark.rule("KC-ACT-10", "KC-XKEY-01", "KC-WIN-01", "KC-WIN-10", "KC-XTURN-01")
@pytest.mark.parametrize(
    ("doors", "fields", "rule"),
    [
        ("", {"step": "XKEY"}, "KC-XKEY-01"),
        ("C8=Yo.0", {"step": "XKEY"}, "KC-XKEY-01"),
        ("A5=Gk.0", {"step": "XKEY", "bonus_used_P0": "A5"}, "KC-XKEY-01"),
        ("", {"step": "OVER"}, "KC-WIN-10"),
        ("", {"step": "OVER", "turn": "4", "max_turns": "5"}, "KC-WIN-10"),
        ("", {"turn": "6", "max_turns": "5"}, "KC-WIN-10"),
        ("", {"step": "OVER", "winner": "P0"}, "KC-WIN-01"),
        ("C8=Yo.0", {"step": "OVER", "winner": "P0"}, "KC-WIN-01"),
        ("D1=Gt.0", {"step": "OVER", "winner": "P1"}, "KC-INV-08"),
        ("D1=Gt.0 B8=Go.1", {"step": "OVER", "winner": "P0"}, "KC-INV-08"),
        ("D1=Gt.0", {"step": "OVER", "winner": "P0", "active": "P1"}, "KC-WIN-01"),
        ("D1=Gt.0", {"step": "OVER", "winner": "P0", "bonus_pending": "yes"}, "KC-XTURN-01"),
        ("", {"bonus_pending": "yes"}, "KC-XTURN-01"),
    ],
)
def test_a_position_that_play_cannot_reach_names_the_rule(
    doors: str, fields: dict[str, str], rule: str
) -> None:
    with pytest.raises(Malformed, match=rule):
        alder(doors, **fields)


@pytest.mark.rule("KC-ACT-10", "KC-WIN-01", "KC-WIN-10")
def test_finished_games_can_be_loaded() -> None:
    won = alder("D1=Gt.0", step="OVER", winner="P0")
    assert won.state.outcome().winners == (0,)
    stopped = alder("A8=Rt.0", step="OVER", turn="5", max_turns="5", bonus_pending="yes", bonus_used_P0="A8")
    assert stopped.state.outcome().rule == "KC-WIN-10"
    played = alder("A8=Rt..", step="MOVE", turn="5", max_turns="5").play("MOVE(A8)")
    assert GAME.from_text(played.state.to_text()) == played.state


@pytest.mark.rule("KC-ACT-10", "KC-INV-01")
@pytest.mark.parametrize(
    "memory",
    [
        {"hand_then_P1": "KB"},
        {"used_since_P0": "KB"},
        {"pile_then": "KR"},
        {"pile_then": "KY KY", "hand_then_P0": "KR KR KR KR", "hand_then_P1": "SK SK SK"},
        {"pile_then": "KY", "hand_then_P0": "KR KR KR KR", "hand_then_P1": "KB KB KB", "used_since_P1": "NT"},
    ],
)
def test_a_memory_that_fits_no_world_is_refused(memory: dict[str, str]) -> None:
    """Imagining would search for ever."""
    hands = ["KR KR KR KR", "KB KB KB"]
    discard = all_but(f"{' '.join(hands)} KY")
    with pytest.raises(Malformed, match="KC-INV-01"):
        alder(hands=hands, discard=discard, **memory)
    fitting = {"pile_then": "KY", "hand_then_P0": "KR KR KR KR", "hand_then_P1": "KB KB KB"}
    assert alder(hands=hands, discard=discard, **fitting).pile == 1


def test_usual_values_may_be_left_out() -> None:
    short = "\n".join(
        line
        for line in TEXT.splitlines()
        if not line.startswith(("sides", "characters", "turn", "active", "step", "      A"))
    )
    assert GAME.from_text(short) == GAME.from_text(TEXT)


def test_blank_lines_and_spacing_do_not_matter() -> None:
    loose = "\n\n".join(line.replace(": ", "  :   ").replace(" ", "  ") for line in TEXT.splitlines())
    assert GAME.from_text(loose) == GAME.from_text(TEXT)
    assert GAME.from_text(TEXT.replace("C6-B7", "B7–C6")) == GAME.from_text(TEXT)
