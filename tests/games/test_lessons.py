"""Every lesson of every game on the shelf, played to its end."""

import pytest

from lampblack.games import shelf
from lampblack.testkit.lessons import check_first_game, check_lesson

TAUGHT = {slug: lessons for slug, game in shelf().items() if (lessons := game.lessons()) is not None}


@pytest.mark.parametrize(
    ("slug", "name"), [(slug, name) for slug, lessons in TAUGHT.items() for name in lessons.names()]
)
def test_a_lesson_is_played_by_its_own_answers(slug: str, name: str) -> None:
    lesson = TAUGHT[slug].find(name)
    assert lesson is not None
    check_lesson(shelf()[slug], lesson)


@pytest.mark.parametrize("slug", [slug for slug, lessons in TAUGHT.items() if lessons.first_game is not None])
def test_a_first_game_speaks_of_what_comes_up(slug: str) -> None:
    first = TAUGHT[slug].first_game
    assert first is not None
    check_first_game(shelf()[slug], first)


@pytest.mark.parametrize("slug", TAUGHT)
def test_every_game_of_the_house_is_taught_whole(slug: str) -> None:
    lessons = TAUGHT[slug]
    if type(shelf()[slug]).__module__.startswith("lampblack.games."):
        assert 6 <= len(lessons.all) <= 12
        assert lessons.first_game is not None
