"""Ledger and tests: what is covered, what is unknown."""

from pathlib import Path

import pytest

from lampblack.testkit.ledger import Citation, check_covered, check_known, citations, cited_in, mentions

SOURCE = """
@pytest.mark.rule("A-01", "A-02")
def test_one(): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("A-03"))])
def test_two(x): ...
"""


def test_citations_are_found_wherever_they_stand(tmp_path: Path) -> None:
    assert [cited.rule for cited in cited_in(SOURCE, "test_x.py")] == ["A-01", "A-02", "A-03"]
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_x.py").write_text(SOURCE)
    (tmp_path / "helper.py").write_text(SOURCE)
    assert citations(tmp_path)[0] == Citation("A-01", "deep/test_x.py:2")
    assert len(citations(tmp_path)) == 3


def test_an_id_that_is_worked_out_is_refused() -> None:
    with pytest.raises(AssertionError, match="write the rule's ID out"):
        list(cited_in("pytest.mark.rule(ID)", "test_x.py"))


def test_mentions_are_of_the_ledgers_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "rules.py"
    file.write_text("x = 1  # AB-WIN-01, CD-WIN-01\n# AB-WIN is a section, AB-CARD-NET-02 a rule\n")
    assert [(cited.rule, cited.where[-2:]) for cited in mentions([file], ["AB"])] == [
        ("AB-WIN-01", ":1"),
        ("AB-CARD-NET-02", ":2"),
    ]


def test_mentions_are_found_in_code_and_markup(tmp_path: Path) -> None:
    file = tmp_path / "page.svelte"
    file.write_text(
        "this.notMyTurn('AB-ACT-01'); // AB-LIGHT-004, UTF-16\n<p>See AB-CARD-NET-06.</p> #0d1322"
    )
    assert [cited.rule for cited in mentions([file], ["AB"])] == [
        "AB-ACT-01",
        "AB-LIGHT-004",
        "AB-CARD-NET-06",
    ]


def test_gaps_and_unknown_names_are_listed() -> None:
    cited = [Citation("A-01", "test_x.py:1"), Citation("A-09", "test_x.py:2")]
    check_covered(["A-01"], cited)
    check_known(["A-01", "A-09"], cited)
    with pytest.raises(AssertionError, match="1 rules that no test names:\nA-02"):
        check_covered(["A-01", "A-02"], cited)
    with pytest.raises(AssertionError, match=r"test_x\.py:2 names A-09"):
        check_known(["A-01"], cited)
