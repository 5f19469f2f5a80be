"""A game's rules as a book: chapters in reading order, sentences that cite the ledger, figures from positions.

A book is data: ``games/<game>/book/`` has a ``book.toml``, a Markdown file for each chapter and the positions of
its figures. The ledger decides; the book explains it, and has a place for every rule (docs/page.md, Rules).
"""

from collections.abc import Sequence
from typing import Final, final

from lampblack.kernel.rulebook import RuleBook
from lampblack.kernel.seat import EVERYTHING, Seat

HEADING: Final = "heading"
PARAGRAPH: Final = "paragraph"
ITEM: Final = "item"
FIGURE: Final = "figure"


@final
class Passage:
    """A few words, and the rules they tell: ``[KC-TURN-03]`` at their end."""

    def __init__(self, text: str, rules: list[str]) -> None:
        self.text = text
        self.rules = rules


@final
class Block:
    """A heading, a paragraph, an item of a list; or the figure of that name, with its caption."""

    def __init__(self, kind: str, passages: list[Passage], figure: str = "") -> None:
        self.kind = kind
        self.passages = passages
        self.figure = figure


@final
class Figure:
    """A made-up position in the game's own notation, and through whose eyes it is looked at."""

    def __init__(self, name: str, position: str, viewer: Seat = EVERYTHING, show: Sequence[str] = ()) -> None:
        self.name = name
        self.position = position
        self.viewer = viewer
        self.show = list(show)
        """What of the board is drawn, in the words of the game's drawing; all of it when empty."""


@final
class Chapter:
    """``name`` is its address; ``covers`` are the sections of the ledger whose exact rules stand at its end."""

    def __init__(self, name: str, title: str, covers: list[str], blocks: list[Block]) -> None:
        self.name = name
        self.title = title
        self.covers = covers
        self.blocks = blocks

    def cited(self) -> list[str]:
        return [id for block in self.blocks for passage in block.passages for id in passage.rules]


@final
class Book:
    """``examples`` are what one might look for, ``people`` the names of who is seen in the figures."""

    def __init__(
        self, chapters: list[Chapter], figures: list[Figure], examples: list[str], people: list[str]
    ) -> None:
        self.chapters = chapters
        self.figures = {figure.name: figure for figure in figures}
        self.examples = examples
        self.people = people

    def covering(self, section: str) -> Chapter | None:
        """The chapter that has the exact rules of this section of the ledger."""
        for chapter in self.chapters:
            if section in chapter.covers:
                return chapter
        return None

    def rules_in(self, chapter: Chapter, ledger: RuleBook) -> list[str]:
        """The exact rules at the end of a chapter."""
        return [rule.id for rule in ledger.rules.values() if self.covering(rule.section) is chapter]
