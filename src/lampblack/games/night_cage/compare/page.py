"""Where the editions differ, as a page of the documentation."""

from textwrap import fill

from lampblack.games.night_cage.model.editions import JUNE_2019, PUBLISHED
from lampblack.games.night_cage.text.ledger import dropped, expand, ledger_text, read_ledger, replaced
from lampblack.kernel.ruletext import shown_text

HEAD = """\
# The editions of The Night Cage

Generated from the two ledgers (`lampblack.games.night_cage.compare.page.page()`); a test keeps it
current. The rules not named here are the same in both. `lampblack diff night-cage night-cage-2019`
plays both from one seed and tells where they part.
"""


def glance() -> list[str]:
    """Section 1 of the 2019 ledger."""
    section = ledger_text(JUNE_2019).partition("## 1. Differences at a glance")[2].partition("\n## ")[0]
    return ["## At a glance", "", *section.strip().splitlines(), ""]


def entry(text: str) -> str:
    """One point of a list, wrapped; a rule's ID is never parted."""
    return fill(f"- {text}", 100, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False)


def page() -> str:
    published = {rule.id: shown_text(rule.text) for rule in read_ledger(PUBLISHED)}
    june = {rule.id: shown_text(rule.text) for rule in read_ledger(JUNE_2019)}
    lines = [HEAD, *glance(), "## Replaced", ""]
    used: set[str] = set()
    for ids, by in replaced():
        lines.append(f"### {by}")
        lines.append("")
        lines += [entry(f"published, **{id}**: {published[id]}") for id in ids]
        for id in expand(by):
            used.add(id)
            lines.append(entry(f"2019, **{id}**: {june[id]}"))
        lines.append("")
    lines += ["## Only in the published edition", ""]
    lines += [entry(f"**{id}**: {published[id]}") for id in dropped()]
    lines += ["", "## Only in the edition of 2019", ""]
    lines += [entry(f"**{id}**: {text}") for id, text in june.items() if id not in used]
    return "\n".join(lines) + "\n"
