"""A game's rules as a book, and its figures one by one: most readers open few of them."""

from functools import cache
from typing import Any, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from lampblack.games import find_game
from lampblack.kernel.answers import Malformed
from lampblack.kernel.book import Block, Book
from lampblack.kernel.game import Game, Voice
from lampblack.server.answers import answer
from lampblack.server.house import rules_of
from lampblack.table.denied import Denied


class PassageInfo(msgspec.Struct, frozen=True):
    text: str
    """A sentence or a few; words between ``**`` are strong."""
    rules: list[str]
    """The rules it tells."""


class BlockInfo(msgspec.Struct, frozen=True):
    kind: Literal["heading", "paragraph", "item", "figure"]
    passages: list[PassageInfo]
    """Of a figure: its caption."""
    figure: str
    """The figure's name; empty for words."""


class ChapterInfo(msgspec.Struct, frozen=True):
    name: str
    """Its place in addresses."""
    title: str
    blocks: list[BlockInfo]
    rules: list[str]
    """The exact rules that stand at its end; each rule of the ledger stands in one chapter."""


class BookInfo(msgspec.Struct, frozen=True):
    title: str
    """The game's."""
    examples: list[str]
    """What one might look for."""
    chapters: list[ChapterInfo]
    """Empty when the game has only its ledger."""


class FigureInfo(msgspec.Struct, frozen=True):
    """A made-up position, as one viewer sees it."""

    viewer: int
    """A seat, -1 a spectator, -2 everything."""
    names: list[str]
    show: list[str]
    """What of the board is drawn, in the words of the game's drawing; all of it when empty."""
    view: Any
    """The game's view."""
    drawing: str
    """The same as text."""
    description: list[str]
    """The same in sentences."""


async def book(request: Request) -> Response:
    return answer(book_info(known_game(request).slug))


async def figure(request: Request) -> Response:
    return answer(figure_info(known_game(request).slug, request.path_params["figure"]))


def known_game(request: Request) -> Game:
    try:
        return find_game(request.path_params["slug"])
    except Malformed as error:
        raise Denied("not-found", str(error)) from None


@cache
def book_of(slug: str) -> Book | None:
    return find_game(slug).book()


@cache
def book_info(slug: str) -> BookInfo:
    found = book_of(slug)
    title = find_game(slug).title
    if found is None:
        return BookInfo(title, [], [])
    ledger = rules_of(slug)
    chapters = [
        ChapterInfo(
            chapter.name,
            chapter.title,
            list(map(block_info, chapter.blocks)),
            found.rules_in(chapter, ledger),
        )
        for chapter in found.chapters
    ]
    return BookInfo(title, found.examples, chapters)


def block_info(block: Block) -> BlockInfo:
    kind: Any = block.kind
    passages = [PassageInfo(passage.text, passage.rules) for passage in block.passages]
    return BlockInfo(kind, passages, block.figure)


def figure_info(slug: str, name: str) -> FigureInfo:
    found = book_of(slug)
    if found is None or name not in found.figures:
        raise Denied("not-found", "there is no such figure")
    return drawn(slug, name)


@cache
def drawn(slug: str, name: str) -> FigureInfo:
    game, found = find_game(slug), book_of(slug)
    assert found is not None
    shown = found.figures[name]
    view = game.from_text(shown.position).observe(shown.viewer)
    names = found.people
    description = game.describe(view, Voice(shown.viewer, names))
    return FigureInfo(shown.viewer, names, shown.show, view, game.draw(view), description)
