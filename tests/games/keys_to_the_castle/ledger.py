"""What the tests read from the ledger itself: its drawings and its example castles."""

import re
from importlib import resources

TEXT = (resources.files("lampblack.games.keys_to_the_castle") / "RULES.md").read_text()
KINDS = {"o": "OPEN", "x": "BARRED", "k": "EXTRA_KEY", "t": "EXTRA_TURN"}


def drawings_of(example: str) -> list[list[str]]:
    """The board drawings of one worked example, each as its rows without the column heads."""
    section = TEXT.partition(f"\n### {example} ")[2].partition("\n### ")[0]
    assert section, f"the ledger has no {example}"
    return [rows_of(block) for block in re.findall(r"```text\n(.*?)```", section, re.DOTALL)]


def rows_of(drawing: str) -> list[str]:
    rows = [" ".join(line.split()) for line in drawing.splitlines()]
    return [row for row in rows if row[:1].isdigit()]


def layout_of(castle: str) -> dict[str, tuple[str, str]]:
    """An example castle of section 6: cell to colour and true kind."""
    block = TEXT.partition(f"\n**{castle}** ")[2].partition("```text\n")[2].partition("```")[0]
    found: dict[str, tuple[str, str]] = {}
    for row in rows_of(block):
        number, *tiles = row.split()
        for column, tile in zip("ABCDEF", tiles):
            found[f"{column}{number}"] = (tile[0], KINDS[tile[1]])
    return found


ALDER = layout_of("Alder")
BIRCH = layout_of("Birch")
