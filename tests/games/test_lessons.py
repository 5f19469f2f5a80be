"""Every lesson of every game on the shelf, played to its end."""

import pytest

from lampblack.games import shelf
from lampblack.testkit.lessons import check_lesson

TAUGHT = {slug: lessons for slug, game in shelf().items() if (lessons := game.lessons()) is not None}


@pytest.mark.parametrize(
    ("slug", "name"), [(slug, name) for slug, lessons in TAUGHT.items() for name in lessons.names()]
)
def test_a_lesson_is_played_by_its_own_answers(slug: str, name: str) -> None:
    lesson = TAUGHT[slug].find(name)
    assert lesson is not None
    check_lesson(shelf()[slug], lesson)
