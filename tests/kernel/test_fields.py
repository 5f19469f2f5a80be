"""The common parts of positions as text."""

import pytest

from lampblack.kernel.answers import Malformed
from lampblack.kernel.fields import Fields, choice, read, seat_from_text, whole

TEXT = """
castle

turn: 3
 bonus   turn : yes
 1  R# B#
who: P1
 2  G# o:
note:
"""


def fields_of(text: str) -> Fields:
    return read(f"castle\n{text}", "castle")[0]


def problem_of(text: str, title: str = "castle") -> str:
    with pytest.raises(Malformed) as caught:
        read(text, title)
    return str(caught.value)


def is_row(line: str) -> bool:
    return line.split()[0].isdigit()


def test_fields_and_drawing_in_any_order() -> None:
    fields, drawing = read(TEXT, "castle", is_row)
    assert fields.values == {"turn": "3", "bonus turn": "yes", "who": "P1", "note": ""}
    assert fields.lines == {"turn": 4, "bonus turn": 5, "who": 7, "note": 9}
    assert drawing == [" 1  R# B#", " 2  G# o:"]  # a row may have a colon


def test_a_text_of_another_game_or_none() -> None:
    for text in ("", "\n\n", "cage\nturn: 1", "turn: 1\ncastle"):
        assert problem_of(text) == "line 1: a position of this game starts with 'castle'"


def test_a_line_that_is_nothing_is_named_by_its_number() -> None:
    assert problem_of("castle\n\nturn: 1\nnonsense") == "line 4: 'nonsense' is not 'field: value'"
    assert problem_of("castle\n: 1").startswith("line 2: ")
    with pytest.raises(Malformed, match="line 2: 'R# B#' is neither 'field: value' nor a row of the drawing"):
        read("castle\nR# B#", "castle", is_row)


def test_a_field_given_twice() -> None:
    assert problem_of("castle\nturn: 1\n\nturn : 2") == "turn: given twice, in lines 2 and 4"


def test_what_nobody_took_is_no_field() -> None:
    fields = fields_of("turn: 1\nweather: dark")
    assert fields.take("turn") == "1"
    with pytest.raises(Malformed, match=r"weather: no such field in a position like this \(line 3\)"):
        fields.check_all_taken()
    fields.take("weather")
    fields.check_all_taken()


def test_what_is_left_out_is_as_usual_unless_needed() -> None:
    fields = fields_of("turn: 1")
    assert "turn" in fields
    assert "step" not in fields
    assert (fields.take("step", "PLAY"), fields.take("step"), fields.words("hand")) == ("PLAY", "", [])
    assert fields.need("turn") == "1"
    with pytest.raises(Malformed, match="players: missing"):
        fields.need("players")


def test_numbers_words_and_choices() -> None:
    fields = fields_of("turn: 12\nhand: KR  KB\nstep: MOVE\nswift: no\nactive: P2")
    assert fields.whole("turn", 1, 1, 20) == 12
    assert fields.whole("floor", 5, 1, 6) == 5
    assert fields.words("hand") == ["KR", "KB"]
    assert fields.choice("step", ("PLAY", "MOVE"), "PLAY") == 1
    assert fields.choice("ending", ("none", "won"), "none") == 0
    assert (fields.yes("swift"), fields.yes("swift", True), fields.yes("late", True)) == (False, False, True)
    assert (fields.seat("active", 3), fields.seat("passer", 3)) == (2, 0)
    fields.check_all_taken()


@pytest.mark.parametrize("text", ["0", "21", "-1", "+1", "1.0", "", "one", "²", "٣", "9" * 5000])
def test_what_is_no_whole_number(text: str) -> None:
    with pytest.raises(Malformed, match=r"turn: .* is not a whole number from 1 to 20"):
        whole("turn", text, 1, 20)


def test_what_is_none_of_the_choices() -> None:
    with pytest.raises(Malformed, match="step: 'WAIT' is none of PLAY, MOVE"):
        choice("step", "WAIT", ["PLAY", "MOVE"])
    with pytest.raises(Malformed, match="late: 'maybe' is neither yes nor no"):
        fields_of("late: maybe").yes("late")


@pytest.mark.parametrize("text", ["P3", "3", "p0", "P", "", "P00"])
def test_who_is_not_at_the_table(text: str) -> None:
    assert [seat_from_text("active", f"P{seat}", 3) for seat in range(3)] == [0, 1, 2]
    with pytest.raises(Malformed, match=r"active: .* is not at this table \(P0 to P2\)"):
        seat_from_text("active", text, 3)
