"""Reading lessons, and taking one."""

from pathlib import Path

import pytest

from lampblack.games import find_game
from lampblack.kernel.answers import Malformed
from lampblack.kernel.learning import Learning
from lampblack.kernel.lessonreader import lessons_from
from lampblack.testkit.lessons import check_lesson

CAGE = find_game("night-cage")
POSITION = """
night-cage
players: 4
acting: A

      0      1      2      3      4      5
  0   .      .      .      .      X@D    .
  1   .      .      Iv     .      .      .
  2   .      G      X@A    Ih     .      .
  3   .      .      X      .      .      .
  4   .      .      .      .      .      .
  5   X@B    .      .      .      .      X@C

prisoner A: lit nerve 0 no key
prisoner B: OUT nerve 0 no key
prisoner C: OUT nerve 0 no key
prisoner D: OUT nerve 0 no key
stack: 5X 20T 2t 6I 3G 8W 5K
"""
STEPS = """
[[steps]]
say = "Look at B3."
look = ["(2,1)"]
[[steps]]
say = "Walk west. [NC-MOVE-01]"
do = ["MOVE(W)"]
right = "There."
hint = "West."
chance = ["tile fill X", "tile fill T", "tile fill X"]
then = ["PLACE(N,X)", "PLACE(S,TS)"]
[steps.wrong]
STAY = "Do not wait."
"""


def folder(tmp_path: Path, steps: str = STEPS, name: str = "01-west.toml", fields: str = "") -> Path:
    head = f'title = "West"\npromise = "How to go west."\npeople = ["Ada", "Ben", "Cleo", "Dan"]\n{fields}\n'
    (tmp_path / name).write_text(f'{head}position = """{POSITION}"""\n{steps}', encoding="utf-8")
    return tmp_path


def learning(tmp_path: Path, steps: str = STEPS, done: tuple[str, ...] = ()) -> Learning:
    return Learning(CAGE, lessons_from(folder(tmp_path, steps)).all[0], done)


def test_a_lesson_leads_on_by_its_right_answer_only(tmp_path: Path) -> None:
    taken = learning(tmp_path)
    assert not taken.is_asked()
    taken.go_on()
    assert taken.is_asked()
    state = taken.state.clone()
    wait = taken.answer(taken.state.action("STAY"))
    assert (wait.is_right, wait.said[0].text, wait.refusal) == (False, "Do not wait.", None)
    far = taken.answer(taken.state.action("CHARGE(N)"))
    assert far.refusal is not None
    assert far.said[0].text == "West."
    assert taken.state == state
    right = taken.answer(taken.state.action("MOVE(W)"))
    assert (right.is_right, right.said[0].text) == (True, "There.")
    assert taken.is_over()
    assert [type(event.fact).__name__ for event in taken.told[1]][:2] == ["Moved", "WentDark"]


def test_a_lesson_goes_on_where_it_stopped(tmp_path: Path) -> None:
    assert learning(tmp_path, done=("", "MOVE(W)")).is_over()
    assert len(learning(tmp_path, done=("",)).told) == 1


@pytest.mark.parametrize(
    ("done", "problem"),
    [
        (("STAY",), "done, step 1: is for reading"),
        (("", "STAY"), "done, step 2: 'STAY' does not lead on"),
        (("", "DANCE"), "done, step 2:"),
        (("", "MOVE(W)", ""), "done, step 3: the lesson has 2 steps"),
    ],
)
def test_what_cannot_have_been_decided_is_refused(
    tmp_path: Path, done: tuple[str, ...], problem: str
) -> None:
    with pytest.raises(Malformed, match=problem):
        learning(tmp_path, done=done)


@pytest.mark.parametrize(
    ("steps", "problem"),
    [
        ("", "01-west.toml: a lesson has steps"),
        ('[[steps]]\nsay = "Go."\ndo = ["STAY"]', "step 1: a step that asks for something has a hint"),
        ('[[steps]]\nsay = "Go."\nhint = "Go."', "step 1: a step that asks for nothing has no answers"),
        ('[[steps]]\nsay = "Go."\nsound = "x"', "step 1: 'sound' is none of"),
        ("[[steps]]\nlook = []", "step 1: 'say' is a text"),
    ],
)
def test_a_bad_file_is_named(tmp_path: Path, steps: str, problem: str) -> None:
    with pytest.raises(Malformed, match=problem):
        lessons_from(folder(tmp_path, steps))


def test_a_bad_name_is_named(tmp_path: Path) -> None:
    with pytest.raises(Malformed, match=r"west\.toml: a lesson's file is called by a number"):
        lessons_from(folder(tmp_path, name="west.toml"))


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("Look at B3.", "Look at B9.", "there is no space B9"),
        ('["(2,1)"]', '["(9,1)"]', r"there is no '\(9,1\)' to look at"),
        ("NC-MOVE-01", "NC-MOVE-99", "there is no rule NC-MOVE-99"),
        ("MOVE(W)", "MOVE(*)", "STAY, step 3|PLACE"),
        ("STAY =", '"MOVE(W)" =', r"MOVE\(W\) is right, not wrong"),
        ("STAY =", '"CHARGE(*)" =', r"nobody could try CHARGE"),
        ("chance = [", 'chance = ["tile burn T", ', "nothing asked chance"),
        ("Walk west.", "Walk to P2.", "Walk to P2"),
    ],
)
def test_the_check_finds_what_is_wrong(tmp_path: Path, old: str, new: str, problem: str) -> None:
    lesson = lessons_from(folder(tmp_path, STEPS.replace(old, new, 1))).all[0]
    with pytest.raises((AssertionError, Malformed), match=problem):
        check_lesson(CAGE, lesson)
