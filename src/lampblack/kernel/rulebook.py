"""The rule book: every rule of a ledger by its ID, read from the game's RULES.md."""

import re
from typing import Final, final

from lampblack.kernel.answers import Malformed
from lampblack.kernel.ruletext import cells_of, row_as_text, shown_text, shown_title

RULE: Final = re.compile(r"^[*-] \*\*([A-Z0-9]+(?:-[A-Z0-9]+)+)\*\*(?: \[([^\]]+)\])?:? (.+)$")
ROW: Final = re.compile(r"^\| \*\*([A-Z0-9]+(?:-[A-Z0-9]+)+)\*\* \| (.+) \|$")
"""A rule as a row of a table: its ID in the first column, its text in the others."""
HEADING: Final = re.compile(r"^#{2,4} (?:([0-9]+(?:\.[0-9]+)*)\.? )?(.+)$")


@final
class Rule:
    """``text`` as it stands in the ledger, with its marks; ``shown`` is what people read."""

    def __init__(self, id: str, origin: str, section: str, text: str, shown: str | None = None) -> None:
        self.id = id
        self.origin = origin
        self.section = section
        self.text = text
        self.shown = shown_text(text) if shown is None else shown


@final
class Reader:
    """Goes through a ledger line by line: which section it is in, under which table's head."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.section = ""
        self.head: list[str] = []
        self.titles: dict[str, str] = {}
        """The sections by their number, for rules that refer to them; of several files, the first has it."""
        for line in self.lines:
            heading = HEADING.match(line)
            if heading is not None and heading.group(1):
                self.titles.setdefault(heading.group(1), shown_title(heading.group(2)))

    def read(self, number: int) -> Rule | None:
        """The rule that a line defines, if any."""
        line = self.lines[number]
        heading = HEADING.match(line)
        if heading is not None:
            self.section = shown_title(heading.group(2))
        if line.startswith("|--") and number > 0:
            self.head = cells_of(self.lines[number - 1])[1:]
        found = RULE.match(line)
        if found is not None:
            text = found.group(3)
            return Rule(
                found.group(1), found.group(2) or "", self.section, text, shown_text(text, self.titles)
            )
        row = ROW.match(line)
        if row is None:
            return None
        shown = shown_text(row_as_text(self.head, cells_of(line)[1:]), self.titles)
        return Rule(row.group(1), "", self.section, row.group(2), shown)


@final
class RuleBook:
    """All rules of one ledger. ``book["HC-WIN-01"].shown`` is what tooltips and refusals show."""

    def __init__(self, rules: list[Rule]) -> None:
        self.rules = {rule.id: rule for rule in rules}

    @staticmethod
    def from_markdown(text: str) -> "RuleBook":
        rules: dict[str, Rule] = {}
        reader = Reader(text)
        for number in range(len(reader.lines)):
            rule = reader.read(number)
            if rule is None:
                continue
            if rule.id in rules:
                raise Malformed(f"RULES.md line {number + 1}", f"{rule.id} is defined twice")
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
