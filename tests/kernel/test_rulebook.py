"""The rule book is read from the ledger's markdown."""

import pytest

from lampblack.games import shelf
from lampblack.kernel.answers import Malformed
from lampblack.kernel.rulebook import RuleBook

LEDGER = """# A ledger

## 2. Rules

### 2.1 Light (NC-LIGHT)

* **NC-LIGHT-01** [S] A lit tile is seen.
* **NC-LIGHT-02** [R-07] Two tiles [or more] are seen.

### 2.2 Cards (NY-CARD)
- **NY-CARD-NET-03**: A net falls.
* **Not a rule** at all
A sentence that names **NC-LIGHT-01** is no rule either.
"""


def test_rules_with_origin_section_and_text() -> None:
    book = RuleBook.from_markdown(LEDGER)
    assert book.ids() == ["NC-LIGHT-01", "NC-LIGHT-02", "NY-CARD-NET-03"]
    rule = book["NC-LIGHT-02"]
    assert (rule.id, rule.origin, rule.section) == ("NC-LIGHT-02", "R-07", "Light")
    assert rule.text == "Two tiles [or more] are seen."
    assert (book["NY-CARD-NET-03"].origin, book["NY-CARD-NET-03"].section) == ("", "Cards")
    assert "NC-LIGHT-01" in book
    assert "NC-LIGHT-03" not in book


def test_an_unknown_rule_is_named() -> None:
    with pytest.raises(Malformed, match="'NC-LIGHT-09' is not in this rule book"):
        RuleBook.from_markdown(LEDGER)["NC-LIGHT-09"]


def test_a_rule_defined_twice_is_an_error_with_its_line() -> None:
    with pytest.raises(Malformed, match=r"line 14.*NC-LIGHT-01 is defined twice"):
        RuleBook.from_markdown(LEDGER + "* **NC-LIGHT-01** [S] Again.\n")


@pytest.mark.parametrize("slug", shelf())
def test_the_ledgers_on_the_shelf_are_read_in_full(slug: str) -> None:
    rules = shelf()[slug].rules()
    assert len(rules.ids()) > 100
    for id in rules.ids():
        assert rules[id].section
        assert rules[id].text


def test_keys_to_the_castle_has_205_rules() -> None:
    assert len(shelf()["keys-to-the-castle"].rules().ids()) == 205
