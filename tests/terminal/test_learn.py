"""Lessons in the terminal: every one by its own answers, and what somebody types besides."""

from pathlib import Path

import pytest

from lampblack.games import find_game, shelf
from lampblack.kernel.chance import SeededChance
from lampblack.kernel.learning import Learning
from lampblack.kernel.lesson import Lesson
from lampblack.terminal.firstgame import play_first
from lampblack.terminal.learn import take
from lampblack.terminal.progress import Progress
from tests.terminal.console import Console
from tests.terminal.prepared import FakeScreen

CAGE = find_game("night-cage")
ALL = [
    (slug, lesson)
    for slug, game in shelf().items()
    if (lessons := game.lessons()) is not None
    for lesson in lessons.all
]


def right_lines(slug: str, lesson: Lesson) -> list[str]:
    """What to type, step by step."""
    learning = Learning(find_game(slug), lesson)
    while not learning.is_over():
        action = learning.shown() if learning.step.asks() else None
        if action is None:
            learning.go_on()
        else:
            assert learning.answer(action).is_right
    return [f"say {text}" if is_remark(learning, text) else text for text in learning.done]


def is_remark(learning: Learning, text: str) -> bool:
    return bool(text) and learning.state.action(text).is_remark


@pytest.mark.parametrize(("slug", "lesson"), ALL, ids=lambda each: getattr(each, "name", each))
def test_a_lesson_is_taken_by_narration_alone(slug: str, lesson: Lesson, tmp_path: Path) -> None:
    progress = Progress(tmp_path / "lessons.json")
    screen = FakeScreen(*right_lines(slug, lesson))
    take(find_game(slug), lesson, progress, screen, always_draw=False, anew=False)
    assert screen.lines == []
    assert f"That was {lesson.title!r}." in screen.said
    assert Progress(tmp_path / "lessons.json").is_taken(slug, lesson.name)


def test_somebody_leaves_comes_back_and_goes_a_step_back(tmp_path: Path) -> None:
    environment = {"LAMPBLACK_PROGRESS": str(tmp_path / "kept" / "lessons.json")}
    console = Console("learn", CAGE.slug, "a-turn", **environment)
    assert "A turn. Move one space" in console.hear()
    told = console.type("move e")
    assert "No. The tile at C4 has no opening to the east. Rule NC-MOVE-01." in told
    assert "Your own tile has a wall there" in told
    assert "Staying is for later" in console.type("stay")
    assert "2 of 4." in console.type("move south")
    assert "1 of 4." in console.type("back")
    console.type("move south")
    assert "it will go on from here" in console.type("quit")
    again = Console("learn", CAGE.slug, **environment)
    assert "2. A turn (step 2 of 4)." in again.hear()
    last = Console("learn", CAGE.slug, "2", **environment)
    assert "2 of 4." in last.hear()
    assert "Press Enter to go on" not in last.type("place e tn")


def test_what_is_not_there_is_said() -> None:
    console = Console("learn", CAGE.slug, "dancing", LAMPBLACK_PROGRESS="")
    assert "'dancing' is none of 1 what-we-want" in console.hear()
    assert console.code() == 2


def test_nothing_is_kept_where_nothing_can_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    progress = Progress(tmp_path / "file" / "lessons.json")
    screen = FakeScreen()
    take(
        CAGE,
        next(lesson for slug, lesson in ALL if slug == CAGE.slug),
        progress,
        screen,
        always_draw=True,
        anew=False,
    )
    assert screen.said[-1] == "You leave the lesson."


def test_a_first_game_explains_itself_once() -> None:
    turn = ("actions discard", "1", "stay")
    screen = FakeScreen(*turn, *turn, *turn, "quit")
    play_first(find_game("keys-to-the-castle"), screen, always_draw=False, chance=SeededChance("first"))
    advice = [line for line in screen.said if line.startswith("Advice: ")]
    assert advice[0].startswith("Advice: You start in the south")
    assert len(set(advice)) == len(advice) >= 2
