"""The rule book: every rule of a ledger by its ID, read from the game's RULES.md."""

import re
from typing import Final, final

from lampblack.kernel.answers import Malformed

RULE: Final = re.compile(r"^[*-] \*\*([A-Z0-9]+(?:-[A-Z0-9]+)+)\*\*(?: \[([^\]]+)\])?:? (.+)$")
ROW: Final = re.compile(r"^\| \*\*([A-Z0-9]+(?:-[A-Z0-9]+)+)\*\* \| (.+) \|$")
"""A rule as a row of a table: its ID in the first column, its text in the others."""
HEADING: Final = re.compile(r"^#{2,4} (?:[0-9.]+ )?(.+?)(?: \([A-Z0-9-]+\))?$")


@final
class Rule:
    def __init__(self, id: str, origin: str, section: str, text: str) -> None:
        self.id = id
        self.origin = origin
        self.section = section
        self.text = text


def read_rule(line: str, section: str) -> Rule | None:
    """The rule a line of a ledger defines, if any."""
    found = RULE.match(line)
    if found is not None:
        return Rule(found.group(1), found.group(2) or "", section, found.group(3))
    row = ROW.match(line)
    if row is not None:
        return Rule(row.group(1), "", section, row.group(2))
    return None


@final
class RuleBook:
    """All rules of one ledger. ``book["HC-WIN-01"].text`` is what tooltips and refusals show."""

    def __init__(self, rules: list[Rule]) -> None:
        self.rules = {rule.id: rule for rule in rules}

    @staticmethod
    def from_markdown(text: str) -> "RuleBook":
        section = ""
        rules: dict[str, Rule] = {}
        for number, line in enumerate(text.splitlines(), start=1):
            heading = HEADING.match(line)
            if heading is not None:
                section = heading.group(1)
            rule = read_rule(line, section)
            if rule is None:
                continue
            if rule.id in rules:
                raise Malformed(f"RULES.md line {number}", f"{rule.id} is defined twice")
            rules[rule.id] = rule
        return RuleBook(list(rules.values()))

    def __getitem__(self, id: str) -> Rule:
        if id not in self.rules:
            raise Malformed("rule", f"{id!r} is not in this rule book")
        return self.rules[id]

    def __contains__(self, id: object) -> bool:
        return id in self.rules

    def ids(self) -> list[str]:
        return list(self.rules)
