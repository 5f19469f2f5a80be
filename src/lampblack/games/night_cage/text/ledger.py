"""The rule books of both editions; the 2019 one inherits from the published one (NC19-INH)."""

import re
from importlib import resources
from typing import Final

from lampblack.games.night_cage.model.editions import JUNE_2019, PUBLISHED, Edition
from lampblack.kernel.rulebook import Rule, RuleBook

TABLE_RULE: Final = re.compile(r"^\| \*\*([A-Z0-9]+(?:-[A-Z0-9]+)+)\*\* \| (.+) \|$")


def ledger_text(edition: Edition) -> str:
    return (resources.files("lampblack.games.night_cage") / edition.ledger).read_text(encoding="utf-8")


def read_ledger(edition: Edition) -> list[Rule]:
    """Every rule of one ledger: the lists, and the table of decisions."""
    text = ledger_text(edition)
    rules = list(RuleBook.from_markdown(text).rules.values())
    for line in text.splitlines():
        found = TABLE_RULE.match(line)
        if found is not None:
            cells = [cell.strip() for cell in found.group(2).split(" | ")]
            rules.append(Rule(found.group(1), "", "Decision points", " — ".join(cells)))
    return rules


def expand(text: str) -> list[str]:
    """``NC-FF-07, NC-KEY-03, 04, NC-LO-01 to 03`` as the list of all those IDs."""
    ids: list[str] = []
    area = ""
    for word in text.replace(",", " ").split():
        if word.startswith(("NC-", "NC19-")):
            area, _, number = word.rpartition("-")
        else:
            number = word
        if number.isdigit():
            if ids and ids[-1] == "to":
                ids.pop()
                start = int(ids[-1].rpartition("-")[2])
                ids += [f"{area}-{between:02d}" for between in range(start + 1, int(number) + 1)]
            else:
                ids.append(f"{area}-{number}")
        elif word == "to":
            ids.append(word)
        else:
            break
    return ids


def dropped() -> list[str]:
    """NC19-INH-02."""
    for line in ledger_text(JUNE_2019).splitlines():
        if "**NC19-INH-02**" in line:
            return expand(line.partition("Dropped: ")[2])
    raise AssertionError("the 2019 ledger says what it drops")


def replaced() -> list[tuple[list[str], str]]:
    """NC19-INH-03: groups of published IDs, each with what replaces it."""
    groups: list[tuple[list[str], str]] = []
    for line in ledger_text(JUNE_2019).splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 2 and cells[0].startswith("NC-") and cells[1].startswith("NC19-"):
            groups.append((expand(cells[0]), cells[1]))
    return groups


def rules_of(edition: Edition) -> RuleBook:
    """What applies in an edition: its own rules, and those it inherits (NC19-INH-01)."""
    if edition is PUBLISHED:
        return RuleBook(read_ledger(PUBLISHED))
    gone = set(dropped())
    for ids, _ in replaced():
        gone.update(ids)
    inherited = [rule for rule in read_ledger(PUBLISHED) if rule.id not in gone]
    return RuleBook(read_ledger(JUNE_2019) + inherited)
