"""What holds for every game's book (``kernel.book``)."""

import re
from typing import Final

from lampblack.kernel.book import FIGURE, HEADING, Book
from lampblack.kernel.game import Game, Voice

CODE: Final = re.compile(
    r"\[|\]|`|\bMUST\b|\bMAY\b|\b[A-Z]{2,}\d*-[A-Z0-9]|\b[A-Z]-\d\d|§|\bP\d\b|\b[A-Z]+_[A-Z]+\b|\bledger\b"
)
"""What belongs to the ledger, not to people: IDs, marks of origin, names of the machine's own."""


def check_book(game: Game) -> None:
    """Every rule has its place, only rules of the ledger are cited, sentences are people's, figures are positions."""
    book = game.book()
    assert book is not None, f"{game.title} has no book"
    check_places(game, book)
    check_sentences(book)
    check_figures(game, book)


def check_places(game: Game, book: Book) -> None:
    ledger = game.rules()
    covered = [section for chapter in book.chapters for section in chapter.covers]
    sections = {ledger[id].section for id in ledger.ids()}
    assert sorted(covered) == sorted(set(covered)), "a section stands at the end of one chapter"
    assert sections - set(covered) == set()
    assert set(covered) - sections == set()
    placed = [id for chapter in book.chapters for id in book.rules_in(chapter, ledger)]
    assert sorted(placed) == sorted(ledger.ids())
    unknown = [(chapter.name, id) for chapter in book.chapters for id in chapter.cited() if id not in ledger]
    assert not unknown


def check_sentences(book: Book) -> None:
    assert book.examples
    for chapter in book.chapters:
        assert chapter.cited(), f"{chapter.name} tells no rule"
        for block in chapter.blocks:
            for passage in block.passages:
                where = f"{chapter.name}: {passage.text}"
                assert not CODE.search(passage.text), where
                assert passage.text
                if block.kind != HEADING:
                    assert passage.text[-1] in ".:;,!?", where
                    assert passage.text.count("**") % 2 == 0, where


def check_figures(game: Game, book: Book) -> None:
    shown = [block.figure for chapter in book.chapters for block in chapter.blocks if block.kind == FIGURE]
    assert sorted(shown) == sorted(book.figures), "each figure is shown once"
    for figure in book.figures.values():
        state = game.from_text(figure.position)
        view = state.observe(figure.viewer)
        assert game.draw(view).strip()
        assert game.describe(view, Voice(figure.viewer, book.people))
