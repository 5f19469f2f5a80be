"""Every rule of every ledger is named by a test, and nobody names a rule that does not exist."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import lampblack
from lampblack.games import shelf

TESTS = Path(__file__).parent
SOURCES = Path(lampblack.__file__).parent
RULE_ID = re.compile(r"\b[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-[0-9]{2}\b")

LEDGERS = {slug: game.rules() for slug, game in shelf().items()}
KNOWN = {id for book in LEDGERS.values() for id in book.ids()}
PREFIXES = {id.split("-")[0] for id in KNOWN}


def cited_in(source: str, file: str) -> Iterator[tuple[str, str]]:
    """Each ``pytest.mark.rule("ID", …)`` of a test file, as ID and place."""
    for node in ast.walk(ast.parse(source, file)):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
            continue
        if node.func.attr != "rule" or ast.unparse(node.func.value) != "pytest.mark":
            continue
        for arg in node.args:
            where = f"{file}:{arg.lineno}"
            assert isinstance(arg, ast.Constant), f"{where}: write the rule's ID out"
            yield str(arg.value), where


def all_cited() -> list[tuple[str, str]]:
    """Read from the files, so that it does not matter which tests a run selects."""
    files = sorted(TESTS.rglob("test_*.py"))
    return [pair for file in files for pair in cited_in(file.read_text(), str(file.relative_to(TESTS)))]


def test_citations_are_found_wherever_they_stand() -> None:
    source = """
@pytest.mark.rule("A-01", "A-02")
def test_one(): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("A-03"))])
def test_two(x): ...
"""
    assert [id for id, _ in cited_in(source, "test_x.py")] == ["A-01", "A-02", "A-03"]


def test_no_test_names_an_unknown_rule() -> None:
    unknown = [f"{where} names {id}" for id, where in all_cited() if id not in KNOWN]
    assert not unknown, "rules that no ledger has:\n" + "\n".join(unknown)


@pytest.mark.parametrize("slug", LEDGERS)
def test_every_rule_is_named_by_a_test(slug: str) -> None:
    cited = {id for id, _ in all_cited()}
    uncovered = [id for id in LEDGERS[slug].ids() if id not in cited]
    assert not uncovered, f"{len(uncovered)} rules of {slug} that no test names:\n" + "\n".join(uncovered)


def test_no_source_file_and_no_page_names_an_unknown_rule() -> None:
    files = [*SOURCES.rglob("*.py"), *SOURCES.rglob("*.md"), *(TESTS.parent / "docs").rglob("*.md")]
    wrong = [
        f"{file}:{number} names {id}"
        for file in sorted(files)
        for number, line in enumerate(file.read_text().splitlines(), start=1)
        for id in RULE_ID.findall(line)
        if id.split("-")[0] in PREFIXES and id not in KNOWN
    ]
    assert not wrong, "rules that no ledger has:\n" + "\n".join(wrong)
