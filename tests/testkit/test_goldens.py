"""Golden texts: playthroughs and counts, and the files that keep them."""

from pathlib import Path

import pytest

from lampblack.kernel.action import Action
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.state import State
from lampblack.testkit.counts import count, counts_text, divide
from lampblack.testkit.golden import check_golden
from lampblack.testkit.playthrough import Playthrough, listed
from tests.kernel.highcard import KEEP, SIGH, SWAP, HighCard

GAME = HighCard()


def test_a_golden_file_is_compared_line_by_line(tmp_path: Path) -> None:
    file = tmp_path / "new" / "game.txt"
    with pytest.raises(AssertionError, match="--rewrite writes it"):
        check_golden(file, "one\ntwo\n", rewrite=False)
    check_golden(file, "one\ntwo\n", rewrite=True)
    check_golden(file, "one\ntwo\n", rewrite=False)
    with pytest.raises(AssertionError, match=r"game.txt line 2 has\ntwo\nand now it is\n2"):
        check_golden(file, "one\n2\n", rewrite=False)
    with pytest.raises(AssertionError, match="has 2 lines, and now there are 3"):
        check_golden(file, "one\ntwo\nthree\n", rewrite=False)
    assert file.read_text() == "one\ntwo\n"


def sighs_first(state: State, number: int) -> Action:
    return SIGH if number % 2 else KEEP


def test_a_playthrough_tells_who_hears_what() -> None:
    told = Playthrough(GAME, sighs_first, pictured=lambda state: state.observe(-1).turn)
    text = told.text({"players": "2"}, seed=3)
    assert text == told.text({"players": "2"}, seed=3)
    assert text != told.text({"players": "2"}, seed=4)
    lines = text.splitlines()
    assert lines[0] == "High Card, players 2, seed 3"
    assert lines[2] == "set-up"
    dealt = next(line for line in lines if line.startswith("  P0  "))
    assert dealt.startswith("  P0        you drew ")
    assert dealt.endswith(" Bo drew")
    assert "  prompt    Keep or swap. [HC-TURN-01]" in lines
    assert "  legal     KEEP, SWAP" in lines
    assert "  decides   KEEP: Keep" in lines
    assert "  says      SIGH: Sigh" in lines
    assert lines[-1].startswith("  result    P")
    assert sum(line.startswith("    ") for line in lines) == 4 + 1, "the position, once a turn and at the end"


def test_a_playthrough_ends_somewhere() -> None:
    text = Playthrough(GAME, lambda state, number: SIGH).text({"players": "2"}, seed=1, limit=5)
    assert text.count("  says      SIGH") == 5
    assert text.endswith("  result    None\n")


def test_many_options_are_counted() -> None:
    many = [Action("GO", ("to",), (str(number),)) for number in range(9)]
    assert listed([KEEP, *many]) == "KEEP, 9 x GO"
    assert listed(many[:2]) == "GO(0) GO(1)"


def test_counts_divide_by_the_first_decision() -> None:
    state = GAME.from_text("3 4; 0;")
    # Whoever keeps has one way, whoever swaps as many as cards are left.
    assert divide(state, 1) == {KEEP: 1, SWAP: 3}
    assert divide(state, 2) == {KEEP: 1 + 3, SWAP: 3 * (1 + 2)}
    assert count(state, 4) == count(state, 9), "the game is over by then"
    assert (
        counts_text({"start": state}, depths=(1, 2))
        == "start\n  1: 4 = KEEP 1 + SWAP 3\n  2: 13 = KEEP 4 + SWAP 9\n"
    )


def test_counts_with_one_course_of_luck() -> None:
    state = GAME.from_text("3 4; 0;")
    assert count(state, 2, luck=lambda: SeededChance(1)) == 4
