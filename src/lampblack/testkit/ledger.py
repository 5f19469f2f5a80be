"""Ledger and tests: every rule is named by a test, and nobody names a rule that does not exist.

@pytest.mark.rule("KC-WIN-01")
def test_the_far_side_wins() -> None: ...
"""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

RULE_ID = re.compile(r"\b[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-[0-9]{2,}\b")


class Citation(NamedTuple):
    rule: str
    where: str


def cited_in(source: str, file: str) -> Iterator[Citation]:
    """Each ``pytest.mark.rule("ID", …)`` of a test file."""
    for node in ast.walk(ast.parse(source, file)):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
            continue
        if node.func.attr != "rule" or ast.unparse(node.func.value) != "pytest.mark":
            continue
        for arg in node.args:
            where = f"{file}:{arg.lineno}"
            assert isinstance(arg, ast.Constant), f"{where}: write the rule's ID out"
            yield Citation(str(arg.value), where)


def citations(tests: Path) -> list[Citation]:
    """Read from the files, so that it does not matter which tests a run selects."""
    files = sorted(tests.rglob("test_*.py"))
    return [
        cited
        for file in files
        for cited in cited_in(file.read_text(encoding="utf-8"), str(file.relative_to(tests)))
    ]


def mentions(files: Iterable[Path], prefixes: Iterable[str]) -> list[Citation]:
    """Whatever looks like a rule of these ledgers in sources and docs: ``KC-…-01`` for the prefix ``KC``."""
    known = set(prefixes)
    return [
        Citation(rule, f"{file}:{number}")
        for file in sorted(files)
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
        for rule in RULE_ID.findall(line)
        if rule.split("-")[0] in known
    ]


def check_covered(rules: Iterable[str], cited: Iterable[Citation]) -> None:
    """Every rule is named by a test."""
    named = {citation.rule for citation in cited}
    uncovered = [rule for rule in rules if rule not in named]
    assert not uncovered, f"{len(uncovered)} rules that no test names:\n" + "\n".join(uncovered)


def check_known(rules: Iterable[str], cited: Iterable[Citation]) -> None:
    """Whatever is named is a rule."""
    known = set(rules)
    unknown = [f"{where} names {rule}" for rule, where in cited if rule not in known]
    assert not unknown, "rules that no ledger has:\n" + "\n".join(unknown)
