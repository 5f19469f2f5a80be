"""Rule texts as people read them: without the marks by which a ledger says where a rule comes from.

The ledger keeps its marks (``[text]``, ``[R-07]``, a ruling's reasons, numbers of sections); whoever looks a
rule up has no use for them, and no page in front of them that "the table above" could be on.
"""

import re
from typing import Final

from lampblack.kernel.words import capital

MARK: Final = re.compile(
    r"\s*\[(?:text(?: for \d+)?|card|online|convention|caption|(?:ruling )?[A-Z]-\d+|[A-Z]{1,3}\*?)\]"
)
RULINGS: Final = re.compile(r"\s*\((?:R-\d+(?:, )?)+\)")
REASONS: Final = re.compile(r"\s*(?:\*\*Ruling\b|\*?Rejected:).*$")
"""Why it was decided so, and what was rejected: to the end of the rule."""
EMPHASIS: Final = re.compile(r"(?<=\S)\*+|\*+(?=\S)")
SHOUTED: Final = re.compile(r"\b(?:MUST NOT|MUST|MAY|AND|OR)\b")
SECTION: Final = re.compile(r"(?:§ ?|\b(?:ledger )?[Ss]ection |(?<=as in )(?=\d+\.\d))(\d+(?:\.\d+)*)")
TABLE: Final = re.compile(r"\bthe table(?: above| below| at the top)?(?! of| in)\b")
ABOVE: Final = re.compile(r"\bas above\b")
IN_WORDS: Final = "In words"
"""Heads the column of a table in which a row is told to people."""
TITLE_MARK: Final = re.compile(
    r" \((?:[^)]*\b[A-Z]+-[A-Z]+\b[^)]*|[A-Z0-9-]+|for property tests|action space|[^)]*\boriginal\b[^)]*)\).*$"
)


def shown_title(title: str) -> str:
    """``Invariants (KC-INV) – true at every decision point`` becomes ``Invariants``."""
    return TITLE_MARK.sub("", title)


def shown_text(text: str, titles: dict[str, str] | None = None) -> str:
    """A rule's text without marks; ``titles`` names the sections it may refer to by number."""
    parts = REASONS.sub("", text).split("`")
    for place in range(0, len(parts), 2):  # what stands between backquotes is left as it is
        parts[place] = without_marks(parts[place], {} if titles is None else titles)
    tidy = " ".join("".join(parts).split())
    if not tidy.endswith((".", "!", "?", ")", '"', "”")):
        tidy = tidy.rstrip(":;,") + "."
    return tidy if text.startswith("`") else capital(tidy)


def without_marks(text: str, titles: dict[str, str]) -> str:
    text = RULINGS.sub("", MARK.sub("", text))
    text = EMPHASIS.sub("", text)
    text = lowered(text)
    text = TABLE.sub("the ledger's table", ABOVE.sub("as in the ledger", text))
    return named_sections(text, titles)


def lowered(text: str) -> str:
    """Words of a specification as words of a sentence."""
    done = ""
    at = 0
    for found in SHOUTED.finditer(text):
        done += text[at : found.start()] + found.group(0).lower()
        at = found.end()
    return done + text[at:]


def named_sections(text: str, titles: dict[str, str]) -> str:
    """``section 16`` by its title."""
    done = ""
    at = 0
    for found in SECTION.finditer(text):
        title = titles.get(found.group(1))
        name = "the rule ledger" if title is None else f"the section “{title}”"
        done += text[at : found.start()] + name
        at = found.end()
    return done + text[at:]


def cells_of(line: str) -> list[str]:
    """The cells of a row of a Markdown table."""
    return [cell.strip() for cell in line.strip().strip("|").split(" | ")]


def row_as_text(head: list[str], cells: list[str]) -> str:
    """A rule that is a row of a table, as sentences: ``Audience: all. When: end of setup.``

    A table may have a column of sentences for people; then these are all they read.
    """
    if len(head) != len(cells):
        return "; ".join(cells)
    if IN_WORDS in head:
        return cells[head.index(IN_WORDS)]
    return " ".join(f"{name}: {cell.rstrip('.')}." for name, cell in zip(head, cells) if cell)
