"""Every rule is named by a test, and nobody names a rule that does not exist."""

from pathlib import Path

import low_candle
from room import GAME

from lampblack.testkit.book import check_book
from lampblack.testkit.ledger import check_covered, check_known, citations, mentions
from lampblack.testkit.lessons import check_lessons

TESTS = Path(__file__).parent
SOURCES = Path(low_candle.__file__).parent
RULES = GAME.rules().ids()


def test_every_rule_is_named_by_a_test() -> None:
    check_covered(RULES, citations(TESTS))


def test_nobody_names_an_unknown_rule() -> None:
    sources = [*SOURCES.rglob("*.py"), *SOURCES.rglob("*.md")]
    check_known(RULES, [*citations(TESTS), *mentions(sources, ["LC"])])


def test_the_book_has_a_place_for_every_rule() -> None:
    check_book(GAME)


def test_the_lessons_are_played_to_their_end() -> None:
    check_lessons(GAME)
