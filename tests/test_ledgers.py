"""Every rule of every ledger is named by a test, and nobody names a rule that does not exist."""

from pathlib import Path

import pytest

import lampblack
from lampblack.games import shelf
from lampblack.testkit.ledger import check_covered, check_known, citations, mentions

TESTS = Path(__file__).parent
SOURCES = Path(lampblack.__file__).parent
DOCS = TESTS.parent / "docs"
PAGE = TESTS.parent / "web" / "src"
LEDGERS = {slug: game.rules() for slug, game in shelf().items()}
KNOWN = {id for book in LEDGERS.values() for id in book.ids()}
PREFIXES = {id.split("-")[0] for id in KNOWN}


def test_no_test_names_an_unknown_rule() -> None:
    check_known(KNOWN, citations(TESTS))


@pytest.mark.parametrize("slug", LEDGERS)
def test_every_rule_is_named_by_a_test(slug: str) -> None:
    check_covered(LEDGERS[slug].ids(), citations(TESTS))


@pytest.mark.parametrize(
    ("folder", "kinds"),
    [(SOURCES, ["py", "md"]), (DOCS, ["md"]), (PAGE, ["ts", "svelte"])],
    ids=["the sources", "the docs", "the page"],
)
def test_nobody_else_names_an_unknown_rule(folder: Path, kinds: list[str]) -> None:
    named = mentions([file for kind in kinds for file in folder.rglob(f"*.{kind}")], PREFIXES)
    assert named, f"no rule is named anywhere in {folder}: is it there?"
    check_known(KNOWN, named)
