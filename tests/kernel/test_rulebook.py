"""The rule book is read from the ledger's markdown."""

import re

import pytest

from lampblack.games import shelf
from lampblack.kernel.answers import Malformed
from lampblack.kernel.rulebook import Rule, RuleBook

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
    assert len(shelf()["keys-to-the-castle"].rules().ids()) == 213


MARKS = re.compile(
    r"\[(?:text|card|online|convention|caption|ruling|[RY]-\d|[A-Z]{1,3}\*?\])"  # where a rule comes from
    r"|\(R-\d|\bRuling [RY]-|\bRejected:|(?<!_)\*|`"  # why it was decided so, and Markdown
    r"|§|\b[Ss]ection \d|\bas in \d|\bas above|\bthe table (?:above|below|at the top)"  # pages nobody has before them
    r"|\.md\b|\b(?:this document|content file|property test)|\b(?:MUST|MAY) "
)
"""What has no place in a text that people are shown."""


@pytest.mark.parametrize("slug", shelf())
def test_what_is_shown_has_no_marks_and_reads_as_sentences(slug: str) -> None:
    for rule in shelf()[slug].rules().rules.values():
        for shown in (rule.shown, rule.section):
            assert not MARKS.search(shown), f"{rule.id}: {shown}"
            assert "  " not in shown, f"{rule.id}: {shown}"
            gaps = re.search(r" [,.;:](?: |$)", shown)
            assert not gaps or "`.`" in rule.text, f"{rule.id}: {shown}"
        assert rule.shown[-1] in '.!?)"”', f"{rule.id}: {rule.shown}"
        begins_with_code = rule.text.startswith("`")
        assert begins_with_code or re.match(r"[A-Z0-9“\"(]", rule.shown), f"{rule.id}: {rule.shown}"
        assert len(rule.shown.split()) > 1, rule.id


def is_row(rule: Rule) -> bool:
    return " | " in rule.text and rule.origin == ""


@pytest.mark.parametrize("slug", shelf())
def test_no_row_of_a_table_is_shown_as_it_stands(slug: str) -> None:
    for rule in filter(is_row, shelf()[slug].rules().rules.values()):
        assert not re.search(r"[{}|`<>=]|\b[EP]-[A-Z]", rule.shown), rule.shown
        assert not re.match(r"(Who|Event|Name|Audience):", rule.shown), rule.shown


@pytest.mark.parametrize("slug", shelf())
def test_little_but_marks_is_left_out(slug: str) -> None:
    """Apart from reasons, every word of a rule is shown: nothing is cut by mistake. Rows of tables are told anew."""
    for rule in [r for r in shelf()[slug].rules().rules.values() if not is_row(r)]:
        text = re.sub(r"\*\*Ruling.*$|\*?Rejected:.*$|\[[^\]]*\]|\(R-\d+\)", "", rule.text)
        words = [
            word for word in re.findall(r"[a-z]{4,}", text) if word not in ("above", "section", "ledger")
        ]
        shown = rule.shown.lower()
        assert all(word in shown for word in words), f"{rule.id}: {rule.shown}"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("A lit tile is seen. [text] [R-01]", "A lit tile is seen."),
        ("six cards [RB], five more [OWN]; three [REV].", "Six cards, five more; three."),
        ("An edge holds one tree. (R-01)", "An edge holds one tree."),
        ("Wounds add up. [FAQ] **Ruling R-14**: only so. *Rejected:* not so.", "Wounds add up."),
        (
            "It is **passable** when open AND it MUST NOT be `sawn`.",
            "It is passable when open and it must not be sawn.",
        ),
        ("`wound n [pierce]`: as `REPORT_*` says", "wound n [pierce]: as REPORT_* says."),
        ("The set is exactly the table in §4.1.", "The set is exactly the table in the section “PLAY”."),
        ("Told (section 4.1), or as in 4.1.", "Told (the section “PLAY”), or as in the section “PLAY”."),
        ("The rest of section 9 applies.", "The rest of the rule ledger applies."),
        (
            "Inventory is the table above; shapes as above.",
            "Inventory is the ledger's table; shapes as in the ledger.",
        ),
    ],
)
def test_a_text_as_it_is_shown(text: str, shown: str) -> None:
    book = RuleBook.from_markdown(f"### 4.1 PLAY (KC-ACT)\n* **KC-ACT-01** [S] {text}\n")
    assert book["KC-ACT-01"].text == text
    assert book["KC-ACT-01"].shown == shown


def test_a_row_of_a_table_is_told_with_its_head() -> None:
    table = "| ID | Event | Audience | When |\n|---|---|---|---|\n| **NY-ANN-01** | `E-CLUE{dir}` | all | end of setup |\n"
    rule = RuleBook.from_markdown(f"## 19. Events (for property tests)\n\n{table}")["NY-ANN-01"]
    assert rule.section == "Events"
    assert rule.text == "`E-CLUE{dir}` | all | end of setup"
    assert rule.shown == "Event: E-CLUE{dir}. Audience: all. When: end of setup."


def test_a_table_may_have_a_column_for_people() -> None:
    table = "| ID | Who | In words |\n|---|---|---|\n| **NY-DP-02** | each `X` | Everybody of section 2 picks one |\n"
    rule = RuleBook.from_markdown(f"## 2 Parts\n\n{table}")["NY-DP-02"]
    assert rule.shown == "Everybody of the section “Parts” picks one."
    assert rule.text == "each `X` | Everybody of section 2 picks one"
