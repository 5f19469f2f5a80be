"""The worked examples of both ledgers, to the letter."""

import re

import pytest

from tests.games.night_cage.cage import Cage
from tests.games.night_cage.examples import EXAMPLES, Example, Shift, has_edges, play_example

CASES = [
    pytest.param(
        "E01",
        marks=pytest.mark.rule(
            "NC-LIGHT-01", "NC-LIGHT-02", "NC-LIGHT-03", "NC-LIGHT-10", "NC-LIGHT-11", "NC-GEO-03"
        ),
    ),
    pytest.param(
        "E02",
        marks=pytest.mark.rule(
            "NC-TURN-01", "NC-MON-07", "NC-MON-13", "NC-MON-17", "NC-LIGHT-05", "NC-LIGHT-08"
        ),
    ),
    pytest.param(
        "E03", marks=pytest.mark.rule("NC-MON-07", "NC-MON-13", "NC-NERVE-06", "NC-LIGHT-07", "NC-LIGHT-10")
    ),
    pytest.param(
        "E04", marks=pytest.mark.rule("NC-PIT-02", "NC-PIT-07", "NC-MON-03", "NC-MON-07", "NC-LIGHT-07")
    ),
    pytest.param(
        "E05",
        marks=pytest.mark.rule(
            "NC-STAY-01", "NC-STAY-02", "NC-PIT-03", "NC-FALL-01", "NC-FALL-04", "NC-MON-08", "NC-LIGHT-07"
        ),
    ),
    pytest.param(
        "E06", marks=pytest.mark.rule("NC-STAY-01", "NC-STAY-03", "NC-STAY-04", "NC-STAY-06", "NC-STAY-10")
    ),
    pytest.param("E07", marks=pytest.mark.rule("NC-LO-03", "NC-LO-04", "NC-MOVE-07", "NC-LIGHT-05")),
    pytest.param(
        "E08",
        marks=pytest.mark.rule("NC-RELIGHT-01", "NC-RELIGHT-02", "NC-RELIGHT-03", "NC-LO-04", "NC-LIGHT-14"),
    ),
    pytest.param(
        "E09",
        marks=pytest.mark.rule(
            "NC-LO-05", "NC-MON-13", "NC-MON-22", "NC-SCR-01", "NC-SCR-03", "NC-SCR-06", "NC-NERVE-06"
        ),
    ),
    pytest.param(
        "E10",
        marks=pytest.mark.rule(
            "NC-FALL-05", "NC-FALL-11", "NC-MON-21", "NC-SCR-01", "NC-SCR-02", "NC-FALL-10", "NC-LO-03"
        ),
    ),
    pytest.param(
        "E11",
        marks=pytest.mark.rule(
            "NC-MON-03", "NC-MON-11", "NC-MON-13", "NC-MON-14", "NC-MON-15", "NC-NERVE-06"
        ),
    ),
    pytest.param(
        "E12",
        marks=pytest.mark.rule(
            "NC-NERVE-07", "NC-NERVE-09", "NC-MON-22", "NC-SCR-01", "NC-SCR-03", "NC-LIGHT-05"
        ),
    ),
    pytest.param(
        "E13",
        marks=pytest.mark.rule("NC-KEY-01", "NC-KEY-02", "NC-KEY-03", "NC-KEY-04", "NC-KEY-06", "NC-PIT-02"),
    ),
    pytest.param(
        "E14",
        marks=pytest.mark.rule("NC-FF-01", "NC-FF-02", "NC-FF-03", "NC-FF-05", "NC-LIGHT-15", "NC-END-07"),
    ),
    pytest.param(
        "E15", marks=pytest.mark.rule("NC-FF-03", "NC-FF-05", "NC-FF-07", "NC-STAY-12", "NC-END-07")
    ),
    pytest.param(
        "E16", marks=pytest.mark.rule("NC-KEEP-09", "NC-KEEP-11", "NC-KEEP-12", "NC-FALL-01", "NC-FALL-02")
    ),
    pytest.param(
        "E17", marks=pytest.mark.rule("NC-KEEP-03", "NC-KEEP-04", "NC-KEEP-05", "NC-KEEP-06", "NC-KEEP-08")
    ),
    pytest.param(
        "E18",
        marks=pytest.mark.rule(
            "NC-FIEND-01",
            "NC-FIEND-02",
            "NC-FIEND-03",
            "NC-FIEND-04",
            "NC-FIEND-05",
            "NC-PIT-09",
            "NC-END-04",
        ),
    ),
    pytest.param("E19", marks=pytest.mark.rule("NC-PATH-01", "NC-PATH-02", "NC-PATH-03", "NC-PATH-04")),
    pytest.param(
        "E20",
        marks=pytest.mark.rule(
            "NC-DIRGE-02", "NC-DIRGE-03", "NC-DIRGE-04", "NC-DIRGE-05", "NC-DIRGE-06", "NC-DIRGE-07"
        ),
    ),
    pytest.param("E21", marks=pytest.mark.rule("NC-END-01", "NC-END-02")),
    pytest.param("F01", marks=pytest.mark.rule("NC19-TURN-01", "NC19-TURN-04", "NC19-MON-01", "NC19-MON-05")),
    pytest.param("F02", marks=pytest.mark.rule("NC19-MON-02", "NC19-MON-03", "NC19-MON-04", "NC19-PIT-02")),
    pytest.param("F03", marks=pytest.mark.rule("NC19-MON-02", "NC19-MON-03", "NC19-TURN-01")),
    pytest.param("F04", marks=pytest.mark.rule("NC19-TURN-01", "NC19-TURN-02", "NC19-MON-06")),
    pytest.param("F05", marks=pytest.mark.rule("NC19-FALL-03", "NC19-MON-08", "NC19-TURN-05")),
    pytest.param("F06", marks=pytest.mark.rule("NC19-MOVE-02", "NC19-MON-07", "NC19-DIFF-04")),
    pytest.param(
        "F07", marks=pytest.mark.rule("NC19-PASS-01", "NC19-PASS-02", "NC19-PASS-03", "NC19-STAY-03")
    ),
    pytest.param("F08", marks=pytest.mark.rule("NC19-PASS-01", "NC19-PASS-02", "NC19-PASS-04")),
    pytest.param("F09", marks=pytest.mark.rule("NC19-KH-03", "NC19-KH-04", "NC19-KH-05", "NC19-KH-06")),
    pytest.param("F10", marks=pytest.mark.rule("NC19-PM-01", "NC19-PM-02", "NC19-TURN-01", "NC19-FALL-04")),
    pytest.param("F11", marks=pytest.mark.rule("NC19-RELIGHT-01", "NC19-RELIGHT-02", "NC19-MON-03")),
    pytest.param("F12", marks=pytest.mark.rule("NC19-FF-01", "NC19-FF-02", "NC19-DIFF-01")),
    pytest.param(
        "F13", marks=pytest.mark.rule("NC19-STAY-01", "NC19-STAY-02", "NC19-FALL-02", "NC19-MON-01")
    ),
]


@pytest.mark.parametrize("name", CASES)
def test_example(name: str) -> None:
    example = EXAMPLES[name]
    table = play_example(example)
    check_after(example, table)
    assert table.discards.split() == example.discards


def check_after(example: Example, table: Cage) -> None:
    assert [cell for row in table.board for cell in row] == example.after.board.split()
    text = table.state.to_text()
    for letter, line in example.after.prisoners.items():
        assert f"prisoner {letter}: {line}\n" in text
    assert table.unused == [f"tile {code}" for code in example.left]
    assert table.left == len(example.left)
    assert min(table.state.observe(0).omens, 1) == example.omens_after
    outcome = table.state.outcome()
    result = "game continues" if outcome is None else "WIN" if outcome.winners else "LOSS"
    assert result == example.result


@pytest.mark.rule("NC-GEO-03")
@pytest.mark.parametrize("name", [name for name, example in EXAMPLES.items() if not has_edges(example)])
def test_an_example_goes_the_same_wherever_it_lies(name: str) -> None:
    """Each space of it is the first space of the board once."""
    example = EXAMPLES[name]
    told = str(play_example(example).facts())
    side = len(example.before.board.splitlines())
    for down in range(side):
        for right in range(side):
            shift = Shift(side, down, right)
            elsewhere = shift.example(example)
            table = play_example(elsewhere)
            check_after(elsewhere, table)
            assert sorted(table.discards.split()) == sorted(example.discards)
            assert words(str(table.facts())) == words(shift.text(told))


def words(text: str) -> list[str]:
    """What is told, in no order: what happens at once is told from the first space to the last."""
    return sorted(re.findall(r"\(\d,\d\)|\w+", text))


def test_every_example_is_played() -> None:
    assert {case.values[0] for case in CASES} == set(EXAMPLES)
    assert len(EXAMPLES) == 21 + 13
