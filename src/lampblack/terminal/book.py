"""The book of a game's rules in words, its figures as text drawings."""

from textwrap import fill

from lampblack.kernel.answers import Malformed
from lampblack.kernel.book import FIGURE, HEADING, ITEM, Block, Book, Chapter
from lampblack.kernel.game import Game

WIDTH = 96


def book_lines(game: Game, wanted: str) -> list[str]:
    """All chapters, or the one of this number or name."""
    book = game.book()
    if book is None:
        raise Malformed("--book", f"{game.title} has no book; lampblack rules {game.slug} tells its rules")
    lines: list[str] = []
    for chapter in chapters_for(book, wanted):
        lines += ["", f"{book.chapters.index(chapter) + 1}. {chapter.title}", ""]
        for block in chapter.blocks:
            lines += block_lines(game, book, block)
    return lines[1:]


def chapters_for(book: Book, wanted: str) -> list[Chapter]:
    if not wanted:
        return book.chapters
    named = wanted.lower()
    for number, chapter in enumerate(book.chapters, start=1):
        if named in (str(number), chapter.name, chapter.title.lower()):
            return [chapter]
    names = ", ".join(f"{n} {chapter.name}" for n, chapter in enumerate(book.chapters, start=1))
    raise Malformed("chapter", f"{wanted!r} is none of {names}")


def block_lines(game: Game, book: Book, block: Block) -> list[str]:
    told = " ".join(
        f"{passage.text} [{', '.join(passage.rules)}]" if passage.rules else passage.text
        for passage in block.passages
    ).replace("**", "")
    if block.kind == HEADING:
        return [f"-- {told} --", ""]
    if block.kind == ITEM:
        return [fill(told, WIDTH, initial_indent="- ", subsequent_indent="  ", break_on_hyphens=False), ""]
    lines = [fill(told, WIDTH, break_on_hyphens=False), ""]
    if block.kind != FIGURE:
        return lines
    figure = book.figures[block.figure]
    return [game.draw(game.from_text(figure.position).observe(figure.viewer)), "", *lines]
