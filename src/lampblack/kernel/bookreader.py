"""Reading a book from its folder: ``book.toml``, ``<chapter>.md`` and ``figures/<figure>.txt``.

    [[chapters]]                          # bars.md
    file = "bars"                         # Bars and the Hacksaw      (after a "#")
    covers = ["Hacksaw"]                  A Hacksaw goes on visible bars. [KC-CARD-SAW-01]
    [figures.bars]                        ![Bars keep everybody out until they are sawn.](bars)
    viewer = "P0"

Chapters know paragraphs, lists (``-``), headings (``##``), figures and **strong** words; nothing else.
"""

import re
import tomllib
from collections.abc import Iterable
from typing import Any, Final

from lampblack.kernel.answers import Malformed
from lampblack.kernel.book import FIGURE, HEADING, ITEM, PARAGRAPH, Block, Book, Chapter, Figure, Passage
from lampblack.kernel.packs import Directory
from lampblack.kernel.seat import EVERYTHING, SEAT_NAMES, SPECTATOR, Seat

ID: Final = r"[A-Z0-9]+(?:-[A-Z0-9]+)*-[0-9]+"
CITED: Final = re.compile(rf"\s*\[({ID}(?:, {ID})*)\]")
PICTURE: Final = re.compile(r"!\[(.+)\]\(([\w-]+)\)$")
FIELDS: Final = {"examples", "people", "chapters", "figures"}


def book_from(folder: Directory) -> Book:
    """``Malformed`` names the file that is wrong."""
    try:
        data = tomllib.loads(text_of(folder, "book.toml"))
    except tomllib.TOMLDecodeError as error:
        raise Malformed("book.toml", str(error)) from None
    require_known(data, FIELDS, "book.toml")
    chapters = [chapter_from(folder, entry) for entry in data.get("chapters", [])]
    figures = [figure_from(folder, name, entry) for name, entry in data.get("figures", {}).items()]
    known = {figure.name for figure in figures}
    for chapter in chapters:
        for block in chapter.blocks:
            if block.kind == FIGURE and block.figure not in known:
                raise Malformed(f"{chapter.name}.md", f"there is no figure {block.figure!r}")
    return Book(chapters, figures, list(data.get("examples", [])), list(data.get("people", [])))


def text_of(folder: Directory, name: str) -> str:
    file = folder
    for part in name.split("/"):
        file = file / part
    try:
        return file.read_text(encoding="utf-8")
    except OSError:
        raise Malformed(name, "cannot be read") from None


def require_known(data: Iterable[str], fields: set[str], where: str) -> None:
    for name in data:
        if name not in fields:
            raise Malformed(where, f"{name!r} is none of {', '.join(sorted(fields))}")


def chapter_from(folder: Directory, entry: dict[str, Any]) -> Chapter:
    require_known(entry, {"file", "covers"}, "book.toml, chapters")
    name = str(entry["file"])
    title, blocks = blocks_from(text_of(folder, f"{name}.md"), f"{name}.md")
    return Chapter(name, title, list(entry.get("covers", [])), blocks)


def figure_from(folder: Directory, name: str, entry: dict[str, Any]) -> Figure:
    require_known(entry, {"viewer", "show"}, f"book.toml, figures.{name}")
    viewer = viewer_from(str(entry.get("viewer", "everything")), name)
    return Figure(name, text_of(folder, f"figures/{name}.txt"), viewer, list(entry.get("show", [])))


def viewer_from(text: str, figure: str) -> Seat:
    if text == "everything":
        return EVERYTHING
    if text == "spectator":
        return SPECTATOR
    if text in SEAT_NAMES:
        return SEAT_NAMES.index(text)
    raise Malformed(f"book.toml, figures.{figure}", f"{text!r} is no viewer")


def blocks_from(text: str, where: str) -> tuple[str, list[Block]]:
    """A chapter's title and what follows it."""
    blocks: list[Block] = []
    title = ""
    for part in re.split(r"\n\s*\n", text.strip()):
        if part.startswith("# "):
            title = part[2:].strip()
        elif part.startswith("- "):
            blocks += [Block(ITEM, passages_from(item)) for item in re.split(r"(?:^|\n)- ", part)[1:]]
        else:
            blocks.append(block_from(" ".join(part.split()), where))
    if not title or not blocks:
        raise Malformed(where, "a chapter has a title (# …) and says something")
    return title, blocks


def block_from(text: str, where: str) -> Block:
    if text.startswith("## "):
        return Block(HEADING, [Passage(text[3:], [])])
    if not text.startswith("!["):
        return Block(PARAGRAPH, passages_from(text))
    picture = PICTURE.match(text)
    if picture is None:
        raise Malformed(where, f"a figure is written ![caption](name): {text!r}")
    return Block(FIGURE, passages_from(picture.group(1)), picture.group(2))


def passages_from(text: str) -> list[Passage]:
    """Text cut behind each citation; what follows the last cites nothing."""
    text = " ".join(text.split())
    passages: list[Passage] = []
    at = 0
    for found in CITED.finditer(text):
        passages.append(Passage(text[at : found.start()].strip(), found.group(1).split(", ")))
        at = found.end()
    rest = text[at:].strip()
    if rest:
        passages.append(Passage(rest, []))
    return passages
