"""Plain English."""

import pytest

from lampblack.kernel.words import capital, counted, in_words, listed, noun, with_article


@pytest.mark.parametrize(
    ("number", "words"), [(0, "0 cards"), (1, "1 card"), (2, "2 cards"), (21, "21 cards"), (-1, "-1 cards")]
)
def test_counted(number: int, words: str) -> None:
    assert counted(number, "card") == words


def test_counted_where_an_s_does_not_do() -> None:
    assert [counted(number, "box", "boxes") for number in (1, 2)] == ["1 box", "2 boxes"]
    assert [noun(number, "wolf", "wolves") for number in (1, 3)] == ["wolf", "wolves"]


def test_listed() -> None:
    assert listed([]) == ""
    assert listed([], "nothing") == "nothing"
    assert listed(["a"], "nothing") == "a"
    assert listed(["a", "b"]) == "a and b"
    assert listed(("a", "b", "c")) == "a, b and c"


def test_articles() -> None:
    things = ["Net", "Extra Key", "open way", "red Key", "Axe", "island"]
    named = ["a Net", "an Extra Key", "an open way", "a red Key", "an Axe", "an island"]
    assert [with_article(thing) for thing in things] == named


def test_numbers_in_words_to_twelve() -> None:
    assert [in_words(number) for number in (0, 1, 12, 13, -1)] == ["no", "one", "twelve", "13", "-1"]


def test_capital_leaves_the_rest_alone() -> None:
    assert [capital(text) for text in ("the Net of P0", "", "P0 waits")] == ["The Net of P0", "", "P0 waits"]
